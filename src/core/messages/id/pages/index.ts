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

const unread = 'Sebagian alat lalu melewati berkasnya tanpa pemberitahuan, yang lain memuatnya tanpa isi kunci ini.';

/** What the pages of all rules say in Indonesian. Does not compile with a code missing. */
export const idPages: PageWords<Facts> = {
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
  ...schemaPages('skill', 'dalam skill', {
    'missing-member':
      'Agen mengenal skill dari namanya dan memilihnya lewat deskripsinya. Tanpa keduanya, skill tidak dimuat.',
    'wrong-type': unread,
    'empty-value':
      'Agen mengenal skill dari namanya dan memilihnya lewat deskripsinya. Jika kosong, keduanya tidak memberi tahu apa pun.',
    'wrong-form':
      'Nama itu juga menjadi nama folder, dan di sebagian alat menjadi perintah, jadi harus bisa diterima semua alat.',
    'too-long':
      'Batasnya berasal dari spesifikasi. Codex melewati skill yang melebihinya, dan alat lain memotong teksnya.',
  }),
  ...schemaPages('agent', 'dalam berkas agen', {
    'missing-member':
      'Alat mendaftar agen dengan namanya dan memilihnya lewat deskripsinya. Berkas tanpa keduanya tidak dimuat.',
    'wrong-type': unread,
    'empty-value': unread,
    'wrong-form': 'Nama itu menjadi nama berkas dan perintah di alat lain, jadi harus bisa diterima semua alat.',
  }),
};
