/** SHA-256 of the source that `sums.wasm` was compiled from. */
export const COMPILED_FROM = '4ad672be35d600b607cf22854cb78cd277c170e55fbe5cc251bf6b0502013f08';
