import type { AgentDocument } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { isServerTool, nameIn } from './abilities.ts';
import { type Reason, reason } from './row.ts';
import type { Tool } from './tools.ts';

/**
 * A list of tools holds an agent back. No spelling of it is read everywhere, and where none is read the agent gets every
 * tool there is: then the file cannot be had as it is meant.
 */
export function* toolReasons({ tools }: Tool, { value }: AgentDocument): Iterable<Reason> {
  const list = Array.isArray(value.tools) ? value.tools.map(String) : undefined;
  if (!list) return;
  if (tools.form === 'none') {
    yield reason('tools-unheld', 'cannot', '/tools', { empty: list.length === 0 });
    return;
  }
  const { form, vocabulary, server } = tools;
  const named = list.map((one) => ({
    one,
    name: nameIn(vocabulary, one) ?? (server.pattern.test(one) ? one : undefined),
  }));
  const names = [...new Set(named.flatMap(({ name }) => name ?? []))];
  // Claude Code takes an empty list; OpenCode takes no list.
  if (form === 'permission map' || (form === 'comma string' && list.length > 0)) {
    const line = form === 'comma string' ? commaLine(names) : permissionLine(names);
    yield reason('tools-form', 'needs a change', '/tools', { form, line });
  }
  for (const [index, { one, name }] of named.entries()) {
    const pointer = join('', 'tools', index);
    if (name === one) continue;
    if (name !== undefined) yield reason('tool-name', 'needs a change', pointer, { tool: one, name });
    else if (one === '*') yield reason('tool-all', 'needs a change', pointer, {});
    else if (isServerTool(one))
      yield reason('tool-server', 'needs a change', pointer, { tool: one, form: server.form });
    else yield reason('tool-unknown', 'cannot', pointer, { tool: one });
  }
}

const commaLine = (names: readonly string[]): string => `tools: ${names.length > 0 ? names.join(', ') : '[]'}`;

/** Denies everything first: the last rule that fits counts. */
const permissionLine = (names: readonly string[]): string =>
  `permission: { "*": deny${names.map((name) => `, ${name}: allow`).join('')} }`;
