/** What is known of a document before its score, one byte each: by its score it is a match, */
export const COUNTS = 0;
/** it would be but for its status, so it is counted apart, */
export const LEFT_OUT = 1;
/** or it is none whatever it scores: gone, excluded, or the source lacks what it requires. */
export const REFUSED = 2;
/** Or it must be asked for itself. */
export const APART = 3;
