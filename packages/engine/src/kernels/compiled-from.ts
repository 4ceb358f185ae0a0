/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = '844d31a0233903130e0817e2209735e9464ad9885dc96c9a2ab5b206f86228b0';
