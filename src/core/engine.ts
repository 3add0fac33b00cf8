import manifest from '../../package.json' with { type: 'json' };

/** What judged: named in every report, so that a verdict can be told from one of another version. */
export const engine = { name: manifest.name, version: manifest.version } as const;
