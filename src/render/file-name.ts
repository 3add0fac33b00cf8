import type { Report } from '../core/report.ts';

/** What a file of each kind is usually called: stands in the output where the sender gave no name. */
export const usualName: Readonly<Record<Report['kind'], string>> = {
  card: 'agent-card.json',
  agent: 'goloco.agent.md',
  skill: 'SKILL.md',
  listing: 'listing.json',
  folder: 'SKILL.md',
};

/** A file's name as repositories write paths: without the `./` that find(1) puts in front. */
export const repositoryPath = (name: string): string => name.replace(/^(?:\.\/+)+(?=[^/])/, '');
