import type { FrontmatterFacts } from '../../../parse/frontmatter.ts';
import type { frontmatterRules } from '../../../rules/frontmatter/index.ts';
import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';

export const frontmatterPages: PageWords<FrontmatterFacts & Pick<Facts, (typeof frontmatterRules)[number]['code']>> = {
  'frontmatter/missing': {
    title: 'No frontmatter',
    why: 'Tools read the name and the description of an agent from the YAML between two --- lines at the top of the file. Without it they pass over the file.',
  },
  'frontmatter/unclosed': {
    title: 'Frontmatter without an end',
    why: 'The frontmatter ends at the second line of ---. Without one, VS Code reads the instructions as YAML, and Gemini CLI, Goose and the others find no frontmatter: the agent does not load.',
  },
  'frontmatter/not-at-start': {
    title: 'Frontmatter not on line 1',
    why: 'Gemini CLI, VS Code, the skill checkers and most other tools look for --- on the first line only. For them this file has no frontmatter, and there is no agent. Goose reads it all the same.',
  },
  'frontmatter/fence-trailing-space': {
    title: 'Blanks behind ---',
    why: 'Gemini CLI and the skill checker of Anthropic look for a line of exactly ---. With blanks behind it they find no frontmatter.',
  },
  'frontmatter/empty': {
    title: 'Empty frontmatter',
    why: 'An agent needs a name and a description; tools pass over a file that gives neither.',
  },
  'frontmatter/not-a-map': {
    title: 'Frontmatter without keys',
    why: 'Tools look the name and the description up by their keys. They find none in a list or in plain text.',
  },
  'frontmatter/windows-line-ends': {
    title: 'Windows line ends',
    why: 'Lines that end in CR LF are read by Gemini CLI, Goose and most others. The skill checker of Anthropic and some readers of skills look for --- with a line feed right behind it, and find no frontmatter.',
  },
  'frontmatter/lone-carriage-return': {
    title: 'Line ends of an old Mac',
    why: 'A carriage return without a line feed behind it ended lines on Macs before 2001. Gemini CLI and every tool that splits lines at the line feed see one single line, and no frontmatter.',
  },
  'frontmatter/typed-value': {
    title: 'Number or yes-or-no where text is wanted',
    why: 'Without quotes YAML takes it for a number or for true or false. Tools that expect text refuse the file, crash, or show it in another form, as 1.1 for 1.10.',
  },
  'frontmatter/inner-fence': {
    title: 'Three hyphens inside the frontmatter',
    why: 'Goose and the reference checker of skills split the file at every ---, wherever it stands. What is behind it in the frontmatter is lost to them, or becomes a part of the instructions.',
  },
};
