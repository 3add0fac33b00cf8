import fc from 'fast-check';

/** `npm test` gives the same answer every time: what random inputs are for is `npm run fuzz`. */
fc.configureGlobal({ seed: 1849 });
