import type { YamlFacts } from '../../../parse/yaml.ts';
import type { Facts } from '../../../rules/index.ts';
import type { yamlRules } from '../../../rules/yaml/index.ts';
import type { PageWords } from '../../wording.ts';

export const yamlPages: PageWords<YamlFacts & Pick<Facts, (typeof yamlRules)[number]['code']>> = {
  'yaml/unquoted-colon': {
    title: 'Colon in a value without quotes',
    why: 'A colon with a space behind it, or at the end of a line, makes a key of what stands before it. The frontmatter does not parse, and most tools drop the agent without saying so.',
  },
  'yaml/tab-indent': {
    title: 'Indented by a tab',
    why: 'YAML indents by spaces only. Some tools refuse the file, others read the lines below the wrong key.',
  },
  'yaml/bad-start': {
    title: 'Value starts with a special character',
    why: 'YAML gives some characters a meaning at the start of a value. Without quotes the text does not parse, or a part of it is lost.',
  },
  'yaml/unclosed-quote': {
    title: 'Quote without an end',
    why: 'Everything behind an open quote is read as one text, the keys below included. The frontmatter does not parse.',
  },
  'yaml/duplicate-key': {
    title: 'Key given twice',
    why: 'Each key may stand once. Some tools refuse the file, others take the first value or the last, so the agent is not the same everywhere.',
  },
  'yaml/anchor-alias-tag': {
    title: 'Anchor, alias, tag or merge key',
    why: 'Anchors, aliases, tags and merge keys are read in different ways or refused by the tools that read agent files, and a reference can hide how large a file is.',
  },
  'yaml/second-document': {
    title: 'Frontmatter ends too early',
    why: 'A line that starts with ... or --- ends a YAML document. Tools refuse what follows or never see it.',
  },
  'yaml/unindented-continuation': {
    title: 'Text goes on at the margin',
    why: 'A line that is not indented has to be a key. Text that goes on there, such as a pasted <example> block, does not parse, and most tools drop the agent without saying so.',
  },
  'yaml/syntax': {
    title: 'Not YAML',
    why: 'Tools that cannot read the frontmatter drop the agent, most of them without saying so.',
  },
  'yaml/older-type': {
    title: 'Value that YAML 1.1 takes for something else',
    why: 'Many tools still read YAML 1.1, where words such as no and on, dates, and digits with _ or : are no text. There the value is another one, or the file is refused. OpenCode, for one, reads dates so, and the YAML library of Python all of them.',
  },
  'yaml/comment-cuts-text': {
    title: 'Text lost behind a #',
    why: 'In a value without quotes, a blank and a # begin a comment. What follows on the line is passed over by every reader, without a word.',
  },
  'yaml/tight-hyphen': {
    title: 'List item without a space',
    why: 'A line is an item of a list only with a space behind its hyphen. Without one, all the lines are a single text, which tools refuse or take for one name.',
  },
  'yaml/too-large': {
    title: 'Frontmatter too large',
    why: 'The frontmatter is read by every tool that lists agents. What is long belongs in the instructions below it.',
  },
  'yaml/too-deep': {
    title: 'Nested too deeply',
    why: 'Many readers give up or crash on values nested this deeply.',
  },
};
