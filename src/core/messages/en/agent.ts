import type { agentRules } from '../../rules/agent/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const notRelative = {
  absolute: 'is an absolute path, and a skill is named by its path from this file',
  home: 'is a path in a home directory, and a skill is named by its path from this file',
  address: 'is an address, and a skill is a folder beside this file',
  backslash: 'has backslashes, which part folders on Windows only',
  file: 'is the file inside the folder of the skill; the folder itself is to be named',
} as const;

export const agentWords: Words<Pick<Facts, (typeof agentRules)[number]['code']>> = {
  'agent/blank-body': {
    message: () => 'There are no instructions below the frontmatter.',
    hint: () => 'Write what the agent should do below the second ---.',
  },
  'agent/no-value': {
    message: ({ key, required }) =>
      required
        ? `${key} has no value, and an agent file must have one.`
        : `${key} has no value, so it counts as left out.`,
    hint: ({ required }) =>
      required ? 'Write it behind the colon.' : 'Remove the line, or write a value behind the colon.',
  },
  'agent/leading-hyphen': {
    message: (data) => `The name ${data.name} starts with a hyphen, and Claude Code does not load it.`,
    hint: () => 'Start the name with a letter or a digit.',
  },
  'agent/multi-line-description': {
    message: ({ how }) =>
      how === 'block'
        ? 'The description is a block of several lines, and some tools show only the mark that opens it.'
        : how === 'wrapped'
          ? 'The description runs over several lines, and some tools read only the first.'
          : how === 'escapes'
            ? 'The \\n between double quotes is a line break, and tools list the description as one line.'
            : 'The description has line breaks in it, and tools list it as one line.',
    hint: ({ how }) =>
      how === 'escapes'
        ? 'Write it on one line. If a backslash belongs to the text, write it twice.'
        : 'Write it on one line, in double quotes.',
    fix: () => 'Put the description on one line',
  },
  'agent/long-description': {
    message: ({ length, limit }) =>
      `The description has ${length.toLocaleString('en')} characters; beyond ${limit.toLocaleString('en')} some tools cut it or pass over the file.`,
    hint: () => 'Say in a sentence or two what the agent does and when to use it; move the rest into the instructions.',
  },
  'agent/skill-path': {
    message: ({ path, how }) => `${path} ${notRelative[how]}.`,
    hint: ({ how }) =>
      how === 'file'
        ? 'Name the folder.'
        : how === 'backslash'
          ? 'Write / between the folders.'
          : 'Put the folder beside the agent file, and name it by its path from there, such as ./skills/house-style.',
    fix: ({ how }) => (how === 'file' ? 'Name the folder' : 'Write / between the folders'),
  },
  'agent/marketplace-term': {
    message: (data) => `${data.key} does not belong in an agent file.`,
    hint: ({ to, field }) =>
      to === 'listing'
        ? `Remove it here; it belongs ${field ? `in the listing, as ${field}` : 'with the listing on Goloco'}.`
        : `Remove it here; Goloco writes ${field ?? 'it'} into the card that it generates.`,
  },
  'agent/unknown-key': {
    message: ({ key, readers }) =>
      readers.length > 0
        ? `${key === '' ? 'An empty key' : key} is not a key of the format; of the tools we know only ${and(readers)} ${readers.length > 1 ? 'read' : 'reads'} it.`
        : `${key === '' ? 'An empty key' : key} is not a key of the format, and no tool that we know reads it.`,
    hint: ({ meant, taken, rival, fits, readers }) =>
      meant !== undefined
        ? taken
          ? `${meant} is here already; remove this one.`
          : `Did you mean ${meant}?${fits ? '' : ' Its value has to be written another way there.'}${rival === undefined ? '' : ` ${rival} means it too; keep one of the two.`}`
        : readers.length > 0
          ? 'Remove it if the file is meant for other tools too.'
          : 'Remove it, or say it in the instructions.',
    fix: ({ meant }) => `Rename it to ${meant}`,
  },
};
