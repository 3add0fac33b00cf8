/** A SKILL.md with a name, a description and what is given. */
export const skillFile = (more = '', name = 'house-style', body = 'Read the text and mark what breaks the style.\n') =>
  `---\nname: ${name}\ndescription: Applies the house style to a text\n${more}---\n${body}`;
