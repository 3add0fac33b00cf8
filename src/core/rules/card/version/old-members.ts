/** A member of an earlier card that 1.0 does not have. */
export interface OldMember {
  /** The versions that had it. */
  readonly versions: string;
  /** What took its place, as a path; undefined where nothing did. */
  readonly successor: string | undefined;
  /** The name that the same value has in 1.0, where only the name changed. */
  readonly renamed?: string;
  /** Whether servers that speak two versions write it beside the 1.0 form. */
  readonly half: boolean;
}

const of = (versions: string, successor?: string): OldMember => ({ versions, successor, half: false });
const half = (versions: string, successor: string): OldMember => ({ versions, successor, half: true });

const scheme = (member: string) => half('0.2 to 0.3', `the ${member} inside the scheme's own kind`);

/**
 * By path, list positions and scheme names as `*`; from the JSON schemas of A2A 0.1 to 0.3, and the drafts between 0.3
 * and 1.0.
 */
const members: Readonly<Record<string, OldMember>> = {
  url: half('0.1 to 0.3', 'supportedInterfaces[].url'),
  preferredTransport: half('0.2.4 to 0.3', 'supportedInterfaces[].protocolBinding'),
  additionalInterfaces: half('0.2.4 to 0.3', 'supportedInterfaces'),
  protocolVersion: half('0.2.5 to 0.3', 'supportedInterfaces[].protocolVersion'),
  supportsAuthenticatedExtendedCard: half('0.2.1 to 0.3', 'capabilities.extendedAgentCard'),
  security: half('0.2 to 0.3', 'securityRequirements'),
  'skills/*/security': half('0.3', 'securityRequirements of the skill'),
  'securitySchemes/*/type': half('0.2 to 0.3', 'the name of the member that holds the scheme'),
  'securitySchemes/*/in': scheme('location'),
  'securitySchemes/*/name': scheme('name'),
  'securitySchemes/*/scheme': scheme('scheme'),
  'securitySchemes/*/bearerFormat': scheme('bearerFormat'),
  'securitySchemes/*/flows': scheme('flows'),
  'securitySchemes/*/openIdConnectUrl': scheme('openIdConnectUrl'),
  'securitySchemes/*/description': scheme('description'),
  'securitySchemes/*/oauth2MetadataUrl': scheme('oauth2MetadataUrl'),
  'securitySchemes/*/apiKeySecurityScheme/in': { ...half('0.2 to 0.3', 'location'), renamed: 'location' },
  protocolVersions: of('a draft of 1.0', 'supportedInterfaces[].protocolVersion'),
  supportsExtendedAgentCard: of('a draft of 1.0', 'capabilities.extendedAgentCard'),
  authentication: of('0.1', 'securitySchemes and securityRequirements'),
  'capabilities/stateTransitionHistory': of('0.1 to 0.3'),
  'supportedInterfaces/*/transport': { ...of('a draft of 1.0', 'protocolBinding'), renamed: 'protocolBinding' },
};

/** All of them, in the order in which a person meets them in a card. */
export const oldMembers = Object.entries(members);

export function oldMember(path: string): OldMember | undefined {
  return Object.hasOwn(members, path) ? members[path] : undefined;
}
