/** The part of draft 2020-12 that our schemas use and a reader wants to see. */
export interface SchemaNode {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly if?: SchemaNode;
  readonly then?: SchemaNode;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

/** What a member holds: words, the definition or schema that they lead to, and words behind it. */
export interface TypeText {
  readonly words: string;
  readonly link?: { readonly href: string; readonly text: string };
  readonly after?: string;
}

export interface Row {
  /** The member, with the way to it: `extensions[].uri`. */
  readonly member: string;
  readonly type: TypeText;
  readonly required: boolean;
  readonly description: string;
  /** Lengths, ranges and patterns, in words. */
  readonly limits: readonly string[];
}

/** `#/$defs/X` leads to X on the same page; the id of another schema leads to its own page. */
function linkOf(ref: string) {
  const local = ref.match(/^#\/\$defs\/(.+)$/)?.[1];
  return local ? { href: `#${local}`, text: local } : { href: new URL(ref).pathname, text: ref };
}

export function typeText(node: SchemaNode): TypeText {
  if (node.$ref) return { words: '', link: linkOf(node.$ref) };
  if ('const' in node) return { words: JSON.stringify(node.const) };
  if (node.enum) return { words: node.enum.map((value) => JSON.stringify(value)).join(' or ') };
  const types = [node.type ?? 'any'].flat();
  const words = types.filter((type) => type !== 'null').join(' or ');
  const orNull = types.includes('null') ? ' or null' : '';
  const each = node.items ?? (typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined);
  const inner = each && typeText(each);
  if (!inner || inner.words === 'any') return { words: `${words}${orNull}` };
  const of = `${words} ${node.items ? 'of' : 'with values of'} ${inner.words}`;
  return inner.link ? { words: of, link: inner.link, after: orNull } : { words: `${of}${orNull}` };
}

/** A lower and an upper bound in words, with their unit in front. */
function bounds(low: number | undefined, high: number | undefined, unit: string): string[] {
  if (low === undefined && high === undefined) return [];
  if (high === undefined) return [`${unit}at least ${low}`];
  return low === undefined ? [`${unit}at most ${high}`] : [`${unit}${low} to ${high}`];
}

const limitsOf = (node: SchemaNode): string[] => [
  ...bounds(node.minLength, node.maxLength, 'characters: '),
  ...bounds(node.minItems, node.maxItems, 'entries: '),
  ...bounds(node.minimum, node.maximum, ''),
  ...(node.multipleOf === undefined ? [] : [`a multiple of ${node.multipleOf}`]),
  ...(node.pattern === undefined ? [] : [node.pattern === '\\S' ? 'not blank' : `matches ${node.pattern}`]),
];

/** The condition under which `then` holds, where it is that members have certain values. */
function conditionOf(node: SchemaNode): string {
  const tests = Object.entries(node.properties ?? {}).map(([name, test]) => `${name} is ${typeText(test).words}`);
  return tests.length > 0 ? `Where ${tests.join(' and ')}: ` : '';
}

/** One row for each member of an object and of the objects written inside it; what is referred to has its own table. */
export function rowsOf(node: SchemaNode, prefix = ''): Row[] {
  const own = Object.entries(node.properties ?? {}).flatMap(([name, member]) => {
    const row = {
      member: `${prefix}${name}`,
      type: typeText(member),
      required: node.required?.includes(name) ?? false,
      description: member.description ?? '',
      limits: limitsOf(member),
    };
    const inside = [
      ...rowsOf(member, `${prefix}${name}.`),
      ...(member.items ? rowsOf(member.items, `${prefix}${name}[].`) : []),
    ];
    return [row, ...inside];
  });
  const condition = node.if ? conditionOf(node.if) : '';
  const then = node.then ? rowsOf(node.then, prefix) : [];
  return [...own, ...then.map((row) => ({ ...row, description: `${condition}${row.description}` }))];
}
