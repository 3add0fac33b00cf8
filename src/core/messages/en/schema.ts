import type { Family, SchemaFindings } from '../../schema/explain/facts.ts';
import { familiesOf, type GroupFacts, type SchemaGroup } from '../../schema/explain/families.ts';
import type { Wording, Words } from '../wording.ts';
import { and, or } from './prose.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};
const typeName = (type: string) => typeNames[type] ?? type;
/** A title in the middle of a sentence; OAuth and API keep their capitals. */
const lower = (title: string) =>
  /^[A-Z][a-z]/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title.replace(/^A2A agent card ([\d.]+)$/, 'agent card of A2A $1');
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const counted = (number: number, unit: 'characters' | 'entries') =>
  number === 1 ? (unit === 'entries' ? '1 entry' : '1 character') : `${number} ${unit}`;
const quote = (value: unknown) => (typeof value === 'string' ? `"${shorten(value)}"` : shorten(JSON.stringify(value)));
/** The schema's own description of a member is the best hint there is. */
const what = ({ what }: { what: string }) => what || undefined;

type Families = { readonly [Name in Family]: Wording<SchemaFindings[Name]> };

const families: Families = {
  'missing-member': {
    message: ({ member, within }) => `"${member}" is missing; every ${lower(within)} must have it.`,
    hint: what,
    fix: ({ member }) => `Insert "${member}", to be filled in`,
  },
  'unexpected-member': {
    message: ({ member, within }) => `"${member}" must not stand in a ${lower(within)}.`,
    hint: ({ allowed }) => (allowed.length > 0 ? `It can hold ${or(allowed.map(quote))}.` : 'Remove it.'),
  },
  'exactly-one': {
    message: ({ within, allowed, present }) =>
      present.length > 1
        ? `${present.join(' and ')} stand here together, and only one may. Parsers refuse the card, or keep one and drop the rest.`
        : `One of ${or(allowed.map(quote))} must stand here, and none does, so a client reads the ${lower(within)} as empty.`,
    hint: ({ present }) =>
      present.length > 1
        ? 'Keep one of them here, and give each other one an entry of its own.'
        : 'Put the details inside the one that fits.',
  },
  'wrong-type': {
    message: ({ name, expected, actual, entry }) =>
      actual === 'null' && !entry
        ? `${name} is null, which readers take as missing; it must be ${or(expected.map(typeName))}.`
        : `${name} must be ${or(expected.map(typeName))}, and is ${typeName(actual)}.`,
    fix: ({ expected }) => `Write it as ${or(expected.map(typeName))}`,
    hint: what,
  },
  'wrong-form': {
    message: ({ name, value }) => `${name} has the wrong form: ${quote(value)}.`,
    hint: what,
  },
  'unknown-value': {
    message: ({ name, value, allowed }) => `${name} must be ${or(allowed.map(quote))}, and is ${quote(value)}.`,
    fix: ({ near }) => `Write ${quote(near ?? '')}`,
    hint: ({ near, what }) => (near ? `Did you mean ${quote(near)}?` : what || undefined),
  },
  'empty-value': {
    message: ({ name, actual }) =>
      `${name} is empty. ${actual === 'array' ? 'It must have at least one entry.' : 'It must say something.'}`,
    hint: what,
  },
  'too-long': {
    message: ({ name, limit, actual, unit }) => `${name} has ${counted(actual, unit)}; at most ${limit} are allowed.`,
    hint: ({ unit }) => (unit === 'characters' ? 'Shorten it.' : 'Leave some out.'),
  },
  'too-short': {
    message: ({ name, limit, actual, unit }) => `${name} has ${counted(actual, unit)}; at least ${limit} are needed.`,
  },
  'out-of-range': {
    message: ({ name, actual, minimum, maximum, multipleOf }) => {
      const bounds = [
        minimum !== undefined && `at least ${minimum}`,
        maximum !== undefined && `at most ${maximum}`,
        multipleOf !== undefined && `a multiple of ${multipleOf}`,
      ].filter((bound) => bound !== false);
      return `${name} is ${actual}; it must be ${and(bounds)}.`;
    },
    hint: what,
  },
};

/** The wordings of one group, for what its schema can find. */
export function schemaWords<Group extends SchemaGroup>(group: Group): Words<GroupFacts<Group>> {
  const words = familiesOf[group].map((name) => [`${group}/${name}`, families[name]]);
  return Object.fromEntries(words);
}
