import { isObject } from '../../document.ts';

/** What a tool takes as the value of a key of its own. */
export type Wanted = 'colour' | 'mode' | 'number' | 'positive whole number' | 'yes or no' | 'text' | 'map' | 'kind';

const is: Readonly<Record<Wanted, (value: unknown) => boolean>> = {
  // Of its two versions in use one knows names of colours too; the other drops the file.
  colour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  mode: (value) => value === 'subagent' || value === 'primary' || value === 'all',
  number: (value) => typeof value === 'number',
  'positive whole number': (value) => Number.isInteger(value) && (value as number) > 0,
  'yes or no': (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  map: isObject,
  kind: (value) => value === 'local' || value === 'remote',
};

/** Keys with typed values, of the tools that do not load a file with another one (read in their source). */
const typed: ReadonlyMap<string, ReadonlyMap<string, Wanted>> = new Map([
  [
    'OpenCode',
    new Map<string, Wanted>([
      ['color', 'colour'],
      ['mode', 'mode'],
      ['temperature', 'number'],
      ['top_p', 'number'],
      ['steps', 'positive whole number'],
      ['maxSteps', 'positive whole number'],
      ['disable', 'yes or no'],
      ['hidden', 'yes or no'],
      ['variant', 'text'],
      ['prompt', 'text'],
      ['options', 'map'],
    ]),
  ],
  [
    'Gemini CLI',
    new Map<string, Wanted>([
      ['kind', 'kind'],
      ['display_name', 'text'],
      ['temperature', 'number'],
      ['max_turns', 'number'],
      ['timeout_mins', 'number'],
      ['mcp_servers', 'map'],
    ]),
  ],
]);

/** What a tool wants as the value of a key that it reads, where this value is something else; undefined where it is right. */
export function wantedInstead(tool: string, key: string, value: unknown): Wanted | undefined {
  const wanted = typed.get(tool)?.get(key);
  return wanted && !is[wanted](value) ? wanted : undefined;
}
