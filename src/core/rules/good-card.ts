import type { JsonObject } from '../document.ts';

/** The smallest card that nothing is to be said of. */
export const goodCard: JsonObject = {
  name: 'Harbor Studio',
  description: 'Edits launch copy and draws product marks.',
  supportedInterfaces: [{ url: 'https://harbor.studio/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  version: '1.0.0',
  capabilities: {},
  defaultInputModes: ['text/plain'],
  defaultOutputModes: ['text/plain'],
  skills: [
    {
      id: 'edit-copy',
      name: 'Edit copy',
      description: 'Edits a text and gives a reason for each change.',
      tags: ['editing'],
      examples: ['Edit this launch post.'],
    },
  ],
};
