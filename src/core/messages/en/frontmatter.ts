import type { FrontmatterFacts } from '../../parse/frontmatter.ts';
import type { frontmatterRules } from '../../rules/frontmatter/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const before = { 'blank lines': 'Blank lines stand', spaces: 'Spaces stand', text: 'Text stands' } as const;

export const frontmatterWords: Words<FrontmatterFacts & Pick<Facts, (typeof frontmatterRules)[number]['code']>> = {
  'frontmatter/missing': {
    message: ({ keys, meant, behind }) =>
      keys
        ? 'The keys at the top stand between no lines of ---.'
        : behind
          ? 'A key stands on the line of the opening ---, so no tool sees a frontmatter.'
          : meant === undefined
            ? 'The file has no frontmatter.'
            : `The file starts with ${meant}, and only --- opens a frontmatter.`,
    hint: ({ keys, meant, behind }) =>
      keys
        ? 'Put a line of --- in front of the first key, and one behind the last.'
        : behind
          ? 'Put the key on the next line.'
          : meant !== undefined
            ? 'Write --- there and where the frontmatter ends, with nothing else on the line, and lines of key: value between.'
            : 'Start the file with a line of ---, then name and description, then another line of ---. If this is meant to be a card, it is JSON and begins with {.',
    fix: ({ behind }) => (behind ? 'Put the key on the next line' : 'Put the keys between lines of ---'),
  },
  'frontmatter/unclosed': {
    message: ({ late }) =>
      late
        ? 'The frontmatter that opens here is closed only by a --- in the middle of the instructions.'
        : 'The frontmatter that opens here is never closed.',
    hint: ({ meant }) =>
      meant === undefined
        ? 'Put a line of --- between the last key and the instructions.'
        : meant === '---'
          ? 'Start the --- at the margin, with nothing else on the line.'
          : `Write --- in place of ${meant}, with nothing else on the line.`,
    fix: () => 'Close it with ---',
    also: 'This line was most likely meant to close it.',
  },
  'frontmatter/not-at-start': {
    message: (data) => `${before[data.before]} in front of the frontmatter, so most tools do not see it.`,
    hint: (data) =>
      data.before === 'text'
        ? 'Move the text below the frontmatter, so that the file starts with ---.'
        : 'Let the file start with ---.',
    fix: (data) => (data.before === 'spaces' ? 'Remove the spaces' : 'Remove the blank lines'),
  },
  'frontmatter/fence-trailing-space': {
    message: (data) => `The ${data.which} --- has blanks behind it, and some tools then do not see it.`,
    hint: () => 'Leave nothing behind the three hyphens.',
    fix: () => 'Remove the blanks',
  },
  'frontmatter/empty': {
    message: () => 'The frontmatter is empty.',
    hint: () => 'Add name and description, each as a line of key: value.',
  },
  'frontmatter/not-a-map': {
    message: (data) => `The frontmatter is ${data.found === 'list' ? 'a list' : 'plain text'}, not keys with values.`,
    hint: () => 'Write each entry as a line of key: value, with a space behind the colon.',
    fix: () => 'Put a space behind each colon',
  },
  'frontmatter/windows-line-ends': {
    message: () => 'The lines end in CR LF, as on Windows; some tools then find no frontmatter.',
    hint: () => 'Save the file with LF line ends. With git, a line "*.md text eol=lf" in .gitattributes keeps them.',
  },
  'frontmatter/lone-carriage-return': {
    message: () => 'This line ends in a carriage return alone, and to most tools it goes on.',
    hint: () => 'Save the file with LF line ends.',
    fix: () => 'End the lines with line feeds',
  },
  'frontmatter/typed-value': {
    message: ({ name, written, read, type }) =>
      `YAML takes ${written} for ${type === 'boolean' ? 'a yes or no' : written === read ? 'a number' : `the number ${read}`}, and ${name} must be a text.`,
    hint: () => 'Put it in double quotes.',
    fix: () => 'Put the value in double quotes',
  },
  'frontmatter/inner-fence': {
    message: ({ key, lost }) =>
      `Goose ends the frontmatter at this ---${key === undefined ? '' : `, in the middle of ${key}`}${lost.length > 0 ? `, and does not see ${and(lost)}` : ''}.`,
    hint: ({ key }) =>
      key === undefined ? 'Take the hyphens out of the comment.' : 'Write another dash, or fewer hyphens.',
    fix: () => 'Write a dash',
  },
};
