/** Lower case without `_` and `-`: for keys that people spell one way or the other. */
export const plainKey = (key: string): string => key.toLowerCase().replace(/[_-]/g, '');
