import { memo } from '../memo.ts';
import type { Template } from './template.ts';

/** What templates can be chosen by, in the order in which it is asked. */
export const filterNames = ['kind', 'security', 'streaming', 'input', 'output'] as const;
export type FilterName = (typeof filterNames)[number];

/** What is true of a template, by the name of the filter; an agent file has a kind and nothing else. */
export type Facts = Readonly<Record<FilterName, readonly string[]>>;

interface Card {
  readonly capabilities: { readonly streaming?: boolean };
  readonly securitySchemes?: Readonly<Record<string, object>>;
  readonly defaultInputModes: readonly string[];
  readonly defaultOutputModes: readonly string[];
}

export const factsOf: (template: Template) => Facts = memo(({ kind, text }: Template) => {
  if (kind === 'agent') return { kind: [kind], security: [], streaming: [], input: [], output: [] };
  const card: Card = JSON.parse(text);
  const schemes = Object.values(card.securitySchemes ?? {}).flatMap((scheme) => Object.keys(scheme));
  return {
    kind: [kind],
    security: schemes.length > 0 ? schemes : ['none'],
    streaming: [card.capabilities.streaming ? 'yes' : 'no'],
    input: card.defaultInputModes,
    output: card.defaultOutputModes,
  };
});

/** Whether all that was chosen is true; what is empty or left out was not chosen. */
export const matches = (facts: Facts, chosen: Readonly<Partial<Record<FilterName, string | undefined>>>): boolean =>
  filterNames.every((name) => !chosen[name] || facts[name].includes(chosen[name]));

/** Every value that some template has, in the order of their first appearance. */
export const valuesOf = (name: FilterName, templates: readonly Template[]): string[] => [
  ...new Set(templates.flatMap((template) => factsOf(template)[name])),
];
