/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = '96d5590bbda9a63974f5b79b7c0c9a13e9efaf938a40f1b4ac7e3e828b05b7fe';
