import { keysOfAll } from '../../../language/word-lists.ts';
import { CV_WORDS } from '../../words/cv-words.ts';
import type { HeaderSegment } from './header-segments.ts';
import { nameBehind, splitBehindCapitals, type SplitFacts } from './split-segments.ts';

/** A name after one of these belongs to the title ("responsable de Bruxelles"). */
const LINKING = keysOfAll('cv.title.link');

/** Words of a school's name before a degree that nothing parts from it. */
const FEWEST_NAME_WORDS = 3;

/** "Université de Technologie de Rouen Ingénieur en mécanique": a degree with a capital behind the name of a school. */
function splitAtDegree({ plain, tokens }: SplitFacts, segment: HeaderSegment): readonly HeaderSegment[] | null {
  for (let at = segment.from + FEWEST_NAME_WORDS; at < segment.to - 1; at++) {
    const [before, next] = [tokens[at - 1], tokens[at]];
    if (before === undefined || next === undefined || CV_WORDS.degreeWords.endOf(tokens, at, segment.to) === at)
      continue;
    const isName =
      /^\p{Lu}/u.test(plain.slice(before.start)) && CV_WORDS.instituteWords.countWithin(tokens, segment.from, at) > 0;
    if (!isName || !/^\p{Lu}/u.test(plain.slice(next.start, next.end))) return null;
    if (CV_WORDS.degreeWords.countWithin(tokens, segment.from, at) > 0) return null;
    return [
      { ...segment, to: at, end: before.end },
      { ...segment, from: at, start: next.start, isFirst: false },
    ];
  }
  return null;
}

/** "CAP cuisine | lycée hôtelier de Dinard", "Bachelor | hogeschool Gent": a school behind a degree, with its name. */
function splitBehindDegree({ plain, tokens }: SplitFacts, segment: HeaderSegment): readonly HeaderSegment[] | null {
  if (CV_WORDS.degreeWords.endOf(tokens, segment.from, segment.to) === segment.from) return null;
  for (let at = segment.from + 1; at < segment.to - 1; at++) {
    const [before, next] = [tokens[at - 1], tokens[at]];
    if (before === undefined || next === undefined || !/\p{Ll}/u.test(plain.charAt(next.start))) continue;
    if (CV_WORDS.instituteWords.endOf(tokens, at, segment.to) === at || LINKING.has(before.key)) continue;
    if (plain.slice(before.end, next.start).trim() !== '' || !/\s\p{Lu}/u.test(plain.slice(next.end, segment.end)))
      return null;
    return [
      { ...segment, to: at, end: before.end },
      { ...segment, from: at, start: next.start, isFirst: false },
    ];
  }
  return null;
}

/** "presso | l'ITC Barozzi", "au | lycée Montaigne": a school without the word before it. */
function behindAt({ plain, tokens }: SplitFacts, segment: HeaderSegment): HeaderSegment {
  let from = Math.max(
    CV_WORDS.at.endOf(tokens, segment.from, segment.to),
    CV_WORDS.namedAt.endOf(tokens, segment.from, segment.to),
  );
  // "A levels" is no "à"
  if (from === segment.from || CV_WORDS.degreeWords.endOf(tokens, segment.from, segment.to) > segment.from)
    return segment;
  while (from < segment.to && CV_WORDS.articles.has(tokens[from]?.key ?? '')) from++;
  const first = tokens[from];
  if (first === undefined || from >= segment.to) return segment;
  const isName =
    /\p{Lu}/u.test(plain.charAt(first.start)) || CV_WORDS.instituteWords.endOf(tokens, from, segment.to) > from;
  return isName ? { ...segment, from, start: first.start, after: segment.after ?? 'weakAt' } : segment;
}

/** Words behind a study that say that it was obtained ("conseguito nel"). */
const MOST_ENDING = 3;

/** "Diploma di ragioneria | conseguito nel" before its year: a degree without the verb that ends it. */
function withoutEnding({ tokens }: SplitFacts, segment: HeaderSegment): HeaderSegment {
  if (CV_WORDS.degreeWords.countWithin(tokens, segment.from, segment.to) === 0) return segment;
  for (let to = Math.max(segment.from + 1, segment.to - MOST_ENDING); to < segment.to; to++) {
    const end = CV_WORDS.studied.endOf(tokens, to, segment.to);
    // "CAP Cuisine en cours"
    const isNoted = CV_WORDS.studyNotes.endOf(tokens, to, segment.to) === segment.to && segment.to - to > 1;
    if (isNoted || (end > to && segment.to - end <= 1))
      return { ...segment, to, end: tokens[to - 1]?.end ?? segment.end };
  }
  return segment;
}

/** "studeer ik | Sociaal Werk", "zat ik op | het Sint-Jozefscollege": without the verb before it. */
function behindVerb({ tokens }: SplitFacts, segment: HeaderSegment): HeaderSegment {
  let from = CV_WORDS.studied.endOf(tokens, segment.from, segment.to);
  // one word may be of the name: "Diploma", "Graduated"
  if (from <= segment.from + 1) return segment;
  while (from < segment.to && CV_WORDS.articles.has(tokens[from]?.key ?? '')) from++;
  const first = tokens[from];
  return from < segment.to && first !== undefined ? { ...segment, from, start: first.start } : segment;
}

/** "il | diploma di Geometra": a degree without the article of its sentence. */
function behindArticle({ tokens }: SplitFacts, segment: HeaderSegment): HeaderSegment {
  const [article, first] = [tokens[segment.from], tokens[segment.from + 1]];
  if (article === undefined || first === undefined || !CV_WORDS.articles.has(article.key)) return segment;
  const isDegree = CV_WORDS.degreeWords.endOf(tokens, segment.from + 1, segment.to) > segment.from + 1;
  return isDegree ? { ...segment, from: segment.from + 1, start: first.start } : segment;
}

/** "Bachelier comptable à l'Institut Reine Astrid": behind such a word a school begins. */
export function splitAtSchool(facts: SplitFacts, whole: HeaderSegment): readonly HeaderSegment[] {
  const { plain, tokens } = facts;
  const segment = behindArticle(facts, behindAt(facts, behindVerb(facts, withoutEnding(facts, whole))));
  const parted =
    segment.label === null
      ? (splitAtDegree(facts, segment) ?? splitBehindDegree(facts, segment) ?? splitBehindCapitals(facts, segment))
      : null;
  if (parted !== null) return parted;
  for (let at = segment.from + 1; at < segment.to; at++) {
    const to = nameBehind(facts, at, segment.to);
    const [before, next] = [tokens[at - 1], tokens[to]];
    if (to === at || before === undefined || next === undefined || !/\p{Lu}/u.test(plain.charAt(next.start))) continue;
    if (CV_WORDS.instituteWords.endOf(tokens, to, segment.to) === to) continue;
    return [
      { ...segment, to: at, end: before.end },
      { ...segment, from: to, start: next.start, isFirst: false, after: 'weakAt' },
    ];
  }
  return [segment];
}
