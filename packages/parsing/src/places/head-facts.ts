import { hasHitBetween } from '../tokens/hits-between.ts';
import type { ReadText } from '../structure/read-text.ts';
import { SMALL_PLACE } from './place-doubts.ts';
import type { NamedPlace } from './names/place-names.ts';

/** Characters of an ad of one line in which its headline stands. */
const HEAD = 120;
const LINE_BREAK = /[\n\r]/;
const FACT_GAP = /[-–—|•·,(/]/;

/** Whether a name may be a fact of the headline of an ad of one line: behind the job, or behind what parts facts. */
export function isInHead({ tokens, original }: ReadText, at: number, isBehindLabel: boolean): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || token.start > HEAD || LINE_BREAK.test(original.trimEnd())) return false;
  return isBehindLabel || before === undefined || FACT_GAP.test(original.slice(before.end, token.start));
}

/** Whether such a name is one: "Loodgieter Zwolle (voltijds)", "…, Stradella, 40 ore", "Zeist • …". */
export function isFact(read: ReadText, { from, to, place }: NamedPlace, isBehindLabel: boolean): boolean {
  const { tokens, original } = read;
  // of a village whose people nobody counted the name alone is enough, of one that is known to be small it is not
  if (place.kind === 'country' || (place.population > 0 && place.population < SMALL_PLACE)) return false;
  const next = tokens[to];
  const gap = next === undefined ? ',' : original.slice(tokens[to - 1]?.end ?? 0, next.start);
  if (FACT_GAP.test(gap) || /^[.!?]/.test(gap)) return isBehindLabel || from > 0 || beginsTerms(read);
  // "Carrellista Piacenza due turni"
  return isBehindLabel && next !== undefined && !/\p{Lu}/u.test(original.charAt(next.start));
}

/** "Rennes, CDI à temps plein, 2 200 €. Vous …": the first sentence tells the terms of the job, its place first. */
function beginsTerms({ sentences, cues }: ReadText): boolean {
  const to = sentences[0]?.to ?? 0;
  return hasHitBetween(cues.contract, 0, to) || hasHitBetween(cues.hours, 0, to);
}
