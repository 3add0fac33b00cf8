/** Keys that are not of this format, and the tools that read them in an agent file (read in their source or docs). */
const readers: readonly (readonly [tool: string, keys: readonly string[]])[] = [
  [
    'Claude Code',
    [
      'disallowedTools',
      'permissionMode',
      'maxTurns',
      'hooks',
      'memory',
      'background',
      'effort',
      'isolation',
      'color',
      'initialPrompt',
    ],
  ],
  [
    'OpenCode',
    [
      'variant',
      'temperature',
      'top_p',
      'prompt',
      'disable',
      'disabled',
      'mode',
      'hidden',
      'color',
      'steps',
      'permission',
      'permissions',
      'options',
      'maxSteps',
      'system',
      'request',
      'cache',
    ],
  ],
  ['Factory', ['reasoningEffort']],
  [
    'Copilot',
    [
      'target',
      'mcp-servers',
      'disable-model-invocation',
      'user-invocable',
      'argument-hint',
      'handoffs',
      'metadata',
      'infer',
      'agents',
      'advancedOptions',
      'github',
      'hooks',
    ],
  ],
  [
    'Gemini CLI',
    [
      'kind',
      'display_name',
      'mcp_servers',
      'temperature',
      'max_turns',
      'timeout_mins',
      'agent_card_url',
      'agent_card_json',
    ],
  ],
  [
    'Codex',
    [
      'developer_instructions',
      'nickname_candidates',
      'model_reasoning_effort',
      'sandbox_mode',
      'mcp_servers',
      'web_search',
    ],
  ],
  ['Goose', ['provider', 'avatar']],
  ['Cursor', ['readonly', 'is_background']],
];

/** The tools that are known to read a key, in the spelling given. */
export function readersOf(key: string): string[] {
  return readers.filter(([, keys]) => keys.includes(key)).map(([tool]) => tool);
}
