/** What a text says of the need of a value at one place. */
export interface StatedRequirement {
  /** true for a must, false for a nice to have, null where it does not tell. */
  readonly required: boolean | null;
  readonly field: 'title' | 'text';
}

/** The need of a value told at two places: a must holds, and a task is more than a nice to have; a title does not tell. */
export function mergeRequirements(known: StatedRequirement, other: StatedRequirement): boolean | null {
  if (known.required === true || other.required === true) return true;
  if (known.field === 'title') return other.required;
  return known.required === null || other.required === null ? null : false;
}
