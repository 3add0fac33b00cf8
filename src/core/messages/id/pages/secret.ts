import type { Facts } from '../../../rules/index.ts';
import type { secretRules } from '../../../rules/text/index.ts';
import type { PageWords } from '../../wording.ts';

export const secretPages: PageWords<Pick<Facts, (typeof secretRules)[number]['code']>> = {
  'text/secret-key': {
    title: 'Kunci untuk rahasia',
    why: 'Berkas dan kartu agen disalin, diterbitkan, dan dibaca model. Kata sandi atau kunci yang ditulis di dalamnya bukan rahasia lagi.',
  },
  'text/live-secret': {
    title: 'Rahasia dalam teks',
    why: 'Siapa pun yang mendapat dokumen ini bisa memakai yang tertulis di dalamnya. Kredensial yang pernah dibagikan harus diganti, meskipun sudah dihapus.',
  },
  'text/link-credentials': {
    title: 'Kata sandi atau token dalam tautan',
    why: 'Tautan disalin, dicatat, dan ditampilkan beserta semua isinya. Siapa pun yang membaca teks ini bisa memakai kredensialnya.',
  },
};
