interface Press {
  /** How many clicks in a row this one is the last of; 0 for a key. */
  readonly detail: number;
}

/**
 * What a button does that goes away by it, or becomes another: the second click of a double one falls on what stands in its place
 * then, and means nothing there.
 */
export function singlePress(act: () => void): (press: Press) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
