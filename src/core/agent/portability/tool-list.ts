import type { AgentDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { isServerTool, nameIn } from './abilities.ts';
import { type Reason, reason } from './row.ts';
import type { Tool } from './tools.ts';

/**
 * A list of tools holds an agent back. No spelling of it is read everywhere, and where none is read the agent gets every
 * tool there is: then the file cannot be had as it is meant.
 */
export function* toolReasons({ tools, otherKeys }: Tool, { value }: AgentDocument): Iterable<Reason> {
  const list = Array.isArray(value.tools) ? value.tools.map(String) : undefined;
  if (!list) return;
  const all = list.indexOf('*');
  if (tools.form === 'none') {
    // Every tool is what the agent gets; only the key can be in the way.
    if (all >= 0) {
      if (otherKeys === 'refused') yield reason('key-refused', 'needs a change', '/tools', { key: 'tools' });
      return;
    }
    yield reason('tools-unheld', 'cannot', '/tools', { empty: list.length === 0 });
    return;
  }
  const { form, vocabulary, server } = tools;
  if (all >= 0 && nameIn(vocabulary, '*') === undefined) {
    yield reason('tool-all', 'needs a change', join('', 'tools', all), {});
    return;
  }
  const named = list.map((one) => ({
    one,
    name: nameIn(vocabulary, one) ?? (server.pattern.test(one) ? one : undefined),
  }));
  const names = [...new Set(named.flatMap(({ name }) => name ?? []))];
  // Claude Code takes an empty list; OpenCode takes no list.
  if (form === 'permission map' || (form === 'comma string' && list.length > 0)) {
    const line = form === 'comma string' ? commaLine(names) : permissionLine(names);
    // One that has a name there, which we cannot tell, must not be left out of what to write.
    const isWhole = named.every(({ one, name }) => name !== undefined || !isServerTool(one));
    yield reason('tools-form', 'needs a change', '/tools', { form, ...(isWhole && { line }) });
  }
  // Among names of this tool, a further one in their form is most likely one of its own that we do not know.
  const own = new Set(named.flatMap(({ one, name }) => (one === name && !isServerTool(one) ? formOf(one) : [])));
  for (const [index, { one, name }] of named.entries()) {
    if (name === one) continue;
    const pointer = join('', 'tools', index);
    if (name !== undefined) yield reason('tool-name', 'needs a change', pointer, { tool: one, name });
    else if (isServerTool(one))
      yield reason('tool-server', 'needs a change', pointer, { tool: one, form: server.form });
    else yield reason('tool-unknown', own.has(formOf(one)) ? 'needs a change' : 'cannot', pointer, { tool: one });
  }
}

/** How a name is written: `WebSearch`, `web_search` or `web.search`. */
const formOf = (name: string): string => `${/^\p{Lu}/u.test(name)} ${name.includes('.')}`;

const commaLine = (names: readonly string[]): string => `tools: ${names.length > 0 ? names.join(', ') : '[]'}`;

/** Denies everything first: the last rule that fits counts. */
const permissionLine = (names: readonly string[]): string =>
  `permission: { "*": deny${names.map((name) => `, ${name}: allow`).join('')} }`;
