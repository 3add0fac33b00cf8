import type { FolderFacts } from '../../../rules/folder/found.ts';
import type { folderRules } from '../../../rules/folder/index.ts';
import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';

export const folderPages: PageWords<Pick<Facts, (typeof folderRules)[number]['code'] | keyof FolderFacts>> = {
  'folder/no-entry': {
    title: 'Tidak ada agen atau skill dalam folder',
    why: 'Folder dinilai dari goloco.agent.md-nya, atau dari SKILL.md-nya jika isinya satu skill. Alat mencari kedua nama ini dan melewati folder yang tidak punya keduanya.',
  },
  'folder/missing-skill': {
    title: 'Skill yang tidak ada',
    why: 'Agen diminta bekerja dengan skill yang tidak ikut bersamanya. Alat melewatinya dengan satu baris dalam log, dan agen bekerja tanpa skill itu.',
  },
  'folder/no-skill-file': {
    title: 'Skill tanpa SKILL.md',
    why: 'Folder menjadi skill karena SKILL.md-nya. Alat melewati folder tanpa berkas itu.',
  },
  'folder/unnamed-skill': {
    title: 'Skill yang tidak disebut agen',
    why: 'Agen punya skill yang disebut berkasnya. Skill lain dalam folder hanya ikut dan tidak pernah dipakai.',
  },
  'folder/duplicate-name': {
    title: 'Dua skill dengan nama yang sama',
    why: 'Alat mengenali skill dari namanya. Dari dua skill dengan nama yang sama, hanya satu yang disimpan, dan yang lain tidak diberitakan.',
  },
  'folder/nesting': {
    title: 'Terlalu banyak tingkat',
    why: 'Alat mencari SKILL.md dalam setiap folder skill, tidak lebih dalam. Menurut saran spesifikasi, berkas yang lebih dari satu folder di bawahnya kurang bisa diandalkan untuk terbaca.',
  },
  'folder/broken-link': {
    title: 'Tautan ke berkas yang tidak ada',
    why: 'Skill dibawa sebagai foldernya, tidak lebih. Agen yang mengikuti tautan ke berkas di luar, atau yang tidak ada, melanjutkan tanpa bacaan yang seharusnya.',
  },
  'folder/unchecked-links': {
    title: 'Tautan lebih banyak daripada yang diperiksa',
    why: 'Agar masukan yang kecil tidak menjadi pekerjaan besar, tautan dalam satu berkas diperiksa sampai batas tertentu. Tautan sesudahnya bisa mengarah ke mana pun tanpa ada yang memberi tahu.',
  },
  'folder/too-much-frontmatter': {
    title: 'Terlalu banyak frontmatter dalam folder',
    why: 'Frontmatter sebuah folder dibaca sampai batas tertentu untuk semua berkas. Berkas sesudahnya tidak dinilai, jadi baik buruknya tidak diketahui.',
  },
  'folder/too-many-files': {
    title: 'Banyak berkas dalam skill',
    why: 'Goloco menerima skill dengan paling banyak 50 berkas. Di tempat lain, berkas sebanyak itu lambat dimuat dan menyulitkan agen menemukan yang perlu.',
  },
  'folder/too-large': {
    title: 'Skill besar',
    why: 'Goloco menerima skill paling besar 2 MiB beserta semua berkasnya. Skill yang lebih besar lambat dipasang di mana pun.',
  },
};
