import type { modeRules } from '../../rules/card/modes/index.ts';
import type { skillRules } from '../../rules/card/skills/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { number } from './prose.ts';

/** What an agent takes, gives and can do: modes and skills. */
export const cardContentWords: Words<FactsOfRules<typeof modeRules> & FactsOfRules<typeof skillRules>> = {
  'card/media-type': {
    title: 'Mode bukan tipe media',
    message: ({ written, type, taken }) =>
      taken
        ? `"${written}" bukan tipe media, dan ${type}, yang tampaknya dimaksud, sudah ada dalam daftar.`
        : `"${written}" bukan tipe media. Tipe media ditulis tipe/subtipe, misalnya text/plain.`,
    hint: ({ type, taken }) =>
      taken
        ? 'Hapus.'
        : type
          ? `Tulis "${type}"${type.includes('*') ? ', atau tipe yang tepat.' : '.'}`
          : 'Tulis tipe media dari yang diterima atau diberikan agen.',
    fix: ({ type, taken }) => (taken ? 'Hapus' : `Tulis "${type}"`),
    why: 'Klien membandingkan mode dengan tipe media yang dimilikinya, dan tidak menemukan yang cocok untuk nama lain. Gemini Enterprise bahkan menolak kartu dengan mode text.',
  },
  'card/duplicate-mode': {
    title: 'Mode yang ditulis dua kali',
    message: ({ type }) => `${type} sudah ada dalam daftar ini.`,
    hint: () => 'Hapus.',
    fix: () => 'Hapus yang kedua',
    also: 'Yang pertama.',
    why: 'Tidak ada yang rusak. Sering kali ini salinan yang seharusnya berisi tipe lain.',
  },
  'card/duplicate-skill-id': {
    title: 'Dua skill dengan id yang sama',
    message: ({ id }) => `Skill sebelumnya juga punya id "${id}".`,
    hint: () => 'Beri setiap skill id tersendiri.',
    also: 'Skill pertama dengan id ini.',
    why: 'A2A menyebut id unik, dan penawaran, direktori, serta log menyebut skill dengan id-nya. Dari dua skill dengan id yang sama tidak diketahui mana yang dimaksud.',
  },
  'card/oasf-unknown': {
    title: 'Tag yang tidak ada dalam OASF',
    message: ({ tag, version }) => `"${tag}" bukan skill dalam OASF ${version}.`,
    hint: ({ near }) =>
      near ? `Maksud Anda "${near}"?` : 'Ambil nama dari daftar skill OASF, atau hapus awalan "oasf:".',
    fix: ({ near }) => `Tulis "${near}"`,
    why: 'Direktori agen mencari tag Open Agentic Schema Framework (OASF) dalam daftarnya. Tag ini tidak ditemukan, jadi skill tidak tampil di tempat yang semestinya.',
  },
  'card/repeated-description': {
    title: 'Deskripsi yang hanya mengulang nama',
    message: ({ where }) => `Deskripsi ${where === 'card' ? 'agen' : 'skill'} ini hanya mengulang namanya.`,
    hint: ({ where }) =>
      where === 'card'
        ? 'Jelaskan apa yang dikerjakan agen, untuk siapa, dan apa yang tidak dikerjakannya.'
        : 'Jelaskan apa yang dikerjakan skill, apa yang diperlukannya, dan apa hasilnya.',
    why: 'Orang dan model memilih lewat deskripsi. Deskripsi yang tidak menambah apa pun pada nama tidak memberi alasan untuk memilih.',
  },
  'card/skill-examples': {
    title: 'Skill tanpa contoh',
    message: ({ count }) =>
      count > 1 ? `${number(count)} skill tidak punya contoh.` : 'Skill ini tidak punya contoh.',
    hint: () => 'Tambahkan satu atau dua permintaan seperti yang ditulis orang, dalam "examples".',
    also: 'Skill lain tanpa contoh.',
    why: 'Klien menampilkan contoh kepada orang, dan model memilih skill darinya. Contoh tidak wajib.',
  },
};
