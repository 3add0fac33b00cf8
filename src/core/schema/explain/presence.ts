import { missing, onKey, onValue } from '../../at.ts';
import { isObject } from '../../document.ts';
import { join } from '../../parse/pointer.ts';
import { placeholder } from '../placeholder.ts';
import { annotation, memberNodes } from '../walk.ts';
import type { Explainer } from './explainer.ts';

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** `required`: each member that is not there. cfworker names it in its English text only. */
export const required: Explainer = ({ schema, instance, pointer, nodes, title }) =>
  strings(schema.required)
    .filter((member) => isObject(instance) && !Object.hasOwn(instance, member))
    .map((member) => {
      const speaking = nodes.flatMap((node) => memberNodes(node, member));
      const what = annotation(speaking, 'description') ?? '';
      const data = { member, within: title, what, placeholder: placeholder(speaking) };
      return { family: 'missing-member', at: missing(join(pointer, member)), data };
    });

/** `additionalProperties: false`: each member that must not be there. */
export const additionalProperties: Explainer = ({ schema, instance, pointer, title }) => {
  if (schema.additionalProperties !== false || !isObject(instance)) return [];
  const allowed = Object.keys(schema.properties ?? {});
  return Object.keys(instance)
    .filter((member) => !allowed.includes(member))
    .map((member) => ({
      family: 'unexpected-member',
      at: onKey(join(pointer, member)),
      data: { member, within: title, allowed },
    }));
};

/** `properties` with a member declared as `false`: it must not be there, because of what stands beside it. */
export const properties: Explainer = ({ schema, instance, pointer, title }) => {
  if (!isObject(schema.properties) || !isObject(instance)) return [];
  return Object.entries(schema.properties)
    .filter(([member, declared]) => declared === false && Object.hasOwn(instance, member))
    .map(([member]) => ({
      family: 'unexpected-member',
      at: onKey(join(pointer, member)),
      data: { member, within: title, allowed: [] },
    }));
};

/** `oneOf` whose branches each require one member, as our schemas write a protobuf oneof: exactly one must be set. */
export const oneOf: Explainer = ({ schema, instance, pointer, title }) => {
  const allowed = (Array.isArray(schema.oneOf) ? schema.oneOf : []).flatMap((branch) => strings(branch.required));
  if (!isObject(instance)) return [];
  const present = allowed.filter((member) => isObject(instance[member]));
  return [{ family: 'exactly-one', at: onValue(pointer), data: { within: title, allowed, present } }];
};
