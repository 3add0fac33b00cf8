import { type Examined, examine } from './check.ts';
import { cut, diagnostic, rankedFindings } from './diagnostics.ts';
import type { AgentDocument, SkillDocument } from './document.ts';
import { engine } from './engine.ts';
import type { Finding } from './finding.ts';
import { type AgentFile, type Folder, folderOf, isAgentFile } from './folder.ts';
import { type Entry, entryOf } from './folder-entry.ts';
import { kindOf } from './kinds/index.ts';
import type { Language } from './language.ts';
import { limits } from './limits.ts';
import { Lines } from './lines.ts';
import { locate } from './locate.ts';
import { describeBecause } from './messages/index.ts';
import type { FolderEntry } from './parse/folder.ts';
import { frontmatterBytes } from './parse/frontmatter-size.ts';
import type { Profile, Report } from './report.ts';
import type { FolderRule } from './rules/folder/define.ts';
import type { FolderFacts } from './rules/folder/found.ts';
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
  // The name may be that of the archive that the folder came in.
  const prefix = name.replace(/\/+$/, '').replace(/(?<=[^/])\.zip$/i, '');
  const files = new Map(entries.map(({ path, bytes }) => [prefix ? `${prefix}/${path}` : path, bytes]));
  const entry = entryOf([...files.keys()]);
  const judged = new Map<string, Examined>();
  const base = { profile, ...(hostedModels && { hostedModels }) };
  const findings = new Map<string, readonly Finding[]>();
  let read = 0;
  for (const path of [...entry.agents, ...entry.skills]) {
    const bytes = files.get(path) ?? new Uint8Array();
    const size = frontmatterBytes(bytes);
    if (read + size > limits.folderYamlBytes) {
      findings.set(path, [atTop('folder/too-much-frontmatter', { limit: limits.folderYamlBytes })]);
      continue;
    }
    read += size;
    const kind = entry.agents.includes(path) ? 'agent' : 'skill';
    const examined = await examine(bytes, { ...base, kind, name: path });
    judged.set(path, examined);
    findings.set(path, examined.findings);
  }
  const folder = folderFrom(files, entry, judged, profile);
  for (const { file, ...finding } of acrossFiles(folder, judged)) {
    // Of one place in a file only what the folder shows of it is told.
    const others = (findings.get(file) ?? []).filter((other) => !isSamePlace(other, finding));
    findings.set(file, [...others, finding]);
  }
  if (entry.because === undefined) {
    const [first] = entry.several;
    const file = first ?? `${entry.base}${entry.base && '/'}SKILL.md`;
    const isNone = first === undefined && isOffice(entries.map(({ path }) => path));
    const what = isNone ? 'office' : first !== undefined && isAgentFile(first) ? 'agents' : 'skills';
    const noEntry = atTop('folder/no-entry', { several: entry.several, what });
    findings.set(file, [noEntry, ...(findings.get(file) ?? [])]);
  }
  const texts = new Map([...findings.keys()].map((path) => [path, judged.get(path)?.text ?? '']));
  const told = tell(findings, texts, language);
  const report: Report = {
    valid: told.summary.errors === 0,
    kind: 'folder',
    profile,
    detected: { because: describeBecause([['files'], entry.because ?? ['no entry']], language) },
    ...told,
    ...viewOf(folder, told.summary.errors === 0, language),
    engine,
  };
  return { report, texts };
}

/** What is told of a whole file, at its first character. */
const atTop = <Code extends keyof FolderFacts>(code: Code, data: FolderFacts[Code]): Finding => ({
  code,
  pointer: '',
  span: { start: 0, end: 0 },
  data,
});

/** Whether the files are the inside of a document of an office program: Office Open XML (ECMA-376 part 2), OpenDocument, EPUB. */
const isOffice = (paths: readonly string[]): boolean =>
  paths.includes('[Content_Types].xml') ||
  (paths.includes('mimetype') && paths.some((path) => path.startsWith('META-INF/')));

const isSamePlace = (one: Finding, other: Finding): boolean =>
  one.pointer === other.pointer &&
  one.span.start === other.span.start &&
  one.span.end === other.span.end &&
  one.code === 'skill/deep-reference';

function folderFrom(
  files: ReadonlyMap<string, Uint8Array>,
  { base, agent, agents, skills }: Entry,
  judged: ReadonlyMap<string, Examined>,
  profile: Profile,
): Folder {
  const documentOf = (path: string) => judged.get(path)?.reading.document;
  const agentAt = (path: string): AgentFile => {
    const document = documentOf(path) as AgentDocument | undefined;
    return { path, folder: folderOf(path), ...(document && { document }) };
  };
  return {
    profile,
    files: new Map([...files].map(([path, bytes]) => [path, bytes.byteLength])),
    base,
    ...(agent !== undefined && { agent: agentAt(agent) }),
    agents: agents.map(agentAt),
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
  const all = [...findings].flatMap(([file, found]) => rankedFindings(found).map((ranked) => ({ ...ranked, file })));
  const { shown, ...counted } = cut(all);
  const lines = new Map(
    [...new Set(shown.map(({ file }) => file))].map((file) => [file, new Lines(texts.get(file) ?? '')]),
  );
  const diagnostics = shown.map(({ finding, severity, file }) => ({
    ...diagnostic(lines.get(file) ?? new Lines(''), finding, severity, language),
    file,
  }));
  return { diagnostics, ...counted };
}

/** What the report says of the agent, or of the one skill. */
function viewOf({ agent, skills, base }: Folder, valid: boolean, language?: Language): Partial<Report> {
  const document = agent ? agent.document : skills.find(({ folder }) => folder === base)?.document;
  return document ? kindOf(document.kind).view(document, valid, language) : {};
}
