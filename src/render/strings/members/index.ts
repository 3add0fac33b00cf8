import type { Language } from '../../../core/language.ts';
import { cardMembers } from './card.ts';
import { golocoMembers } from './goloco.ts';
import { securityMembers } from './security.ts';

/** What schemas say of their objects and members, by language; in English they say it themselves. */
export const memberStrings: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  id: { ...cardMembers, ...securityMembers, ...golocoMembers },
};

/**
 * What a schema says of an object or of one of its members.
 * @param place `AgentSkill.tags`, `AgentSkill`; in the place of a definition `card`, `agent`, `skill` or `terms` for a whole schema
 * @param english the description in the schema
 */
export const describeMember = (place: string, english: string, language: Language): string =>
  language === 'en' ? english : (memberStrings[language][place] ?? english);
