import type { agentRules } from '../../../rules/agent/index.ts';
import type { Facts } from '../../../rules/index.ts';
import type { PageWords } from '../../wording.ts';

export const agentPages: PageWords<Pick<Facts, (typeof agentRules)[number]['code']>> = {
  'agent/blank-body': {
    title: 'No instructions',
    why: 'The text below the frontmatter tells the agent what to do. Some tools refuse a file without it, and in the others the agent has nothing to go by.',
  },
  'agent/no-value': {
    title: 'Key without a value',
    why: 'YAML reads a key with nothing behind it as null, which is as good as no key. If something was meant to stand there, it is lost without a word.',
  },
  'agent/leading-hyphen': {
    title: 'Name starts with a hyphen',
    why: 'Claude Code passes over an agent whose name starts with a hyphen, and says so in its debug log only.',
  },
  'agent/multi-line-description': {
    title: 'Description on several lines',
    why: 'Tools list agents by their description in one line. Some show only the mark of a block such as | in its place, or lose the lines behind the first.',
  },
  'agent/long-description': {
    title: 'Description too long',
    why: 'An agent is chosen by its description. Goose shows its model only the first 160 characters, Factory asks for at most 500, and Codex passes over a skill with more than 1,024.',
  },
  'agent/skill-path': {
    title: 'Skill not named by a relative path',
    why: 'Skills are folders that travel with the agent file and are named by their path from it. Another path is found on one machine only, or not at all.',
  },
  'agent/marketplace-term': {
    title: 'Marketplace term in an agent file',
    why: 'An agent file says what the agent is, not what it costs or promises. On Goloco such terms stand in the listing and in the card that is generated from it.',
  },
  'agent/unknown-key': {
    title: 'Unknown key',
    why: 'A key outside the format is read by some tools and passed over, refused or sent on by others, so the file does not work the same everywhere.',
  },
};
