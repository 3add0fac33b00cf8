import type { Diagnostic } from '../../core/report.ts';
import { sha256 } from '../../core/sha256.ts';

/**
 * A fingerprint for each diagnostic, in their order: SHA-256 of code, pointer and message, so that a finding is the same
 * one when lines move (SARIF 2.1.0 §3.27.17). Equal ones are numbered, or two findings would be taken for one.
 */
export async function fingerprints(diagnostics: readonly Diagnostic[]): Promise<readonly string[]> {
  const hashes = await Promise.all(
    diagnostics.map(({ code, pointer, message }) => sha256(JSON.stringify([code, pointer, message]))),
  );
  const seen = new Map<string, number>();
  return hashes.map((hash) => {
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  });
}
