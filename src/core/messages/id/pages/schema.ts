import type { Family, SchemaFacts } from '../../../schema/explain/facts.ts';
import type { PageWords } from '../../wording.ts';

const titles: Readonly<Record<Family, string>> = {
  'missing-member': 'Properti wajib tidak ada',
  'unexpected-member': 'Properti yang tidak boleh ada',
  'exactly-one': 'Bukan tepat satu jenis',
  'wrong-type': 'Tipe yang salah',
  'wrong-form': 'Bentuk yang salah',
  'unknown-value': 'Nilai yang tidak dikenal',
  'empty-value': 'Nilai kosong',
  'too-long': 'Terlalu panjang',
  'too-short': 'Terlalu pendek',
  'out-of-range': 'Angka di luar batas',
};

/** The pages of one group: the same titles, each with what it means to the readers of that kind of document. */
export function schemaPages<Group extends string, Name extends Family>(
  group: Group,
  subject: string,
  why: Readonly<Record<Name, string>>,
): PageWords<SchemaFacts<Group, Name>> {
  const pages = (Object.keys(why) as Name[]).map((name) => {
    return [`${group}/${name}`, { title: `${titles[name]} ${subject}`, why: why[name] }];
  });
  return Object.fromEntries(pages);
}
