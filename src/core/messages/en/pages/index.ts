import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';
import { agentPages } from './agent.ts';
import { cardPages } from './card.ts';
import { cardContentPages } from './card-content.ts';
import { cardInterfacePages } from './card-interfaces.ts';
import { cardSecurityPages } from './card-security.ts';
import { cardShapePages } from './card-shape.ts';
import { cardSignaturePages } from './card-signatures.ts';
import { cardUrlPages } from './card-urls.ts';
import { cardVersionPages } from './card-version.ts';
import { folderPages } from './folder.ts';
import { frontmatterPages } from './frontmatter.ts';
import { hostedPages } from './hosted.ts';
import { jsonPages } from './json.ts';
import { laborTermsPages } from './labor-terms.ts';
import { listingPages } from './listing.ts';
import { schemaPages } from './schema.ts';
import { secretPages } from './secret.ts';
import { skillPages } from './skill.ts';
import { textPages } from './text.ts';
import { untrustedPages } from './untrusted.ts';
import { yamlPages } from './yaml.ts';

const unread = 'Some tools then skip the file without a word, others load it without what this key says.';

/** What the pages of all rules say in English. Does not compile with a code missing. */
export const enPages: PageWords<Facts> = {
  ...textPages,
  ...secretPages,
  ...untrustedPages,
  ...jsonPages,
  ...yamlPages,
  ...frontmatterPages,
  ...cardPages,
  ...cardVersionPages,
  ...cardShapePages,
  ...cardContentPages,
  ...cardInterfacePages,
  ...cardSecurityPages,
  ...cardSignaturePages,
  ...cardUrlPages,
  ...laborTermsPages,
  ...agentPages,
  ...listingPages,
  ...hostedPages,
  ...skillPages,
  ...folderPages,
  ...schemaPages('skill', 'in a skill', {
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
  ...schemaPages('agent', 'in an agent file', {
    'missing-member':
      'Tools list an agent by its name and choose it by its description. A file without them is not loaded.',
    'wrong-type': unread,
    'empty-value': unread,
    'wrong-form': 'The name becomes a file name and a command in other tools, so it must be one that all of them take.',
  }),
};
