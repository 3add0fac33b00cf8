import type { modeRules } from '../../rules/card/modes/index.ts';
import type { skillRules } from '../../rules/card/skills/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { number } from './prose.ts';

/** What an agent takes, gives and can do: modes and skills. */
export const cardContentWords: Words<FactsOfRules<typeof modeRules> & FactsOfRules<typeof skillRules>> = {
  'card/media-type': {
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
  },
  'card/duplicate-mode': {
    message: ({ type }) => `${type} sudah ada dalam daftar ini.`,
    hint: () => 'Hapus.',
    fix: () => 'Hapus yang kedua',
    also: 'Yang pertama.',
  },
  'card/duplicate-skill-id': {
    message: ({ id }) => `Skill sebelumnya juga punya id "${id}".`,
    hint: () => 'Beri setiap skill id tersendiri.',
    also: 'Skill pertama dengan id ini.',
  },
  'card/oasf-unknown': {
    message: ({ tag, version }) => `"${tag}" bukan skill dalam OASF ${version}.`,
    hint: ({ near }) =>
      near ? `Maksud Anda "${near}"?` : 'Ambil nama dari daftar skill OASF, atau hapus awalan "oasf:".',
    fix: ({ near }) => `Tulis "${near}"`,
  },
  'card/repeated-description': {
    message: ({ where }) => `Deskripsi ${where === 'card' ? 'agen' : 'skill'} ini hanya mengulang namanya.`,
    hint: ({ where }) =>
      where === 'card'
        ? 'Jelaskan apa yang dikerjakan agen, untuk siapa, dan apa yang tidak dikerjakannya.'
        : 'Jelaskan apa yang dikerjakan skill, apa yang diperlukannya, dan apa hasilnya.',
  },
  'card/skill-examples': {
    message: ({ count }) =>
      count > 1 ? `${number(count)} skill tidak punya contoh.` : 'Skill ini tidak punya contoh.',
    hint: () => 'Tambahkan satu atau dua permintaan seperti yang ditulis orang, dalam "examples".',
    also: 'Skill lain tanpa contoh.',
  },
};
