/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = 'd45819c69ae822538ba4bb78ca9ee9dd5e6d82ce81906e8ba06c4c84f3dbd8d5';
