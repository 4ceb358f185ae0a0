import type { Language } from '@counterpart/domain';
import type { Gazetteer } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import type { Token } from '../../tokens/text-tokens.ts';
import { labelAt } from '../layout/cv-labels.ts';
import type { CvLine } from '../layout/cv-line.ts';
import type { CvSpan } from '../entries/cv-entries.ts';
import type { CvRegion } from '../layout/cv-sections.ts';
import { CV_LABELS, CV_WORDS } from '../words/cv-words.ts';
import { isLanguageName } from '../words/language-names.ts';
import { signature } from './find-name.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { POST_CODE, type ScoredResidence, placeOf } from './place-of-part.ts';
import type { CvResidence } from './cv-residence.ts';
import { REACH } from '../../tokens/reach.ts';

/** Lines above the first job in which an address stands. */
const MOST_LINES = 14;
/** Lines that are asked for a label; a text of nothing but lines stops here. */
const MOST_READ = 200;
const LONGEST_LINE = 200;
/** A place so sure that no later line is asked. */
const SURE = 5.5;
const SCORE = { label: 4, contact: 1.5 } as const;
const ENOUGH = 1;
const CONTACT = /@|\+\d{2}|\d{2}[\s./-]?\d{2}[\s./-]?\d{2}|\d{3}[\s./-]\d{3}/;
const PLACE_LINKS = keysOfAll('cv.lives.link');
const SEGMENT = /[^,|·•;:()\t/\n]+/g;
const PART = /(?:(?! [-–—] | {2,}).)+/g;

const residenceLabels = CV_LABELS.find(([label]) => label === 'residence')?.[1];

/**
 * The place somebody lives in: by its label, by post code and town, or alone between the contact details; never an
 * employer's, nor a trade that is called as a town is ("Maçon").
 */
export function findResidence(
  plain: string,
  tokens: readonly Token[],
  language: Language,
  regions: readonly CvRegion[],
  gazetteer: Gazetteer,
  isTrade: (words: string) => boolean = () => false,
  name: CvSpan | null = null,
): CvResidence | null {
  let best: (CvResidence & { readonly score: number }) | null = null;
  const consider = (line: CvLine, bonus: number, isLabelled: boolean): void => {
    for (const found of placesIn(plain, tokens, language, line, gazetteer, isLabelled)) {
      const score = found.score + bonus;
      if (!isLabelled && isTrade(found.name)) continue;
      // "Frans 4/5": no home in the town of that name
      if (!isLabelled && found.postCode === null && isLanguageName(foldLabel(found.name))) continue;
      if (score >= ENOUGH && (best === null || score > best.score)) best = { ...found, score };
    }
  };
  let count = 0;
  for (const { section, lines } of regions) {
    if (section !== 'none' && section !== 'personal' && section !== 'other' && section !== 'profile') continue;
    let isStory = false;
    for (const line of lines) {
      // from the first period on the places are those of work; only what says so is a home
      // "à partir de septembre": an apprenticeship that is looked for
      const isWish = [CV_WORDS.wish, CV_WORDS.available].some(
        (words) => words.countWithin(tokens, line.from, line.to) > 0,
      );
      isStory ||=
        section === 'none' && line.ranges.some(({ kind }) => kind === 'range' || (kind === 'since' && !isWish));
      if (++count > MOST_READ || (best !== null && (best as ScoredResidence).score >= SURE)) break;
      const isBirth =
        CV_WORDS.birthWords.countWithin(tokens, line.from, Math.min(line.to, line.from + 8)) > 0 &&
        !/@/.test(plain.slice(line.start, line.end));
      // "6000 Charleroi - né le 3 mai 1989": the address stands before the birth
      const birth = isBirth && !isStory ? birthAt(tokens, line) : line.from;
      if (birth > line.from && ADDRESS.test(plain.slice(line.start, line.end)))
        consider({ ...line, to: birth, end: tokens[birth - 1]?.end ?? line.end }, 0, false);
      // "née le 18/09/1994 - Rue Royale 20, 7500 Tournai"
      const after = birth === line.from ? undefined : line.ranges[0];
      if (after !== undefined && AFTER_BIRTH.test(plain.slice(after.end, line.end)))
        consider({ ...line, from: after.to, start: tokens[after.to]?.start ?? line.end }, 0, false);
      // "Nijmegen, Nederland — Nederlandse nationaliteit"
      const apart = birth > line.from ? APART.exec(plain.slice(line.start, tokens[birth]?.start ?? line.end)) : null;
      if (apart !== null) consider({ ...line, end: line.start + (apart[1]?.length ?? 0) }, 0, false);
      if (isStory || isBirth) {
        // "born in Jesi; lives in …": only what a label announces counts
        considerLabels(plain, tokens, line, (to) =>
          consider({ ...line, from: to, start: tokens[to]?.start ?? line.end }, SCORE.label, true),
        );
        continue;
      }
      const label = labelAt(plain, tokens, line)?.label === 'residence' ? SCORE.label : 0;
      // "Liam Cross, Norwich, driving licence B" at the end
      const isNamed = name !== null && name.start >= line.start && name.end < line.end;
      if (label > 0 || isNamed || (section !== 'other' && section !== 'profile' && count <= MOST_LINES))
        consider(line, label, label > 0);
      considerLabels(plain, tokens, line, (to) =>
        consider({ ...line, from: to, start: tokens[to]?.start ?? line.end }, SCORE.label, true),
      );
    }
  }
  const below = best === null ? signature(plain, tokens, regions, gazetteer)?.below : null;
  if (below != null) consider(below, 0, false);
  if (best === null) return null;
  const { score, ...residence } = best as CvResidence & { readonly score: number };
  return { ...residence, confidence: Math.min(0.97, 0.5 + score * 0.1) };
}

