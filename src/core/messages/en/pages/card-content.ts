import type { modeRules } from '../../../rules/card/modes/index.ts';
import type { skillRules } from '../../../rules/card/skills/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

/** What an agent takes, gives and can do: modes and skills. */
export const cardContentPages: PageWords<FactsOfRules<typeof modeRules> & FactsOfRules<typeof skillRules>> = {
  'card/media-type': {
    title: 'Mode is no media type',
    why: 'Clients compare modes with the media type of what they have, and find no match for another name. Gemini Enterprise refuses a card with the mode text altogether.',
  },
  'card/duplicate-mode': {
    title: 'Mode that stands twice',
    why: 'Nothing breaks. It is often a copy in which another type was to be written.',
  },
  'card/duplicate-skill-id': {
    title: 'Two skills with one id',
    why: 'A2A calls the id unique, and offers, directories and logs name a skill by it. Of two with one id nobody can tell which is meant.',
  },
  'card/oasf-unknown': {
    title: 'Tag that OASF does not have',
    why: 'Agent directories look tags of the Open Agentic Schema Framework (OASF) up in its list. They find nothing for this one, so the skill is not shown where it belongs.',
  },
  'card/repeated-description': {
    title: 'Description that repeats the name',
    why: 'People and models choose by the description. One that adds nothing to the name gives them no reason to.',
  },
  'card/skill-examples': {
    title: 'Skill without examples',
    why: 'Clients show examples to people, and models choose a skill by them. They are optional.',
  },
};
