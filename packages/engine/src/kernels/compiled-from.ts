/** SHA-256 of the source that `sums.wasm` was compiled from. */
export const COMPILED_FROM = 'f5eff6e3b7603b210fa0452610fa3f97faf83a5c43a5a036d84691a1150dcf7a';
