/** JSON as this service writes it: indented for people, with a line end for terminals. */
export const renderJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
