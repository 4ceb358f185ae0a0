import type { Concept, Ontology } from '@counterpart/ontology';
import { keysOfAll, phrasesOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import { CONFIDENCE, type ConceptMention } from './find-concepts.ts';
import { CLASS, classAt, endOfClass, nextClass, writtenAt } from './licence-classes.ts';

/** "Rijbewijzen", "permis": what the classes of licences stand behind. */
const NAMES = phrasesOfAll('licence.name');
const NAMED = new PhraseTable<true>();
for (const name of NAMES) NAMED.add(name, true);
/** What stands between the name and the first class in a form: a colon, a column, a line break, a bracket. */
const DIVIDER = /^(?:[ \t]*[:=–—-][ \t]*|[ \t]+|[ \t]*\([ \t]*|[ \t]*\r?\n[ \t]*)$/;
/** "Permis : A étudier": what goes on in small letters is no class. */
const GOES_ON = /^ \p{Ll}{3}/u;
/** "B auto's", "C vrachtwagens": in forms the vehicles follow the class. */
const VEHICLES = keysOfAll('licence.vehicle');
/** "Full, clean, categories B and BE", "in bezit van B": what may stand between the name and the classes. */
const BETWEEN = keysOfAll('licence.between');
const MOST_BETWEEN = 5;
const SEPARATED = /^[ \t,:(–-]*$/;
/** Classes that one line lists. */
const MOST_CLASSES = 8;

/**
 * Licences whose class stands apart from their name: "Rijbewijs: BE", "Permis      B", "Driving licences: B, C1",
 * "PATENTI" above "B e C". Those that a label names are in `found`.
 */
export function listedLicences(
  read: ReadText,
  ontology: Ontology,
  found: readonly ConceptMention[],
): readonly ConceptMention[] {
  const { tokens } = read;
  const added: ConceptMention[] = [];
  for (const { from, to } of NAMED.find(tokens)) {
    let at = classesBehind(read, from, to).find((one) => licenceOfClass(read, ontology, one) !== undefined) ?? -1;
    if (at === -1 || hasHitBetween(added, from, to) || hasHitBetween(found, at, at + 1)) continue;
    for (let count = 0; count < MOST_CLASSES && at !== -1; count++) {
      const concept = licenceOfClass(read, ontology, at, count > 0);
      const token = tokens[at];
      if (concept === undefined || token === undefined) break;
      const start = count === 0 ? (tokens[from]?.start ?? 0) : token.start;
      const to = endOfClass(read, at);
      const place = { from: count === 0 ? from : at, to, start, end: tokens[to - 1]?.end ?? token.end };
      added.push({ concept, ...place, quality: 'exact', confidence: CONFIDENCE.exact });
      at = nextClass(read, to);
    }
  }
  return added;
}

/** Words of a heading behind the name of a licence: "RIJBEWIJZEN | EN ATTESTEN". */
const MOST_HEADING = 3;

/** The tokens at which the classes of a licence may begin: behind what divides them from its name, below a heading. */
function classesBehind({ tokens, original }: ReadText, from: number, to: number): readonly number[] {
  const gap = (at: number): string => original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  const places = tokens[to] !== undefined && DIVIDER.test(gap(to)) ? [to] : [];
  let first = to;
  while (first - to < MOST_BETWEEN && BETWEEN.has(tokens[first]?.key ?? '') && SEPARATED.test(gap(first))) first++;
  if (first > to && tokens[first] !== undefined && SEPARATED.test(gap(first))) places.push(first);
  if (from > 0 && !gap(from).includes('\n')) return places;
  for (let at = to + 1; at <= to + MOST_HEADING && at < tokens.length; at++) {
    if (/^[ \t]*\r?\n[ \t]*$/.test(gap(at))) return [...places, at];
    if (gap(at).trim() !== '') break;
  }
  return places;
}

/** The licence that a name with the class at a token would be. */
export function licenceOfClass(read: ReadText, ontology: Ontology, at: number, isFurther = false): Concept | undefined {
  const written = classAt(read, at);
  const end = read.tokens[at]?.end ?? 0;
  if (!CLASS.test(written)) return undefined;
  const next = read.tokens[at + 1]?.key ?? '';
  const isLast = VEHICLES.has(next) || (read.table.joiningWords.has(next) && CLASS.test(writtenAt(read, at + 2)));
  if (!isFurther && !isLast && GOES_ON.test(read.original.slice(end, end + 4))) return undefined;
  for (const name of NAMES) {
    const id = ontology.resolve(`${name} ${written}`, read.language).concepts[0];
    const concept = id === undefined ? undefined : ontology.concept(id);
    if (concept?.kind === 'licence') return concept;
  }
  return undefined;
}
