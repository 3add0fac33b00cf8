/** A Content-Type, split (RFC 9110 §8.3.1): type and subtype in lower case, and its charset. */
export interface MediaType {
  readonly type: string;
  readonly charset?: string;
}

export function readMediaType(header: string): MediaType {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return { type, ...(charset && { charset: charset.slice('charset='.length).replaceAll('"', '') }) };
}
