import { onValue } from '../../at.ts';
import type { SkillDocument } from '../../document.ts';
import { placeAt } from '../../parse/pointer.ts';
import { type Fact, rule } from '../define.ts';
import { skillFile } from './example.ts';

/** The specification has one text with spaces. Claude Code reads a list as well; others lose it or refuse the file. */
export const allowedToolsList = rule({
  code: 'skill/allowed-tools-list',
  kinds: ['skill'],
  severity: 'warning',
  spec: 'Agent Skills specification, allowed-tools',
  wrong: skillFile('allowed-tools: [Read, Grep]\n'),
  right: skillFile('allowed-tools: Read Grep\n'),
  *check({ text, root, value }: SkillDocument): Iterable<Fact> {
    const tools = value['allowed-tools'];
    if (!Array.isArray(tools)) return;
    const place = placeAt(root, '/allowed-tools');
    const isPlain = tools.length > 0 && tools.every((tool) => typeof tool === 'string' && /^[^\s#]+$/.test(tool));
    // From the key on, because a block list may stand on the lines below it.
    const start = place?.key?.end ?? 0;
    const fits = isPlain && place?.key && /^:\s*$/.test(text.slice(start, place.start));
    const edit = fits && { span: { start, end: place.end }, text: `: ${JSON.stringify(tools.join(' '))}` };
    yield {
      at: onValue('/allowed-tools'),
      data: {},
      ...(edit && { fixes: [{ safe: true, edits: [edit] }] }),
    };
  },
});
