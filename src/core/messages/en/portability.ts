import type { ReasonCode, ReasonFacts } from '../../agent/portability/index.ts';

const number = (count: number) => count.toLocaleString('en');

const values: Readonly<Record<ReasonFacts['key-value']['wanted'], string>> = {
  colour: 'a colour such as "#22cc88"',
  mode: 'subagent, primary or all',
  number: 'a number',
  'positive whole number': 'a whole number above 0',
  'yes or no': 'true or false',
  text: 'a text',
  map: 'a map',
  kind: 'local or remote',
};

/** Why an agent file does not work as it is in `tool`, and what to do about it: one or two short sentences each. */
export const portabilityWords: {
  readonly [Code in ReasonCode]: (tool: string, data: ReasonFacts[Code]) => string;
} = {
  'another-format': (tool, { format }) =>
    `${tool} reads ${format}. Write name and description as keys, and the instructions as developer_instructions.`,
  'byte-order-mark': (tool) => `${tool} finds no frontmatter behind a byte order mark. Save the file without it.`,
  'blanks-behind-fence': (tool) => `${tool} does not see a --- with blanks behind it. Remove the blanks.`,
  'inner-fence': (tool) => `${tool} ends the frontmatter at the first ---, wherever it stands. Take it out.`,
  'built-in-name': (tool, { name }) => `${tool} has an agent ${name} of its own. Choose another name.`,
  'leading-hyphen': (tool) => `${tool} passes over an agent whose name starts with a hyphen.`,
  'description-lines': (tool) =>
    `Some versions of ${tool} lose or garble descriptions that run over several lines. Write it on one line, in double quotes.`,
  'description-cut': (tool, { limit, length }) =>
    `The model of ${tool} sees the first ${number(limit)} of its ${number(length)} characters.`,
  'description-long': (tool, { limit, length }) =>
    `${tool} asks for at most ${number(limit)} characters; it has ${number(length)}.`,
  'model-any': (tool) => `${tool} has no model called any. Remove the line: left out, ${tool} chooses.`,
  'model-alias': (tool, { model }) => `${model} is no model to ${tool}. Remove the line, or write a full id.`,
  'model-id': (tool, { wanted }) => `${tool} takes ${wanted}. Remove the line, or write such a one.`,
  'model-bound': (tool, { model }) => `${tool} must be set up with a provider that has ${model}.`,
  'tools-form': (tool, { form, line }) =>
    form === 'comma string'
      ? `Some versions of ${tool} lose tools that stand in a list. Write ${line ?? 'them on one line, with commas between them.'}`
      : `${tool} takes no list of tools, and does not load the file. Write ${line ?? 'a map permission that denies "*" and allows each tool.'}`,
  'tools-unheld': (tool, { empty }) =>
    empty
      ? `An agent file cannot take the tools away in ${tool}: the agent gets all of them.`
      : `An agent file cannot limit the tools in ${tool}: the agent gets all of them.`,
  'tool-name': (tool, { tool: written, name }) => `${tool} calls ${written} ${name}.`,
  'tool-all': (tool) => `${tool} has no sign for all tools. Leave tools out: the agent then gets all of them.`,
  'tool-unknown': (tool, { tool: written }) =>
    `${tool} has no tool called ${written} that we know of. Remove it if the agent can do without.`,
  'tool-server': (tool, { tool: written, form }) =>
    `${written} is a tool of an MCP server; ${tool} writes such a one as ${form}.`,
  'servers-remove': (tool, { refused }) =>
    refused
      ? `${tool} does not load a file with this key. Remove it.`
      : `${tool} sends this key to the provider of the model as an option. Remove it.`,
  'servers-elsewhere': (tool, { where }) => `${tool} reads no servers from an agent file. Set them up ${where}.`,
  'servers-key': (tool, { key }) => `${tool} reads servers from ${key} only, as a map of names to settings.`,
  'server-inline': (tool, { where }) => `${tool} takes servers by name only. Set it up in ${where}, and name it here.`,
  'skills-remove': (tool, { refused }) =>
    refused
      ? `${tool} does not load a file with this key. Remove it.`
      : `${tool} sends this key to the provider of the model as an option. Remove it.`,
  'skill-folder': (tool, { folder, name, key }) =>
    key === 'names'
      ? `${tool} finds skills by name. Put the folder ${name === '' ? 'into' : 'at'} ${folder}, and write ${name === '' ? 'its name' : name} here.`
      : `${tool} does not follow paths to skills. Put the folder ${name === '' ? 'into' : 'at'} ${folder}.`,
  'key-empty': (tool, { key }) => `${tool} does not load a file in which ${key} has no value. Remove the line.`,
  'key-value': (tool, { key, wanted }) =>
    `${tool} takes ${values[wanted]} for ${key}, and does not load a file with another value. Change it, or remove the line.`,
  'key-refused': (tool, { key }) => `${tool} does not load a file with a key ${key}. Remove it.`,
  'key-sent': (tool, { key }) => `${tool} sends ${key} to the provider of the model as an option. Remove it.`,
  'key-unheld': (tool, { key }) => `${tool} does not read ${key}, so what it forbids would be allowed there.`,
  'instructions-long': (tool, { limit, length }) =>
    `${tool} takes at most ${number(limit)} characters of instructions; there are ${number(length)}.`,
  more: (_, { count }) => `And ${number(count)} more, which are not shown. Mend these and check again.`,
};
