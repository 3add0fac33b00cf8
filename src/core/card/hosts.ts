import { memo } from '../memo.ts';
import { type CardUrl, webAddress, webUrl } from './urls.ts';

/** Why nobody outside reaches a host. */
export type Reach = 'loopback' | 'private' | 'link-local' | 'unspecified' | 'internal';

/** A gRPC target without a scheme, as the current text of the specification writes it: `host:port`. */
const isGrpcTarget = (text: string): boolean => /^(dns:\/{0,3})?[a-z0-9._[\]:-]+:\d+$/i.test(text);

/** The same without the port, for which gRPC libraries then take 443. */
export const isGrpcHost = (text: string): boolean =>
  /^(dns:\/{0,3})?(\[[0-9a-f:.]+\]|[\w-]+(\.[\w-]+)*\.?)$/i.test(text);

/** The URL that a member of a card holds; a gRPC target counts as one with TLS. Undefined where it is neither. */
export const addressOf = memo((one: CardUrl): URL | undefined => {
  const { value, binding } = one;
  return binding === 'GRPC' && (isGrpcTarget(value) || isGrpcHost(value))
    ? webUrl(`https://${value.replace(/^dns:\/{0,3}/i, '')}`)
    : webAddress(one);
});

/** The host in lower case, without the dot that may end it and without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$|^\[|\]$/g, '').toLowerCase();

/** Whose machines alone reach a host, or undefined where it looks public. */
export function reachOf(url: URL): Reach | undefined {
  const host = hostOf(url);
  if (host.includes(':')) return reachOfV6(host);
  if (/^\d+(\.\d+){3}$/.test(host)) return reachOfV4(host.split('.').map(Number));
  if (/^(.+\.)?localhost$/.test(host)) return 'loopback';
  // RFC 6762 (local), RFC 8375 (home.arpa), ICANN resolution 2024.07.29.06 (internal); a name without a dot is local too.
  if (/\.(local|internal|home\.arpa)$/.test(host) || !host.includes('.')) return 'internal';
  return undefined;
}

/** RFC 6890; 100.64.0.0/10 is what carriers and overlay networks hand out (RFC 6598). */
function reachOfV4([a = 0, b = 0]: readonly number[]): Reach | undefined {
  if (a === 127) return 'loopback';
  if (a === 0) return 'unspecified';
  if (a === 169 && b === 254) return 'link-local';
  const isPrivate =
    a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168) || (a === 100 && b >= 64 && b < 128);
  return isPrivate ? 'private' : undefined;
}

/** RFC 4291 and RFC 4193, in the form that URLs serialize: lower case, shortened. */
function reachOfV6(host: string): Reach | undefined {
  if (host === '::1') return 'loopback';
  if (host === '::') return 'unspecified';
  if (/^fe[89ab]/.test(host)) return 'link-local';
  if (/^f[cd]/.test(host)) return 'private';
  const mapped = /^::ffff:([0-9a-f]{1,4}):/.exec(host)?.[1];
  if (mapped === undefined) return undefined;
  const high = Number.parseInt(mapped, 16);
  return reachOfV4([high >> 8, high & 255]);
}

/** What template languages leave behind where nothing was put in: `{{HOST}}`, `${HOST}`, `<your-host>`, `{host}`, `%HOST%`. */
const template = /\{[^{}]*\}|<[^<>]+>|\$[A-Z_]{2,}|%[A-Z_]{2,}%/;

/** The host of a URL and its port, as they are written; empty where it has none. */
const authorityOf = (url: string): string =>
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#]*)/i.exec(url)?.[1] ?? '';

/** Whether the host or port of a URL is still to be put in by a template. */
export const isTemplate = (url: string): boolean => template.test(authorityOf(url));

/** What stands for a host that is still to be put in, as it is written; undefined where a URL has a host of its own. */
export const placeholderOf = memo((one: CardUrl): string | undefined => {
  const authority = authorityOf(one.value);
  if (template.test(authority)) return authority;
  const address = addressOf(one);
  if (!address || !isPlaceholderHost(address)) return undefined;
  return authority.replace(/:\d*$/, '') || address.hostname;
});

/**
 * Whether a client can call a URL, or a person open it: an absolute web address, a gRPC target, or what the maker of the
 * card is still to put in. An icon may stand in the card itself, and a provider may be written to.
 */
export function isUsable(one: CardUrl): boolean {
  if (addressOf(one) || placeholderOf(one) !== undefined) return true;
  if (one.pointer === '/iconUrl') return /^data:image\//i.test(one.value);
  return one.pointer === '/provider/url' && /^mailto:[^@\s]+@[^@\s]+$/i.test(one.value);
}

/**
 * Whether a host stands for one that is still to be put in: a name reserved for examples (RFC 2606, RFC 6761), a template
 * variable, or `your-…`.
 */
function isPlaceholderHost(url: URL): boolean {
  const host = hostOf(url);
  return (
    /(^|\.)example\.(com|org|net)$|(^|\.)(example|test|invalid)$/.test(host) ||
    /[{}$]/.test(host) ||
    host
      .split('.')
      .some((label) => /^your([-_]|(domain|company|host|server|site|org|agent|name|app)s?([-_]|$))/.test(label))
  );
}
