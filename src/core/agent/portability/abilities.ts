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

/** The first ability that anybody has under a name; a file can hold thousands of names to look up. */
const byName = new Map<string, Ability>();
/** What each tool knows by a name of its own; Copilot in lower case. */
const own = new Map<string, Set<string>>();
for (const ability of abilities) {
  for (const [vocabulary, names] of Object.entries(ability)) {
    const known = own.get(vocabulary) ?? new Set();
    own.set(vocabulary, known);
    for (const name of names) {
      known.add(inCase(vocabulary, name));
      if (!byName.has(name)) byName.set(name, ability);
    }
  }
}

function inCase(vocabulary: string, name: string): string {
  return vocabulary === 'copilot' ? name.toLowerCase() : name;
}

/** How a tool names an ability that is written as `name`: the same where it knows it so; undefined where it has none. */
export function nameIn(vocabulary: Vocabulary, name: string): string | undefined {
  return own.get(vocabulary)?.has(inCase(vocabulary, name)) ? name : byName.get(name)?.[vocabulary]?.[0];
}
