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
  ...schemaWords('skill'),
  ...schemaWords('agent'),
};
