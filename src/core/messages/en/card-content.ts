import type { modeRules } from '../../rules/card/modes/index.ts';
import type { skillRules } from '../../rules/card/skills/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';

/** What an agent takes, gives and can do: modes and skills. */
export const cardContentWords: Words<FactsOfRules<typeof modeRules> & FactsOfRules<typeof skillRules>> = {
  'card/media-type': {
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
  },
  'card/duplicate-mode': {
    message: ({ type }) => `${type} is in this list already.`,
    hint: () => 'Remove it.',
    fix: () => 'Remove the second one',
    also: 'The first one.',
  },
  'card/duplicate-skill-id': {
    message: ({ id }) => `An earlier skill has the id "${id}" too.`,
    hint: () => 'Give each skill an id of its own.',
    also: 'The first skill with this id.',
  },
  'card/oasf-unknown': {
    message: ({ tag, version }) => `"${tag}" is no skill of OASF ${version}.`,
    hint: ({ near }) =>
      near ? `Did you mean "${near}"?` : 'Take a name from the OASF list of skills, or leave the prefix "oasf:" out.',
    fix: ({ near }) => `Write "${near}"`,
  },
  'card/repeated-description': {
    message: ({ where }) => `The description of the ${where === 'card' ? 'agent' : 'skill'} only repeats its name.`,
    hint: ({ where }) =>
      where === 'card'
        ? 'Say what the agent does, for whom, and what it does not do.'
        : 'Say what the skill does, what it needs, and what comes back.',
  },
  'card/skill-examples': {
    message: ({ count }) => (count > 1 ? `${count} skills have no examples.` : 'This skill has no examples.'),
    hint: () => 'Add one or two requests as a person would write them, in "examples".',
    also: 'Another skill without examples.',
  },
};
