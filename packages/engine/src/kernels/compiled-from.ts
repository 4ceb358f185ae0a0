/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = '44f923e728d27eed7e2d9d19e3428c8ac807d146463426010bd0a593a3ff58bd';
