import { repositoryPath } from '../file-name.ts';

/** A file in a log: its address, and where it stands in `run.artifacts` (SARIF 2.1.0 §3.4). */
export interface ArtifactLocation {
  readonly uri: string;
  readonly uriBaseId?: '%SRCROOT%';
  readonly index: number;
}

/**
 * The URI of a file (RFC 3986): relative for a relative path, every segment percent-encoded, and `file:` for an absolute
 * one, since a relative reference must not begin with a slash. Half a surrogate pair becomes U+FFFD.
 */
function uri(name: string): string {
  const path = repositoryPath(name).toWellFormed().split('/').map(encodeURIComponent).join('/');
  return path.startsWith('/') ? `file:///${path.replace(/^\/+/, '')}` : path;
}

/** The location of each file by its name; names of one file share one. */
export function artifactLocations(names: Iterable<string>): ReadonlyMap<string, ArtifactLocation> {
  const locations = new Map<string, ArtifactLocation>();
  const byUri = new Map<string, ArtifactLocation>();
  for (const name of names) {
    const address = uri(name);
    const base = address.startsWith('file:') ? {} : ({ uriBaseId: '%SRCROOT%' } as const);
    const location = byUri.get(address) ?? { uri: address, ...base, index: byUri.size };
    byUri.set(address, location);
    locations.set(name, location);
  }
  return locations;
}
