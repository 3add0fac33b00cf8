import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { agentWords } from './agent.ts';
import { cardWords } from './card.ts';
import { cardContentWords } from './card-content.ts';
import { cardInterfaceWords } from './card-interfaces.ts';
import { cardSecurityWords } from './card-security.ts';
import { cardShapeWords } from './card-shape.ts';
import { cardSignatureWords } from './card-signatures.ts';
import { cardUrlWords } from './card-urls.ts';
import { cardVersionWords } from './card-version.ts';
import { folderWords } from './folder.ts';
import { frontmatterWords } from './frontmatter.ts';
import { hostedWords } from './hosted.ts';
import { jsonWords } from './json.ts';
import { laborTermsWords } from './labor-terms.ts';
import { listingWords } from './listing.ts';
import { schemaWords } from './schema.ts';
import { secretWords } from './secret.ts';
import { skillWords } from './skill.ts';
import { textWords } from './text.ts';
import { untrustedWords } from './untrusted.ts';
import { yamlWords } from './yaml.ts';

const unread = 'Some tools then skip the file without a word, others load it without what this key says.';

/** Every wording in English. Does not compile with a code missing. */
export const en: Words<Facts> = {
  ...textWords,
  ...secretWords,
  ...untrustedWords,
  ...jsonWords,
  ...yamlWords,
  ...frontmatterWords,
  ...cardWords,
  ...cardVersionWords,
  ...cardShapeWords,
  ...cardContentWords,
  ...cardInterfaceWords,
  ...cardSecurityWords,
  ...cardSignatureWords,
  ...cardUrlWords,
  ...laborTermsWords,
  ...agentWords,
  ...listingWords,
  ...hostedWords,
  ...skillWords,
  ...folderWords,
  ...schemaWords('skill', 'in a skill', {
    'missing-member':
      'An agent knows of a skill by its name and chooses it by its description. Without them it is not loaded.',
    'wrong-type': unread,
    'empty-value':
      'An agent knows of a skill by its name and chooses it by its description. Blank ones tell it nothing.',
    'wrong-form':
      'The name is also the name of a folder and a command in some tools, so it must be one that all of them take.',
    'too-long':
      'The limits are those of the specification. Codex skips a skill that goes beyond them, and other tools cut the text.',
  }),
  ...schemaWords('agent', 'in an agent file', {
    'missing-member':
      'Tools list an agent by its name and choose it by its description. A file without them is not loaded.',
    'wrong-type': unread,
    'empty-value': unread,
    'wrong-form': 'The name becomes a file name and a command in other tools, so it must be one that all of them take.',
  }),
};
