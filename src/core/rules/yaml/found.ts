import { limits } from '../../limits.ts';
import type { YamlFacts } from '../../parse/yaml.ts';
import type { FoundRules } from '../define.ts';

/** An agent file whose frontmatter is a name, a description and what is given. */
const file = (more: string, description = 'Edits product copy') =>
  `---\nname: copy-editor\ndescription: ${description}\n${more}---\nEdit the text you are given.\n`;

/** What the reading of YAML finds. Sections are those of YAML 1.2.2. */
export const yamlFound: FoundRules<YamlFacts> = {
  'yaml/unquoted-colon': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2 section 7.3.3',
    wrong: file('', 'Use when: a text is about to be published'),
    right: file('', '"Use when: a text is about to be published"'),
  },
  'yaml/tab-indent': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2 section 6.1',
    wrong: file('tools:\n\t- web.search\n'),
    right: file('tools:\n  - web.search\n'),
  },
  'yaml/bad-start': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2 sections 5.3 and 7.3',
    wrong: file('', '@editors use this to tidy copy'),
    right: file('', '"@editors use this to tidy copy"'),
  },
  'yaml/unclosed-quote': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2 section 7.3',
    wrong: file('', '"Edits product copy'),
    right: file('', '"Edits product copy"'),
  },
  'yaml/duplicate-key': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2 section 3.2.1.3',
    wrong: file('model: any\nmodel: sonnet\n'),
    right: file('model: sonnet\n'),
  },
  'yaml/anchor-alias-tag': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2 sections 6.9 and 7.1',
    wrong: file('tools: &all\n  - web.search\n'),
    right: file('tools:\n  - web.search\n'),
  },
  'yaml/second-document': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2 section 9.1',
    wrong: file('...\nmodel: any\n'),
    right: file('model: any\n'),
  },
  'yaml/unindented-continuation': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2 section 6.1',
    wrong: file('and keeps its tone\n'),
    right: file('', 'Edits product copy and keeps its tone'),
  },
  'yaml/syntax': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    spec: 'YAML 1.2.2',
    wrong: file('tools: [web.search\n'),
    right: file('tools: [web.search]\n'),
  },
  'yaml/too-large': { kinds: ['agent', 'skill'], severity: 'error' },
  'yaml/too-deep': {
    kinds: ['agent', 'skill'],
    severity: 'error',
    wrong: file(`mcpServers: ${'['.repeat(limits.depth + 1)}${']'.repeat(limits.depth + 1)}\n`),
    right: file('mcpServers: []\n'),
  },
};
