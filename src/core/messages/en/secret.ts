import type { Facts } from '../../rules/index.ts';
import type { secretRules } from '../../rules/text/index.ts';
import type { Words } from '../wording.ts';

export const secretWords: Words<Pick<Facts, (typeof secretRules)[number]['code']>> = {
  'text/secret-key': {
    title: 'Key for a secret',
    why: 'Agent files and cards are copied, published and read by models. A password or key that is written into one is no secret any more.',
    message: (data) => `${data.key} names a secret, and none belongs in this document.`,
    hint: () => 'Remove it, and keep the secret in the settings of the tool that runs the agent.',
  },
  'text/live-secret': {
    title: 'Secret in the text',
    why: 'Whoever gets the document can use what is written in it. A credential that was shared once has to be replaced, even when it is removed again.',
    message: (data) =>
      `This value holds what looks like ${/^[AEIOU]/.test(data.kind) ? 'an' : 'a'} ${data.kind} (${data.start}…).`,
    hint: () => 'Remove it, and replace it where it was issued if the document has left your machine.',
  },
  'text/link-credentials': {
    title: 'Password or token in a link',
    why: 'A link is copied, logged and shown with all that stands in it. Whoever reads this text can use the credential.',
    message: ({ kind, parameter }) =>
      kind === 'password'
        ? 'This link has a user name and a password in it.'
        : `This link has a credential in it, as the parameter ${parameter}.`,
    hint: () => 'Write the link without it, and replace the credential if the document has left your machine.',
  },
};
