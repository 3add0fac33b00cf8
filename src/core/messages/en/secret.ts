import type { Facts } from '../../rules/index.ts';
import type { secretRules } from '../../rules/text/index.ts';
import type { Words } from '../wording.ts';

export const secretWords: Words<Pick<Facts, (typeof secretRules)[number]['code']>> = {
  'text/secret-key': {
    message: (data) => `${data.key} names a secret, and none belongs in this document.`,
    hint: () => 'Remove it, and keep the secret in the settings of the tool that runs the agent.',
  },
  'text/live-secret': {
    message: (data) =>
      `This value holds what looks like ${/^[AEIOU]/.test(data.kind) ? 'an' : 'a'} ${data.kind} (${data.start}…).`,
    hint: () => 'Remove it, and replace it where it was issued if the document has left your machine.',
  },
  'text/link-credentials': {
    message: ({ kind, parameter }) =>
      kind === 'password'
        ? 'This link has a user name and a password in it.'
        : `This link has a credential in it, as the parameter ${parameter}.`,
    hint: () => 'Write the link without it, and replace the credential if the document has left your machine.',
  },
};
