/** Work done piece by piece, each about a millisecond: between two pieces whoever drives it may do something else. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all pieces of a work one after the other. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
