import type { JsonObject } from '../../../document.ts';

/** The versions that there are, as an interface names them. */
export const released: readonly string[] = ['1.0', '0.3', '0.2', '0.1'];

/** The `protocolVersion` at the top of a card where it says 1.0 or later, which no card says there that has a use for it. */
export const lateLabel = ({ protocolVersion: label }: JsonObject): string | undefined =>
  typeof label === 'string' && /^[1-9]/.test(label) ? label : undefined;
