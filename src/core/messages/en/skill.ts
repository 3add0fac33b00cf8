import type { Facts } from '../../rules/index.ts';
import type { skillRules } from '../../rules/skill/index.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const types: Readonly<Record<string, string>> = {
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map',
  null: 'nothing',
};

export const skillWords: Words<Pick<Facts, (typeof skillRules)[number]['code']>> = {
  'skill/file-name': {
    message: ({ file }) =>
      `The file is called ${file}, and ${file === 'skill.md' ? 'most tools do' : 'a tool does'} not find it.`,
    hint: () => 'Call it SKILL.md, in capitals but for the ending.',
  },
  'skill/no-value': {
    message: ({ key, required }) =>
      required ? `${key} has no value, and a skill must have one.` : `${key} has no value, so it counts as left out.`,
    hint: ({ required }) =>
      required ? 'Write it behind the colon.' : 'Remove the line, or write a value behind the colon.',
  },
  'skill/name-hyphens': {
    message: ({ name, where }) =>
      where === 'edge'
        ? `The name ${name} begins or ends with a hyphen.`
        : `The name ${name} has two hyphens in a row.`,
    hint: () => 'Put single hyphens between words, and rename the folder with it.',
    fix: () => 'Leave the hyphens out that are too many',
  },
  'skill/unicode-name': {
    message: ({ name, what, found }) =>
      what === 'letters'
        ? `The name ${name} has letters outside a to z: the reference library takes them, the text of the specification and some tools do not.`
        : what === 'capital'
          ? `The name ${name} has the capital letter ${found}; the reference library takes lowercase only.`
          : `The name ${name} has ${found} in it, which is neither a letter nor a digit nor a hyphen.`,
    hint: () => 'Write the name in lowercase letters from a to z, digits and single hyphens.',
  },
  'skill/name-directory': {
    message: ({ name, folder }) => `The skill is called ${name}, and its folder ${folder}.`,
    hint: () => 'Give the folder the name of the skill, or the skill the name of the folder.',
    fix: ({ folder }) => `Call the skill ${folder}`,
  },
  'skill/reserved-word': {
    message: ({ word }) => `The name has "${word}" in it, and Anthropic's upload refuses the skill for that.`,
    hint: () => 'Choose a name without it if the skill is to be uploaded there.',
  },
  'skill/markup': {
    message: ({ key, shown }) => `The ${key} has ${shown} in it, which Anthropic's upload refuses as an XML tag.`,
    hint: () => 'Say it without angle brackets.',
  },
  'skill/unknown-key': {
    message: ({ key, readers }) =>
      readers.length > 0
        ? `${key === '' ? 'An empty key' : key} is none of the six keys of a skill; of the tools we know only ${and(readers)} ${readers.length > 1 ? 'read' : 'reads'} it.`
        : `${key === '' ? 'An empty key' : key} is none of the six keys of a skill, and no tool that we know reads it.`,
    hint: ({ meant, taken, rival }) =>
      meant !== undefined
        ? taken
          ? `${meant} is here already; remove this one.`
          : `Did you mean ${meant}?${rival === undefined ? '' : ` ${rival} means it too; keep one of the two.`}`
        : 'Move it under metadata, as a text, or remove it.',
    fix: ({ meant }) => `Rename it to ${meant}`,
  },
  'skill/allowed-tools-list': {
    message: () => 'allowed-tools is a list, and the specification has one text with spaces between the tools.',
    hint: () => 'Write the tools behind each other, as in: Read Bash(git:*)',
    fix: () => 'Write the tools as one text',
  },
  'skill/metadata-value': {
    message: ({ key, actual, read }) =>
      `${key} is ${types[actual] ?? actual}${read ? ` to YAML (${read})` : ''}, and metadata has texts only.`,
    hint: ({ actual }) =>
      actual === 'array' || actual === 'object' || actual === 'null' ? 'Write it as one text.' : 'Put it in quotes.',
    fix: () => 'Put it in quotes',
  },
  'skill/blank-body': {
    message: () => 'There are no instructions below the frontmatter.',
    hint: () => 'Write below the second --- what is to be done.',
  },
  'skill/too-many-lines': {
    message: ({ count, limit, hosted }) =>
      `The file has ${count} lines; ${hosted ? `Goloco hosts skills of at most ${limit}` : `at most ${limit} are recommended`}.`,
    hint: () => 'Move parts that are not always needed into files of their own, and link to them.',
  },
  'skill/backslash-path': {
    message: ({ path, more }) =>
      `${path} is a path with backslashes, and leads nowhere but on Windows${more > 0 ? `; ${more} more ${more === 1 ? 'is' : 'are'} like it` : ''}.`,
    hint: () => 'Write paths with /: agents find the files so on Windows too.',
    fix: ({ more }) => (more > 0 ? 'Write the paths with /' : 'Write the path with /'),
  },
  'skill/deep-reference': {
    message: ({ path, more }) =>
      `${path} stands more than one folder below SKILL.md${more > 0 ? `, and so ${more === 1 ? 'does 1 file' : `do ${more} files`} more` : ''}.`,
    hint: () => 'Put files that the instructions refer to into references, scripts or assets themselves.',
  },
};
