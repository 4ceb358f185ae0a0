import type { PlaceCues, PlaceCueTable } from './names/place-cues.ts';
import type { PlaceMention } from './place-mention.ts';
import { isCapital } from './names/name-surroundings.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import { gapBefore, isAnnounced, isCounted, isGovernedByFor, isSeldom, isSeveral } from './place-surroundings.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { REACH } from '../tokens/reach.ts';

/** What the words around a name make of the place. */
export type PlaceRole = 'here' | 'site' | 'own' | 'none' | 'office' | 'other';

/** What the sentence says of a place: its role, and whether the job is only close to it. */
export interface PlaceStatement {
  readonly role: PlaceRole;
  readonly isNear: boolean;
  /** "Offices in": the firm's offices when a list follows. */
  readonly isOffices: boolean;
  /** "For our shop in": with a word of seeking, the job is there. */
  readonly isSoughtFor: boolean;
  /** It only explains a word before it: "our bureau (established in Mechelen)". */
  readonly isInBrackets: boolean;
  /** Of several sites this one is picked out: "in the one in Nenagh". */
  readonly isPicked: boolean;
  /** What stands behind the name denies it, and the whole list that it ends. */
  readonly isDeniedBehind: boolean;
}

/** Nothing is said of a place but its role. */
export function onlyRole(role: PlaceRole): PlaceStatement {
  return {
    role,
    isNear: false,
    isOffices: false,
    isSoughtFor: false,
    isInBrackets: false,
    isPicked: false,
    isDeniedBehind: false,
  };
}

/** Words before a name and behind a comma: ", à Bertrange" is said of what stands before the comma. */
const APPOSITION = 5;
/** Words between "customers" and "shop", and between "not" and "you work", that let the first speak of the second. */
const CHAIN = 6;
/** Words behind a name within which "is hiring" and "not" still speak of it. */
const BEHIND = 6;
/** Words of a question that the next sentence answers ("Waar? Amersfoort."). */
const SHORT_QUESTION = 5;
/** Characters between two words in which a dash or semicolon ends a clause. */
const CLAUSE_END = /[;–—]|\s-\s|[.!?)]/;

/** The sign of a place on a map. */
const PIN = /[📍📌]/u;

/** Where functions and skills stand. */
type Labels = readonly { readonly from: number; readonly to: number }[];

/** Tells what a text says of a place that it names. */
export function statementOf(
  read: ReadText,
  table: PlaceCueTable,
  cues: PlaceCues,
  mention: PlaceMention,
  taken: ReadonlySet<number>,
  labels: Labels = [],
): PlaceStatement {
  const sentence = read.sentenceOf(mention.from);
  if (sentence === undefined) return onlyRole('none');
  if (isSoughtThere(read, mention, sentence)) return onlyRole('here');
  const before = roleBefore(read, table, cues, mention, sentence, taken, labels);
  const behind = roleBehind(read, cues, mention, sentence, taken);
  if (behind === 'where') return { ...before, role: 'here' };
  // "Notre magasin à Amay n'engage pas", "de vestiging in Gent zoekt"
  if (behind === 'seldom') return { ...before, role: 'other', isDeniedBehind: true };
  if (behind === 'other') return { ...before, role: before.role === 'here' && !before.isDenied ? 'here' : 'other' };
  if (behind === 'here' && (before.role === 'none' || before.role === 'own' || before.role === 'site'))
    return { ...before, role: 'site' };
  return before;
}

const FOR = keysOfAll('place.sought-for');
/** Words between the town and the word of seeking. */
const SOUGHT_BEHIND = 2;

/** "Two shops: one in Leiden, one in Katwijk. | For Leiden | we seek a hairdresser". */
function isSoughtThere({ tokens, cues }: ReadText, { from, to }: PlaceMention, sentence: Sentence): boolean {
  if (from !== sentence.from + 1 || !FOR.has(tokens[from - 1]?.key ?? '')) return false;
  return hitsBetween(cues.seeking, to, to + SOUGHT_BEHIND).some((cue) => cue.from >= to);
}

