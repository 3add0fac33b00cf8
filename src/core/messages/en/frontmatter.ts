import type { FrontmatterFacts } from '../../parse/frontmatter.ts';
import type { Words } from '../wording.ts';

const before = { 'blank lines': 'Blank lines stand', spaces: 'Spaces stand', text: 'Text stands' } as const;

export const frontmatterWords: Words<FrontmatterFacts> = {
  'frontmatter/missing': {
    title: 'No frontmatter',
    why: 'Tools read the name and the description of an agent from the YAML between two --- lines at the top of the file. Without it they pass over the file.',
    message: () => 'The file has no frontmatter.',
    hint: () => 'Start the file with a line of ---, then name and description, then another line of ---.',
  },
  'frontmatter/unclosed': {
    title: 'Frontmatter without an end',
    why: 'The frontmatter ends at the second line of ---. Without one, tools take the file as plain text or the instructions as YAML, and the agent does not load.',
    message: () => 'The frontmatter that opens here is never closed.',
    hint: () => 'Put a line of --- between the last key and the instructions.',
  },
  'frontmatter/not-at-start': {
    title: 'Frontmatter not on line 1',
    why: 'Most tools look for --- on the first line only. For them this file has no frontmatter, and there is no agent.',
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
};
