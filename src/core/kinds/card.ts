import { readCard as readAsClient } from '../card/reading.ts';
import { contentVersion } from '../card/version.ts';
import { detectCardProfile } from '../detect.ts';
import { type CardDocument, isObject } from '../document.ts';
import type { Finding } from '../finding.ts';
import { scanJson } from '../parse/json.ts';
import type { Profile, Report } from '../report.ts';
import { jsonType } from '../schema/explain/value.ts';
import { a2aCardId, golocoCardId } from '../schema/registry.ts';
import type { Reading } from './kind.ts';

/** Reads a card: JSON, one object. `JSON.parse` gives the value, the scanner what stands where. */
export async function readCard(text: string, profile: Profile | undefined): Promise<Reading<CardDocument>> {
  const scan = scanJson(text);
  if (!scan.root) {
    const { code, span, data, fix, related } = scan.fault;
    const also = related && { related: [{ pointer: '', span: related }] };
    return { findings: [{ code, pointer: '', span, data, ...also, ...(fix && { fixes: [fix] }) }] };
  }
  const { root, duplicates } = scan;
  const findings: Finding[] = duplicates.map(({ pointer, key, first, second }) => ({
    code: 'json/duplicate-key',
    pointer,
    span: second,
    data: { key },
    related: [{ pointer, span: first }],
  }));
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  if (!isObject(value)) {
    const data = { name: 'A card', expected: ['object'], actual: jsonType(value), what: '' };
    return { findings: [{ code: 'card/wrong-type', pointer: '', span: root, data }] };
  }
  const detected = profile ? { is: profile, because: '' } : detectCardProfile(value);
  const version = detected.is === 'goloco' ? await contentVersion(value) : undefined;
  const document = { kind: 'card', text, profile: detected.is, value, root, ...(version && { version }) } as const;
  return { findings, document, because: detected.because };
}

/** The schema that a card is judged by. */
export const cardSchema = ({ profile }: CardDocument): string => (profile === 'goloco' ? golocoCardId : a2aCardId);

/** What the report says of a card beside the diagnostics. */
export function viewCard({ value, version }: CardDocument): Pick<Report, 'specVersion' | 'card'> {
  return { specVersion: '1.0', card: { ...readAsClient(value), ...(version && { version }) } };
}
