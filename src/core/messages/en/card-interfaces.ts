import type { interfaceRules } from '../../rules/card/interfaces/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

export const cardInterfaceWords: Words<FactsOfRules<typeof interfaceRules>> = {
  'card/protocol-binding': {
    message: ({ written }) =>
      `"${written}" is none of JSONRPC, GRPC and HTTP+JSON, and no URI of a binding of your own.`,
    hint: ({ near }) =>
      near
        ? `Did you mean "${near}"? The name is compared letter by letter.`
        : 'Name one of the three, or a URI that only your binding has.',
    fix: ({ near }) => `Write "${near}"`,
  },
  'card/protocol-version': {
    message: ({ written }) => `The protocol version is written Major.Minor, such as 1.0, and this is "${written}".`,
    hint: ({ instead }) =>
      instead ? `Write "${instead}".` : 'Write the version of A2A that this interface speaks, such as "1.0" or "0.3".',
    fix: ({ instead }) => `Write "${instead}"`,
  },
  'card/old-interfaces': {
    message: ({ version }) =>
      `No interface speaks A2A 1.0: this one speaks ${version}. A client that speaks 1.0 only passes over it.`,
    hint: () =>
      'If the server speaks 1.0, write "1.0" here. If not, this is right until it does: a new card does not change what the server speaks.',
  },
  'card/duplicate-interface': {
    message: () => 'This interface has the address, binding, version and tenant of an earlier one.',
    hint: () => 'Remove it, or change what was meant to differ.',
    fix: () => 'Remove the second one',
    also: 'The first one.',
  },
};
