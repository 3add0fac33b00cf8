import { AgentCard, SendMessageRequest } from '@a2a-js/sdk';
import { ClientFactory } from '@a2a-js/sdk/client';
import { JsonRpcUnsupportedOperationError, RestUnsupportedOperationError } from '@a2a-js/sdk/errors';
import { describe, expect, inject, test } from 'vitest';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };

const ADDRESS = `/a2a/agents/agent_${'0123456789abcdef'.repeat(2)}`;

/** The published card, its interface moved to the running Worker. */
const clientFor = (protocolBinding: string, streaming: boolean) =>
  new ClientFactory().createFromAgentCard(
    AgentCard.fromJSON({
      ...harbor,
      supportedInterfaces: [{ url: inject('base') + ADDRESS, protocolBinding, protocolVersion: '1.0' }],
      capabilities: { ...harbor.capabilities, streaming },
    }),
  );

const message = SendMessageRequest.fromJSON({
  message: { messageId: 'm1', role: 'ROLE_USER', parts: [{ text: 'Hello' }] },
});

describe.each([
  ['JSONRPC', JsonRpcUnsupportedOperationError],
  ['HTTP+JSON', RestUnsupportedOperationError],
])('the official client over %s', (binding, UnsupportedOperationError) => {
  test('gets its typed error', async () => {
    const client = await clientFor(binding, false);
    const sent = client.sendMessage(message);
    await expect(sent).rejects.toThrow(UnsupportedOperationError);
    await expect(sent).rejects.toThrow(/No A2A server answers/);
  });

  test('gets its typed error for a message of any length', async () => {
    const client = await clientFor(binding, false);
    const long = SendMessageRequest.fromJSON({
      message: { messageId: 'm1', role: 'ROLE_USER', parts: [{ text: 'x'.repeat(10_000_000) }] },
    });
    await expect(client.sendMessage(long)).rejects.toThrow(UnsupportedOperationError);
  });

  test('gets its typed error for a stream', async () => {
    const client = await clientFor(binding, true);
    const read = async () => {
      for await (const event of client.sendMessageStream(message)) throw new Error(`got ${JSON.stringify(event)}`);
    };
    await expect(read()).rejects.toThrow(UnsupportedOperationError);
  });
});
