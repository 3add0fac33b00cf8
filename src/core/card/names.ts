/** The camelCase of a snake_case name, as ProtoJSON pairs the two; other names unchanged. */
export const camelCase = (name: string): string =>
  name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The snake_case of a camelCase name, as protobuf names the field. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
