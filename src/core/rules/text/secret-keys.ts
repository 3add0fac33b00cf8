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

/** Whether a key names credential material. */
export const isSecretKey = (key: string): boolean => secretKeys.has(plainKey(key));

/**
 * Maps whose keys are chosen by the author or stand for something else than their names say: security schemes and what
 * refers to them, OAuth scopes and flows (`password` is a flow), the properties of a JSON Schema.
 */
const maps = new Set(['securitySchemes', 'schemes', 'scopes', 'flows', 'oauth2SecurityScheme', 'properties']);

/** Whether the member that these tokens lead to is named by such a map, so that its key is no key of a secret. */
export function isNamedByMap(path: readonly (string | number)[]): boolean {
  const parent = path.at(-2);
  // `security` of A2A 0.3: a list of maps from scheme to scopes.
  return (typeof parent === 'string' && maps.has(parent)) || (typeof parent === 'number' && path.at(-3) === 'security');
}
