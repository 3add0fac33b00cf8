import { plainKey } from '../plain-key.ts';

/** Names of credential material, without case, `_` and `-`. */
const secretKeys: ReadonlySet<string> = new Set([
  'env',
  'envvar',
  'envvars',
  'secret',
  'secrets',
  'apikey',
  'apikeys',
  'privatekey',
  'mnemonic',
  'seedphrase',
  'nsec',
  'passphrase',
  'password',
]);

/** How keys begin that may be one of them; most do not. */
const beginning = /^(?:.?[_-]|en|se|ap|pr|mn|ns|pa)/i;

/** Whether a key names credential material. */
export const isSecretKey = (key: string): boolean => beginning.test(key) && secretKeys.has(plainKey(key));

/**
 * Maps whose keys are chosen by the author or stand for something else than their names say: security schemes and what
 * refers to them, OAuth scopes and flows (`password` is a flow), the properties of a JSON Schema.
 */
const maps = new Set(['schemes', 'scopes', 'flows', 'oauth2SecurityScheme', 'properties']);

/** Where a card says how clients sign in: nothing below is named after a secret, in whatever shape and version. */
const security = /^security(_?schemes?|_?requirements?)?$/i;

/** Whether the member that these tokens lead to is named by such a map, so that its key is no key of a secret. */
export function isNamedByMap(path: readonly (string | number)[]): boolean {
  const parent = path.at(-2);
  const owners = path.slice(0, -1);
  return (
    (typeof parent === 'string' && maps.has(parent)) ||
    owners.some((key) => typeof key === 'string' && security.test(key))
  );
}

/** What stands where a value is still to be put in: `<token>`, `${TOKEN}`, `{{token}}`, `your-key`, `...`, `xxx`. */
const placeholder =
  /^\s*(<[^<>]*>|\$?\{.*\}|\$\w+|%\w+%|\[[^[\]]*\]|[x*._…-]{3,}|(your|my|insert|enter|put)\b.*|your[-_ ].*|change[-_ ]?me|to[-_ ]?do|redacted|example|placeholder|none|null|n\/a)\s*$/is;

/** Whether a value may be a secret: a text that is no placeholder for one. */
export const isWrittenOut = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && !placeholder.test(value);
