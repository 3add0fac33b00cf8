import { type Examined, examine } from './check.ts';
import { diagnose } from './diagnostics.ts';
import type { AgentDocument, SkillDocument } from './document.ts';
import { engine } from './engine.ts';
import type { Finding } from './finding.ts';
import { type Folder, folderOf } from './folder.ts';
import { type Entry, entryOf } from './folder-entry.ts';
import { kindOf } from './kinds/index.ts';
import type { Language } from './language.ts';
import { limits } from './limits.ts';
import { locate } from './locate.ts';
import type { FolderEntry } from './parse/folder.ts';
import { type Diagnostic, type Profile, type Report, rank } from './report.ts';
import type { FolderRule } from './rules/folder/define.ts';
import { folderRules } from './rules/folder/index.ts';

export interface CheckFolderOptions {
  /** `portable` where left out. */
  readonly profile?: Profile;
  /** The path of the folder itself: stands in front of its files in the diagnostics, and names the folder of a skill. */
  readonly name?: string;
  /** Models that Goloco has a price for. */
  readonly hostedModels?: readonly string[];
  /** Language of the messages; English where left out. */
  readonly language?: Language;
}

export interface CheckedFolder {
  readonly report: Report;
  /** The texts that the ranges of the report count in, by file. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Judges the files of a folder, which `readFolder` has looked over: each by itself, and how they fit together. */
export async function checkFolder(
  entries: readonly FolderEntry[],
  { profile = 'portable', name = '', hostedModels, language }: CheckFolderOptions = {},
): Promise<CheckedFolder> {
  const prefix = name.replace(/\/+$/, '');
  const files = new Map(entries.map(({ path, bytes }) => [prefix ? `${prefix}/${path}` : path, bytes]));
  const entry = entryOf([...files.keys()]);
  const judged = new Map<string, Examined>();
  const base = { profile, ...(hostedModels && { hostedModels }) };
  for (const path of [...(entry.agent ? [entry.agent] : []), ...entry.skills]) {
    const kind = path === entry.agent ? 'agent' : 'skill';
    judged.set(path, await examine(files.get(path) ?? new Uint8Array(), { ...base, kind, name: path }));
  }
  const folder = folderFrom(files, entry, judged, profile);
  const findings = new Map([...judged].map(([path, { findings }]) => [path, [...findings]]));
  for (const { file, ...finding } of acrossFiles(folder, judged)) findings.get(file)?.push(finding);
  if (entry.because === undefined) {
    const file = entry.skills[0] ?? `${entry.base}${entry.base && '/'}SKILL.md`;
    const noEntry = {
      code: 'folder/no-entry',
      pointer: '',
      span: { start: 0, end: 0 },
      data: { several: entry.several },
    };
    findings.set(file, [noEntry, ...(findings.get(file) ?? [])]);
  }
  const texts = new Map([...findings.keys()].map((path) => [path, judged.get(path)?.text ?? '']));
  const told = tell(findings, texts, language);
  const report: Report = {
    valid: told.summary.errors === 0,
    kind: 'folder',
    profile,
    detected: { because: `it holds several files; ${entry.because ?? 'none of them says what it is about'}` },
    ...told,
    ...viewOf(folder, told.summary.errors === 0),
    engine,
  };
  return { report, texts };
}

function folderFrom(
  files: ReadonlyMap<string, Uint8Array>,
  { base, agent, skills }: Entry,
  judged: ReadonlyMap<string, Examined>,
  profile: Profile,
): Folder {
  const documentOf = (path: string) => judged.get(path)?.reading.document;
  const document = agent === undefined ? undefined : (documentOf(agent) as AgentDocument | undefined);
  return {
    profile,
    files: new Map([...files].map(([path, bytes]) => [path, bytes.byteLength])),
    base,
    ...(agent !== undefined && { agent: { path: agent, ...(document && { document }) } }),
    skills: skills.map((path) => {
      const skill = documentOf(path) as SkillDocument | undefined;
      return { path, folder: folderOf(path), ...(skill && { document: skill }) };
    }),
  };
}

/** Runs the rules about the folder; each finding with the file that it is told in. */
function acrossFiles(folder: Folder, judged: ReadonlyMap<string, Examined>): (Finding & { file: string })[] {
  return (folderRules as readonly FolderRule<string, object>[]).flatMap(({ code, check }) =>
    Array.from(check(folder), ({ at, related: _, ...fact }) => {
      const document = judged.get(fact.file)?.reading.document;
      const span = at.span ?? (document ? locate(document, at) : { start: 0, end: 0 });
      return { code, pointer: at.pointer, span, ...fact };
    }),
  );
}

/** Words the findings of all files, in the order of the files, and keeps the worst where there are too many. */
function tell(
  findings: ReadonlyMap<string, readonly Finding[]>,
  texts: ReadonlyMap<string, string>,
  language?: Language,
): Pick<Report, 'diagnostics' | 'summary' | 'truncated'> {
  const diagnostics: Diagnostic[] = [];
  const summary = { errors: 0, warnings: 0, notes: 0 };
  let truncated = false;
  for (const [file, found] of findings) {
    const one = diagnose(texts.get(file) ?? '', found, undefined, language);
    diagnostics.push(...one.diagnostics.map((diagnostic) => ({ ...diagnostic, file })));
    truncated ||= one.truncated;
    summary.errors += one.summary.errors;
    summary.warnings += one.summary.warnings;
    summary.notes += one.summary.notes;
  }
  truncated ||= diagnostics.length > limits.diagnostics;
  const shown = truncated
    ? diagnostics.toSorted((a, b) => rank(a.severity) - rank(b.severity)).slice(0, limits.diagnostics)
    : diagnostics;
  return { diagnostics: shown, summary, truncated };
}

/** What the report says of the agent, or of the one skill. */
function viewOf({ agent, skills, base }: Folder, valid: boolean): Partial<Report> {
  const document = agent ? agent.document : skills.find(({ folder }) => folder === base)?.document;
  return document ? kindOf(document.kind).view(document, valid) : {};
}
