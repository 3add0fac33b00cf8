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
    title: 'Not called SKILL.md',
    why: 'Tools look for a file of exactly this name. The reference library of the specification also takes skill.md; most tools do not find it, and none finds another spelling.',
    message: ({ file }) =>
      `The file is called ${file}, and ${file === 'skill.md' ? 'most tools do' : 'a tool does'} not find it.`,
    hint: () => 'Call it SKILL.md, in capitals but for the ending.',
  },
  'skill/no-value': {
    title: 'Key without a value',
    why: 'A key with nothing behind it is as good as no key, and some tools refuse it. If something was meant to stand there, it is lost without a word.',
    message: ({ key, required }) =>
      required ? `${key} has no value, and a skill must have one.` : `${key} has no value, so it counts as left out.`,
    hint: ({ required }) =>
      required ? 'Write it behind the colon.' : 'Remove the line, or write a value behind the colon.',
  },
  'skill/name-hyphens': {
    title: 'Hyphens in the name of a skill',
    why: 'In the name of a skill a hyphen stands between two letters or digits, one at a time. What checks skills by the specification refuses every other name.',
    message: ({ name, where }) =>
      where === 'edge'
        ? `The name ${name} begins or ends with a hyphen.`
        : `The name ${name} has two hyphens in a row.`,
    hint: () => 'Put single hyphens between words, and rename the folder with it.',
    fix: () => 'Leave the hyphens out that are too many',
  },
  'skill/unicode-name': {
    title: 'Letters outside a to z in the name of a skill',
    why: 'The text of the specification allows a to z, digits and hyphens; its reference library takes lowercase letters and digits of every script once the name is in NFKC. Goose, Claude.ai and others hold to a to z.',
    message: ({ name, what, found }) =>
      what === 'letters'
        ? `The name ${name} has letters outside a to z: the reference library takes them, the text of the specification and some tools do not.`
        : what === 'capital'
          ? `The name ${name} has the capital letter ${found}; the reference library takes lowercase only.`
          : `The name ${name} has ${found} in it, which is neither a letter nor a digit nor a hyphen.`,
    hint: () => 'Write the name in lowercase letters from a to z, digits and single hyphens.',
  },
  'skill/name-directory': {
    title: 'Name and folder differ',
    why: 'Some tools call a skill by its name, others by its folder, and the specification wants both to be one. Where they differ, what calls the skill by the one does not find the other.',
    message: ({ name, folder }) => `The skill is called ${name}, and its folder ${folder}.`,
    hint: () => 'Give the folder the name of the skill, or the skill the name of the folder.',
    fix: ({ folder }) => `Call the skill ${folder}`,
  },
  'skill/reserved-word': {
    title: 'Reserved word in the name of a skill',
    why: 'Anthropic keeps "claude" and "anthropic" in names for its own skills, and its upload refuses others with them. The Agent Skills specification does not forbid them.',
    message: ({ word }) => `The name has "${word}" in it, and Anthropic's upload refuses the skill for that.`,
    hint: () => 'Choose a name without it if the skill is to be uploaded there.',
  },
  'skill/markup': {
    title: 'Tags in what an agent reads of a skill',
    why: "Name and description stand in the prompt of every agent that has the skill, where a tag can be taken for one of the prompt itself. Anthropic's upload refuses them; the Agent Skills specification does not.",
    message: ({ key, shown }) => `The ${key} has ${shown} in it, which Anthropic's upload refuses as an XML tag.`,
    hint: () => 'Say it without angle brackets.',
  },
  'skill/unknown-key': {
    title: 'Key that a skill does not have',
    why: 'A SKILL.md has six keys. What checks a skill before it is uploaded or packed refuses one with others, and tools that know them each read only their own.',
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
    title: 'Allowed tools as a list',
    why: 'The specification has the tools in one text with spaces between them. Claude Code reads a list as well; what goes by the specification may read none of them or refuse the file.',
    message: () => 'allowed-tools is a list, and the specification has one text with spaces between the tools.',
    hint: () => 'Write the tools behind each other, as in: Read Bash(git:*)',
    fix: () => 'Write the tools as one text',
  },
  'skill/metadata-value': {
    title: 'Metadata that is no text',
    why: 'Metadata is a map from text to text. YAML reads a value without quotes as something else where it can, so that a version 1.10 becomes 1.1, and some readers drop what is no text.',
    message: ({ key, actual, read }) =>
      `${key} is ${types[actual] ?? actual}${read ? ` to YAML (${read})` : ''}, and metadata has texts only.`,
    hint: ({ actual }) =>
      actual === 'array' || actual === 'object' || actual === 'null' ? 'Write it as one text.' : 'Put it in quotes.',
    fix: () => 'Put it in quotes',
  },
  'skill/blank-body': {
    title: 'Skill without instructions',
    why: 'The text below the frontmatter is what an agent gets when it opens the skill. Without one there is nothing to go by but the description.',
    message: () => 'There are no instructions below the frontmatter.',
    hint: () => 'Write below the second --- what is to be done.',
  },
  'skill/too-many-lines': {
    title: 'Long SKILL.md',
    why: 'An agent that opens a skill reads all of SKILL.md, and a long one takes the room that the task needs. The specification recommends fewer than 500 lines; Goloco hosts no skill with more.',
    message: ({ count, limit, hosted }) =>
      `The file has ${count} lines; ${hosted ? `Goloco hosts skills of at most ${limit}` : `at most ${limit} are recommended`}.`,
    hint: () => 'Move parts that are not always needed into files of their own, and link to them.',
  },
  'skill/backslash-path': {
    title: 'Backslashes in a path',
    why: 'Backslashes lead to a file on Windows only. Elsewhere the agent looks for a file of that whole name and does not find it.',
    message: ({ path, more }) =>
      `${path} is a path with backslashes, and leads nowhere but on Windows${more > 0 ? `; ${more} more ${more === 1 ? 'is' : 'are'} like it` : ''}.`,
    hint: () => 'Write paths with /: agents find the files so on Windows too.',
    fix: ({ more }) => (more > 0 ? 'Write the paths with /' : 'Write the path with /'),
  },
  'skill/deep-reference': {
    title: 'File more than one folder down',
    why: 'The specification advises to keep files that SKILL.md refers to one folder down. Agents tend to read only the beginning of what they find further down.',
    message: ({ path, more }) =>
      `${path} stands more than one folder below SKILL.md${more > 0 ? `, and so ${more === 1 ? 'does 1 file' : `do ${more} files`} more` : ''}.`,
    hint: () => 'Put files that the instructions refer to into references, scripts or assets themselves.',
  },
};
