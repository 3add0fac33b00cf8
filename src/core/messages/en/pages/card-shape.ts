import type { memberRules } from '../../../rules/card/members/index.ts';
import type { shapeRules } from '../../../rules/card/shape/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardShapePages: PageWords<FactsOfRules<typeof shapeRules> & FactsOfRules<typeof memberRules>> = {
  'card/dropped-security': {
    title: 'Security that clients do not see',
    why: 'A2A 1.0 renamed security to securityRequirements and gave it another shape; authentication went after 0.1. Readers drop members that they do not know without a word, so the demand for credentials is lost. Even the sample card of A2A 1.0.1 has this fault.',
  },
  'card/requirement-shape': {
    title: 'Requirement that reads as no credentials',
    why: 'This is the form of 0.3 under the name of 1.0. Tolerant parsers drop the unknown names and keep an empty requirement, so the agent looks open to everybody; strict parsers refuse the card.',
  },
  'card/unwrapped-scopes': {
    title: 'Scopes without their wrapper',
    why: 'Protobuf has no map of lists, so A2A 1.0 puts each list into an object with the one member list. The Go SDK models it otherwise, against the specification.',
  },
  'card/flat-scheme': {
    title: 'Security scheme in the form of 0.3',
    why: 'Up to 0.3 a scheme was flat and had a type. In 1.0 it is one of five members. Tolerant parsers drop what they do not know, and a client then has a scheme of which it knows nothing; strict ones refuse the card.',
  },
  'card/later-form': {
    title: 'Security in the form of 1.0 in an older card',
    why: 'Servers that print protobuf messages wrote cards of 0.3 so. Only clients that read protobuf understand them; those that read JSON refuse the card.',
  },
  'card/unsafe-integer': {
    title: 'Number that loses digits',
    why: 'Parsers keep numbers in params as doubles, which hold every integer up to 2^53 exactly, and beyond that only some. The digits of the others change silently.',
  },
  'card/number-overflow': {
    title: 'Number too large',
    why: 'JavaScript reads it as infinity, other parsers refuse the document, and the version of a Goloco card cannot be computed.',
  },
  'card/snake-case': {
    title: 'Member in snake_case',
    why: 'The specification says that JSON names are in camelCase. Protobuf parsers accept both spellings, everybody else only the right one, so two clients see two different cards.',
  },
  'card/old-name': {
    title: 'Old name of a member',
    why: 'A client of 1.0 looks for the new name, finds nothing, and drops the old one without a word.',
  },
  'card/unknown-member': {
    title: 'Member that A2A does not have',
    why: 'What stands in an unknown member reaches nobody: tolerant readers drop it without a word. Java, Go and protobuf-es parsers in their default setting refuse the whole card.',
  },
  'card/misplaced-extensions': {
    title: 'Extensions in the wrong place',
    why: 'An extension that a client does not see cannot be negotiated, and what it says, a price for instance, is lost.',
  },
};
