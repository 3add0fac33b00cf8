import { onKey } from '../../../at.ts';
import type { CardDocument } from '../../../document.ts';
import { type Fact, rule } from '../../define.ts';
import { ignoredMembers } from '../members/ignored.ts';
import { contradictions } from './contradiction.ts';
import { lateLabel } from './labels.ts';

/** A 1.0 card that also has members of 0.3, as servers of two versions write it. Told once, whatever their number. */
export const hybrid = rule({
  code: 'card/hybrid',
  kinds: ['card'],
  specs: ['1.0'],
  severity: 'note',
  spec: 'A2A 1.0.1 section 5.7',
  wrong: { url: 'https://harbor.studio/a2a', preferredTransport: 'JSONRPC' },
  right: {},
  *check(card: CardDocument): Iterable<Fact<{ names: string[]; leftover: string | undefined }>> {
    // 1.0 declares none of the members of an older half.
    if (card.undeclared.length === 0) return;
    const told = new Set(contradictions(card.value).map(({ at }) => at.pointer));
    const halves = ignoredMembers(card).filter(({ kind, pointer }) => kind === 'half' && !told.has(pointer));
    const [first, ...others] = halves;
    if (!first) return;
    const names = [...new Set([first, ...others].map(({ name }) => name))];
    // Alone, a label of 1.0 is there for nobody: 1.0 has it in each interface, and old clients want an old one.
    const leftover = halves.length === 1 && first.name === 'protocolVersion' ? lateLabel(card.value) : undefined;
    const related = others.map(({ pointer }) => onKey(pointer));
    yield { at: onKey(first.pointer), data: { names, leftover }, related };
  },
});
