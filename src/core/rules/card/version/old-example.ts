/** The text of a small 0.3 card for examples, with some members changed. */
export const oldCard = (members: object): string =>
  JSON.stringify(
    {
      protocolVersion: '0.3.0',
      name: 'Harbor Studio',
      description: 'Edits launch copy and draws product marks.',
      url: 'https://harbor.studio/a2a',
      preferredTransport: 'JSONRPC',
      version: '1.0.0',
      capabilities: {},
      defaultInputModes: ['text/plain'],
      defaultOutputModes: ['text/plain'],
      skills: [
        {
          id: 'edit',
          name: 'Edit copy',
          description: 'Edits a text.',
          tags: ['editing'],
          examples: ['Edit this post.'],
        },
      ],
      ...members,
    },
    null,
    2,
  );
