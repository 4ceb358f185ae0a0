/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = 'a66b694c84180608a1906798bfea0a036ee9666be63ec61bb429459251322116';
