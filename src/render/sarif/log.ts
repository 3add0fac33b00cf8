import type { Diagnostic, Report } from '../../core/report.ts';
import { renderJson } from '../json.ts';
import { linesIn, type Source } from '../source.ts';
import { type ArtifactLocation, artifactLocations } from './artifact.ts';
import { fingerprints } from './fingerprint.ts';
import { regionsIn } from './region.ts';
import { result } from './result.ts';
import { type RulePages, rulesOf } from './rule.ts';

/** The schema of the standard with its errata, as the specification names it (SARIF 2.1.0 §3.13.3). */
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/**
 * The report as a SARIF 2.1.0 log with one run. `source` is what the ranges count in; `name` is the file
 * where a diagnostic has none; `pages` says what its rules are about. Columns and offsets are in UTF-16 units.
 */
export async function renderSarif(
  { diagnostics, engine }: Report,
  source: Source,
  name: string,
  pages: RulePages,
): Promise<string> {
  const fileOf = ({ file = name }: Diagnostic) => file;
  const artifacts = artifactLocations([name, ...diagnostics.map(fileOf)]);
  const rules = rulesOf(diagnostics, pages);
  const marks = await fingerprints(diagnostics);
  const lines = linesIn(source);
  return renderJson({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: engine.name, semanticVersion: engine.version, informationUri: 'https://1849.ai/', rules },
        },
        columnKind: 'utf16CodeUnits',
        // As the report counts lines; the default knows no lone CR (§3.14.26).
        newlineSequences: ['\r\n', '\n', '\r'],
        artifacts: [...new Set(artifacts.values())].map((location) => ({
          location,
          roles: ['analysisTarget'],
          encoding: 'UTF-8',
        })),
        results: diagnostics.map((diagnostic, at) =>
          result(diagnostic, {
            artifact: artifacts.get(fileOf(diagnostic)) as ArtifactLocation,
            ruleIndex: rules.findIndex(({ id }) => id === diagnostic.code),
            fingerprint: marks[at] as string,
            region: regionsIn(lines(diagnostic.file).text),
          }),
        ),
      },
    ],
  });
}
