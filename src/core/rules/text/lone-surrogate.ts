import type { MarkdownDocument } from '../../document.ts';
import { type Fact, rule } from '../define.ts';
import { atPart, texts } from './texts.ts';

const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Half of a surrogate pair, which only an escape can write: it stands for no character, and no UTF-8 text can hold it. In
 * a card the reading of JSON finds it.
 */
export const loneSurrogate = rule({
  code: 'text/lone-surrogate',
  kinds: ['agent', 'skill'],
  severity: 'error',
  spec: 'YAML 1.2.2 section 5.1',
  wrong: '---\nname: copy-editor\ndescription: "Edits product copy \\uD83D"\n---\nEdit the text you are given.\n',
  right: '---\nname: copy-editor\ndescription: "Edits product copy"\n---\nEdit the text you are given.\n',
  *check(document: MarkdownDocument): Iterable<Fact<{ code: string }>> {
    for (const text of texts(document)) {
      if (text.content.isWellFormed()) continue;
      const at = text.content.search(lone);
      const code = text.content.charCodeAt(at).toString(16).toUpperCase();
      yield { at: atPart(document, text, { start: at, end: at + 1 }), data: { code } };
    }
  },
});
