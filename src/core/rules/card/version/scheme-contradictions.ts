import { onValue } from '../../../at.ts';
import { schemesOf } from '../../../card/parts.ts';
import { memberFor, schemeMember } from '../../../card/scheme.ts';
import { isObject, type JsonObject, ownMember } from '../../../document.ts';
import { join } from '../../../parse/pointer.ts';
import type { Fact } from '../../define.ts';

interface Difference {
  readonly member: string;
  readonly old: string;
  readonly now: string;
}

/** The members of a flat scheme of 0.3, and where 1.0 has the same inside the scheme's own kind. */
const pairs = [
  ['in', 'location'],
  ['name', 'name'],
  ['scheme', 'scheme'],
  ['openIdConnectUrl', 'openIdConnectUrl'],
  ['oauth2MetadataUrl', 'oauth2MetadataUrl'],
] as const;

/** Schemes whose flat half is of another kind than the 1.0 half, or leads elsewhere; the first difference of each. */
export function schemeContradictions(card: JsonObject): Fact<Difference>[] {
  return schemesOf(card).flatMap(({ pointer, value }) => {
    const kind = schemeMember(value);
    const now = kind && value[kind];
    const [first] = kind && isObject(now) ? differences(value, kind, now) : [];
    return first ? [{ at: onValue(join(pointer, first.member)), data: first }] : [];
  });
}

function* differences(flat: JsonObject, kind: string, now: JsonObject): Generator<Difference> {
  const { type } = flat;
  if (typeof type === 'string' && memberFor(type) !== kind) yield { member: 'type', old: type, now: kind };
  for (const [member, successor] of pairs) {
    const [old, other] = [flat[member], now[successor]];
    // The name of an HTTP scheme has no case (RFC 9110 section 11.1); nor has that of a header.
    if (typeof old === 'string' && typeof other === 'string' && old.toLowerCase() !== other.toLowerCase())
      yield { member, old, now: other };
  }
  const [flows, other] = [flat.flows, now.flows];
  for (const [name, flow] of Object.entries(isObject(flows) && isObject(other) ? other : {})) {
    const before = ownMember(flows, name);
    if (!isObject(flow) || !isObject(before)) continue;
    for (const member of ['authorizationUrl', 'tokenUrl', 'refreshUrl']) {
      const [old, url] = [before[member], flow[member]];
      if (typeof old === 'string' && typeof url === 'string' && old !== url) yield { member: 'flows', old, now: url };
    }
  }
}
