import type { MoveFacts } from '../../card/migrate/move.ts';
import { and, quoted } from './prose.ts';

interface MoveWords<Data> {
  /** What is done, in the imperative. */
  readonly title: (data: Data) => string;
  /** Why, and what a person should know of it. */
  readonly reason: (data: Data) => string;
}

const list = (names: readonly string[]) => and(names.map(quoted));
const some = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
const notCarried = (lost: readonly string[]) => [
  ...(lost.length > 0 ? [`Not carried over: ${list(lost)}.`] : []),
  ...(lost.includes('credentials') ? ['A card is public: if those were real credentials, replace them.'] : []),
];

/** Why the version of the interface is what it is: the card is new, the server behind it is not. */
function versionReason({ version, said, isVersion, asked }: MoveFacts['interface']): string {
  if (asked) return `The request says that the server speaks ${version}.`;
  const given =
    said === undefined
      ? 'The card names no version, which clients take for 0.3'
      : isVersion
        ? `The card says ${said}`
        : `The card says ${said}, which is no version of A2A and is taken for 0.3`;
  return `${given}, so the interface says ${version}: a new card does not change what the server speaks. Where it speaks another, write that there; programs ask again with server-version.`;
}

/** In words, each move from an old card to 1.0. Does not compile with one missing. */
export const moveWords: { readonly [Name in keyof MoveFacts]: MoveWords<MoveFacts[Name]> } = {
  interface: {
    title: () => 'Say in "supportedInterfaces" where the agent answers',
    reason: (data) =>
      [
        'Clients of 1.0 look for an interface and do not read "url".',
        versionReason(data),
        ...(data.binding === 'HTTP+JSON' && data.version.startsWith('1.')
          ? [
              'Clients of 0.3 put /v1 behind this address, those of 1.0 do not: where the server keeps it, write it into the url.',
            ]
          : []),
        ...(data.older
          ? [
              'Serve the card at /.well-known/agent-card.json, and at /.well-known/agent.json too while old clients read it there.',
            ]
          : []),
      ].join(' '),
  },
  transport: {
    title: ({ binding }) => `Say "${binding}" in the interface`,
    reason: ({ written, binding }) =>
      `In 1.0 each interface names its binding${written === binding ? '' : `, and "${written}" is spelled "${binding}"`}; nobody reads "preferredTransport".`,
  },
  'unreadable-transport': {
    title: () => 'Remove "preferredTransport"',
    reason: ({ written }) =>
      `It must be a text, and ${written} is none. Say in "protocolBinding" of the first interface which transport the server speaks there.`,
  },
  label: {
    title: ({ version }) => `Say "${version}" in the interface`,
    reason: ({ written }) =>
      `In 1.0 each interface names the version that the server speaks there, as Major.Minor. "protocolVersion": ${written} of the card is read by nobody.`,
  },
  'more-interfaces': {
    title: () => 'Move "additionalInterfaces" into "supportedInterfaces"',
    reason: ({ kept, repeated }) =>
      [
        '1.0 has one list of interfaces, the preferred one first.',
        kept > 0 ? `${some(kept, 'interface')} moved.` : '',
        repeated > 0
          ? `${some(repeated, 'entry', 'entries')} left out: said already, with the same address and transport.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  'unreadable-interfaces': {
    title: () => 'Remove what is no interface from "additionalInterfaces"',
    reason: ({ written }) =>
      `An interface is an object with its address and transport. Not carried over: ${written.join(', ')}. Where the agent answers there, add it to "supportedInterfaces".`,
  },
  'draft-interfaces': {
    title: () => 'Write the interfaces as 1.0 does',
    reason: ({ versions }) =>
      [
        'A draft of 1.0 had "transport" in an interface and "protocolVersions" in the card; 1.0 has "protocolBinding" and "protocolVersion" in each interface.',
        versions.length === 0
          ? 'The card does not say which version the server speaks: write it into "protocolVersion".'
          : `An interface that named no version says ${list(versions)} now${versions.length > 1 ? ', one entry for each' : ''}.`,
      ].join(' '),
  },
  'draft-versions': {
    title: ({ name }) => `Remove "${name}"`,
    reason: () => 'Only a draft of 1.0 had it. Each interface of this card names its version already.',
  },
  'extended-card': {
    title: () => 'Move the flag for an extended card into "capabilities"',
    reason: ({ name }) => `In 1.0 "${name}" is "extendedAgentCard" in the capabilities.`,
  },
  scheme: {
    title: ({ name, member }) => `Put the scheme "${name}" into "${member}"`,
    reason: ({ type }) =>
      `Clients of 1.0 read a scheme with "type": "${type}" as an empty one and do not know how to authenticate. In 1.0 the kind of a scheme is the name of the member that holds it.`,
  },
  flows: {
    title: ({ names }) => `Make a scheme of each OAuth flow: ${list(names)}`,
    reason: ({ name }) =>
      `1.0 allows one flow in a scheme; clients refuse "${name}" with several, or keep one of their own choice.`,
  },
  'none-scheme': {
    title: ({ name }) => `Remove the scheme "${name}"`,
    reason: () => 'It says that no credentials are needed. A2A has no scheme for that: an empty requirement says it.',
  },
  security: {
    title: ({ where }) => `Write the "security" of the ${where} as "securityRequirements"`,
    reason: ({ split, cut, ways, open }) =>
      open
        ? 'Clients of 1.0 do not read "security". It demands no credentials, and neither does what stands in its place.'
        : [
            'Clients of 1.0 do not read "security" and would call without credentials.',
            cut.length > 0
              ? `Of ${list(cut)} only the first flow is demanded: to choose between all of them would take ${ways} alternatives, which nobody reads. Add those that your clients use.`
              : `The same schemes are demanded, with the same scopes${split ? '; one with several OAuth flows has become several alternatives' : ''}.`,
          ].join(' '),
  },
  authentication: {
    title: ({ schemes }) => `Write "authentication" as schemes and requirements: ${list(schemes)}`,
    reason: ({ incomplete, lost }) =>
      [
        'Only 0.1 had "authentication"; later clients do not read it and call without credentials.',
        incomplete.length > 0
          ? `The card does not say enough of ${list(incomplete)}: fill in what the report names as missing. Until then clients see that there is such a scheme, and not how to use it.`
          : '',
        ...notCarried(lost),
      ]
        .filter(Boolean)
        .join(' '),
  },
  'no-authentication': {
    title: () => 'Remove "authentication"',
    reason: ({ lost }) =>
      [
        lost.length > 0
          ? 'It names no scheme that callers must use, so there is none to demand.'
          : 'It says that no credentials are needed, which a card of 1.0 says by leaving security out.',
        ...notCarried(lost),
      ].join(' '),
  },
  'authentication-twice': {
    title: () => 'Remove "authentication"',
    reason: ({ lost }) =>
      [
        'Only 0.1 had it, and the card also says in the later form how callers authenticate; that one stays.',
        ...notCarried(lost),
      ].join(' '),
  },
  'state-history': {
    title: () => 'Remove "stateTransitionHistory"',
    reason: () => '1.0 has no such capability, and nothing takes its place.',
  },
  capability: {
    title: ({ name }) => `Remove the capability "${name}"`,
    reason: () =>
      'No version of A2A has it: tolerant clients ignore it and strict ones refuse the card. What clients should know goes into the params of an extension in capabilities.extensions.',
  },
  signatures: {
    title: () => 'Remove the signatures',
    reason: () => 'A signature covers the card as it was and fails for any other. Sign the new card.',
  },
};
