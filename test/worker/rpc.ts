import { expect } from 'vitest';
import { expectPolicy } from '../answers.ts';
import { ask } from './ask.ts';

/** An address that Goloco could hand out. */
export const AGENT = `/a2a/agents/agent_${'0123456789abcdef'.repeat(2)}`;

export interface ErrorInfo {
  '@type': string;
  reason: string;
  domain: string;
  metadata: Record<string, string>;
}

interface RpcAnswer {
  jsonrpc: string;
  id: unknown;
  error: { code: number; message: string; data?: ErrorInfo[] };
}

/** Sends a JSON-RPC request; the answer is 200 with an error, or the test fails. */
export async function rpc(body: BodyInit, headers: Record<string, string> = {}, path = AGENT): Promise<RpcAnswer> {
  const answer = await ask(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });
  expectPolicy(answer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const { jsonrpc, id, error }: RpcAnswer = await answer.json();
  expect(jsonrpc).toBe('2.0');
  return { jsonrpc, id, error };
}

/** A request that is right but for its method and id. */
export const call = (method: unknown, id: unknown = 'x7') => JSON.stringify({ jsonrpc: '2.0', id, method, params: {} });
