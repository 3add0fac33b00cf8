import { isObject } from '../document.ts';
import { join } from '../parse/pointer.ts';
import { declaredMembers, itemOf, memberOf, requiredMembers, rootNodes, type SchemaNode } from './walk.ts';

/** A member that the schema of its object does not know, in an object that is not open by design. */
export interface UndeclaredMember {
  readonly pointer: string;
  readonly name: string;
  readonly value: unknown;
  /** Pointer of the object that holds it. */
  readonly parent: string;
  /** The members that the schema declares there. */
  readonly declared: readonly string[];
  /** Those of them that must be there. */
  readonly required: readonly string[];
}

/** All undeclared members of a value, in document order. What stands inside one of them is not looked at. */
export function undeclaredMembers(id: string, value: unknown): UndeclaredMember[] {
  const found: UndeclaredMember[] = [];
  const visit = (nodes: readonly SchemaNode[], part: unknown, parent: string) => {
    if (nodes.length === 0) return;
    if (Array.isArray(part)) {
      const items = itemOf(nodes);
      part.forEach((item, index) => {
        visit(items, item, join(parent, index));
      });
    } else if (isObject(part)) {
      const declared = declaredMembers(nodes);
      for (const [name, member] of Object.entries(part)) {
        if (declared && !declared.includes(name)) {
          const required = requiredMembers(nodes);
          found.push({ pointer: join(parent, name), name, value: member, parent, declared, required });
        } else if (typeof member === 'object') visit(memberOf(nodes, name), member, join(parent, name));
      }
    }
  };
  visit(rootNodes(id), value, '');
  return found;
}
