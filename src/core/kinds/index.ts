import type { Document } from '../document.ts';
import type { Kind } from '../report.ts';
import { agent } from './agent.ts';
import { card } from './card.ts';
import type { KindOf } from './kind.ts';
import { listing } from './listing.ts';
import { skill } from './skill.ts';

type DocumentOf<Name extends Kind> = Extract<Document, { kind: Name }>;

const kinds: { readonly [Name in Kind]: KindOf<DocumentOf<Name>> } = { card, agent, skill, listing };

/** How documents of a kind are judged. What `read` gives is of this kind, so it may be handed to the others. */
export const kindOf = (kind: Kind): KindOf<Document> => kinds[kind];
