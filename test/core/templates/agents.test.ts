import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../../../src/core/check.ts';
import type { Profile } from '../../../src/core/report.ts';
import { agentTemplates } from '../../../src/core/templates/agents.ts';

const wrangler = readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8');

/** The lists of wrangler.toml: of local development and of production. */
const configured = [...wrangler.matchAll(/^HOSTED_MODELS = "(.*)"$/gm)].map(([, list = '']) => list.split(/,\s*/));

const diagnostics = async (text: string, profile: Profile, hostedModels: readonly string[] = []) =>
  (await check(new TextEncoder().encode(text), { kind: 'agent', profile, hostedModels })).report.diagnostics;

test('there are the three that Goloco starts from', () => {
  expect(agentTemplates.map(({ id }) => id)).toEqual(['research-brief', 'copy-edit', 'product-description']);
  expect(configured).toHaveLength(2);
});

describe.each(agentTemplates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  test.each(configured.map((models) => [models]))(
    'nothing is to be said of it as a hosted agent, with %j',
    async (models) => {
      expect(await diagnostics(template.text, 'hosted', models)).toEqual([]);
    },
  );

  test('nothing is to be said of it as a portable file', async () => {
    expect(await diagnostics(template.text, 'portable')).toEqual([]);
  });

  test('its name is its id, and it is explained', () => {
    expect(template.text).toContain(`\nname: ${id}\n`);
    for (const list of [template.why, template.checklist]) expect(list.length).toBeGreaterThanOrEqual(3);
  });
});
