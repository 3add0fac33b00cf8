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

const unread = 'Sebagian alat lalu melewati berkasnya tanpa pemberitahuan, yang lain memuatnya tanpa isi kunci ini.';

/** Every wording in Indonesian. Does not compile with a code missing. */
export const id: Words<Facts> = {
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
  ...schemaWords('skill', 'dalam skill', {
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
  ...schemaWords('agent', 'dalam berkas agen', {
    'missing-member':
      'Alat mendaftar agen dengan namanya dan memilihnya lewat deskripsinya. Berkas tanpa keduanya tidak dimuat.',
    'wrong-type': unread,
    'empty-value': unread,
    'wrong-form': 'Nama itu menjadi nama berkas dan perintah di alat lain, jadi harus bisa diterima semua alat.',
  }),
};
