import { missing, onKey } from '../../at.ts';
import type { AgentDocument } from '../../document.ts';
import { insertMember } from '../../edit/insert.ts';
import { type Fact, rule } from '../define.ts';
import { hostedFile } from './example.ts';

/** Goloco runs the agent, so the file says by which model, and what that costs is known. */
export const missingModel = rule({
  code: 'hosted/missing-model',
  kinds: ['agent'],
  profiles: ['hosted'],
  severity: 'error',
  wrong: hostedFile(''),
  right: hostedFile('model: gpt-5\n'),
  *check(document: AgentDocument): Iterable<Fact<{ priced: readonly string[] }>> {
    const { value, hostedModels: priced } = document;
    if (value.model !== undefined && value.model !== null) return;
    const isThere = value.model === null;
    const [first] = priced;
    // Which one is the author's to say.
    const edit = !isThere && first !== undefined ? insertMember(document, '/model', JSON.stringify(first)) : undefined;
    yield {
      at: isThere ? onKey('/model') : missing('/model'),
      data: { priced },
      covers: ['/model'],
      ...(edit && { fixes: [{ safe: false, edits: [edit] }] }),
    };
  },
});
