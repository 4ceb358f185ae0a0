import type { ConceptType } from '@counterpart/domain';
import type { Concept } from '@counterpart/ontology';
import type { LabelEntry, LabelHit, LabelIndex, MatchOptions, MatchQuality } from './label-index.ts';
import type { LooseIndex } from './loose-index.ts';
import { hasHitBetween, hitsBetween } from './piece-window.ts';
import { firmStories } from './firm-stories.ts';
import { isOfTwoThoughts } from './two-thoughts.ts';
import type { ReadText, Sentence } from './read-text.ts';

/** A concept read in a text; pieces `from` to `to`, characters `start` to `end` (both exclusive ends). */
export interface ConceptHit {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly quality: MatchQuality;
  /** 0..1. */
  readonly confidence: number;
}

/** What a text is: a title names functions first, running text skills first, and a query is short and has no sentences. */
export type TextRole = 'title' | 'body' | 'query';

/** How sure a form of agreement is; an ambiguous label takes `AMBIGUOUS` of it. */
const CONFIDENCE: Readonly<Record<MatchQuality, number>> = {
  exact: 0.97,
  inflected: 0.9,
  joined: 0.88,
  compound: 0.75,
  loose: 0.7,
  spelling: 0.6,
};
const AMBIGUOUS = 0.7;
/** An ambiguous label beside its like, or written as the label is. */
const IN_CONTEXT = 0.9;
/** Words within which another skill makes an ambiguous one believable. */
const NEIGHBOURHOOD = 8;

const TYPE_ORDER: Readonly<Record<TextRole, readonly ConceptType[]>> = {
  title: ['OCCUPATION', 'SKILL', 'LANGUAGE', 'SOFT_SKILL', 'DEGREE', 'FIELD', 'CATEGORY'],
  query: ['OCCUPATION', 'SKILL', 'LANGUAGE', 'SOFT_SKILL', 'DEGREE', 'FIELD', 'CATEGORY'],
  body: ['LANGUAGE', 'SKILL', 'SOFT_SKILL', 'OCCUPATION', 'DEGREE', 'FIELD', 'CATEGORY'],
};
const OPTIONS: Readonly<Record<TextRole, MatchOptions>> = {
  title: { spellingFrom: 6, allowsOtherLetter: true },
  query: { spellingFrom: 6, allowsOtherLetter: true },
  body: { spellingFrom: 8, allowsOtherLetter: false },
};

/** The concepts that the labels in a text name; ambiguous labels need their like beside them. */
export function findConcepts(read: ReadText, index: LabelIndex, role: TextRole): readonly ConceptHit[] {
  const hits = index.find(read.pieces, OPTIONS[role]);
  const sure = hits.filter((hit) => hit.entries.some((entry) => !entry.needsContext));
  const skillsNear = skillsOf(sure.flatMap(({ entries }) => entries.map(({ concept }) => concept)));
  const found: ConceptHit[] = [];
  const stories = role === 'body' ? firmStories(read) : NO_STORIES;
  for (const hit of hits) {
    const isTold = hasHitBetween(stories, hit.from, hit.to);
    const entries = hit.entries.filter(
      (entry) =>
        (!isTold || !isSkill(entry.concept)) &&
        !isOtherName(hit, entry) &&
        (!entry.needsContext || hasContext(read, hit, entry, sure, role)),
    );
    const entry = choose(entries, role, skillsNear);
    if (entry === null) continue;
    const first = read.pieces[hit.from];
    const last = read.pieces[hit.to - 1];
    if (first === undefined || last === undefined) continue;
    const sameType = entries.filter(({ concept }) => concept.type === entry.concept.type);
    const doubt =
      (new Set(sameType.map(({ concept }) => concept.id)).size > 1 ? AMBIGUOUS : 1) *
      (entry.needsContext ? IN_CONTEXT : 1);
    found.push({
      concept: entry.concept,
      from: hit.from,
      to: hit.to,
      start: first.start,
      end: last.end,
      quality: hit.quality,
      confidence: Math.round(CONFIDENCE[hit.quality] * doubt * 100) / 100,
    });
  }
  return found;
}

/** Skills that the words of a sentence name in other forms or another order, where no label of as many words stands. */
export function findLooseSkills(
  read: ReadText,
  index: LooseIndex,
  found: readonly ConceptHit[],
): readonly ConceptHit[] {
  const kept = new Set(found);
  const added: ConceptHit[] = [];
  const skillsNear = skillsOf(found.map(({ concept }) => concept));
  const isBorder = (at: number): boolean => read.pieces[at]?.isApart === true;
  const stories = firmStories(read);
  for (const { from, to, body, section, isHeading } of read.sentences) {
    if (isHeading || hasHitBetween(stories, from, to)) continue;
    for (const hit of index.find(read.pieces, body, to, isBorder)) {
      const within = hitsBetween(found, hit.from, hit.to).filter((other) => other.from < hit.to && other.to > hit.from);
      // a label as it is written says more, unless it is only a part of what agrees here
      const isPart = within.every(({ from: a, to: b }) => b - a < hit.to - hit.from && a >= hit.from && b <= hit.to);
      // "clinique à Lyon recherche" seeks; it does no clinical research
      if (hasHitBetween(read.cues.seeking, hit.from, hit.to)) continue;
      if (!isPart || within.some(({ concept }) => concept.type === 'LANGUAGE' || concept.type === 'OCCUPATION'))
        continue;
      const entry = choose(
        hit.entries.filter(({ label }) => !isOfTwoThoughts(read, hit, label)),
        'body',
        skillsNear,
      );
      const first = read.pieces[hit.from];
      const last = read.pieces[hit.to - 1];
      if (entry === null || first === undefined || last === undefined) continue;
      // "neem je initiatief voor activiteiten" is a task: how one works is told where somebody is described
      if (entry.concept.type === 'SOFT_SKILL' && section !== 'profile') continue;
      for (const other of within) kept.delete(other);
      added.push({
        concept: entry.concept,
        from: hit.from,
        to: hit.to,
        start: first.start,
        end: last.end,
        quality: 'loose',
        confidence: CONFIDENCE.loose,
      });
    }
  }
  return added.length === 0 ? found : [...kept, ...added].sort((a, b) => a.from - b.from);
}

