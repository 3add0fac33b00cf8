/** The value that leaves the choice to the tool, as leaving the key out does. */
export const anyModel = 'any';

/** Short names that tools give to models of their choice, and the ones that only say how to choose. */
export const aliases: ReadonlySet<string> = new Set([
  anyModel,
  'inherit',
  'default',
  'best',
  'fast',
  'auto',
  'sonnet',
  'opus',
  'haiku',
  'fable',
  'opusplan',
  'sonnet[1m]',
  'opus[1m]',
]);
