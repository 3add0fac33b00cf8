/** Models that the examples of these rules are judged by, in place of an operator's list. */
export const exampleModels: readonly string[] = ['gpt-5', 'gpt-5-mini'];

/** An agent file for Goloco: a name, a description, what is given, and instructions. */
export const hostedFile = (more: string): string =>
  `---\nname: copy-editor\ndescription: Edits product copy\n${more}---\nEdit the text you are given.\n`;
