/** A member of an earlier card that 1.0 does not have. */
export interface OldMember {
  /** The versions that had it. */
  readonly versions: string;
  /** What took its place, as a path; undefined where nothing did. */
  readonly successor: string | undefined;
}

/** By path, array positions as `*`; from the JSON schemas of A2A 0.1 to 0.3 and the drafts between 0.3 and 1.0. */
const members: Readonly<Record<string, OldMember>> = {
  url: { versions: '0.1 to 0.3', successor: 'supportedInterfaces[].url' },
  preferredTransport: { versions: '0.2.4 to 0.3', successor: 'supportedInterfaces[].protocolBinding' },
  additionalInterfaces: { versions: '0.2.4 to 0.3', successor: 'supportedInterfaces' },
  protocolVersion: { versions: '0.2.5 to 0.3', successor: 'supportedInterfaces[].protocolVersion' },
  protocolVersions: { versions: 'a draft of 1.0', successor: 'supportedInterfaces[].protocolVersion' },
  supportsAuthenticatedExtendedCard: { versions: '0.2.1 to 0.3', successor: 'capabilities.extendedAgentCard' },
  supportsExtendedAgentCard: { versions: 'a draft of 1.0', successor: 'capabilities.extendedAgentCard' },
  authentication: { versions: '0.1', successor: 'securitySchemes and securityRequirements' },
  extensions: { versions: 'no version', successor: 'capabilities.extensions' },
  'capabilities/stateTransitionHistory': { versions: '0.1 to 0.3', successor: undefined },
  'capabilities/extendedCard': { versions: 'a draft of 1.0', successor: 'capabilities.extendedAgentCard' },
  'supportedInterfaces/*/transport': { versions: 'a draft of 1.0', successor: 'supportedInterfaces[].protocolBinding' },
};

export function oldMember(path: string): OldMember | undefined {
  return Object.hasOwn(members, path) ? members[path] : undefined;
}
