import type { ForeignFacts } from '../parse/foreign.ts';
import type { FrontmatterFacts } from '../parse/frontmatter.ts';
import type { JsonFaults } from '../parse/json-fault.ts';
import type { TextFacts } from '../parse/text.ts';
import type { YamlFacts } from '../parse/yaml.ts';
import { agentRules } from './agent/index.ts';
import { type CardFacts, cardFound } from './card/found.ts';
import { cardRules } from './card/index.ts';
import type { FactsOfRules, RuleInfo } from './define.ts';
import { type FolderFacts, folderFound } from './folder/found.ts';
import { folderRules } from './folder/index.ts';
import { frontmatterFound } from './frontmatter/found.ts';
import { frontmatterRules } from './frontmatter/index.ts';
import { hostedRules } from './hosted/index.ts';
import { jsonFound } from './json/found.ts';
import { laborTermsRules } from './labor-terms/index.ts';
import { type ListingFacts, listingFound } from './listing/found.ts';
import { listingRules } from './listing/index.ts';
import { type ListingSchemaFacts, listingSchemaFound } from './listing/schema-found.ts';
import {
  type AgentSchemaFacts,
  agentSchemaFound,
  type CardSchemaFacts,
  cardSchemaFound,
  type LaborTermsSchemaFacts,
  laborTermsSchemaFound,
} from './schema/found.ts';
import { skillRules } from './skill/index.ts';
import { type SkillSchemaFacts, skillSchemaFound } from './skill/schema-found.ts';
import { textFound } from './text/found.ts';
import { textRules } from './text/index.ts';
import { yamlFound } from './yaml/found.ts';
import { yamlRules } from './yaml/index.ts';

/** What is looked for in a document that parsed, in this order. */
export const rules = [
  ...textRules,
  ...cardRules,
  ...laborTermsRules,
  ...frontmatterRules,
  ...yamlRules,
  ...agentRules,
  ...listingRules,
  ...hostedRules,
  ...skillRules,
] as const;

/** What the stages before the rules find on their way. */
const found = {
  ...textFound,
  ...jsonFound,
  ...yamlFound,
  ...frontmatterFound,
  ...cardFound,
  ...cardSchemaFound,
  ...laborTermsSchemaFound,
  ...agentSchemaFound,
  ...listingFound,
  ...listingSchemaFound,
  ...skillSchemaFound,
  ...folderFound,
};

/** Every code that there is, with what its wording may tell. */
export type Facts = TextFacts &
  ForeignFacts &
  JsonFaults & { 'json/duplicate-key': { key: string } } & YamlFacts &
  FrontmatterFacts &
  CardFacts &
  CardSchemaFacts &
  LaborTermsSchemaFacts &
  AgentSchemaFacts &
  ListingFacts &
  ListingSchemaFacts &
  SkillSchemaFacts &
  FolderFacts &
  FactsOfRules<typeof folderRules> &
  FactsOfRules<typeof rules>;

/** Every rule there is, found on the way or looked for, in the order of the pages. */
export const catalogue: readonly RuleInfo[] = [
  ...Object.entries(found).map(([code, info]) => ({ code, ...info })),
  ...rules,
  ...folderRules,
];

const byCode = new Map(catalogue.map((info) => [info.code, info]));

/** The catalogue entry of a code. Throws for a code that is none: stages and rules hold codes of ours. */
export function ruleInfo(code: string): RuleInfo {
  const info = byCode.get(code);
  if (!info) throw new Error(`No rule has the code ${code}`);
  return info;
}

/** The same for a code from outside; undefined where there is none. */
export const findRule = (code: string): RuleInfo | undefined => byCode.get(code);
