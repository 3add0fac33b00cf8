import { isObject, type JsonObject } from '../document.ts';
import { applyEdits } from '../edit/apply.ts';
import { few } from '../edit/few.ts';
import { merged } from '../edit/touching.ts';
import type { Finding, FindingFix } from '../finding.ts';
import { once } from '../memo.ts';
import { scanJson } from '../parse/json.ts';
import type { JsonFault } from '../parse/json-fault.ts';
import { mendable, mendingEdits } from '../parse/json-mend.ts';
import { placesIn } from '../parse/json-places.ts';
import { isSurelySound } from '../parse/json-sound.ts';
import type { Place } from '../parse/place.ts';
import { jsonType } from '../schema/explain/value.ts';

/** Without places the text is no JSON, and the findings say why. */
export interface JsonReading<Value = unknown> {
  readonly findings: readonly Finding[];
  readonly value?: Value;
  /** Where everything stands. Of a text with nothing to be told it is worked out when it is first asked for. */
  readonly places?: () => Place;
}

/**
 * Reads a JSON text: `JSON.parse` gives the value, the scanner what stands where. A `tolerant` reading goes on behind what
 * leaves the text readable, so that a value may be nested deeper than the limit.
 */
export function readJson(text: string, tolerant = false): JsonReading {
  const value = parsed(text);
  if (value !== undefined && isSurelySound(text, value)) {
    return { findings: [], value, places: once(() => placesIn(text)) };
  }
  const passed: Finding[] = [];
  const passOver = ({ code, span, data }: JsonFault) => passed.push({ code, pointer: '', span, data });
  const scan = scanJson(text, tolerant ? passOver : undefined);
  if (!scan.root) {
    const { code, span, data, fix, related } = scan.fault;
    const also = related && { related: [{ pointer: '', span: related }] };
    const whole = mendable.includes(code) ? mendingWhole(text) : undefined;
    if (whole) {
      const more = whole.places - 1;
      return { findings: [{ code, pointer: '', span, data: { ...data, more }, ...also, fixes: [whole.fix] }] };
    }
    const fixes = fix && { fixes: [{ ...fix, safe: fix.safe && mends(text, fix) }] };
    return { findings: [{ code, pointer: '', span, data, ...also, ...fixes }] };
  }
  const { root, duplicates } = scan;
  const findings: Finding[] = duplicates.map(({ pointer, key, first, second }) => ({
    code: 'json/duplicate-key',
    pointer,
    span: second,
    data: { key },
    related: [{ pointer, span: first }],
  }));
  return { findings: [...findings, ...passed], value, places: () => root };
}

/** The value of a JSON text, a byte order mark in front of it passed over; undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

/** How JSON of another type is told than what is wanted: by this code, and by this name in the message. */
interface Other {
  readonly code: string;
  readonly name: string;
}

/** Reads a text that must be one JSON object. */
export const readJsonObject = (text: string, other: Other): JsonReading<JsonObject> => asObject(readJson(text), other);

/** A reading that must be of one JSON object. */
export function asObject({ findings, value, places }: JsonReading, other: Other): JsonReading<JsonObject> {
  if (!places) return { findings };
  if (isObject(value)) return { findings, value, places };
  const data = { name: other.name, expected: ['object'], actual: jsonType(value), entry: false, what: '' };
  return { findings: [{ code: other.code, pointer: '', span: places(), data }] };
}

/** One fix that makes JSON of the whole text, where quotes, commas and the like are all that it takes, and of how many places. */
export function mendingWhole(text: string): { readonly fix: FindingFix; readonly places: number } | undefined {
  const edits = merged(mendingEdits(text) ?? []);
  if (edits.length === 0 || !scanJson(applyEdits(text, edits)).root) return undefined;
  return { fix: { safe: true, edits: few(text, edits) }, places: edits.length };
}

/** How many faults of one text are looked through, to see whether mending the first is the beginning of a way out. */
const faultsTried = 8;

/** Whether a text is JSON once its faults are mended one after the other; where it is not, the first fix was a guess. */
function mends(text: string, first: FindingFix): boolean {
  let fix: FindingFix | undefined = first;
  for (let turn = 0, mended = text; fix && turn < faultsTried; turn++) {
    mended = applyEdits(mended, fix.edits);
    const scan = scanJson(mended);
    if (scan.root) return true;
    fix = scan.fault.fix;
  }
  return false;
}
