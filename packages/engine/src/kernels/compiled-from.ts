/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = '80ecdebdc35789be54501bee210d131a362c5be84bc0dd73c315e6f3b4e62a52';
