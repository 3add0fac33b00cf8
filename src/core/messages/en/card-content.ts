import type { modeRules } from '../../rules/card/modes/index.ts';
import type { skillRules } from '../../rules/card/skills/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

/** What an agent takes, gives and can do: modes and skills. */
export const cardContentWords: Words<FactsOfRules<typeof modeRules> & FactsOfRules<typeof skillRules>> = {
  'card/media-type': {
    title: 'Mode is no media type',
    message: ({ written, type, taken }) =>
      taken
        ? `"${written}" is no media type, and ${type}, which it seems to mean, is in the list already.`
        : `"${written}" is no media type. One is written type/subtype, such as text/plain.`,
    hint: ({ type, taken }) =>
      taken
        ? 'Remove it.'
        : type
          ? `Write "${type}"${type.includes('*') ? ', or the exact type.' : '.'}`
          : 'Write the media type of what the agent takes or gives.',
    fix: ({ type, taken }) => (taken ? 'Remove it' : `Write "${type}"`),
    why: 'Clients compare modes with the media type of what they have, and find no match for another name. Gemini Enterprise refuses a card with the mode text altogether.',
  },
  'card/duplicate-mode': {
    title: 'Mode that stands twice',
    message: ({ type }) => `${type} is in this list already.`,
    hint: () => 'Remove it.',
    fix: () => 'Remove the second one',
    also: 'The first one.',
    why: 'Nothing breaks. It is often a copy in which another type was to be written.',
  },
  'card/duplicate-skill-id': {
    title: 'Two skills with one id',
    message: ({ id }) => `An earlier skill has the id "${id}" too.`,
    hint: () => 'Give each skill an id of its own.',
    also: 'The first skill with this id.',
    why: 'A2A calls the id unique, and offers, directories and logs name a skill by it. Of two with one id nobody can tell which is meant.',
  },
  'card/oasf-unknown': {
    title: 'Tag that OASF does not have',
    message: ({ tag, version }) => `"${tag}" is no skill of OASF ${version}.`,
    hint: ({ near }) =>
      near ? `Did you mean "${near}"?` : 'Take a name from the OASF list of skills, or leave the prefix "oasf:" out.',
    fix: ({ near }) => `Write "${near}"`,
    why: 'Agent directories look tags of the Open Agentic Schema Framework (OASF) up in its list. They find nothing for this one, so the skill is not shown where it belongs.',
  },
  'card/repeated-description': {
    title: 'Description that repeats the name',
    message: ({ where }) => `The description of the ${where === 'card' ? 'agent' : 'skill'} only repeats its name.`,
    hint: ({ where }) =>
      where === 'card'
        ? 'Say what the agent does, for whom, and what it does not do.'
        : 'Say what the skill does, what it needs, and what comes back.',
    why: 'People and models choose by the description. One that adds nothing to the name gives them no reason to.',
  },
  'card/skill-examples': {
    title: 'Skill without examples',
    message: ({ count }) => (count > 1 ? `${count} skills have no examples.` : 'This skill has no examples.'),
    hint: () => 'Add one or two requests as a person would write them, in "examples".',
    also: 'Another skill without examples.',
    why: 'Clients show examples to people, and models choose a skill by them. They are optional.',
  },
};
