import type { ForeignFacts } from '../../parse/foreign.ts';
import type { TextFacts } from '../../parse/text.ts';
import type { FoundRules } from '../define.ts';

const file = '---\nname: copy-checker\ndescription: Checks texts before they are published\n---\nCheck the text.\n';

/** What the text stage finds, before anything is parsed. Bytes cannot be written in an example; the characters can. */
export const textFound: FoundRules<TextFacts & ForeignFacts> = {
  'text/not-utf-8': {
    kinds: ['card', 'agent', 'skill', 'listing'],
    severity: 'error',
    spec: 'RFC 8259 section 8.1; YAML 1.2.2 section 5.2',
  },
  'text/byte-order-mark': {
    kinds: ['card', 'agent', 'skill', 'listing'],
    severity: 'warning',
    spec: 'RFC 8259 section 8.1',
    wrong: `\ufeff${file}`,
    right: file,
  },
  'text/nul': {
    kinds: ['card', 'agent', 'skill', 'listing'],
    severity: 'error',
    spec: 'RFC 8259 section 7; YAML 1.2.2 section 5.1',
  },
  'text/too-large': { kinds: ['card', 'agent', 'skill', 'listing'], severity: 'error' },
  'text/other-format': {
    kinds: ['card', 'agent', 'skill', 'listing'],
    severity: 'error',
    wrong: 'https://harbor.studio/.well-known/agent-card.json\n',
    right: {},
  },
  'text/wrapped': {
    kinds: ['card', 'agent', 'skill', 'listing'],
    severity: 'error',
    wrong: `\`\`\`markdown\n${file}\`\`\`\n`,
    right: file,
  },
};
