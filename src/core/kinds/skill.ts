import type { SkillDocument } from '../document.ts';
import { readFrontmatter } from '../parse/frontmatter.ts';
import { tokens } from '../parse/pointer.ts';
import { fileKeys } from '../schema/file-keys.ts';
import { skillId } from '../schema/registry.ts';
import type { KindOf } from './kind.ts';

/** A `SKILL.md` by the Agent Skills specification: YAML frontmatter of six keys, then the instructions. */
export const skill: KindOf<SkillDocument> = {
  read(text, { profile = 'portable', name: path }) {
    const { findings: found, value, root, fences, body } = readFrontmatter(text, fileKeys());
    if (!value || !root || !fences || !body) return { findings: found };
    // Of two keys that differ in case only, one is none of the six: that says it.
    const findings = found.filter(
      ({ code, severity, pointer }) =>
        code !== 'yaml/duplicate-key' || severity !== 'warning' || tokens(pointer).length > 1,
    );
    const document = { kind: 'skill', text, profile, value, root, fences, body } as const;
    return { findings, document: path === undefined ? document : { ...document, path } };
  },
  schema: () => skillId,
  view({ value: { name, description } }) {
    return {
      skill: { ...(typeof name === 'string' && { name }), ...(typeof description === 'string' && { description }) },
    };
  },
};
