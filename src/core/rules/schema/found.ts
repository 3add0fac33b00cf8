import type { GroupFacts } from '../../schema/explain/families.ts';
import type { Example, FoundRules } from '../define.ts';
import { offer, skill } from '../labor-terms/example.ts';

export type CardSchemaFacts = GroupFacts<'card'>;
export type LaborTermsSchemaFacts = GroupFacts<'labor-terms'>;
export type AgentSchemaFacts = GroupFacts<'agent'>;

const schemes = (scheme: object) => ({
  securitySchemes: { key: scheme },
  securityRequirements: [{ schemes: { key: { list: [] } } }],
});
const key = (location: string) => schemes({ apiKeySecurityScheme: { location, name: 'X-Api-Key' } });
const cardRule = (spec: string, wrong: Example, right: Example) =>
  ({ kinds: ['card'], severity: 'error', spec, wrong, right }) as const;

export const cardSchemaFound: FoundRules<CardSchemaFacts> = {
  'card/missing-member': cardRule('A2A 1.0.1 section 5.7', { version: null }, { version: '1.0.0' }),
  'card/wrong-type': cardRule('A2A 1.0.1 section 4.4; ProtoJSON', { version: 1 }, { version: '1.0.0' }),
  'card/empty-value': cardRule(
    'A2A 1.0.1 section 5.7',
    { defaultInputModes: [] },
    { defaultInputModes: ['text/plain'] },
  ),
  'card/unknown-value': cardRule('A2A 1.0.1 section 4.5, APIKeySecurityScheme', key('body'), key('header')),
  'card/exactly-one': cardRule(
    'A2A 1.0.1 section 4.5, SecurityScheme and OAuthFlows; ProtoJSON, oneof',
    schemes({}),
    schemes({ httpAuthSecurityScheme: { scheme: 'Bearer' } }),
  ),
  'card/unexpected-member': cardRule(
    'A2A 1.0.1 section 4.5, SecurityRequirement',
    { ...key('header'), securityRequirements: [{ schemes: { key: {} }, scopes: ['read'] }] },
    key('header'),
  ),
};

const terms = (change: (one: Record<string, unknown>) => void) => {
  const members = offer('a');
  change(members.capabilities.extensions[0]?.params.offers[0] as Record<string, unknown>);
  return { ...skill('a'), ...members };
};
const laborRule = (change: (one: Record<string, unknown>) => void) =>
  ({
    kinds: ['card'],
    severity: 'error',
    spec: 'Goloco labor-terms v1',
    profiles: ['goloco'],
    wrong: terms(change),
    right: terms(() => {}),
  }) as const;

export const laborTermsSchemaFound: FoundRules<LaborTermsSchemaFacts> = {
  'labor-terms/missing-member': laborRule((one) => delete one.acceptanceChecklist),
  'labor-terms/unexpected-member': laborRule((one) => {
    one.questions = [{ id: 'tone', kind: 'text', prompt: 'Which tone?', required: true, choices: ['plain', 'warm'] }];
  }),
  'labor-terms/wrong-type': laborRule((one) => {
    one.pricing = { kind: 'fixed', amountCredits: 1500 };
  }),
  'labor-terms/wrong-form': laborRule((one) => {
    one.pricing = { kind: 'fixed', amountCredits: '15.00' };
  }),
  'labor-terms/unknown-value': laborRule((one) => {
    one.category = 'Writing';
  }),
  'labor-terms/empty-value': laborRule((one) => {
    one.acceptanceChecklist = [];
  }),
  'labor-terms/too-long': laborRule((one) => {
    one.outOfScope = ['Translation. '.repeat(20)];
  }),
  'labor-terms/too-short': laborRule((one) => {
    one.questions = [{ id: 'tone', kind: 'choice', prompt: 'Which tone?', required: true, choices: ['plain'] }];
  }),
  'labor-terms/out-of-range': laborRule((one) => {
    one.deliveryWindowSeconds = 5000;
  }),
};

const file = (frontmatter: string) => `---\n${frontmatter}\n---\nCheck the text for spelling.\n`;
const agentRule = (wrong: string, right: string) =>
  ({
    kinds: ['agent'],
    severity: 'error',
    spec: 'goloco.agent.md, frontmatter',
    wrong: file(wrong),
    right: file(right),
  }) as const;
const named = 'name: copy-checker\ndescription: Checks texts before they are published';

export const agentSchemaFound: FoundRules<AgentSchemaFacts> = {
  'agent/missing-member': agentRule('name: copy-checker', named),
  'agent/wrong-type': agentRule(`${named}\ntools: web.search`, `${named}\ntools: [web.search]`),
  'agent/empty-value': agentRule('name: copy-checker\ndescription: ""', named),
  'agent/wrong-form': agentRule('name: Copy Checker\ndescription: Checks texts before they are published', named),
};
