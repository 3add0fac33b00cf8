import type { Family, SchemaFacts } from '../../../schema/explain/facts.ts';
import type { PageWords } from '../../wording.ts';

const titles: Readonly<Record<Family, string>> = {
  'missing-member': 'Missing member',
  'unexpected-member': 'Member that must not be there',
  'exactly-one': 'Not exactly one kind',
  'wrong-type': 'Wrong type',
  'wrong-form': 'Wrong form',
  'unknown-value': 'Unknown value',
  'empty-value': 'Empty value',
  'too-long': 'Too long',
  'too-short': 'Too short',
  'out-of-range': 'Number out of range',
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
