/** A protected header as it stands in a card. */
export const encoded = (header: object): string =>
  btoa(JSON.stringify(header)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** A signature in the right form for examples; its 64 bytes (ES256) are all zero. */
export const harborSignature = {
  protected: encoded({ alg: 'ES256', typ: 'JOSE', kid: 'harbor-2026' }),
  signature: 'A'.repeat(86),
};
