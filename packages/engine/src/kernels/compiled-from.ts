/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = 'fbab943f6ea454a9f9f0672db05c95dbaeecfedbac31daf1156a522b8ab14958';
