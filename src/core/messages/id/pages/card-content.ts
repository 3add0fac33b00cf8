import type { modeRules } from '../../../rules/card/modes/index.ts';
import type { skillRules } from '../../../rules/card/skills/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

/** What an agent takes, gives and can do: modes and skills. */
export const cardContentPages: PageWords<FactsOfRules<typeof modeRules> & FactsOfRules<typeof skillRules>> = {
  'card/media-type': {
    title: 'Mode bukan tipe media',
    why: 'Klien membandingkan mode dengan tipe media yang dimilikinya, dan tidak menemukan yang cocok untuk nama lain. Gemini Enterprise bahkan menolak kartu dengan mode text.',
  },
  'card/duplicate-mode': {
    title: 'Mode yang ditulis dua kali',
    why: 'Tidak ada yang rusak. Sering kali ini salinan yang seharusnya berisi tipe lain.',
  },
  'card/duplicate-skill-id': {
    title: 'Dua skill dengan id yang sama',
    why: 'A2A menyebut id unik, dan penawaran, direktori, serta log menyebut skill dengan id-nya. Dari dua skill dengan id yang sama tidak diketahui mana yang dimaksud.',
  },
  'card/oasf-unknown': {
    title: 'Tag yang tidak ada dalam OASF',
    why: 'Direktori agen mencari tag Open Agentic Schema Framework (OASF) dalam daftarnya. Tag ini tidak ditemukan, jadi skill tidak tampil di tempat yang semestinya.',
  },
  'card/repeated-description': {
    title: 'Deskripsi yang hanya mengulang nama',
    why: 'Orang dan model memilih lewat deskripsi. Deskripsi yang tidak menambah apa pun pada nama tidak memberi alasan untuk memilih.',
  },
  'card/skill-examples': {
    title: 'Skill tanpa contoh',
    why: 'Klien menampilkan contoh kepada orang, dan model memilih skill darinya. Contoh tidak wajib.',
  },
};
