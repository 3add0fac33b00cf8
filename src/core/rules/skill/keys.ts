/** Keys that are not of the specification, and the tools that read them in a SKILL.md (read in their source or docs). */
const readers: readonly (readonly [tool: string, keys: readonly string[]])[] = [
  [
    'Claude Code',
    [
      'when_to_use',
      'argument-hint',
      'arguments',
      'disable-model-invocation',
      'user-invocable',
      'disallowed-tools',
      'model',
      'effort',
      'context',
      'agent',
      'background',
      'hooks',
      'paths',
      'shell',
    ],
  ],
  ['VS Code', ['argument-hint', 'user-invocable', 'disable-model-invocation', 'context']],
];

/** The tools that are known to read a key, in the spelling given. */
export const skillReadersOf = (key: string): string[] =>
  readers.filter(([, keys]) => keys.includes(key)).map(([tool]) => tool);
