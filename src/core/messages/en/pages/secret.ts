import type { Facts } from '../../../rules/index.ts';
import type { secretRules } from '../../../rules/text/index.ts';
import type { PageWords } from '../../wording.ts';

export const secretPages: PageWords<Pick<Facts, (typeof secretRules)[number]['code']>> = {
  'text/secret-key': {
    title: 'Key for a secret',
    why: 'Agent files and cards are copied, published and read by models. A password or key that is written into one is no secret any more.',
  },
  'text/live-secret': {
    title: 'Secret in the text',
    why: 'Whoever gets the document can use what is written in it. A credential that was shared once has to be replaced, even when it is removed again.',
  },
  'text/link-credentials': {
    title: 'Password or token in a link',
    why: 'A link is copied, logged and shown with all that stands in it. Whoever reads this text can use the credential.',
  },
};
