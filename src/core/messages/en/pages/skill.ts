import type { Facts } from '../../../rules/index.ts';
import type { skillRules } from '../../../rules/skill/index.ts';
import type { PageWords } from '../../wording.ts';

export const skillPages: PageWords<Pick<Facts, (typeof skillRules)[number]['code']>> = {
  'skill/file-name': {
    title: 'Not called SKILL.md',
    why: 'Tools look for a file of exactly this name. The reference library of the specification also takes skill.md; most tools do not find it, and none finds another spelling.',
  },
  'skill/no-value': {
    title: 'Key without a value',
    why: 'A key with nothing behind it is as good as no key, and some tools refuse it. If something was meant to stand there, it is lost without a word.',
  },
  'skill/name-hyphens': {
    title: 'Hyphens in the name of a skill',
    why: 'In the name of a skill a hyphen stands between two letters or digits, one at a time. What checks skills by the specification refuses every other name.',
  },
  'skill/unicode-name': {
    title: 'Letters outside a to z in the name of a skill',
    why: 'The text of the specification allows a to z, digits and hyphens; its reference library takes lowercase letters and digits of every script once the name is in NFKC. Goose, Claude.ai and others hold to a to z.',
  },
  'skill/name-directory': {
    title: 'Name and folder differ',
    why: 'Some tools call a skill by its name, others by its folder, and the specification wants both to be one. Where they differ, what calls the skill by the one does not find the other.',
  },
  'skill/reserved-word': {
    title: 'Reserved word in the name of a skill',
    why: 'Anthropic keeps "claude" and "anthropic" in names for its own skills, and its upload refuses others with them. The Agent Skills specification does not forbid them.',
  },
  'skill/markup': {
    title: 'Tags in what an agent reads of a skill',
    why: "Name and description stand in the prompt of every agent that has the skill, where a tag can be taken for one of the prompt itself. Anthropic's upload refuses them; the Agent Skills specification does not.",
  },
  'skill/unknown-key': {
    title: 'Key that a skill does not have',
    why: 'A SKILL.md has six keys. What checks a skill before it is uploaded or packed refuses one with others, and tools that know them each read only their own.',
  },
  'skill/allowed-tools-list': {
    title: 'Allowed tools as a list',
    why: 'The specification has the tools in one text with spaces between them. Claude Code reads a list as well; what goes by the specification may read none of them or refuse the file.',
  },
  'skill/metadata-value': {
    title: 'Metadata that is no text',
    why: 'Metadata is a map from text to text. YAML reads a value without quotes as something else where it can, so that a version 1.10 becomes 1.1, and some readers drop what is no text.',
  },
  'skill/blank-body': {
    title: 'Skill without instructions',
    why: 'The text below the frontmatter is what an agent gets when it opens the skill. Without one there is nothing to go by but the description.',
  },
  'skill/too-many-lines': {
    title: 'Long SKILL.md',
    why: 'An agent that opens a skill reads all of SKILL.md, and a long one takes the room that the task needs. The specification recommends fewer than 500 lines; Goloco hosts no skill with more.',
  },
  'skill/backslash-path': {
    title: 'Backslashes in a path',
    why: 'Backslashes lead to a file on Windows only. Elsewhere the agent looks for a file of that whole name and does not find it.',
  },
  'skill/deep-reference': {
    title: 'File more than one folder down',
    why: 'The specification advises to keep files that SKILL.md refers to one folder down. Agents tend to read only the beginning of what they find further down.',
  },
};
