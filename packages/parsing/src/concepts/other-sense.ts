import type { MatchQuality } from '../labels/label-hit.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';

/** Tokens `from` to `to` (exclusive). */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Words of a text that were taken for a label. */
interface Named extends Place {
  readonly quality: MatchQuality;
}

/**
 * Whether the label of a skill is a part of a longer name that means something else: "comptabilité matière", "mobilité
 * douce", "at our discretion". A label that is the whole name is itself. What only agrees with a label in other words
 * goes as soon as it shares a word with such a thing: "nettoyage d'une | grande surface |" cleans a shop.
 */
export function isOtherSense({ cues }: ReadText, { from, to, quality }: Named): boolean {
  const isInside = (name: Place): boolean => name.from <= from && name.to >= to && name.to - name.from > to - from;
  if (hitsBetween(cues.otherSense, from, to).some(isInside)) return true;
  if (quality === 'roots' || quality === 'phrase') return hasHitBetween(cues.otherThing, from, to);
  return hitsBetween(cues.otherThing, from, to).some(isInside);
}
