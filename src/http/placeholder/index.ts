import { limits } from '../../core/limits.ts';
import { readStart } from '../body.ts';
import type { EdgeContext } from '../edge.ts';
import { preflight } from '../mount.ts';
import { Problem } from '../problem.ts';
import { answerRpc } from './jsonrpc.ts';
import { knowsVersion, restReason } from './operations.ts';
import { answerRest } from './rest.ts';
import { addressDetail, cardDetail } from './wording.ts';

/** Where the placeholder stands: an agent's address and everything below it. */
export const PLACEHOLDER = '/a2a/agents/:agent_id/*';

const ALLOW = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** The header counts before the query parameter of the same name (1.0.1 §3.6). */
const versionOf = (c: EdgeContext): string => (c.req.header('A2A-Version') || c.req.query('A2A-Version') || '').trim();

/**
 * Says in the caller's own protocol that no A2A server answers here: JSON-RPC to a POST at the address itself,
 * google.rpc.Status to HTTP+JSON operations, a problem to all else. Never 404: this service holds no agents and
 * cannot know which exist.
 */
export async function placeholder(c: EdgeContext): Promise<Response> {
  const { method, path } = c.req;
  const agentId = c.req.param('agent_id') ?? '';
  // The path as it was sent: `/a2a/agents/`, the id, and what is below.
  const below = path.replace(/^\/a2a\/agents\/[^/]+/, '');
  if (method === 'OPTIONS') return preflight(ALLOW);
  if (method === 'POST' && (below === '' || below === '/')) {
    // Whatever the rest of a long message says, no server is here.
    const { bytes, whole } = await readStart(c, limits.documentBytes);
    // 200, because most official clients throw the body of any other status away and nobody would learn the reason.
    return new Response(answerRpc(bytes, whole, versionOf(c), agentId), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    });
  }
  const reason = restReason(method, below);
  if (reason) return answerRest(knowsVersion(versionOf(c)) ? reason : 'VERSION_NOT_SUPPORTED', agentId);
  const wellKnown = /\/\.well-known\/agent(?:-card)?\.json$/.test(below);
  throw new Problem('not-implemented', wellKnown ? cardDetail(agentId) : addressDetail(agentId));
}
