import type { Family, SchemaFindings } from '../../schema/explain/facts.ts';
import { familiesOf, type GroupFacts, type SchemaGroup } from '../../schema/explain/families.ts';
import type { Wording, Words } from '../wording.ts';
import { and, number, or } from './prose.ts';
import { objectName, valueName } from './schema-names.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'teks',
  number: 'angka',
  integer: 'bilangan bulat',
  boolean: 'true atau false',
  array: 'daftar',
  object: 'objek',
  null: 'null',
};
const typeName = (type: string) => typeNames[type] ?? type;
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const units = { characters: 'karakter', entries: 'entri' } as const;
const quote = (value: unknown) => (typeof value === 'string' ? `"${shorten(value)}"` : shorten(JSON.stringify(value)));

type Families = { readonly [Name in Family]: Wording<SchemaFindings[Name]> };

/** The hints are of our own: what the schemas say of their members is in English. */
const families: Families = {
  'missing-member': {
    message: ({ member, within }) => `"${member}" tidak ada, padahal wajib dalam setiap ${objectName(within)}.`,
    hint: ({ member }) => `Tambahkan "${member}" dengan nilainya.`,
    fix: ({ member }) => `Sisipkan "${member}" untuk diisi`,
  },
  'unexpected-member': {
    message: ({ member, within }) => `"${member}" tidak boleh ada dalam ${objectName(within)}.`,
    hint: ({ allowed }) => (allowed.length > 0 ? `Isinya boleh ${or(allowed.map(quote))}.` : 'Hapus properti ini.'),
  },
  'exactly-one': {
    message: ({ within, allowed, present }) =>
      present.length > 1
        ? `${and(present)} ada bersama di sini, padahal hanya boleh satu. Parser menolak kartunya, atau mengambil satu dan membuang sisanya.`
        : `Di sini harus ada ${or(allowed.map(quote))}, tetapi tidak satu pun ada, jadi klien membaca ${objectName(within)} ini sebagai kosong.`,
    hint: ({ present }) =>
      present.length > 1
        ? 'Sisakan satu di sini, dan beri yang lain entri tersendiri.'
        : 'Tulis rinciannya di dalam jenis yang cocok.',
  },
  'wrong-type': {
    message: ({ name, expected, actual, entry }) =>
      actual === 'null' && !entry
        ? `${valueName(name)} bernilai null, yang oleh pembaca dianggap tidak ada; nilainya harus berupa ${or(expected.map(typeName))}.`
        : `${valueName(name)} harus berupa ${or(expected.map(typeName))}, tetapi isinya ${typeName(actual)}.`,
    fix: ({ expected }) => `Tulis sebagai ${or(expected.map(typeName))}`,
    hint: ({ expected }) => `Ganti nilainya dengan ${or(expected.map(typeName))}.`,
  },
  'wrong-form': {
    message: ({ name, value }) => `${valueName(name)} punya bentuk yang salah: ${quote(value)}.`,
    hint: () => 'Tulis dalam bentuk yang diminta skema untuk properti ini.',
  },
  'unknown-value': {
    message: ({ name, value, allowed }) =>
      `${valueName(name)} harus ${or(allowed.map(quote))}, tetapi isinya ${quote(value)}.`,
    fix: ({ near }) => `Tulis ${quote(near ?? '')}`,
    hint: ({ near }) => (near ? `Maksud Anda ${quote(near)}?` : 'Gunakan salah satu nilai itu, huruf demi huruf.'),
  },
  'empty-value': {
    message: ({ name, actual }) =>
      `${valueName(name)} kosong. ${actual === 'array' ? 'Harus ada sedikitnya satu entri.' : 'Harus ada isinya.'}`,
    hint: ({ actual }) => (actual === 'array' ? 'Tambahkan sedikitnya satu entri.' : 'Tulis isinya.'),
  },
  'too-long': {
    message: ({ name, limit, actual, unit }) =>
      `${valueName(name)} punya ${number(actual)} ${units[unit]}; yang diizinkan paling banyak ${number(limit)}.`,
    hint: ({ unit }) => (unit === 'characters' ? 'Persingkat.' : 'Kurangi isinya.'),
  },
  'too-short': {
    message: ({ name, limit, actual, unit }) =>
      `${valueName(name)} punya ${number(actual)} ${units[unit]}; yang diperlukan sedikitnya ${number(limit)}.`,
  },
  'out-of-range': {
    message: ({ name, actual, minimum, maximum, multipleOf }) => {
      const bounds = [
        minimum !== undefined && `sedikitnya ${number(minimum)}`,
        maximum !== undefined && `paling banyak ${number(maximum)}`,
        multipleOf !== undefined && `kelipatan ${number(multipleOf)}`,
      ].filter((bound) => bound !== false);
      return `${valueName(name)} bernilai ${number(actual)}; nilainya harus ${and(bounds)}.`;
    },
    hint: () => 'Tulis angka di dalam batas itu.',
  },
};

/** The wordings of one group, for what its schema can find. */
export function schemaWords<Group extends SchemaGroup>(group: Group): Words<GroupFacts<Group>> {
  const words = familiesOf[group].map((name) => [`${group}/${name}`, families[name]]);
  return Object.fromEntries(words);
}
