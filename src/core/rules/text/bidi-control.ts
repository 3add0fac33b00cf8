import type { Document } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { bidiRuns } from './bidi.ts';
import { type Unseen, unseen } from './removal.ts';
import { familiarTexts, isPlain } from './texts.ts';

/** Characters that turn the direction of a text: what a person sees is then not what a program reads. */
export const bidiControl = rule({
  code: 'text/bidi-control',
  kinds: ['card', 'agent', 'skill', 'listing'],
  severity: 'warning',
  spec: 'UAX 9 section 2',
  wrong: { description: 'Edits launch copy \u202eand draws marks\u202c.' },
  right: { description: 'Edits launch copy and draws marks.' },
  *check(document: Document): Iterable<Fact<Unseen>> {
    if (isPlain(document)) return;
    for (const text of familiarTexts(document)) {
      const [first, ...rest] = bidiRuns(text.content);
      if (first) yield unseen(document, text, [first, ...rest]);
    }
  },
});
