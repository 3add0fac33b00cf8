import { asText, isObject, type JsonObject } from '../document.ts';
import { isBlank } from './parts.ts';

/** A kind of document that is taken for an agent card. */
export interface LookAlike {
  readonly name: LookAlikeName;
  /** The member that gives it away. */
  readonly member: string;
}

type Sign = readonly [member: string, name: string, is: (value: unknown, whole: JsonObject) => boolean];

const signs = [
  ['type', 'an ERC-8004 agent registration', (value) => /eip-8004#registration/.test(asText(value))],
  ['schema_version', 'an agent manifest', (value) => asText(value).startsWith('agent-manifest/')],
  ['name_for_model', 'a ChatGPT plugin manifest', (value) => value !== undefined],
  ['ahp', 'an Agent Handshake Protocol manifest', (value) => value !== undefined],
  ['mcpServers', 'a list of MCP servers', isObject],
  ['serverInfo', 'an MCP server card', isObject],
  ['$schema', 'an MCP server card', (value) => /modelcontextprotocol/.test(asText(value))],
  ['openapi', 'an OpenAPI document', (value) => typeof value === 'string'],
  ['x402Version', 'an x402 service description', (value, whole) => value !== undefined && !('name' in whole)],
  ['identity', 'a manifest with identity, io and runtime', (value, whole) => isObject(value) && !('name' in whole)],
  ['dependencies', 'a package.json', (value, whole) => isObject(value) && 'scripts' in whole],
  ['owner', 'a plugin marketplace', (value, whole) => isObject(value) && Array.isArray(whole.plugins)],
  ['jsonrpc', 'a JSON-RPC message', (value) => value === '2.0'],
  ['locators', 'an OASF record', (value, whole) => Array.isArray(value) && 'schema_version' in whole],
  ['modules', 'an OASF record', (value, whole) => Array.isArray(value) && 'schema_version' in whole],
  ['properties', 'a JSON Schema', (value, whole) => isObject(value) && ('$schema' in whole || whole.type === 'object')],
  ['error', 'the error message of a server', (value, whole) => !isBlank(value) && !('name' in whole)],
  ['detail', 'the error message of a server', (value, whole) => typeof value === 'string' && !('name' in whole)],
  ['message', 'the error message of a server', (value, whole) => typeof value === 'string' && !('name' in whole)],
  ['listing_id', 'a Goloco listing', (value) => typeof value === 'string'],
  ['listingId', 'a Goloco listing', (value, whole) => typeof value === 'string' && 'title' in whole],
] as const satisfies readonly Sign[];

export type LookAlikeName = (typeof signs)[number][1];

/**
 * What a document is that is no agent card but is often sent as one; undefined where it has an address or skills, and so
 * is a card, whatever else it is too.
 */
export function lookAlike(document: JsonObject): LookAlike | undefined {
  const isCard =
    'supportedInterfaces' in document || ('url' in document && 'skills' in document) || 'defaultInputModes' in document;
  if (isCard) return undefined;
  const sign = signs.find(([member, , is]) => is(document[member], document));
  return sign && { member: sign[0], name: sign[1] };
}
