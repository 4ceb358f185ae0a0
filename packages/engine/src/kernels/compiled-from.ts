/** SHA-256 of the sources that `sums.wasm` was compiled from. */
export const COMPILED_FROM = '65913f1a2883a8fd64107893176620a58fe5fd6a3018df2bd6c8fb5401b3e716';
