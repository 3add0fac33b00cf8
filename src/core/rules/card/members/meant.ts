import { isBlank } from '../../../card/parts.ts';
import { schemaIds } from '../../../card/schema-ids.ts';
import { memberMeant, schemeMembers } from '../../../card/scheme.ts';
import { type CardDocument, isObject, type JsonObject } from '../../../document.ts';
import { memo } from '../../../memo.ts';
import { nearest } from '../../../nearest.ts';
import { join, tokens, valueAt } from '../../../parse/pointer.ts';
import { passes } from '../../../schema/surely-valid.ts';
import type { UndeclaredMember } from '../../../schema/undeclared.ts';
import { nodesAt } from '../../../schema/walk.ts';

/** The OAuth flows of 1.0. */
export const flowNames = ['authorizationCode', 'clientCredentials', 'deviceCode', 'implicit', 'password'];

/** What a member that readers do not know was most likely meant to be. */
export interface Meant {
  /** The member of that name, or the one to put this into. */
  readonly near: string;
  readonly within?: boolean;
  /** Whether nobody can have meant anything else. */
  readonly evident?: boolean;
  /** Whether security is lost with it. */
  readonly loses?: boolean;
  /** Whether the member must be there, and is not. */
  readonly lacks?: boolean;
  /** What is empty without it. */
  readonly covers?: readonly string[];
  /** Whether that member is there already. */
  readonly taken: boolean;
}

/** The members that say of which kind a scheme or an OAuth flow is. */
const kinds = new Set<string>([...schemeMembers, ...flowNames]);

/** The members of an object that say so. Each of its other members is held against them, so they are looked for once. */
const kindsIn = memo((owner: JsonObject): readonly string[] => Object.keys(owner).filter((name) => kinds.has(name)));

/** How often each member of an object stands there in whatever case. */
const spellings = memo((owner: JsonObject): ReadonlyMap<string, number> => {
  const count = new Map<string, number>();
  for (const name of Object.keys(owner)) count.set(name.toLowerCase(), (count.get(name.toLowerCase()) ?? 0) + 1);
  return count;
});

const isOnce = (owner: JsonObject, name: string): boolean => spellings(owner).get(name.toLowerCase()) === 1;

/** Whether at this place stands a scheme, or the flows of one, without a member that says of which kind it is. */
export function isOfNoKind(card: CardDocument, pointer: string): boolean {
  if (!/^\/securitySchemes\/[^/]+(?:\/oauth2SecurityScheme\/flows)?$/.test(pointer)) return false;
  const value = valueAt(card.value, pointer);
  return isObject(value) && kindsIn(value).length === 0;
}

/** Undefined where nothing is near enough. */
export function meantBy(card: CardDocument, member: UndeclaredMember): Meant | undefined {
  const { name, parent, declared } = member;
  const owner = valueAt(card.value, parent);
  const has = (other: string) => isObject(owner) && Object.hasOwn(owner, other);
  // A scheme or flow that is of some kind already loses nothing with another one.
  const hasKind = isObject(owner) && kindsIn(owner).some((kind) => isObject(owner[kind]));
  const special = card.spec === '1.0' ? inSecurity(member) : undefined;
  if (special) {
    const loses = special.loses !== false && !has(special.near) && !(hasKind && kinds.has(special.near));
    return { ...special, loses, taken: has(special.near) };
  }
  const near = nearest(name, declared) ?? calledOtherwise(member, has);
  if (near === undefined) return undefined;
  const lacks = member.required.includes(near) && !has(near);
  const isDemand = near === (card.spec === '1.0' ? 'securityRequirements' : 'security') && !isBlank(member.value);
  // In nothing but case there is no other that it could be, unless it stands there in two.
  const isOnlyCase = isObject(owner) && near.toLowerCase() === name.toLowerCase() && isOnce(owner, name);
  const evident = (lacks || (isDemand && !has(near))) && isOnlyCase && isRight(card, join(parent, near), member.value);
  // A misspelled kind of scheme or flow leaves the whole of it empty.
  return { near, evident, lacks, loses: ((kinds.has(near) && !hasKind) || isDemand) && !has(near), taken: has(near) };
}

/** Whether a value is right at a place by the schema of the card's version, whatever else stands around it. */
const isRight = ({ spec }: CardDocument, pointer: string, value: unknown): boolean =>
  nodesAt(schemaIds[spec], tokens(pointer)).every((node) => passes(node, value));

/** Other words for members that must be there, as other formats and people have them. */
const words: Readonly<Record<string, readonly string[]>> = {
  name: ['title', 'label'],
  organization: ['name', 'company'],
  protocolBinding: ['binding', 'protocol'],
  protocolVersion: ['version'],
  supportedInterfaces: ['interfaces'],
  url: ['endpoint', 'address', 'href'],
};

/** The member that is missing where a member says it in another word, in the type that it has to have. */
function calledOtherwise({ name, value, required }: UndeclaredMember, has: (member: string) => boolean) {
  const isOfType = (member: string) =>
    member === 'supportedInterfaces' ? Array.isArray(value) && value.every(isObject) : typeof value === 'string';
  return required.find((member) => !has(member) && words[member]?.includes(name) && isOfType(member));
}

/** The spellings of others, of OpenAPI and of the specification's own pages, for what security is made of. */
function inSecurity({ name, value, parent }: UndeclaredMember): Omit<Meant, 'taken'> | undefined {
  if (/^\/securitySchemes\/[^/]+$/.test(parent)) {
    const near = memberMeant(name);
    return near && { near, evident: isObject(value) };
  }
  if (/^\/securitySchemes\/[^/]+\/oauth2SecurityScheme\/flows$/.test(parent)) {
    const plain = name.replace(/(oauth)?flow$/i, '').toLowerCase();
    const near = flowNames.find((flow) => flow.toLowerCase() === plain);
    return near ? { near, evident: isObject(value) } : undefined;
  }
  if (/^\/securitySchemes\/[^/]+\/oauth2SecurityScheme$/.test(parent) && flowNames.includes(name))
    return { near: 'flows', within: true, evident: isObject(value), covers: [join(parent, 'flows')] };
  // The one member of a StringList.
  if (/\/securityRequirements\/\d+\/schemes\/[^/]+$/.test(parent) && Array.isArray(value))
    return { near: 'list', evident: true, loses: value.length > 0 };
  return undefined;
}
