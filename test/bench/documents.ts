import { contentVersion } from '../../src/core/card/version.ts';
import type { Kind } from '../../src/core/report.ts';
import harbor from '../fixtures/card/harbor/input.json' with { type: 'json' };

/** A document to measure with. */
export interface Sample {
  readonly name: string;
  readonly kind: Kind;
  readonly text: string;
}

const listing = (index: number): string => `lst_${index.toString(16).padStart(32, '0')}`;

/** A Goloco card like the Harbor card with so many skills, each with its offer and its version right. */
async function cardOf(skills: number): Promise<string> {
  const [skill] = harbor.skills;
  const [extension] = harbor.capabilities.extensions;
  const [offer] = extension?.params.offers ?? [];
  const indexes = Array.from({ length: skills }, (_, index) => index);
  const offers = indexes.map((index) => ({ ...offer, listingId: listing(index) }));
  const card = {
    ...harbor,
    capabilities: { ...harbor.capabilities, extensions: [{ ...extension, params: { ...extension?.params, offers } }] },
    skills: indexes.map((index) => ({
      ...skill,
      id: listing(index),
      name: `I will edit launch copy of kind ${index}`,
      description: `The edited copy of kind ${index}, with every change marked and a reason for each.`,
    })),
  };
  const version = (await contentVersion(card))?.computed;
  return JSON.stringify({ ...card, version }, null, 2);
}

/** A card of plain A2A with so many skills, which no word in it makes invalid. */
const plainCardOf = (skills: number): string =>
  JSON.stringify(
    {
      ...harbor,
      supportedInterfaces: [{ ...harbor.supportedInterfaces[0], url: 'https://studio.acme-copy.dev/a2a' }],
      version: '1.0.0',
      capabilities: { streaming: false },
      skills: Array.from({ length: skills }, (_, index) => ({
        ...harbor.skills[0],
        id: `edit-${index}`,
        name: `Edit copy of kind ${index}`,
        description: `The edited copy of kind ${index}, with every change marked and a reason for each.`,
      })),
    },
    null,
    2,
  );

/** The same card with three faults that a person makes: a member left out, a number where a text belongs, a misspelling. */
const broken = (card: string): string =>
  card
    .replace(/ {2}"description": "Harbor[^\n]*\n/, '')
    .replace('"listingRevision": 2', '"listingRevision": "two"')
    .replace('"documentationUrl"', '"documentationURL"');

/** The same with a member misspelt in each skill: more problems than a report tells. */
const faultInEachSkill = (card: string): string => card.replaceAll('"tags"', '"tag"');

/** An agent file with a body of so many lines. */
const agentOf = (lines: number): string =>
  `---\nname: copy-edit\ndescription: Edits launch copy and says why each change was made.\ntools:\n  - Read\n  - Write\n---\n# Copy edit\n\n${'Read the draft twice, keep the voice of its author, and give a reason for each change.\n'.repeat(lines)}`;

/** An agent file whose frontmatter has so many entries. */
const toolsOf = (entries: number): string =>
  `---\nname: copy-edit\ndescription: Edits launch copy.\ntools:\n${Array.from({ length: entries }, (_, at) => `  - mcp__style__tool${at}\n`).join('')}---\nYou edit copy.\n`;

const skillOf = (lines: number): string =>
  `---\nname: copy-edit\ndescription: Edits launch copy and says why each change was made.\nlicense: MIT\n---\n# Copy edit\n\n${'Read the draft twice and keep the voice of its author.\n'.repeat(lines)}`;

const listingOf = (entries: number): string =>
  JSON.stringify(
    {
      title: 'I will edit your launch copy',
      category: 'writing',
      deliverable: 'The edited copy, with every change marked.',
      pricing: { kind: 'fixed', amount_credits: '1500' },
      delivery_window_seconds: 86400,
      acceptance_checklist: Array.from({ length: entries }, (_, at) => `Sentence ${at} is checked.`),
    },
    null,
    2,
  );

/** How many skills make a card of about 20 KB and of about 200 KB. */
const [SKILLS_20K, SKILLS_200K] = [15, 160];

const cards = [
  { name: 'Harbor card', text: JSON.stringify(harbor, null, 2) },
  { name: '20 KB card', text: await cardOf(SKILLS_20K) },
  { name: '200 KB card', text: await cardOf(SKILLS_200K) },
].map((card): Sample => ({ ...card, kind: 'card' }));

/** What most people send: cards of three sizes and an agent file, right and broken. */
export const right: readonly Sample[] = [...cards, { name: 'agent file', kind: 'agent', text: agentOf(40) }];
export const wrong: readonly Sample[] = right.map(({ name, kind, text }) => ({
  name: `broken ${name}`,
  kind,
  text: kind === 'card' ? broken(text) : text.replace('name: copy-edit', 'name: Copy Edit').replace('tools:', 'tool:'),
}));

/** Cards of about 100 KB to type in. */
const plain = plainCardOf(320);
export const written: readonly Sample[] = [
  { name: 'valid card', kind: 'card', text: plain },
  { name: 'broken Goloco card', kind: 'card', text: broken(await cardOf(80)) },
  { name: 'card, a fault in each skill', kind: 'card', text: faultInEachSkill(plain) },
];

export const skill: Sample = { name: 'skill', kind: 'skill', text: skillOf(40) };

/** One kind of document at five sizes, each about twice the one before. */
export interface Family {
  readonly name: string;
  readonly kind: Kind;
  readonly texts: readonly string[];
}

const sizes = (least: number): readonly number[] => [1, 2, 4, 8, 16].map((factor) => least * factor);
const family = (name: string, kind: Kind, texts: readonly string[]): Family => ({ name, kind, texts });

const growing = await Promise.all(sizes(10).map(cardOf));

export const families: readonly Family[] = [
  family('card', 'card', growing),
  family('card, three faults', 'card', growing.map(broken)),
  family('card, a fault in each skill', 'card', growing.map(faultInEachSkill)),
  family(
    'card, no JSON at its end',
    'card',
    growing.map((text) => text.slice(0, -1)),
  ),
  family('agent file, long body', 'agent', sizes(150).map(agentOf)),
  family('agent file, long frontmatter', 'agent', sizes(100).map(toolsOf)),
  family(
    'agent file, broken frontmatter',
    'agent',
    sizes(100).map((count) => toolsOf(count).replace('tools:', 'tools: [')),
  ),
  family('skill', 'skill', sizes(150).map(skillOf)),
  family('listing', 'listing', sizes(150).map(listingOf)),
  family(
    'text of one character',
    'card',
    sizes(15_000).map((count) => '"'.repeat(count)),
  ),
];
