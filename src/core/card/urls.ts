import { isObject, type JsonObject } from '../document.ts';
import { memo } from '../memo.ts';
import { join } from '../parse/pointer.ts';
import { isCustomBinding } from './bindings.ts';
import { hasInterfaces } from './layout.ts';
import { interfacesOf, oldInterfacesOf, type Part, schemesOf } from './parts.ts';

/** What a URL in a card is for. Over `credentials` secrets travel, over `call` requests, `link` is opened by people. */
export type UrlUse = 'call' | 'credentials' | 'link';

export interface CardUrl extends Part<string> {
  readonly use: UrlUse;
  /** The binding of the interface it belongs to, if it belongs to one. */
  readonly binding?: unknown;
}

const flowUrls = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

/** Every non-empty URL of a card whose form is known. The URL of an interface with a binding of one's own has none. */
export const urlsOf = memo((card: JsonObject): readonly CardUrl[] => {
  const found: CardUrl[] = [];
  const add = (owner: unknown, parent: string, member: string, use: UrlUse, binding?: unknown) => {
    const value = isObject(owner) ? owner[member] : undefined;
    if (typeof value === 'string' && value !== '') found.push({ pointer: join(parent, member), value, use, binding });
  };
  for (const { pointer, value } of [...interfacesOf(card), ...(hasInterfaces(card) ? [] : oldInterfacesOf(card))]) {
    const binding = value.protocolBinding ?? value.transport;
    if (!isCustomBinding(binding)) add(value, pointer, 'url', 'call', binding);
  }
  add(card.provider, '/provider', 'url', 'link');
  add(card, '', 'documentationUrl', 'link');
  add(card, '', 'iconUrl', 'link');
  for (const { pointer, value } of schemesOf(card)) {
    add(value, pointer, 'openIdConnectUrl', 'credentials');
    add(value.openIdConnectSecurityScheme, `${pointer}/openIdConnectSecurityScheme`, 'openIdConnectUrl', 'credentials');
    // In 0.3, and in the old half of a card for two versions, the flows stand in the scheme itself.
    const oauths = [
      [value.oauth2SecurityScheme, `${pointer}/oauth2SecurityScheme`],
      [value, pointer],
    ] as const;
    for (const [oauth, at] of oauths) {
      if (!isObject(oauth)) continue;
      add(oauth, at, 'oauth2MetadataUrl', 'credentials');
      for (const [flow, details] of Object.entries(isObject(oauth.flows) ? oauth.flows : {})) {
        for (const member of flowUrls) add(details, join(at, 'flows', flow), member, 'credentials');
      }
    }
  }
  return found;
});

/** A URL as one to compare: trailing slashes and the case of a host do not make another address. */
export const sameUrl = (url: string): string => (URL.canParse(url) ? new URL(url).href : url).replace(/\/+$/, '');

/** An absolute http or https URL with a host, or undefined. Case of the scheme does not matter (RFC 3986 section 3.1). */
export function webUrl(text: string): URL | undefined {
  if (!/^https?:\/\/[^/\s]/i.test(text) || /\s/.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The same of a URL in a card, read once for all rules that look at it. */
export const webAddress = memo(({ value }: CardUrl): URL | undefined => webUrl(value));
