import { nearest } from '../../../nearest.ts';

/** `type/subtype` by RFC 6838 section 4.2, either part a wildcard, with or without parameters (RFC 2045 section 5.1). */
const form =
  /^([a-z0-9][a-z0-9!#$&^_.+-]{0,126}|\*)\/([a-z0-9][a-z0-9!#$&^_.+-]{0,126}|\*)(\s*;\s*[\w!#$%&'*+.^`|~-]+=([\w!#$%&'*+.^`|~-]+|"([^"\\]|\\.)*"))*$/i;

export const isMediaType = (mode: string): boolean => form.test(mode);

/** What people write, and the media type they mean. */
const meant: Readonly<Record<string, string>> = {
  text: 'text/plain',
  json: 'application/json',
  data: 'application/json',
  plain: 'text/plain',
  txt: 'text/plain',
  string: 'text/plain',
  markdown: 'text/markdown',
  md: 'text/markdown',
  html: 'text/html',
  csv: 'text/csv',
  xml: 'application/xml',
  yaml: 'application/yaml',
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  file: '*/*',
};

/** Short names that leave no doubt: the names of A2A's own parts before they had media types, and of the one JSON type. */
const evident = new Set(['text', 'json']);

export interface Meant {
  readonly type: string;
  readonly evident: boolean;
}

/** The media type that was most likely meant by a mode that is none; undefined where nobody can tell. */
export function meantType(mode: string): Meant | undefined {
  const name = mode.trim().toLowerCase();
  if (isMediaType(name)) return { type: mode.trim(), evident: true };
  const bare = mode.replace(/\s*;.*$/s, '').trim();
  // Something is wrong with its parameters, which may be left out.
  if (isMediaType(bare)) return { type: bare, evident: false };
  if (Object.hasOwn(meant, name)) return { type: meant[name] as string, evident: evident.has(name) };
  const type = nearest(
    name,
    Object.values(meant).filter((one) => !one.includes('*')),
  );
  return type === undefined ? undefined : { type, evident: false };
}
