import { plainKey } from '../plain-key.ts';

/** Keys that are not of this format, and the tools that read them in an agent file (read in their source or docs). */
const readers: readonly (readonly [tool: string, keys: readonly string[]])[] = [
  [
    'Claude Code',
    [
      'disallowedTools',
      'permissionMode',
      'maxTurns',
      'hooks',
      'memory',
      'background',
      'effort',
      'isolation',
      'color',
      'initialPrompt',
    ],
  ],
  [
    'OpenCode',
    [
      'variant',
      'temperature',
      'top_p',
      'prompt',
      'disable',
      'disabled',
      'mode',
      'hidden',
      'color',
      'steps',
      'permission',
      'permissions',
      'options',
    ],
  ],
  ['Factory', ['reasoningEffort']],
  [
    'GitHub Copilot',
    ['target', 'mcp-servers', 'disable-model-invocation', 'user-invocable', 'argument-hint', 'handoffs', 'metadata'],
  ],
  ['Gemini CLI', ['kind', 'display_name', 'mcp_servers', 'temperature', 'max_turns', 'timeout_mins']],
  ['Goose', ['provider', 'avatar']],
  ['Cursor', ['readonly', 'is_background']],
];

/** The tools that are known to read a key, in the spelling given. */
export function readersOf(key: string): string[] {
  return readers.filter(([, keys]) => keys.includes(key)).map(([tool]) => tool);
}

/** Where a marketplace term belongs: a field of the listing, the listing or the generated card as a whole. */
export type Destination = { readonly to: 'listing' | 'card'; readonly field?: string };

const marketplaceTerms: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ['price', { to: 'listing', field: 'pricing' }],
  ['pricing', { to: 'listing', field: 'pricing' }],
  ['payout', { to: 'listing' }],
  ['wallet', { to: 'listing' }],
  ['reputation', { to: 'listing' }],
  ['capacity', { to: 'listing' }],
  ['latency', { to: 'listing', field: 'delivery_window_seconds' }],
  ['turnaround', { to: 'listing', field: 'delivery_window_seconds' }],
  ['subcontracting', { to: 'listing' }],
  ['transport', { to: 'card', field: 'supportedInterfaces' }],
  ['capabilities', { to: 'card', field: 'capabilities' }],
  ['questions', { to: 'listing', field: 'requirements' }],
]);

/** Where a key belongs that is a term of the marketplace, in whatever case; undefined for all others. */
export const destinationOf = (key: string): Destination | undefined => marketplaceTerms.get(plainKey(key));
