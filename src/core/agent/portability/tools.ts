import { anyModel } from '../models.ts';
import type { Vocabulary } from './abilities.ts';

/** What a tool makes of an agent file; read in its source or documentation. `{name}` stands for the agent's name. */
export interface Tool {
  readonly name: string;
  readonly path: string;
  /** Its agent files are not Markdown. */
  readonly format?: string;
  /** It finds the frontmatter only if the file starts with `---` and nothing stands behind the hyphens. */
  readonly strictFences?: true;
  /** It splits the file at every `---`. */
  readonly splits?: true;
  readonly skipsLeadingHyphen?: true;
  /** It does not see a description that is wrapped, or shows the mark of its block. */
  readonly oneLine?: true;
  /** Characters of a description that its model sees. */
  readonly descriptionCut?: number;
  /** Characters of a description that it asks for at most. */
  readonly descriptionLimit?: number;
  /** Characters of instructions that it takes at most. */
  readonly instructionsLimit?: number;
  readonly builtIns: readonly string[];
  readonly model: {
    /** Names that it knows beside full ids. */
    readonly aliases: readonly string[];
    /** The full ids that it can run; all of them where left out. */
    readonly ids?: RegExp;
    /** What such an id is, in words. */
    readonly wanted?: string;
    /** It passes any id on to the provider that it is set up with. */
    readonly bound?: true;
  };
  /** How it lists tools; `none` where an agent file cannot say which it may use. */
  readonly tools:
    | {
        readonly form: 'list' | 'comma string' | 'permission map';
        readonly vocabulary: Vocabulary;
        /** A tool of an MCP server, as it writes it. */
        readonly server: { readonly pattern: RegExp; readonly form: string };
      }
    | { readonly form: 'none' };
  /** What it does with `mcpServers`: takes names and objects, names only, or neither. */
  readonly servers: {
    readonly takes: 'all' | 'names' | 'none';
    /** Where servers are set up instead, or the key that it has for them. */
    readonly where: string;
    readonly key?: string;
  };
  readonly skills: { readonly folder: string; readonly key: 'names' | 'ignored' };
  /** A key of its own with nothing behind it keeps the file from being loaded. */
  readonly refusesNull?: true;
  /** Keys that it does not know: passed over, sent to the model's provider as options, or a reason not to load the file. */
  readonly otherKeys: 'ignored' | 'sent' | 'refused';
}

const claudeAliases = [
  'inherit',
  'default',
  'best',
  'sonnet',
  'opus',
  'haiku',
  'fable',
  'sonnet[1m]',
  'opus[1m]',
  'opusplan',
];

/** The tools, in the order of the report. */
export const tools: readonly Tool[] = [
  {
    name: 'Claude Code',
    path: '.claude/agents/{name}.md',
    skipsLeadingHyphen: true,
    oneLine: true,
    builtIns: ['general-purpose', 'claude', 'statusline-setup', 'claude-code-guide'],
    model: {
      aliases: claudeAliases,
      ids: /^claude-/,
      wanted: 'a Claude model, by its alias or an id such as claude-…',
    },
    tools: {
      form: 'comma string',
      vocabulary: 'claude',
      server: { pattern: /^mcp__|^Agent\(/, form: 'mcp__server__tool' },
    },
    servers: { takes: 'all', where: '' },
    skills: { folder: '.claude/skills', key: 'names' },
    otherKeys: 'ignored',
  },
  {
    name: 'Goose',
    path: '.agents/agents/{name}.md',
    splits: true,
    descriptionCut: 160,
    builtIns: [],
    model: { aliases: [], bound: true },
    tools: { form: 'none' },
    servers: { takes: 'none', where: 'as extensions of Goose' },
    skills: { folder: '.agents/skills', key: 'ignored' },
    otherKeys: 'ignored',
  },
  {
    name: 'OpenCode',
    path: '.opencode/agents/{name}.md',
    builtIns: ['build', 'plan', 'general', 'explore', 'compaction', 'title', 'summary'],
    model: { aliases: [], ids: /^[^/#]+\/[^#]+/, wanted: 'provider/model, such as anthropic/claude-…' },
    tools: {
      form: 'permission map',
      vocabulary: 'opencode',
      server: { pattern: /^(?!mcp_)[\w-]+_[\w*-]+$/, form: 'server_tool' },
    },
    servers: { takes: 'none', where: 'under mcp in opencode.json' },
    skills: { folder: '.opencode/skills', key: 'ignored' },
    refusesNull: true,
    otherKeys: 'sent',
  },
  {
    name: 'Factory',
    path: '.factory/droids/{name}.md',
    descriptionLimit: 500,
    builtIns: ['worker', 'explorer'],
    model: { aliases: ['inherit'] },
    tools: {
      form: 'list',
      vocabulary: 'factory',
      server: { pattern: /^mcp_/, form: 'the exact id that Factory shows for it' },
    },
    servers: { takes: 'names', where: '.factory/mcp.json' },
    skills: { folder: '.factory/skills', key: 'ignored' },
    otherKeys: 'ignored',
  },
  {
    name: 'Copilot',
    path: '.github/agents/{name}.agent.md',
    instructionsLimit: 30_000,
    builtIns: [],
    model: { aliases: ['auto'] },
    tools: { form: 'list', vocabulary: 'copilot', server: { pattern: /^[\w.-]+\/[\w.*-]+$/, form: 'server/tool' } },
    servers: { takes: 'none', where: '', key: 'mcp-servers' },
    skills: { folder: '.github/skills', key: 'ignored' },
    otherKeys: 'ignored',
  },
  {
    name: 'Gemini CLI',
    path: '.gemini/agents/{name}.md',
    strictFences: true,
    builtIns: ['codebase_investigator', 'cli_help', 'generalist', 'browser_agent'],
    model: { aliases: ['inherit'], ids: /^(?:models\/)?gemini-/, wanted: 'a Gemini model, by an id such as gemini-…' },
    tools: { form: 'list', vocabulary: 'gemini', server: { pattern: /^mcp_(?!_)/, form: 'mcp_server_tool' } },
    servers: { takes: 'none', where: '', key: 'mcp_servers' },
    skills: { folder: '.gemini/skills', key: 'ignored' },
    refusesNull: true,
    otherKeys: 'refused',
  },
  {
    name: 'Codex',
    path: '.codex/agents/{name}.toml',
    format: 'TOML',
    builtIns: ['default', 'worker', 'explorer'],
    model: { aliases: [], ids: /^(?:gpt-|o\d|codex-)/, wanted: 'an OpenAI model, by an id such as gpt-…' },
    tools: { form: 'none' },
    servers: { takes: 'none', where: '', key: '[mcp_servers.…]' },
    skills: { folder: '.agents/skills', key: 'ignored' },
    otherKeys: 'refused',
  },
  {
    name: 'Cursor',
    path: '.cursor/agents/{name}.md',
    builtIns: [],
    model: { aliases: ['inherit', 'fast'] },
    tools: { form: 'none' },
    servers: { takes: 'none', where: 'in the settings of Cursor' },
    skills: { folder: '.cursor/skills', key: 'ignored' },
    otherKeys: 'ignored',
  },
];

/** Whether a tool takes a model's name for what the author means by it. */
export const takesModel = ({ model: { aliases, ids } }: Tool, model: string): boolean =>
  model !== anyModel && (aliases.includes(model) || (ids?.test(model) ?? true));
