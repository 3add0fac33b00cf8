import { split } from '../../core/parse/pointer.ts';
import type { Diagnostic, Fix, Range } from '../../core/report.ts';
import type { ArtifactLocation } from './artifact.ts';
import { plainText } from './message.ts';
import type { Region } from './region.ts';

/** What the run knows and a result needs. */
export interface Run {
  readonly artifact: ArtifactLocation;
  readonly ruleIndex: number;
  readonly fingerprint: string;
  readonly region: (range: Range) => Region;
}

/** The member that a pointer names; the whole document has no name. */
function logicalLocations(pointer: string | undefined) {
  const last = split(pointer ?? '');
  return last && { logicalLocations: [{ name: last.token, fullyQualifiedName: pointer }] };
}

/** A fix (SARIF 2.1.0 §3.55). What removes nothing but a byte order mark has no region there and is left out. */
function fixes(offered: readonly Fix[], { artifact, region }: Run) {
  return offered.flatMap(({ title, safe, edits }) => {
    const replacements = edits
      .map(({ range, text }) => ({ deletedRegion: region(range), insertedContent: { text } }))
      .filter(({ deletedRegion, insertedContent }) => deletedRegion.charLength > 0 || insertedContent.text !== '');
    if (replacements.length === 0) return [];
    return {
      description: plainText(title),
      artifactChanges: [{ artifactLocation: artifact, replacements }],
      properties: { safe },
    };
  });
}

/** A diagnostic as a result (SARIF 2.1.0 §3.27). */
export function result(diagnostic: Diagnostic, run: Run) {
  const { code, severity, message, hint, pointer, range, related, fixes: offered } = diagnostic;
  const physicalLocation = (at: Range) => ({ artifactLocation: run.artifact, region: run.region(at) });
  return {
    ruleId: code,
    ruleIndex: run.ruleIndex,
    level: severity,
    message: plainText(hint ? `${message} ${hint}` : message),
    locations: [{ physicalLocation: physicalLocation(range), ...logicalLocations(pointer) }],
    ...(related && {
      relatedLocations: related.map((one, id) => ({
        id,
        physicalLocation: physicalLocation(one.range),
        ...logicalLocations(one.pointer),
        message: plainText(one.message),
      })),
    }),
    partialFingerprints: { 'diagnostic/v1': run.fingerprint },
    ...(offered && { fixes: fixes(offered, run) }),
  };
}
