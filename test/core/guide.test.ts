import { expect, test } from 'vitest';
import { oldMembers } from '../../src/core/rules/card/version/old-members.ts';
import { catalogue } from '../../src/core/rules/index.ts';
import { a2aCardId, golocoAgentId, laborTermsId, schemaById, skillId } from '../../src/core/schema/registry.ts';
import { guidePage } from '../../src/render/html/guide/index.ts';
import { versionsOf } from '../../src/render/html/guide/versions.ts';
import { guideStrings } from '../../src/render/strings/guide.ts';
import { memberStrings } from '../../src/render/strings/members/index.ts';
import { readerPlaces, readersOf } from '../../src/render/strings/readers.ts';
import { ruleStrings } from '../../src/render/strings/rules.ts';

interface Node {
  readonly properties?: object;
  readonly $defs?: Readonly<Record<string, Node>>;
}

const placesIn = (place: string, { properties = {} }: Node) => [
  place,
  ...Object.keys(properties).map((member) => `${place}.${member}`),
];

/** Every object and member that the guide tells of. */
const places = Object.entries({ card: a2aCardId, agent: golocoAgentId, skill: skillId, terms: laborTermsId }).flatMap(
  ([place, id]) => {
    const schema: Node = schemaById(id).schema;
    return [
      ...placesIn(place, schema),
      ...Object.entries(schema.$defs ?? {}).flatMap(([name, definition]) => placesIn(name, definition)),
    ];
  },
);

test.each(Object.entries(memberStrings))(
  'in %s, what the schemas say is there member by member, and no more',
  (_, words) => {
    expect(Object.keys(words).sort()).toEqual([...places].sort());
  },
);

test.each([
  ['name', undefined, ['0.1', '0.2', '0.3', '1.0']],
  ['supportedInterfaces', undefined, ['1.0']],
  ['signatures', undefined, ['0.3', '1.0']],
  ['url', undefined, ['0.1', '0.2', '0.3']],
  ['protocolBinding', 'AgentInterface', ['1.0']],
  ['description', 'MutualTlsSecurityScheme', ['0.3', '1.0']],
  ['description', 'APIKeySecurityScheme', ['0.2', '0.3', '1.0']],
  ['location', 'APIKeySecurityScheme', ['1.0']],
  ['nothing', undefined, []],
])('the versions of %s (%s)', (member, definition, versions) => {
  expect(versionsOf(member, definition)).toEqual(versions);
});

test.each(['en', 'id'] as const)(
  'the guide in %s names every member, old and new, and links to what is there',
  async (language) => {
    const html = await guidePage(language);
    for (const place of places) {
      const member = place.split('.')[1];
      if (member) expect(html).toContain(`<code>${member}</code>`);
    }
    for (const [path] of oldMembers) expect(html).toContain(path.split('/').at(-1));
    for (const [, anchor] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${anchor}"`);
    expect(html).not.toMatch(/undefined|\[object| style=|<script/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test.each(['en', 'id'] as const)(
  'the guide in %s tells what readers do, of members that there are',
  async (language) => {
    const html = await guidePage(language);
    expect(readerPlaces.filter((place) => !places.includes(place))).toEqual([]);
    const told = html.match(/class="readers"/g) ?? [];
    expect(told).toHaveLength(readerPlaces.length);
    expect(new Set(readerPlaces.map((place) => readersOf(place, language))).size).toBeGreaterThan(20);
  },
);

test('no version is left out between the first that has a member and 1.0', () => {
  for (const place of places) {
    const [object = '', member] = place.split('.');
    if (!member || ['agent', 'skill', 'terms'].includes(object)) continue;
    const versions = versionsOf(member, object === 'card' ? undefined : object);
    if (versions.length === 0) continue;
    const all = ['0.1', '0.2', '0.3', '1.0'];
    expect(versions, place).toEqual(all.slice(all.indexOf(versions[0] ?? '')));
  }
});

test('both languages say as much', () => {
  expect(guideStrings.id.checklist.length).toBe(guideStrings.en.checklist.length);
  expect(guideStrings.id.readers.length).toBe(guideStrings.en.readers.length);
  const groups = [...new Set(catalogue.map(({ code }) => code.slice(0, code.indexOf('/'))))].sort();
  for (const { groups: named } of Object.values(ruleStrings)) expect(Object.keys(named).sort()).toEqual(groups);
});

test('what took the place of an old member is told in Indonesian', () => {
  for (const [, { successor, versions }] of oldMembers) {
    expect(`${successor && guideStrings.id.successor(successor)} ${guideStrings.id.versions(versions)}`).not.toMatch(
      /\b(?:the|of|inside|own|draft|to|and)\b/,
    );
  }
});
