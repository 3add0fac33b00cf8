import { detectSpec, type Spec } from '../card/layout.ts';
import { lookAlike } from '../card/look-alike.ts';
import { readCard } from '../card/reading.ts';
import { contentVersion } from '../card/version.ts';
import { type Detected, detectCardProfile } from '../detect.ts';
import { type CardDocument, isObject, type JsonObject } from '../document.ts';
import type { Finding, FindingFix } from '../finding.ts';
import { scanJson } from '../parse/json.ts';
import type { Profile } from '../report.ts';
import { jsonType } from '../schema/explain/value.ts';
import { a2aCardId, a2aCardV01Id, a2aCardV02Id, a2aCardV03Id, golocoCardId } from '../schema/registry.ts';
import { undeclaredMembers } from '../schema/undeclared.ts';
import type { KindOf, Reading, ReadOptions } from './kind.ts';

/** Reads a card: JSON, one object. `JSON.parse` gives the value, the scanner what stands where. */
async function read(text: string, options: ReadOptions): Promise<Reading<CardDocument>> {
  const scan = scanJson(text);
  if (!scan.root) {
    const { code, span, data, fix, related } = scan.fault;
    const also = related && { related: [{ pointer: '', span: related }] };
    return {
      findings: [
        {
          code,
          pointer: '',
          span,
          data,
          ...also,
          ...(fix && { fixes: [{ ...fix, safe: fix.safe && mends(text, fix) }] }),
        },
      ],
    };
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
    const data = { name: 'A card', expected: ['object'], actual: jsonType(value), entry: false, what: '' };
    return { findings: [{ code: 'card/wrong-type', pointer: '', span: root, data }] };
  }
  const other = lookAlike(value);
  if (other) {
    const span = root.members?.get(other.member)?.key ?? root;
    return { findings: [{ code: 'card/look-alike', pointer: `/${other.member}`, span, data: { name: other.name } }] };
  }
  const profile = options.profile ? { is: options.profile, because: '' } : detectCardProfile(value);
  const spec = detectedSpec(value, profile.is, options.spec);
  const version = profile.is === 'goloco' ? await contentVersion(value) : undefined;
  const undeclared = undeclaredMembers(schemaIds[spec.is], value);
  const document = { kind: 'card', text, profile: profile.is, spec: spec.is, value, root, undeclared } as const;
  return {
    findings,
    document: version ? { ...document, version } : document,
    because: [profile.because, spec.because].filter(Boolean).join('; '),
  };
}

/** How many faults of one text are looked through, to see whether mending the first is the beginning of a way out. */
const faultsTried = 8;

/** Whether a text is JSON once its faults are mended one after the other; where it is not, the first fix was a guess. */
function mends(text: string, first: FindingFix): boolean {
  let fix: FindingFix | undefined = first;
  for (let turn = 0, mended = text; fix && turn < faultsTried; turn++) {
    for (const { span, text: by } of fix.edits) mended = mended.slice(0, span.start) + by + mended.slice(span.end);
    const scan = scanJson(mended);
    if (scan.root) return true;
    fix = scan.fault.fix;
  }
  return false;
}

/** The version a card is judged by: what the sender said, 1.0 for a Goloco card, else the one it is written in. */
function detectedSpec(card: JsonObject, profile: Profile, asked: Spec | undefined): Detected<Spec> {
  if (asked) return { is: asked, because: `the request says A2A ${asked}` };
  if (profile === 'goloco') return { is: '1.0', because: 'Goloco cards are A2A 1.0' };
  return detectSpec(card);
}

const schemaIds: Readonly<Record<Spec, string>> = {
  '1.0': a2aCardId,
  '0.3': a2aCardV03Id,
  '0.2': a2aCardV02Id,
  '0.1': a2aCardV01Id,
};

/** An agent card: JSON, judged by the version of A2A that it is written in. */
export const card: KindOf<CardDocument> = {
  read,
  schema: ({ profile, spec }) => (profile === 'goloco' && spec === '1.0' ? golocoCardId : schemaIds[spec]),
  view: ({ value, version, spec }) => ({
    specVersion: spec,
    card: { ...readCard(value), ...(version && { version }) },
  }),
};
