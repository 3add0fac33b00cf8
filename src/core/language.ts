/** The languages that people are spoken to in; the first is the one where none is asked for. */
export const languages = ['en', 'id'] as const;
export type Language = (typeof languages)[number];
