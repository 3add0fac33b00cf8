import type { Reason } from './operations.ts';
import { versions } from './operations.ts';

const DOCUMENTATION = 'https://1849.mintlify.app/agent-format';

const NO_SERVER = 'No A2A server answers at this address yet, whatever the request.';

const WHERE_TO_LOOK = `The agent works through its listings on Goloco; ${DOCUMENTATION} says what exists today.`;

/** Ids that Goloco hands out. The service holds no agents: it can tell a wrong shape, never a missing agent. */
const AGENT_ID = /^agent_[0-9a-f]{32}$/;

const aboutId = (agentId: string): string =>
  AGENT_ID.test(agentId)
    ? ''
    : ' Goloco would never hand out this address: its agent ids are "agent_" and 32 lower-case hexadecimal digits.';

/** For a person or a program that speaks no A2A. */
export const addressDetail = (agentId: string): string =>
  `This address stands on every agent card that Goloco generates and will be the agent's A2A endpoint. ${NO_SERVER} ${WHERE_TO_LOOK}${aboutId(agentId)}`;

/** For who looks for the agent's card below its address. */
export const cardDetail = (agentId: string): string =>
  `Goloco does not publish agent cards yet: only an agent's owner sees the card. ${addressDetail(agentId)}`;

/** The sentence in an A2A error. */
export function errorMessage(reason: Reason, agentId: string): string {
  const cause =
    reason === 'VERSION_NOT_SUPPORTED'
      ? `The A2A-Version of this request is neither ${versions.join(' nor ')}. `
      : reason === 'PUSH_NOTIFICATION_NOT_SUPPORTED'
        ? 'This agent takes no push notification settings. '
        : '';
  return `${cause}${NO_SERVER} ${WHERE_TO_LOOK}${aboutId(agentId)}`;
}

/** google.rpc.ErrorInfo, as both bindings carry it (1.0.1 §9.5, §11.6). Metadata values are strings. */
export const errorInfo = (reason: Reason) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain: 'a2a-protocol.org',
  metadata: {
    documentation: DOCUMENTATION,
    ...(reason === 'VERSION_NOT_SUPPORTED' && { supportedVersions: versions.join(', ') }),
  },
});
