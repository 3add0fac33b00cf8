import type { FrontmatterFacts } from '../../parse/frontmatter.ts';
import type { frontmatterRules } from '../../rules/frontmatter/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const before = { 'blank lines': 'Blank lines stand', spaces: 'Spaces stand', text: 'Text stands' } as const;

export const frontmatterWords: Words<FrontmatterFacts & Pick<Facts, (typeof frontmatterRules)[number]['code']>> = {
  'frontmatter/missing': {
    title: 'No frontmatter',
    why: 'Tools read the name and the description of an agent from the YAML between two --- lines at the top of the file. Without it they pass over the file.',
    message: ({ keys }) =>
      keys ? 'The keys at the top stand between no lines of ---.' : 'The file has no frontmatter.',
    hint: ({ keys }) =>
      keys
        ? 'Put a line of --- in front of the first key, and one behind the last.'
        : 'Start the file with a line of ---, then name and description, then another line of ---. If this is meant to be a card, it is JSON and begins with {.',
    fix: () => 'Put the keys between lines of ---',
  },
  'frontmatter/unclosed': {
    title: 'Frontmatter without an end',
    why: 'The frontmatter ends at the second line of ---. Without one, VS Code reads the instructions as YAML, and Gemini CLI, Goose and the others find no frontmatter: the agent does not load.',
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
    title: 'Frontmatter not on line 1',
    why: 'Gemini CLI, VS Code, the skill checkers and most other tools look for --- on the first line only. For them this file has no frontmatter, and there is no agent. Goose reads it all the same.',
    message: (data) => `${before[data.before]} in front of the frontmatter, so most tools do not see it.`,
    hint: (data) =>
      data.before === 'text'
        ? 'Move the text below the frontmatter, so that the file starts with ---.'
        : 'Let the file start with ---.',
    fix: (data) => (data.before === 'spaces' ? 'Remove the spaces' : 'Remove the blank lines'),
  },
  'frontmatter/fence-trailing-space': {
    title: 'Blanks behind ---',
    why: 'Gemini CLI and the skill checker of Anthropic look for a line of exactly ---. With blanks behind it they find no frontmatter.',
    message: (data) => `The ${data.which} --- has blanks behind it, and some tools then do not see it.`,
    hint: () => 'Leave nothing behind the three hyphens.',
    fix: () => 'Remove the blanks',
  },
  'frontmatter/empty': {
    title: 'Empty frontmatter',
    why: 'An agent needs a name and a description; tools pass over a file that gives neither.',
    message: () => 'The frontmatter is empty.',
    hint: () => 'Add name and description, each as a line of key: value.',
  },
  'frontmatter/not-a-map': {
    title: 'Frontmatter without keys',
    why: 'Tools look the name and the description up by their keys. They find none in a list or in plain text.',
    message: (data) => `The frontmatter is ${data.found === 'list' ? 'a list' : 'plain text'}, not keys with values.`,
    hint: () => 'Write each entry as a line of key: value, with a space behind the colon.',
  },
  'frontmatter/windows-line-ends': {
    title: 'Windows line ends',
    why: 'Lines that end in CR LF are read by Gemini CLI, Goose and most others. The skill checker of Anthropic and some readers of skills look for --- with a line feed right behind it, and find no frontmatter.',
    message: () => 'The lines end in CR LF, as on Windows; some tools then find no frontmatter.',
    hint: () => 'Save the file with LF line ends. With git, a line "*.md text eol=lf" in .gitattributes keeps them.',
  },
  'frontmatter/lone-carriage-return': {
    title: 'Line ends of an old Mac',
    why: 'A carriage return without a line feed behind it ended lines on Macs before 2001. Gemini CLI and every tool that splits lines at the line feed see one single line, and no frontmatter.',
    message: () => 'This line ends in a carriage return alone, and to most tools it goes on.',
    hint: () => 'Save the file with LF line ends.',
    fix: () => 'End the lines with line feeds',
  },
  'frontmatter/typed-value': {
    title: 'Number or yes-or-no where text is wanted',
    why: 'Without quotes YAML takes it for a number or for true or false. Tools that expect text refuse the file, crash, or show it in another form, as 1.1 for 1.10.',
    message: ({ name, written, read, type }) =>
      `YAML takes ${written} for ${type === 'boolean' ? 'a yes or no' : written === read ? 'a number' : `the number ${read}`}, and ${name} must be a text.`,
    hint: () => 'Put it in double quotes.',
    fix: () => 'Put the value in double quotes',
  },
  'frontmatter/inner-fence': {
    title: 'Three hyphens inside the frontmatter',
    why: 'Goose and the reference checker of skills split the file at every ---, wherever it stands. What is behind it in the frontmatter is lost to them, or becomes a part of the instructions.',
    message: ({ key, lost }) =>
      `Goose ends the frontmatter at this ---${key === undefined ? '' : `, in the middle of ${key}`}${lost.length > 0 ? `, and does not see ${and(lost)}` : ''}.`,
    hint: ({ key }) =>
      key === undefined ? 'Take the hyphens out of the comment.' : 'Write another dash, or fewer hyphens.',
    fix: () => 'Write a dash',
  },
};
