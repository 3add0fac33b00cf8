import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { corpusFiles, corpusTable, hasCorpus } from '../../corpus.ts';

const errors = async (bytes: Uint8Array) =>
  (await check(bytes, { kind: 'agent' })).report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, range: { start } }) => `${code} ${start.line}:${start.column}`);

/** Files that do not parse, each with the place that its author has to change, found by eye. */
const unparsable: readonly (readonly [file: string, ...faults: string[]])[] = [
  ['Stalbar__dot-agents__init-agent.md', 'yaml/unquoted-colon 3:86'],
  ['Stalbar__dot-agents__implementer.md', 'yaml/unquoted-colon 3:58'],
  ['VoltAgent__awesome-claude-code-subagents__backlog-grooming.md', 'yaml/unquoted-colon 3:98'],
  ['VoltAgent__awesome-claude-code-subagents__cohort-analysis.md', 'yaml/unquoted-colon 3:166'],
  ['VoltAgent__awesome-claude-code-subagents__first-principles-thinking.md', 'yaml/unquoted-colon 3:173'],
  ['VoltAgent__awesome-claude-code-subagents__hipaa-compliance.md', 'yaml/unquoted-colon 3:118'],
  ['anthropics__claude-code__code-reviewer.md', 'yaml/unquoted-colon 3:717'],
  ['anthropics__claude-code__code-simplifier.md', 'yaml/unindented-continuation 4:1'],
  ['anthropics__claude-code__pr-test-analyzer.md', 'yaml/unquoted-colon 3:272'],
  ['anthropics__claude-code__silent-failure-hunter.md', 'yaml/unquoted-colon 3:393'],
  ['anthropics__claude-code__type-design-analyzer.md', 'yaml/unquoted-colon 3:111'],
  ['contains-studio__agents__analytics-reporter.md', 'yaml/unquoted-colon 3:305', 'yaml/unindented-continuation 4:1'],
  ['contains-studio__agents__api-tester.md', 'yaml/unquoted-colon 3:264', 'yaml/unindented-continuation 4:1'],
  ['contains-studio__agents__backend-architect.md', 'yaml/unquoted-colon 3:259'],
  [
    'contains-studio__agents__infrastructure-maintainer.md',
    'yaml/unquoted-colon 3:292',
    'yaml/unindented-continuation 4:1',
  ],
  ['contains-studio__agents__joker.md', 'yaml/unquoted-colon 3:222'],
  ['contains-studio__agents__project-shipper.md', 'yaml/unquoted-colon 3:429'],
  ['contains-studio__agents__sprint-prioritizer.md', 'yaml/unquoted-colon 3:257'],
  [
    'contains-studio__agents__test-results-analyzer.md',
    'yaml/unquoted-colon 3:278',
    'yaml/unindented-continuation 4:1',
  ],
  ['contains-studio__agents__workflow-optimizer.md', 'yaml/unquoted-colon 3:294', 'yaml/unindented-continuation 4:1'],
  ['davila7__claude-code-templates__agent-expert.md', 'yaml/unquoted-colon 3:233'],
  ['davila7__claude-code-templates__api-architect.md', 'yaml/unquoted-colon 3:179'],
  ['davila7__claude-code-templates__blog-writer.md', 'yaml/unquoted-colon 3:237'],
  ['davila7__claude-code-templates__dependency-manager.md', 'yaml/unquoted-colon 3:153'],
  ['davila7__claude-code-templates__monday-bug-fixer.md', 'yaml/bad-start 4:8'],
  ['davila7__claude-code-templates__query-clarifier.md', 'yaml/unquoted-colon 4:285'],
  ['davila7__claude-code-templates__smart-contract-auditor.md', 'yaml/unquoted-colon 3:193'],
  ['davila7__claude-code-templates__technical-researcher.md', 'yaml/unquoted-colon 4:358'],
  ['davila7__claude-code-templates__voidbeast-gpt41enhanced.md', 'yaml/unquoted-colon 3:46'],
  ['diet103__claude-code-infrastructure-showcase__auth-route-tester.md', 'yaml/unquoted-colon 3:364'],
  ['diet103__claude-code-infrastructure-showcase__documentation-architect.md', 'yaml/unquoted-colon 3:454'],
  ['EveryInc__compound-engineering-plugin__edit-skill.md', 'frontmatter/missing 1:1'],
  ['Human-Agent-Society__CORAL__synthesis-reviewer.md', 'frontmatter/missing 1:1'],
  ['SuperClaude-Org__SuperClaude_Framework__pm-agent-guide.md', 'frontmatter/missing 1:1'],
  ['davila7__claude-code-templates__agent-overview.md', 'frontmatter/missing 1:1'],
];

describe.runIf(hasCorpus)('agent files as people write them', () => {
  const files = new Map(corpusFiles('agents', '.md').map(({ name, bytes }) => [name, bytes]));
  const bytesOf = (name: string) => files.get(name) ?? new Uint8Array();

  test.each(unparsable)('%s is told where it breaks', async (name, ...faults) => {
    expect(await errors(bytesOf(name))).toEqual(faults);
  });

  test('every other file that does not parse has an error, and every file that does has none of YAML', async () => {
    const wrong: string[] = [];
    for (const { file = '', yaml_result: result } of corpusTable('agents/index.tsv')) {
      if (!files.has(file)) continue;
      const found = await errors(bytesOf(file));
      if (result === 'ok' ? found.some((one) => one.startsWith('yaml/')) : found.length === 0) wrong.push(file);
    }
    expect(wrong).toEqual([]);
  });
});
