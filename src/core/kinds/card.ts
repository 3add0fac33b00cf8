import { findEnclosed } from '../card/enclosed.ts';
import { detectSpec, type Spec } from '../card/layout.ts';
import { lookAlike } from '../card/look-alike.ts';
import { readCard, readValidCard } from '../card/reading.ts';
import { schemaIds } from '../card/schema-ids.ts';
import { contentVersion } from '../card/version.ts';
import { type Detected, detectCardProfile } from '../detect.ts';
import type { CardDocument, JsonObject } from '../document.ts';
import type { Profile } from '../report.ts';
import { golocoCardId } from '../schema/registry.ts';
import { undeclaredMembers } from '../schema/undeclared.ts';
import { asObject, readJson } from './json.ts';
import type { KindOf, Reading, ReadOptions } from './kind.ts';

/** Reads a card: JSON, one object. `JSON.parse` gives the value, the scanner what stands where. */
async function read(text: string, options: ReadOptions): Promise<Reading<CardDocument>> {
  const whole = readJson(text);
  const enclosed = whole.places && findEnclosed(text, { ...whole, places: whole.places });
  if (enclosed) return { findings: [enclosed] };
  const { findings, value, places } = asObject(whole, { code: 'card/wrong-type', name: 'A card' });
  if (!value || !places) return { findings };
  const other = lookAlike(value);
  if (other) {
    const root = places();
    const span = root.members?.get(other.member)?.key ?? root;
    return { findings: [{ code: 'card/look-alike', pointer: `/${other.member}`, span, data: { name: other.name } }] };
  }
  const profile = options.profile ? { is: options.profile } : detectCardProfile(value);
  const spec = detectedSpec(value, profile.is, options.spec);
  const version = profile.is === 'goloco' ? await contentVersion(value) : undefined;
  const undeclared = undeclaredMembers(schemaIds[spec.is], value);
  return {
    findings,
    document: {
      kind: 'card',
      text,
      profile: profile.is,
      spec: spec.is,
      value,
      get root() {
        return places();
      },
      undeclared,
      ...(version && { version }),
    },
    because: ['because' in profile ? [profile.because] : [], [spec.because]].flat(),
  };
}

/** The version a card is judged by: 1.0 for a Goloco card, else what the sender said, else the one it is written in. */
function detectedSpec(card: JsonObject, profile: Profile, asked: Spec | undefined): Detected<Spec> {
  if (profile === 'goloco') return { is: '1.0', because: ['goloco'] };
  if (asked) return { is: asked, because: ['asked version', asked] };
  return detectSpec(card);
}

/** An agent card: JSON, judged by the version of A2A that it is written in. */
export const card: KindOf<CardDocument> = {
  read,
  schema: ({ profile, spec }) => (profile === 'goloco' ? golocoCardId : schemaIds[spec]),
  view({ value, version, spec, undeclared }, valid) {
    const isAsWritten = valid && spec === '1.0' && undeclared.length === 0;
    return {
      specVersion: spec,
      card: { ...(isAsWritten ? readValidCard(value) : readCard(value)), ...(version && { version }) },
    };
  },
};
