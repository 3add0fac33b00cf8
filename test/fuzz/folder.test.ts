import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../src/core/check-folder.ts';
import { type FolderEntry, readFolder } from '../../src/core/parse/folder.ts';
import { renderText } from '../../src/render/text.ts';
import { encode } from './changes.ts';
import { mutantsOf } from './documents.ts';
import { runs, timeout } from './runs.ts';
import { expectFits, expectRanges, withoutWords } from './sound.ts';

const paths = fc.oneof(
  fc.constantFrom('SKILL.md', 'a.agent.md', 'b.agent.md', 'skills/a/SKILL.md', 'skills/b/SKILL.md', 'a/b/c/SKILL.md'),
  fc.constantFrom('skills/a/notes.md', 'skills/a', 'Skills/a/SKILL.md', './SKILL.md', 'skill.md', '.DS_Store', 'x/'),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '../SKILL.md',
    '/SKILL.md',
    'a\\SKILL.md',
    'é/SKILL.md',
    'e\u0301/SKILL.md',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

/** What stands in a skill or an agent file and leads to other files. */
const links = fc.constantFrom(
  ...['', '[a](notes.md)', '[a](../b/SKILL.md)', '[a](%2e%2e/x)', '[a](<a b.md>)', '![a](/x.png)', '`scripts/a.py`'],
);
const contents = fc.oneof(
  mutantsOf('agent', 'skill').map(({ bytes }) => bytes),
  links.map((link) => encode(`---\nname: a\ndescription: Edits.\nskills: [./skills/a]\n---\nSee ${link}.\n`)),
  fc.constantFrom(new Uint8Array(), encode('# Notes\n')),
);

const folders: fc.Arbitrary<FolderEntry[]> = fc.array(fc.record({ path: paths, bytes: contents }), { maxLength: 6 });
const options = fc.record(
  { profile: fc.constantFrom('portable', 'hosted'), name: fc.constantFrom('a', 'b/c/', 'a.zip', '/', '') },
  { requiredKeys: [] },
);

describe('any folder', () => {
  test('is refused or judged, and what is said of a file fits its text', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(folders, options, async (entries, how) => {
        const folder = readFolder(entries);
        if (!folder.read) return;
        const { report, texts } = await checkFolder(folder.read, how);
        expectFits(report);
        for (const one of report.diagnostics) expectRanges(texts.get(one.file ?? '') ?? '', [one]);
        renderText(report, texts, 'folder');
      }),
      runs(150),
    );
  });

  test('is judged the same in both languages and whatever the order of its files', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(folders, options, async (entries, how) => {
        const folder = readFolder(entries);
        if (!folder.read) return;
        const { report } = await checkFolder(folder.read, how);
        const indonesian = await checkFolder(folder.read, { ...how, language: 'id' });
        expect(withoutWords(indonesian.report)).toEqual(withoutWords(report));
        const turned = await checkFolder(folder.read.toReversed(), how);
        expect(turned.report.valid).toBe(report.valid);
      }),
      runs(50),
    );
  });
});
