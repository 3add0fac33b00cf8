/** The camelCase of a snake_case name, as ProtoJSON pairs the two; other names unchanged. */
export const camelCase = (name: string): string =>
  name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