function skillsOf(concepts: readonly Concept[]): ReadonlySet<string> {
  return new Set(
    concepts.flatMap(({ essentialSkills, optionalSkills }) => [...(essentialSkills ?? []), ...(optionalSkills ?? [])]),
  );
}

/** Skills that a job asks for; shifts and the place of work are facts wherever they stand. */
function isSkill({ type, kind }: Concept): boolean {
  return type === 'SOFT_SKILL' || (type === 'SKILL' && kind !== 'shift' && kind !== 'place');
}

/** A name of one word has no forms: "lo stato" is no Stata. */
function isOtherName({ from, to, quality }: LabelHit, { label, concept }: LabelEntry): boolean {
  return quality === 'inflected' && to - from === 1 && concept.type === 'SKILL' && /^\p{Lu}/u.test(label);
}

const NO_STORIES: ReturnType<typeof firmStories> = [];

/** Of several concepts with the label: the type that the text is about, then the one whose occupation is near, then the preferred label. */
function choose(entries: readonly LabelEntry[], role: TextRole, skillsNear: ReadonlySet<string>): LabelEntry | null {
  let best: LabelEntry | null = null;
  let bestRank = Infinity;
  for (const entry of entries) {
    const rank =
      TYPE_ORDER[role].indexOf(entry.concept.type) * 4 +
      (skillsNear.has(entry.concept.id) ? 0 : 2) +
      (entry.isPreferred ? 0 : 1);
    if (rank < bestRank) {
      best = entry;
      bestRank = rank;
    }
  }
  return best;
}

function hasContext(
  read: ReadText,
  hit: LabelHit,
  entry: LabelEntry,
  sure: readonly LabelHit[],
  role: TextRole,
): boolean {
  const first = read.pieces[hit.from];
  const last = read.pieces[hit.to - 1];
  if (first === undefined || last === undefined) return false;
  if (role === 'query') return true;
  // a title is context enough for a function ("Chef", "Lead")
  if (role === 'title' && entry.concept.type === 'OCCUPATION') return true;
  const surface = read.original.slice(first.start, last.end);
  const isWritten = surface === entry.label && /\p{Lu}/u.test(surface);
  const sentence = read.sentenceOf(hit.from);
  const isFirst = sentence?.from === hit.from;
  const isSign = !/^\p{L}+$/u.test(first.key) && first.key.length > 1;
  if (isSign) return true;
  // a capital inside a sentence is a name; one letter is one only beside other skills
  if (isWritten && first.key.length > 1 && (!isFirst || /\p{Lu}.*\p{Lu}/u.test(surface))) return true;
  // so is a word that is all there is between two commas of the profile
  if (first.key.length > 1 && sentence?.section === 'profile' && isWholePart(read, sentence, hit)) {
    if (isWritten || !/\p{Lu}/u.test(entry.label)) return true;
  }
  const isNear = hitsBetween(sure, hit.from - NEIGHBOURHOOD, hit.to + NEIGHBOURHOOD).some(
    (other) =>
      other.entries.some(({ concept }) => concept.type === entry.concept.type) &&
      read.sentenceOf(other.from) === sentence,
  );
  if (first.key.length === 1 || /\p{Lu}/u.test(entry.label)) return isNear && surface === entry.label;
  return isNear;
}

/** Words between a person and a quality: "je bent attent", "you are calm". */
const COPULAS = new Set([
  'bent',
  'ben',
  'is',
  'zijn',
  'are',
  'be',
  'am',
  'etes',
  'es',
  'est',
  'etre',
  'sei',
  'siete',
  'essere',
  'ti',
  'vogliamo',
]);

/** Whether a label is all that stands between two borders, small words and "you are" aside. */
function isWholePart(read: ReadText, sentence: Sentence, { from, to }: LabelHit): boolean {
  const { joiningWords, looseWords } = read.table;
  const isBorder = (at: number): boolean => {
    const piece = read.pieces[at];
    return piece === undefined || piece.isApart || joiningWords.has(piece.key);
  };
  if (to < sentence.to && !isBorder(to)) return false;
  let start = from;
  while (start > sentence.from && read.pieces[start]?.isApart === false) {
    const key = read.pieces[start - 1]?.key ?? '';
    if (joiningWords.has(key) && !COPULAS.has(key)) break;
    if (!looseWords.has(key) && !COPULAS.has(key)) return false;
    start--;
  }
  return true;
}
