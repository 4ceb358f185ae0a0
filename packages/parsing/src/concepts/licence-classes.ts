import type { Concept, Ontology } from '@counterpart/ontology';
import type { ReadText } from '../structure/read-text.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { ConceptMention } from './find-concepts.ts';

/** The class at the end of a licence: "permis B", "patente C+E", "CACES R489 cat. 3". */
export const CLASS = /^(?:[A-Z]{1,2}\d?|C\+E|B\+E|\d{1,2}[AB]?)$/;
/** What parts two classes, besides "and" and "or": "B, C", "1/3", "B - C". */
const GAP = /^(?:,| ?\/ ?|, ?| ?[+&] ?| | [-–] )$/;
/** "Permis B - CE - mutuelle": behind a dash it is the works council of French firms. */
const COUNCIL = 'CE';
/** Classes that one licence lists. */
const MOST_CLASSES = 6;

/**
 * The licences of the further classes that stand behind one: "permis B | et C", "patenti A | e B", "CACES R489 cat.
 * 1 |, 3 et 5". A class counts where the label of the first one, with the new class at its end, is a label too.
 */
export function furtherClasses(
  read: ReadText,
  ontology: Ontology,
  found: readonly ConceptMention[],
): readonly ConceptMention[] {
  const added: ConceptMention[] = [];
  for (const mention of found) {
    const { concept } = mention;
    if (concept.kind !== 'licence') continue;
    const own = writtenAt(read, mention.to - 1);
    if (!CLASS.test(own)) continue;
    const labels = concept.labels[read.language];
    const stems = [labels?.preferred ?? '', ...(labels?.alternative ?? [])].flatMap((label) =>
      label.toUpperCase().endsWith(` ${own}`) ? [label.slice(0, -own.length)] : [],
    );
    if (stems.length === 0) continue;
    // "patenti C e CE" agrees by its roots as a whole
    for (let at = mention.from + 1; mention.quality === 'roots' && at < mention.to - 1; at++) {
      const other = CLASS.test(writtenAt(read, at)) ? licenceOf(read, ontology, stems, at) : undefined;
      const token = read.tokens[at];
      if (other !== undefined && other.id !== concept.id && token !== undefined)
        added.push({ ...mention, concept: other, from: at, to: at + 1, start: token.start, end: token.end });
    }
    for (let at = mention.to, count = 0; count < MOST_CLASSES; count++) {
      const next = nextClass(read, at);
      const token = next === -1 ? undefined : read.tokens[next];
      if (token === undefined || hasHitBetween(found, next, next + 1)) break;
      const other = licenceOf(read, ontology, stems, next);
      if (other === undefined) break;
      const to = endOfClass(read, next);
      const end = read.tokens[to - 1]?.end ?? token.end;
      if (other.id !== concept.id) added.push({ ...mention, concept: other, from: next, to, start: token.start, end });
      at = to;
    }
  }
  return added;
}

/** The licence whose label is one of the stems with the class at a token. */
function licenceOf(read: ReadText, ontology: Ontology, stems: readonly string[], at: number): Concept | undefined {
  const id = stems.flatMap((stem) => ontology.resolve(stem + classAt(read, at), read.language).concepts)[0];
  const concept = id === undefined ? undefined : ontology.concept(id);
  return concept?.kind === 'licence' ? concept : undefined;
}

/** A token as it is written. */
export function writtenAt({ tokens, original }: ReadText, at: number): string {
  return original.slice(tokens[at]?.start ?? 0, tokens[at]?.end ?? 0);
}

/** The token behind a class: "C+E" is one, of two tokens. */
export function endOfClass(read: ReadText, at: number): number {
  const [token, next] = [read.tokens[at], read.tokens[at + 1]];
  if (token === undefined || next === undefined || writtenAt(read, at + 1) !== 'E') return at + 1;
  return read.original.slice(token.end, next.start) === '+' ? at + 2 : at + 1;
}

/** A class as labels have it: "CE" where "C+E" is written. */
export function classAt(read: ReadText, at: number): string {
  return writtenAt(read, at) + (endOfClass(read, at) === at + 1 ? '' : 'E');
}

/** The token of the next class in the list, -1 where the list ends. */
export function nextClass(read: ReadText, at: number): number {
  const { tokens, original, table, language } = read;
  const before = tokens[at - 1];
  const isJoined = table.joiningWords.has(tokens[at]?.key ?? '');
  const next = isJoined ? at + 1 : at;
  const token = tokens[next];
  if (before === undefined || token === undefined || !CLASS.test(writtenAt(read, next))) return -1;
  if (isJoined) return tokens[at]?.followsBreak === false ? next : -1;
  const gap = original.slice(before.end, token.start);
  if (language === 'FRE' && gap.length === ' - '.length && writtenAt(read, next) === COUNCIL) return -1;
  return GAP.test(gap) ? next : -1;
}
