import { isObject, type JsonObject } from '../document.ts';
import { requirementsOf } from './parts.ts';

/**
 * The schemes that a card or a skill demands in `security`, as 0.3 wrote it, while its 1.0 half demands nothing: clients
 * of 1.0 lose them. Empty where nothing is lost: nothing was demanded, or one alternative was to come without.
 */
export function lostSchemes(owner: JsonObject, card: JsonObject): string[] {
  const demanded = alternatives(owner.security).map((names) => names.filter((name) => !isNone(card, name)));
  if (demanded.length === 0 || demanded.some((names) => names.length === 0)) return [];
  const now = requirementsOf({ pointer: '', value: owner });
  // A requirement that holds anything demands, be it in the form of 0.3, which is a fault of its own.
  const demands = ({ value: { schemes, ...rest } }: (typeof now)[number]) =>
    (isObject(schemes) && Object.keys(schemes).length > 0) || Object.keys(rest).length > 0;
  if (now.length > 0 && now.every(demands)) return [];
  return [...new Set(demanded.flat())];
}

/** `security` as alternatives of names; also in the forms that are none, an object or a list of names. */
function alternatives(security: unknown): string[][] {
  if (isObject(security)) return [Object.keys(security)];
  if (!Array.isArray(security)) return [];
  return security.flatMap((one) => (isObject(one) ? [Object.keys(one)] : typeof one === 'string' ? [[one]] : []));
}

/** Some authors declare a scheme that says "none". */
function isNone({ securitySchemes }: JsonObject, name: string): boolean {
  const scheme = isObject(securitySchemes) ? securitySchemes[name] : undefined;
  return isObject(scheme) && typeof scheme.type === 'string' && /^(none|public|anonymous)$/i.test(scheme.type);
}
