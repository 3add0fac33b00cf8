import { examine } from '../check.ts';
import { diagnose } from '../diagnostics.ts';
import { asText } from '../document.ts';
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
export async function readAgentFile(bytes: Uint8Array, file: string): Promise<AgentFile> {
  const { text, reading, findings } = await examine(bytes, { kind: 'agent', profile: 'portable' });
  const { document } = reading;
  const errors = findings.filter(
    ({ code, severity, pointer }) =>
      (severity ?? ruleInfo(code).severity) === 'error' &&
      (document === undefined || pointer === '/name' || pointer === '/description'),
  );
  return {
    name: asText(document?.value.name),
    description: asText(document?.value.description),
    diagnostics: diagnose(text, errors).diagnostics.map((one) => ({ ...one, file })),
  };
}
