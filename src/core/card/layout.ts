import type { Detected } from '../detect.ts';
import { asText, isObject, type JsonObject } from '../document.ts';
import { snakeCase } from './names.ts';
import { isBlank, skillsOf } from './parts.ts';

/** The versions of the card that have a schema of their own. */
export const specs = ['1.0', '0.3', '0.2', '0.1'] as const;
export type Spec = (typeof specs)[number];

/** What a card says in a member, in snake_case too (ProtoJSON). */
const said = (card: JsonObject, member: string): unknown => card[member] ?? card[snakeCase(member)];

const has = (card: JsonObject, member: string): boolean => {
  const value = said(card, member);
  return value !== undefined && value !== null;
};

/** Whether a card lists interfaces, as 1.0 and the drafts before it do; snake_case is read too (ProtoJSON). */
export const hasInterfaces = (card: JsonObject): boolean =>
  [card.supportedInterfaces, card.supported_interfaces].some((list) => Array.isArray(list) && list.length > 0);

/** Members that only some versions brought, the newest version first. */
const features: readonly (readonly [Spec, string, (card: JsonObject) => boolean])[] = [
  ['0.3', 'signatures', (card) => has(card, 'signatures')],
  ['0.3', 'skills.security', (card) => skillsOf(card).some(({ value }) => has(value, 'security'))],
  ['0.3', 'mutualTLS', (card) => schemes(card).some(({ type }) => type === 'mutualTLS')],
  ['0.3', 'oauth2MetadataUrl', (card) => schemes(card).some((scheme) => has(scheme, 'oauth2MetadataUrl'))],
  ['0.2', 'preferredTransport', (card) => has(card, 'preferredTransport')],
  ['0.2', 'additionalInterfaces', (card) => has(card, 'additionalInterfaces')],
  ['0.2', 'iconUrl', (card) => has(card, 'iconUrl')],
  ['0.2', 'capabilities.extensions', ({ capabilities }) => isObject(capabilities) && has(capabilities, 'extensions')],
  ['0.2', 'supportsAuthenticatedExtendedCard', (card) => has(card, 'supportsAuthenticatedExtendedCard')],
  ['0.2', 'securitySchemes', (card) => has(card, 'securitySchemes')],
  ['0.2', 'security', (card) => has(card, 'security')],
  ['0.1', 'authentication', (card) => isObject(card.authentication)],
];

const schemes = ({ securitySchemes }: JsonObject): JsonObject[] =>
  isObject(securitySchemes) ? Object.values(securitySchemes).filter(isObject) : [];

/** What 0.2 demands and 0.1 did not, for cards that show nothing else. */
const isComplete02 = (card: JsonObject): boolean =>
  ['description', 'defaultInputModes', 'defaultOutputModes'].every((member) => has(card, member)) &&
  skillsOf(card).every(({ value }) => has(value, 'tags') && has(value, 'description'));

/**
 * Which version of A2A a card is written in, and by which of its members that shows. A card with neither interfaces nor
 * a `url` is taken for a 1.0 card that is not finished, unless it says that it is an older one.
 */
export function detectSpec(card: JsonObject): Detected<Spec> {
  if (hasInterfaces(card)) return { is: '1.0', because: ['interfaces'] };
  const isWithout = !has(card, 'url');
  // An empty list is none to a client (a2a-js, isLegacyAgentCard); what is no list was to be one.
  if (!isBlank(card.supportedInterfaces)) return { is: '1.0', because: [isWithout ? 'no address' : 'new member'] };
  const label = asText(said(card, 'protocolVersion')) || undefined;
  // 0.2.9 was never released; it stands in the sample card of 0.3.0, from where many copied it.
  if (label?.startsWith('0.3') || label === '0.2.9') return { is: '0.3', because: ['label', label] };
  if (label?.startsWith('0.2')) return { is: '0.2', because: ['label', label] };
  if (isWithout) return { is: '1.0', because: ['no address'] };
  const feature = features.find(([, , shows]) => shows(card));
  if (label !== undefined) {
    return { is: feature?.[0] === '0.1' ? '0.1' : '0.3', because: ['old address'] };
  }
  if (feature) return { is: feature[0], because: ['feature', feature[1]] };
  return { is: isComplete02(card) ? '0.2' : '0.1', because: ['no later member'] };
}
