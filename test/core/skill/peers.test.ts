import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import { corpusFiles, corpusTable, hasCorpus } from '../../corpus.ts';

const read = (folder: string) => new Map(corpusFiles(folder, '.md').map(({ name, bytes }) => [name, bytes]));

/** Judges a file as a skill in its folder: severity and code of what was found, and the verdict. */
async function judge(bytes: Uint8Array | undefined, file: string) {
  const name = file.split('/').slice(-2).join('/');
  const { report } = await check(bytes ?? new Uint8Array(), { kind: 'skill', name });
  return { valid: report.valid, found: report.diagnostics.map(({ severity, code }) => `${severity} ${code}`) };
}

describe.runIf(hasCorpus)('the verdicts of the reference library are ours', () => {
  const files = read('peers/skills-ref');
  test.each(corpusTable('peers/skills-ref/expected.tsv').map((row) => [row.file ?? '', row.peer_verdict]))(
    '%s is %s',
    async (file, verdict) => {
      expect((await judge(files.get(file), file)).valid).toBe(verdict === 'valid');
    },
  );

  /** What the library takes and we warn about, each on another authority. */
  test.each([
    ['test_i18n_chinese_name/技能/SKILL.md', 'warning skill/unicode-name'],
    ['test_nfkc_normalization/café/SKILL.md', 'warning skill/unicode-name'],
    ['test_read_properties_with_lowe/my-skill/skill.md', 'warning skill/file-name'],
    ['test_special_characters_escape/special-skill/SKILL.md', 'warning skill/markup'],
    ['test_read_with_metadata/my-skill/SKILL.md', 'warning skill/metadata-value'],
  ])('%s: %s', async (file, warning) => {
    expect((await judge(files.get(file), file)).found).toEqual([warning]);
  });
});

const sixKeys = "Goloco's profile and the specification have six keys; agnix judges by the keys of Claude Code";
const wrongFolder = 'the specification wants name and folder to be one; agnix looks at other things in this file';
const otherKey = 'the key is none of the six, whatever its value';
const clients = 'agnix warns for the one client; the specification refuses the key for all';
const silent = 'the specification says nothing of it; agnix follows advice for Claude Code';