function roleBefore(
  read: ReadText,
  table: PlaceCueTable,
  cues: PlaceCues,
  { from }: PlaceMention,
  sentence: Sentence,
  taken: ReadonlySet<number>,
  labels: Labels,
): PlaceStatement & { readonly isDenied: boolean } {
  let role: PlaceRole = 'none';
  let isNear = false;
  let isApposed = false;
  let isInBrackets = false;
  let isPastColon = false;
  let isPicked = false;
  let isOffices = false;
  let last = from;
  let at = from;
  const result = (final: PlaceRole, isDenied = false) => {
    const isSoughtFor = (final === 'site' || final === 'office') && isGovernedByFor(read, table, sentence, last);
    return { role: final, isNear, isDenied, isOffices, isInBrackets, isSoughtFor, isPicked, isDeniedBehind: false };
  };
  if (PIN.test(gapBefore(read, from))) return result('here');
  while (at > sentence.from && from - at < REACH.places.phrase) {
    const gap = gapBefore(read, at);
    // "Lieu de travail : Lyon" binds; a comma lets only a short apposition through, once
    if (CLAUSE_END.test(gap)) break;
    isPastColon ||= gap.includes(':') && from - at > REACH.places.colon;
    if (/[,(]/.test(gap)) {
      isInBrackets ||= gap.includes('(');
      if (isApposed || (role !== 'none' && role !== 'own' && role !== 'site') || from - at > APPOSITION) break;
      isApposed = true;
    }
    if (taken.has(at - 1)) break;
    const cue = cues.endingAt(at - 1);
    // "conducteur de bus à Strasbourg": the bus is the job's, and goes nowhere
    const isOfJob = cue?.kind === 'other' && hitsBetween(labels, cue.from, cue.to).some((job) => job.to >= cue.to);
    if (cue === undefined || cue.from < sentence.from || isOfJob) {
      at--;
      continue;
    }
    const distance = last - cue.to;
    at = cue.from;
    if (isPastColon && !(cue.kind === 'label' && isAnnounced(read, cue.to))) break;
    if (cue.kind === 'turn') break;
    if (cue.kind === 'near') isNear ||= role === 'none' && distance <= REACH.places.another;
    else if (cue.kind === 'picked') {
      if (distance > REACH.places.picked) continue;
      isPicked = true;
      return result('here');
    } else if (cue.kind === 'not') {
      if (distance <= CHAIN) return result('other', true);
    } else if (cue.kind === 'another') {
      if (role !== 'here' && distance <= REACH.places.another) return result('other');
    } else if (isApposed && cue.kind === 'other') break;
    else if (cue.kind === 'other') {
      if (distance <= (role === 'none' ? REACH.places.other : CHAIN) && role !== 'here') return result('other');
      break;
    } else if (
      cue.kind === 'here' ||
      (cue.kind === 'label' && isAnnounced(read, cue.to) && !isSeveral(read, cue.from))
    ) {
      if (role === 'here') break;
      role = 'here';
      last = cue.from;
    } else if (cue.kind === 'own') {
      if (role === 'none' && distance <= REACH.places.own) {
        role = 'own';
        last = cue.from;
      }
    } else if (role === 'none' || (role === 'own' && cue.kind !== 'office')) {
      // "three sites: A, B and C"
      isOffices = cue.kind === 'offices' || (cue.kind === 'label' && isSeveral(read, cue.from));
      role = cue.kind === 'label' || cue.kind === 'offices' ? 'site' : cue.kind;
      last = cue.from;
    } else if (role === 'site' && cue.kind === 'office' && distance <= REACH.places.another) role = 'office';
  }
  if (role === 'none' && isCounted(read, from, sentence)) role = 'own';
  if (role === 'none' && at === sentence.from && from - at <= REACH.places.another && isAsked(read, cues, sentence))
    return result('here');
  return result(role);
}

/** Whether the line or question above asks where: "Lieu de travail", "Waar?". */
export function isAsked(read: ReadText, cues: PlaceCues, { from }: { readonly from: number }): boolean {
  const above = read.sentenceOf(from - 1);
  return (
    above !== undefined && above.to - above.from <= SHORT_QUESTION && cues.endingAt(above.to - 1)?.kind === 'label'
  );
}

function roleBehind(
  read: ReadText,
  cues: PlaceCues,
  { to }: PlaceMention,
  sentence: Sentence,
  taken: ReadonlySet<number>,
): PlaceRole | 'where' | 'seldom' {
  if (isSeldom(cues, to, sentence, taken)) return 'seldom';
  for (let at = to; at < sentence.to && at - to < BEHIND; at++) {
    const gap = read.original.slice(read.tokens[at - 1]?.end ?? 0, read.tokens[at]?.start ?? 0);
    const cue = cues.beginningAt(at);
    // "Coláiste Bhríde, Wexford, invites applications"
    // "APROJOB Gap, recherche pour un de ses clients"
    const isPhrase = cue?.kind === 'here' || (cue?.kind === 'other' && cue.to - cue.from > 1);
    if (at === to && isPhrase && /^, ?$/.test(gap)) return cue.kind === 'here' ? 'here' : 'other';
    if (cue?.kind === 'where' && at - to <= 1) return 'where';
    if (read.tokens[at]?.followsBreak === true || taken.has(at) || CLAUSE_END.test(gap)) break;
    if (cue === undefined) continue;
    if (cue.kind === 'turn') break;
    if (cue.kind === 'other' && at - to > 1) continue;
    return cue.kind === 'here' || cue.kind === 'where' ? 'here' : 'other';
  }
  return 'none';
}

/** Whether two names are the ends of a stretch: "van Libramont tot Virton", "tra Imola e Cesena". */
export function isStretch(read: ReadText, table: PlaceCueTable, first: PlaceMention, second: PlaceMention): boolean {
  if (second.from - first.to > REACH.places.another) return false;
  if (read.tokens[second.from - 1]?.followsBreak === true || read.tokens[second.from]?.followsBreak === true)
    return false;
  return table.isRange(read.tokens[first.from - 1]?.key ?? '', read.tokens[second.from - 1]?.key ?? '');
}

/** Whether a phrase governs a name closely enough for a small town: "au port de", "our two stations, X", "Waar? X". */
export function isCuedAt(read: ReadText, table: PlaceCueTable, cues: PlaceCues, from: number): boolean {
  const sentence = read.sentenceOf(from);
  if (sentence === undefined) return false;
  if (PIN.test(gapBefore(read, from))) return true;
  if (from === sentence.from) return isAsked(read, cues, sentence);
  let isLinked = false;
  for (let at = from; at > sentence.from && from - at <= REACH.places.link; at--) {
    const cue = cues.endingAt(at - 1);
    if (cue !== undefined && cue.kind !== 'turn' && cue.kind !== 'not' && cue.kind !== 'another') {
      // "Standplaats Eindhoven", "Sede di lavoro Bergamo": a line that begins with such a label needs no colon
      if (cue.kind === 'label' && cue.to === from && cue.from === sentence.from) return true;
      const isThing = cue.kind === 'site' || cue.kind === 'label' || cue.kind === 'office';
      if (read.tokens[from]?.followsBreak === true) return !isThing || isAnnounced(read, from);
      // "Woonzorgcentrum De Linde" is a house, "stad Gent" a town, "au port de Sète" too
      return !isThing || isLinked || (at === from && table.isArea(read.tokens[at - 1]?.key ?? ''));
    }
    isLinked ||= at === from && read.table.lightWords.has(read.tokens[at - 1]?.key ?? '');
    if (read.tokens[at]?.followsBreak === true || isCapital(read, at - 1)) return false;
  }
  return false;
}
