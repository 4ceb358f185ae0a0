/** SHA-256 of the source that `sums.wasm` was compiled from. */
export const COMPILED_FROM = '27a7fe41e9554298c901d3823f4f8ad7d4b66a2398477d5f2980d6d73487fa88';
