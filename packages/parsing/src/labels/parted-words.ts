import { isGenderGap } from '../tokens/blank-gender.ts';
import type { Token } from '../tokens/text-tokens.ts';

const DASH = /^ [-–—] $/;
/** Characters of a dash and its blanks. */
const DASH_GAP = 3;

/** Whether a border, or a dash between blanks ("Services - Garde d'enfants"), parts two words of a text. */
export function isParted(text: string, before: Token | undefined, token: Token): boolean {
  if (token.followsBreak) return !isMarked(text, before, token);
  const gap = token.start - (before?.end ?? token.start);
  return gap === DASH_GAP && DASH.test(text.slice(token.start - gap, token.start));
}

/** "Conducteur(trice) de ligne": a mark leaves a gap as wide as layout does. */
function isMarked(text: string, before: Token | undefined, { start }: Token): boolean {
  return before !== undefined && isGenderGap(text, before.start, before.end, start);
}
