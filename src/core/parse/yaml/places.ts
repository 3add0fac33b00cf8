import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import type { Finding } from '../../finding.ts';
import type { Place, Span } from '../place.ts';
import { join } from '../pointer.ts';
import { yamlFinding } from './facts.ts';
import { trimmedEnd } from './lines.ts';

/** A value in JSON's terms, and where it stands. */
export interface Placed {
  readonly value: unknown;
  readonly place: Place;
}

/**
 * Turns the YAML nodes of `source` into values with places, `base` being where it starts in the document. A value ends
 * with its last character: the line end behind a block belongs to none. Pushes a finding for
 * every key that stands twice (YAML 1.2.2 section 3.2.1.3 wants keys unique) or differs from another in case only, and
 * for every merge key. Of equal keys the first one counts. Recurses as deep as the guard let the text nest.
 */
export function placed(
  source: string,
  node: ParsedNode | null,
  base: number,
  findings: Finding[],
  pointer = '',
  key?: Span,
): Placed {
  const start = node?.range[0] ?? 0;
  const place = (children: Pick<Place, 'members' | 'items'> = {}): Place => ({
    start: base + start,
    end: base + start + trimmedEnd(source.slice(start, node?.range[1]), ' \t\r\n').length,
    ...(key && { key }),
    ...children,
  });
  if (isMap(node)) return placedMap(source, node as YAMLMap.Parsed, base, findings, pointer, place);
  if (isSeq(node)) {
    const items = node.items.map((item, index) =>
      placed(source, item as ParsedNode, base, findings, join(pointer, index)),
    );
    return { value: items.map((item) => item.value), place: place({ items: items.map((item) => item.place) }) };
  }
  return { value: isScalar(node) ? node.value : null, place: place() };
}

function placedMap(
  source: string,
  map: YAMLMap.Parsed,
  base: number,
  findings: Finding[],
  pointer: string,
  place: (children: Pick<Place, 'members'>) => Place,
): Placed {
  const values = new Map<string, unknown>();
  const members = new Map<string, Place>();
  const spellings = new Map<string, { name: string; span: Span }>();
  for (const pair of map.items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : '';
    const span = { start: base + pair.key.range[0], end: base + pair.key.range[1] };
    const at = join(pointer, name);
    if (name === '<<') {
      findings.push(yamlFinding('yaml/anchor-alias-tag', span, { what: 'merge key', name }, { pointer: at }));
    }
    const folded = name.toLowerCase();
    const first = spellings.get(folded);
    if (first) findings.push(duplicateKey(name, span, first, pointer));
    else spellings.set(folded, { name, span });
    if (members.has(name)) continue;
    const member = placed(source, pair.value, base, findings, at, span);
    values.set(name, member.value);
    members.set(name, member.place);
  }
  // `fromEntries` defines the members, so that a key `__proto__` is one like any other.
  return { value: Object.fromEntries(values), place: place({ members }) };
}

function duplicateKey(name: string, span: Span, first: { name: string; span: Span }, parent: string): Finding {
  const exact = name === first.name;
  return yamlFinding(
    'yaml/duplicate-key',
    span,
    { key: name, first: first.name, exact },
    {
      pointer: join(parent, name),
      related: [{ pointer: join(parent, first.name), span: first.span }],
      // YAML itself tells `Name` from `name`; only a person, and a reader that ignores case, does not.
      ...(!exact && { severity: 'warning' as const }),
    },
  );
}
