import canonicalize from 'canonicalize';

/**
 * The canonical form of a JSON value (RFC 8785). Undefined where there is none: for half a surrogate pair, or a number too
 * large for a double. The library writes it; where a copy with its members in order is written the same by the engine
 * itself, that does, in a fifth of the time.
 */
export function canonicalForm(value: object): string | undefined {
  const doubts: Doubts = { any: false };
  const form = JSON.stringify(inOrder(value, doubts));
  // Half a pair is written as an escape, which RFC 8785 has for controls alone.
  if (!doubts.any && !form.includes('\\ud')) return form;
  try {
    return canonicalize(value);
  } catch {
    return undefined;
  }
}

/** Whether anything came up that the engine may write another way. */
interface Doubts {
  any: boolean;
}

const ZERO = 0x30;
const NINE = 0x39;

/** A copy with the members of each object in the order of their UTF-16 units (RFC 8785 section 3.2.3). */
function inOrder(value: unknown, doubts: Doubts): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) doubts.any = true;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => inOrder(part, doubts));
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    const first = name.charCodeAt(0);
    // Names that are numbers come first in an object, in an order of their own; the other is no member of a copy.
    if ((first >= ZERO && first <= NINE) || name === '__proto__') doubts.any = true;
    copy[name] = inOrder((value as Record<string, unknown>)[name], doubts);
  }
  return copy;
}
