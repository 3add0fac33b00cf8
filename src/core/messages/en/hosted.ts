import type { hostedRules } from '../../rules/hosted/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { or } from './prose.ts';

const priced = (models: readonly string[]) => (models.length > 0 ? `Use ${or(models)}.` : 'Use the full id of one.');

export const hostedWords: Words<Pick<Facts, (typeof hostedRules)[number]['code']>> = {
  'hosted/missing-model': {
    message: () => 'model is missing, and an agent that Goloco runs must name one.',
    hint: (data) => priced(data.priced),
    fix: (data) => `Insert model: ${data.priced[0] ?? ''}`,
  },
  'hosted/unpriced-model': {
    message: ({ model, alias }) =>
      alias
        ? `${model} names no model of its own, so Goloco has no price for it.`
        : `Goloco has no price for the model ${model}.`,
    hint: ({ near, priced: models }) => `${near === undefined ? '' : `Did you mean ${near}? `}${priced(models)}`,
    fix: ({ near }) => `Use ${near ?? ''}`,
  },
  'hosted/unchecked-model': {
    message: ({ model }) => `Whether Goloco has a price for ${model} cannot be checked here: this service has no list.`,
    hint: () => 'Check it where you set the agent up.',
  },
  'hosted/tool': {
    message: ({ tool, allowed, meant }) =>
      meant
        ? `${tool} is not how this tool is written here.`
        : `${tool} is no tool that Goloco has; a hosted agent can use ${allowed} only.`,
    hint: ({ allowed, meant }) =>
      meant ? `Write ${allowed}.` : 'Remove it. Without any tool the agent works offline.',
    fix: ({ allowed }) => `Write ${allowed}`,
  },
  'hosted/mcp-servers': {
    message: ({ empty }) =>
      empty
        ? 'mcpServers must not be in the file of a hosted agent, not even empty.'
        : 'mcpServers must not be in the file of a hosted agent: Goloco attaches none but its own.',
    hint: () => 'Remove it.',
    fix: () => 'Remove mcpServers',
  },
  'hosted/skill-outside': {
    message: ({ path }) => `${path} leads out of the folder of the agent file.`,
    hint: () => 'Move the skill into that folder, and name it by its path from the file.',
  },
};
