import { examine } from '../check.ts';
import { diagnose } from '../diagnostics.ts';
import { asText } from '../document.ts';
import type { Finding } from '../finding.ts';
import type { Language } from '../language.ts';
import { Lines } from '../lines.ts';
import { yamlFinding } from '../parse/yaml/facts.ts';
import type { Diagnostic } from '../report.ts';
import { ruleInfo } from '../rules/index.ts';

/** What a preview needs of an agent file, and what keeps it from being read. */
export interface AgentFile {
  readonly name: string;
  /** The one line of the file that becomes public. */
  readonly description: string;
  /** Errors that stand in the way, with ranges in the text of the file. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads name and description of a `goloco.agent.md`. Only errors that have to do with the two are told: everything else in
 * the file is private, and messages quote what they are about.
 */
export async function readAgentFile(bytes: Uint8Array, file: string, language?: Language): Promise<AgentFile> {
  const { text, reading, findings } = await examine(bytes, { kind: 'agent', profile: 'portable' });
  const { document } = reading;
  const errors = findings.filter(({ code, severity }) => (severity ?? ruleInfo(code).severity) === 'error');
  const told = document ? errors.filter(isAboutShown) : unread(text, errors);
  return {
    name: asText(document?.value.name),
    description: asText(document?.value.description),
    diagnostics: diagnose(text, told, undefined, language).diagnostics.map((one) => ({ ...one, file })),
  };
}

const isAboutShown = ({ pointer }: Finding): boolean => pointer === '/name' || pointer === '/description';

/** Codes whose messages say no more of a value than how it begins. */
const ofOneValue = ['yaml/unquoted-colon', 'yaml/bad-start', 'yaml/unclosed-quote', 'yaml/duplicate-key'];

/**
 * What may be said of a file that could not be read: the faults of the two values that are shown, where they stand on one
 * line, those of the fences and of the bytes, and of all else that reading stops, and on which line.
 */
function unread(text: string, errors: readonly Finding[]): Finding[] {
  const told = errors.flatMap(({ fixes = [], ...finding }): Finding[] => {
    const isOneLine = fixes.every(({ edits }) =>
      edits.every(({ span }) => !/[\r\n]/.test(text.slice(span.start, span.end))),
    );
    if (isAboutShown(finding) && ofOneValue.includes(finding.code))
      return [fixes.length > 0 && isOneLine ? { ...finding, fixes } : finding];
    return /^(?:frontmatter|text)\//.test(finding.code) ? [finding] : [];
  });
  const [silent] = errors.filter(
    ({ code, pointer }) => !told.some((one) => one.code === code && one.pointer === pointer),
  );
  if (!silent) return told;
  const { start } = silent.span;
  const data = { reason: 'unread', shown: String(new Lines(text).position(start).line) } as const;
  return [...told, yamlFinding('yaml/syntax', { start, end: start }, data)];
}
