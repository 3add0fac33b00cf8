import { type SchemaStrings, schemaStrings } from '../strings/schema.ts';

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
  readonly anyOf?: readonly SchemaNode[];
  readonly examples?: readonly unknown[];
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
  readonly examples: readonly unknown[];
}

/** `#/$defs/X` leads to X on the same page; the id of another schema leads to its own page. */
function linkOf(ref: string) {
  const local = ref.match(/^#\/\$defs\/(.+)$/)?.[1];
  return local ? { href: `#${local}`, text: local } : { href: new URL(ref).pathname, text: ref };
}

/** The types that a member may have, each once. */
const typesOf = ({ type, anyOf }: SchemaNode): readonly string[] => [
  ...new Set(anyOf ? anyOf.flatMap(typesOf) : [type ?? 'any'].flat()),
];

/** What a member holds, in English where no other words are given. */
export function typeText(node: SchemaNode, words: SchemaStrings = schemaStrings.en): TypeText {
  const or = ` ${words.or} `;
  if (node.$ref) return { words: '', link: linkOf(node.$ref) };
  if ('const' in node) return { words: JSON.stringify(node.const) };
  if (node.enum) return { words: node.enum.map((value) => JSON.stringify(value)).join(or) };
  const types = typesOf(node);
  const held = types.filter((type) => type !== 'null').join(or);
  const orNull = types.includes('null') ? `${or}null` : '';
  const each = node.items ?? (typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined);
  const inner = each && typeText(each, words);
  if (!inner || inner.words === 'any') return { words: `${held}${orNull}` };
  const of = `${held} ${node.items ? words.of : words.withValues} ${inner.words}`;
  return inner.link ? { words: of, link: inner.link, after: orNull } : { words: `${of}${orNull}` };
}

/** A lower and an upper bound in words, with their unit in front. */
function bounds(low: number | undefined, high: number | undefined, unit: string, words: SchemaStrings): string[] {
  if (low === undefined && high === undefined) return [];
  if (high === undefined) return [`${unit}${words.atLeast} ${low}`];
  return low === undefined ? [`${unit}${words.atMost} ${high}`] : [`${unit}${low} ${words.to} ${high}`];
}

const limitsOf = (node: SchemaNode, words: SchemaStrings): string[] => [
  ...bounds(node.minLength, node.maxLength, `${words.characters}: `, words),
  ...bounds(node.minItems, node.maxItems, `${words.entries}: `, words),
  ...bounds(node.minimum, node.maximum, '', words),
  ...(node.multipleOf === undefined ? [] : [`${words.multipleOf} ${node.multipleOf}`]),
  ...(node.pattern === undefined ? [] : [node.pattern === '\\S' ? words.notBlank : `${words.matches} ${node.pattern}`]),
];

/** The condition under which `then` holds, where it is that members have certain values. */
function conditionOf(node: SchemaNode, words: SchemaStrings): string {
  const tests = Object.entries(node.properties ?? {}).map(
    ([name, test]) => [name, typeText(test, words).words] as const,
  );
  return tests.length > 0 ? words.where(tests) : '';
}

/** One row for each member of an object and of the objects written inside it; what is referred to has its own table. */
export function rowsOf(node: SchemaNode, words: SchemaStrings = schemaStrings.en, prefix = ''): Row[] {
  const own = Object.entries(node.properties ?? {}).flatMap(([name, member]) => {
    const row = {
      member: `${prefix}${name}`,
      type: typeText(member, words),
      required: node.required?.includes(name) ?? false,
      description: member.description ?? '',
      limits: limitsOf(member, words),
      examples: member.examples ?? [],
    };
    const inside = [
      ...rowsOf(member, words, `${prefix}${name}.`),
      ...(member.items ? rowsOf(member.items, words, `${prefix}${name}[].`) : []),
    ];
    return [row, ...inside];
  });
  const condition = node.if ? conditionOf(node.if, words) : '';
  const then = node.then ? rowsOf(node.then, words, prefix) : [];
  return [...own, ...then.map((row) => ({ ...row, description: `${condition}${row.description}` }))];
}
