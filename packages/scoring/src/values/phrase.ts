/** Indices at which `words` stand in `stems`, one after the other and in order; two do not overlap. */
export function findPhrase(stems: readonly string[], words: readonly string[]): readonly number[] {
  const found: number[] = [];
  const first = words[0];
  if (first === undefined) return found;
  for (let at = stems.indexOf(first); at >= 0;) {
    const matches = words.every((word, i) => stems[at + i] === word);
    if (matches) found.push(at);
    at = stems.indexOf(first, at + (matches ? words.length : 1));
  }
  return found;
}