/** A post code and a town at the beginning of a line or of a part of it. */
const ADDRESS = /(?:^| [-–—|•·] |, )(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}/u;

/** An address behind a date of birth. */
const AFTER_BIRTH = /^\s[-–—|•·]\s.*(?:\d{4,5} \p{Lu}|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})/u;

/** What stands before the last dash, bar or bullet of a line up to a word of birth. */
const APART = /^(.*) [-–—|•·] [^-–—|•·]*$/u;

/** The first word of birth in a line; its end where there is none. */
function birthAt(tokens: readonly Token[], { from, to }: CvLine): number {
  let at = from;
  while (at < to && CV_WORDS.birthWords.endOf(tokens, at, to) === at) at++;
  return at;
}

/** Phrases of two words or more ("abito a", "wonende te") announce a home inside a sentence too. */
function considerLabels(plain: string, tokens: readonly Token[], line: CvLine, take: (to: number) => void): void {
  for (let at = line.from; at < Math.min(line.to, line.from + 20); at++) {
    const label = residenceLabels?.endOf(tokens, at, line.to) ?? at;
    const to = label > at + 1 ? label : afterVerb(plain, tokens, at, line.to);
    if (to > at && to < line.to) {
      take(to);
      return;
    }
  }
}

/** "I live with my family in …": where the place begins; `at` when no such verb stands there. */
function afterVerb(plain: string, tokens: readonly Token[], at: number, limit: number): number {
  const verb = CV_WORDS.lives.endOf(tokens, at, limit);
  if (verb === at) return at;
  // "j'habite Charleroi"
  const next = tokens[verb];
  if (next?.followsBreak === false && /\p{Lu}/u.test(plain.charAt(next.start))) return verb;
  for (let link = verb; link < Math.min(limit, verb + REACH.cv.livesVerb); link++) {
    if (tokens[link]?.followsBreak === true) return at;
    if (PLACE_LINKS.has(tokens[link]?.key ?? '')) return link + 1;
  }
  return at;
}

function placesIn(
  plain: string,
  tokens: readonly Token[],
  language: Language,
  line: CvLine,
  gazetteer: Gazetteer,
  isLabelled: boolean,
): readonly ScoredResidence[] {
  const label = labelAt(plain, tokens, line);
  const start = isLabelled && label !== null ? (tokens[label.to]?.start ?? line.start) : line.start;
  const written = plain.slice(start, Math.min(line.end, start + LONGEST_LINE));
  // a sentence that says where somebody lives ends there; "St. Albans" does not
  const stop = written.search(isLabelled ? /[.!?]\s+\p{Lu}/u : /(?<=\p{Ll}{3})[.!?]\s+\p{Lu}/u);
  const text = stop < 0 ? written : written.slice(0, stop);
  const hasContact = CONTACT.test(text.replace(POST_CODE, ''));
  const found: ScoredResidence[] = [];
  let isFirst = true;
  for (const { 0: segment, index } of text.matchAll(SEGMENT)) {
    // what a colon follows is a label
    if (text.charAt(index + segment.length) === ':') continue;
    for (const { 0: part, index: inner } of segment.matchAll(PART)) {
      const place = placeOf(part, start + index + inner, language, gazetteer, isLabelled);
      if (place !== null) {
        const isNear = hasContact || !isFirst || found.length > 0 || isLabelled;
        found.push({
          ...place,
          score: place.score + (isNear ? SCORE.contact : isFirst ? 0.5 : 0) - found.length * 0.1,
        });
      }
      isFirst = false;
    }
  }
  return found;
}
