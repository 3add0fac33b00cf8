/** The last part of a path, and the folder that it stands in where the path names one. */
export function partsOf(path: string | undefined): { file?: string; folder?: string } {
  const parts = (path ?? '').split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  const file = parts.at(-1);
  const folder = parts.at(-2);
  return { ...(file && { file }), ...(folder && folder !== '..' && { folder }) };
}

/** Whether a file is a SKILL.md, in whatever case. */
export const isSkillFile = (file: string | undefined): boolean => /^skill\.md$/i.test(file ?? '');
