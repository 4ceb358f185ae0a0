/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = 'e9281833d2808fa2975d049417bf3d9b3a0371a4d43638f254ba4866dba8e943';
