import type { hostedRules } from '../../../rules/hosted/index.ts';
import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';

export const hostedPages: PageWords<Pick<Facts, (typeof hostedRules)[number]['code']>> = {
  'hosted/missing-model': {
    title: 'No model for a hosted agent',
    why: 'Goloco runs a hosted agent itself and has to know by which model, and at what price. Without one the agent is not taken.',
  },
  'hosted/unpriced-model': {
    title: 'Model without a price',
    why: 'Goloco runs only models that it has a price for. An alias or any stands for no model of its own, so it has none.',
  },
  'hosted/unchecked-model': {
    title: 'Model that cannot be looked up',
    why: 'Which models have a price is set by whoever runs this service. Without that list nobody can say here whether Goloco takes the model.',
  },
  'hosted/tool': {
    title: 'Tool that hosted agents do not have',
    why: 'An agent that Goloco runs can search the web and nothing more. A file that asks for another tool is not taken.',
  },
  'hosted/mcp-servers': {
    title: 'MCP servers of a hosted agent',
    why: 'Goloco attaches its own servers where the owner allows hiring, and none of the author’s. The key must not be there, not even empty.',
  },
  'hosted/skill-outside': {
    title: 'Skill outside the folder of the agent',
    why: 'Goloco is given the agent file with the folders beside it. A skill further up does not come along.',
  },
};
