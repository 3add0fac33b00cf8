/** Modes of Claude Code in which the agent may do less than elsewhere, or asks first. */
const guardedModes: ReadonlySet<unknown> = new Set(['plan', 'dontAsk', 'manual']);

/** Whether `deny` or `ask` stands anywhere in it: OpenCode has a word, a map, a map of maps or a list. */
const denies = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(denies) : value === 'deny' || value === 'ask';

/** Keys that can hold an agent back in the tools that read them, and whether a value of theirs does. */
const restrictions: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  [
    'disallowedTools',
    (value: unknown) => (Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''),
  ],
  ['permissionMode', (value: unknown) => guardedModes.has(value)],
  ['permission', denies],
  ['permissions', denies],
  ['readonly', (value: unknown) => value === true],
  ['sandbox_mode', (value: unknown) => value === 'read-only' || value === 'workspace-write'],
]);

/** Whether a key with this value holds the agent back: passed over, it would set it free. */
export const holdsBack = (key: string, value: unknown): boolean => restrictions.get(key)?.(value) ?? false;
