/** Tools that write names of abilities in an agent file. */
export type Vocabulary = 'claude' | 'opencode' | 'factory' | 'copilot' | 'gemini';

type Ability = Readonly<Partial<Record<Vocabulary | 'goloco', readonly string[]>>>;

/**
 * One ability a line, as each tool names it; the first name is the one to write. Compared exactly, but for Copilot, which
 * takes any case. Read in the documentation of Claude Code, OpenCode, Factory and Copilot, and in Gemini CLI's source.
 */
const abilities: readonly Ability[] = [
  {
    goloco: ['web.search'],
    claude: ['WebSearch'],
    opencode: ['websearch'],
    factory: ['WebSearch'],
    copilot: ['web', 'WebSearch'],
    gemini: ['google_web_search'],
  },
  {
    claude: ['WebFetch'],
    opencode: ['webfetch'],
    factory: ['FetchUrl'],
    copilot: ['web', 'WebFetch'],
    gemini: ['web_fetch'],
  },
  {
    claude: ['Read', 'NotebookRead'],
    opencode: ['read'],
    factory: ['Read'],
    copilot: ['read', 'Read', 'NotebookRead'],
    gemini: ['read_file', 'read_many_files'],
  },
  {
    claude: ['Grep'],
    opencode: ['grep'],
    factory: ['Grep'],
    copilot: ['search', 'Grep'],
    gemini: ['grep_search'],
  },
  { claude: ['Glob'], opencode: ['glob'], factory: ['Glob'], copilot: ['search', 'Glob'], gemini: ['glob'] },
  { claude: ['LS'], opencode: ['list'], factory: ['LS'], copilot: ['search'], gemini: ['list_directory'] },
  {
    claude: ['Edit', 'MultiEdit', 'NotebookEdit'],
    opencode: ['edit'],
    factory: ['Edit', 'ApplyPatch'],
    copilot: ['edit', 'Edit', 'MultiEdit', 'NotebookEdit'],
    gemini: ['replace'],
  },
  {
    claude: ['Write'],
    opencode: ['edit', 'write', 'patch'],
    factory: ['Create'],
    copilot: ['edit', 'Write'],
    gemini: ['write_file'],
  },
  {
    claude: ['Bash', 'BashOutput', 'KillShell'],
    opencode: ['bash'],
    factory: ['Execute'],
    copilot: ['execute', 'shell', 'Bash', 'powershell'],
    gemini: ['run_shell_command'],
  },
  { claude: ['Task', 'Agent'], opencode: ['task'], copilot: ['agent', 'custom-agent', 'Task'] },
  {
    claude: ['TodoWrite', 'TaskCreate', 'TaskUpdate', 'TaskList', 'TaskGet'],
    opencode: ['todowrite'],
    factory: ['TodoWrite'],
    copilot: ['todo', 'TodoWrite'],
  },
  { claude: ['AskUserQuestion'], opencode: ['question'] },
  { claude: ['ExitPlanMode'] },
  { copilot: ['*'], gemini: ['*'] },
  { claude: ['Skill'], opencode: ['skill'], factory: ['Skill'] },
];

/** A name that means a tool of an MCP server, in one spelling or another: `mcp__docs__find`, `mcp_docs_find`, `docs/find`. */
export const isServerTool = (name: string): boolean => /^mcp_|^[\w.-]+\/[\w.*-]+$/.test(name);

/** How a tool names an ability that is written as `name`: the same where it knows it so; undefined where it has none. */
export function nameIn(vocabulary: Vocabulary, name: string): string | undefined {
  const same = (known: string) =>
    known === name || (vocabulary === 'copilot' && known.toLowerCase() === name.toLowerCase());
  if (abilities.some((ability) => ability[vocabulary]?.some(same))) return name;
  const ability = abilities.find((one) => Object.values(one).some((names) => names.includes(name)));
  return ability?.[vocabulary]?.[0];
}
