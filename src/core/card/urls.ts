import { isObject, type JsonObject } from '../document.ts';
import { join } from '../parse/pointer.ts';
import { interfacesOf, type Part, schemesOf } from './parts.ts';

/** What a URL in a card is for. Over `credentials` secrets travel, over `call` requests, `link` is opened by people. */
export type UrlUse = 'call' | 'credentials' | 'link';

export interface CardUrl extends Part<string> {
  readonly use: UrlUse;
  /** The binding of the interface it belongs to, if it belongs to one. */
  readonly binding?: unknown;
}

const flowUrls = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

/** Every non-empty URL of a card whose form is known. The URL of an interface with a binding of one's own has none. */
export function urlsOf(card: JsonObject): CardUrl[] {
  const found: CardUrl[] = [];
  const add = (owner: unknown, parent: string, member: string, use: UrlUse, binding?: unknown) => {
    const value = isObject(owner) ? owner[member] : undefined;
    if (typeof value === 'string' && value !== '') found.push({ pointer: join(parent, member), value, use, binding });
  };
  for (const { pointer, value } of interfacesOf(card)) add(value, pointer, 'url', 'call', value.protocolBinding);
  add(card.provider, '/provider', 'url', 'link');
  add(card, '', 'documentationUrl', 'link');
  add(card, '', 'iconUrl', 'link');
  for (const { pointer, value } of schemesOf(card)) {
    add(value.openIdConnectSecurityScheme, `${pointer}/openIdConnectSecurityScheme`, 'openIdConnectUrl', 'credentials');
    const oauth = value.oauth2SecurityScheme;
    if (!isObject(oauth)) continue;
    const at = `${pointer}/oauth2SecurityScheme`;
    add(oauth, at, 'oauth2MetadataUrl', 'credentials');
    for (const [flow, details] of Object.entries(isObject(oauth.flows) ? oauth.flows : {})) {
      for (const member of flowUrls) add(details, join(at, 'flows', flow), member, 'credentials');
    }
  }
  return found;
}

/** An absolute http or https URL with a host, or undefined. Case of the scheme does not matter (RFC 3986 section 3.1). */
export function webUrl(text: string): URL | undefined {
  if (!/^https?:\/\/[^/\s]/i.test(text) || /\s/.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether a host is this machine only: `localhost`, 127.0.0.0/8, ::1. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);
}
