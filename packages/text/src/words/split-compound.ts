/** Letters that Dutch puts between the parts of a compound, the empty one first. */
const LINKS = ['', 's', 'en', 'e', 'n'] as const;
/** Shorter parts are more often an accident than a word ("as", "ei"). */
const SHORTEST_PART = 3;
const LONGEST_WORD = 40;

/**
 * The parts of a Dutch compound ("magazijnmedewerker" → magazijn, medewerker), null when it cannot be split into two
 * or three known words. The longest last part wins: it is the head, which says what the thing is.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): readonly string[] | null {
  if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_WORD) return null;
  return splitInto(word, isKnown, 3);
}

function splitInto(word: string, isKnown: (part: string) => boolean, most: number): readonly string[] | null {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const head = word.slice(at);
    if (!isKnown(head)) continue;
    for (const link of LINKS) {
      if (!word.startsWith(link, at - link.length)) continue;
      const first = word.slice(0, at - link.length);
      if (first.length < SHORTEST_PART) continue;
      if (isKnown(first)) return [first, head];
      if (most > 2) {
        const parts = splitInto(first, isKnown, most - 1);
        if (parts !== null) return [...parts, head];
      }
    }
  }
  return null;
}