/** Every skill of agnix: what agnix says, what we say, and on whose authority where that differs. */
const agnix: readonly [file: string, theirs: string, ours: string[], because: string][] = [
  ['invalid/skills/agent-without-context/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  ['invalid/skills/argument-hint-no-args/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  ['invalid/skills/context-without-agent/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  ['invalid/skills/deploy-prod/SKILL.md', 'invalid or warning', [], silent],
  ['invalid/skills/first-person-description/SKILL.md', 'invalid or warning', [], silent],
  ['invalid/skills/fork-no-instructions/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  ['invalid/skills/indexed-arguments-no-hint/SKILL.md', 'invalid or warning', [], silent],
  ['invalid/skills/invalid-agent/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  ['invalid/skills/invalid-context/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  ['invalid/skills/invalid-hooks/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  ['invalid/skills/invalid-model/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  ['invalid/skills/invalid-name/SKILL.md', 'invalid or warning', ['wrong-form', 'unknown-key'], ''],
  ['invalid/skills/name-directory-mismatch/SKILL.md', 'invalid or warning', ['name-directory'], ''],
  ['invalid/skills/string-boolean-disable/SKILL.md', 'invalid or warning', ['name-directory', 'unknown-key'], otherKey],
  [
    'invalid/skills/string-boolean-invocable/SKILL.md',
    'invalid or warning',
    ['name-directory', 'unknown-key'],
    otherKey,
  ],
  ['invalid/skills/too-many-injections/SKILL.md', 'invalid or warning', ['name-directory'], wrongFolder],
  ['invalid/skills/unknown-frontmatter-field/SKILL.md', 'invalid or warning', ['unknown-key'], ''],
  ['invalid/skills/unknown-tool/SKILL.md', 'invalid or warning', ['name-directory'], wrongFolder],
  ['invalid/skills/unreachable-skill/SKILL.md', 'invalid or warning', ['unknown-key'], otherKey],
  ['invalid/skills/vague-name/SKILL.md', 'invalid or warning', ['name-directory'], wrongFolder],
  ['per_client_skills/.agents/skills/test-skill/SKILL.md', 'warning for that client', ['unknown-key'], clients],
  ['per_client_skills/.cline/skills/test-skill/SKILL.md', 'warning for that client', ['unknown-key'], clients],
  ['per_client_skills/.cursor/skills/test-skill/SKILL.md', 'warning for that client', ['unknown-key'], clients],
  ['per_client_skills/.github/skills/test-skill/SKILL.md', 'warning for that client', ['unknown-key'], clients],
  ['per_client_skills/.kiro/skills/test-skill/SKILL.md', 'warning for that client', ['unknown-key'], clients],
  ['per_client_skills/.opencode/skills/test-skill/SKILL.md', 'warning for that client', ['unknown-key'], clients],
  ['per_client_skills/.roo/skills/test-skill/SKILL.md', 'warning for that client', ['unknown-key'], clients],
  ['per_client_skills/.windsurf/skills/test-skill/SKILL.md', 'warning for that client', ['unknown-key'], clients],
  [
    'skills/deep-reference/SKILL.md',
    'invalid',
    ['deep-reference'],
    'to keep references one folder down is advice of the specification: a note',
  ],
  ['skills/missing-frontmatter/SKILL.md', 'invalid', ['frontmatter/missing'], ''],
  [
    'skills/windows-path/SKILL.md',
    'invalid',
    ['backslash-path'],
    'no rule of the specification is broken and the file loads: a warning',
  ],
  ['valid/skills/code-review/SKILL.md', 'valid', [], ''],
  ['valid/skills/deploy-prod/SKILL.md', 'valid', ['unknown-key'], sixKeys],
  ['valid/skills/fork-with-instructions/SKILL.md', 'valid', ['unknown-key'], sixKeys],
  ['valid/skills/with-argument-hint/SKILL.md', 'valid', ['unknown-key'], sixKeys],
  ['valid/skills/with-context-agent/SKILL.md', 'valid', ['unknown-key'], sixKeys],
  ['valid/skills/with-custom-agent/SKILL.md', 'valid', ['unknown-key'], sixKeys],
  ['valid/skills/with-hooks/SKILL.md', 'valid', ['unknown-key'], sixKeys],
  ['valid/skills/with-model/SKILL.md', 'valid', ['unknown-key'], sixKeys],
];

describe.runIf(hasCorpus)('agnix', () => {
  const files = read('peers/agnix');
  const theirs = corpusTable('peers/agnix/expected.tsv').filter(({ kind }) => kind === 'skill');

  test('every skill of theirs is in the table', () => {
    expect(theirs.map(({ file, peer_verdict }) => [file, peer_verdict])).toEqual(
      agnix.map(([file, verdict]) => [file, verdict]),
    );
  });

  test.each(agnix)('%s: they say %s, we say %j', async (file, _verdict, ours) => {
    const { found } = await judge(files.get(file), file);
    const codes = [...new Set(found.map((one) => one.split(' ')[1]?.replace(/^skill\//, '')))];
    expect(codes.toSorted()).toEqual(ours.toSorted());
  });

  test('where the verdicts differ the table says on whose authority', async () => {
    for (const [file, verdict, , because] of agnix) {
      const { valid } = await judge(files.get(file), file);
      const agree = verdict === 'valid' ? valid : !valid;
      if (!agree) expect(because, file).not.toBe('');
    }
  });
});

describe.runIf(hasCorpus)('the skills of the corpus', () => {
  const files = read('skills');
  test.each(corpusTable('skills/index.tsv').map((row) => [row.file ?? '', row.yaml_result ?? '']))(
    '%s: %s',
    async (file, result) => {
      const bytes = files.get(file);
      if (!bytes) return;
      const { valid, found } = await judge(bytes, 'SKILL.md');
      const [word = ''] = result.split(' ');
      if (word.toLowerCase() === 'ok') expect(found.filter((one) => one.startsWith('error yaml/'))).toEqual([]);
      else if (word === word.toUpperCase()) expect(valid).toBe(false);
    },
  );
});
