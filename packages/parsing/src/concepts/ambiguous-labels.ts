import type { Concept } from '@counterpart/ontology';
import { type LabelEntry, type LabelHit, SHORT_LABEL } from '../labels/label-hit.ts';
import { hitsBetween } from '../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { hasCapitals } from '../structure/text-marks.ts';
import type { SkillNeighbourhoods } from '../labels/skill-neighbourhoods.ts';
import { keysByLanguage, keysOfAll, wordLists } from '../language/word-lists.ts';
import { isKindOfThing } from './quality-of-thing.ts';
import { EMPTY_SIGNS, FULL_SIGNS } from '../tokens/rating-signs.ts';
import { REACH } from '../tokens/reach.ts';
import { isCapital } from '../tokens/is-capital.ts';
import type { Token } from '../tokens/text-tokens.ts';

/**
 * What a text is: a title names functions first, running text skills first, and a query is short and has no sentences.
 */
export type TextRole = 'title' | 'body' | 'query';

/** Words within which another quality or shift makes an ambiguous one believable. */
const NEIGHBOURHOOD = 8;

const ACRONYM = /^\p{Lu}{2,4}$/u;
const STATE = /^\p{Lu}{2}$/u;

/** Whether capitals do not tell what an abbreviation means, as its label is marked; of jobs two letters ("PA"). */
function isManyThings({ concept, label }: LabelEntry, surface: string): boolean {
  if (concept.needContext?.includes(label) !== true) return false;
  const { type, kind } = concept;
  return type === 'OCCUPATION' ? STATE.test(surface) : type === 'SKILL' && kind === undefined && ACRONYM.test(surface);
}

/** Whether the name of a skill is marked as that of other things too: "Spring", "Swift". */
function isOtherwiseNamed({ concept: { type, kind, needContext }, label }: LabelEntry): boolean {
  return type === 'SKILL' && kind === undefined && needContext?.includes(label) === true;
}

/** "Taylor | Swift", "Ruby | Payne", "Spring | 2016": a word with a capital, or a number, stands right beside it. */
function isInsideName({ tokens, original }: ReadText, { from, to }: LabelHit): boolean {
  const isOfName = (token: Token | undefined): boolean =>
    token !== undefined && (token.number !== null || isCapital(original, token));
  return (
    (tokens[from]?.followsBreak === false && isOfName(tokens[from - 1])) ||
    (tokens[to]?.followsBreak === false && isOfName(tokens[to]))
  );
}

/** "o Agile": the letter is the sign of an item, as word processors paste it, and the capital opens a sentence. */
function isBehindBullet({ original, tokens }: ReadText, { from }: LabelHit): boolean {
  const start = tokens[from]?.start ?? 0;
  return /(?:^|[^\p{L}\d])o\s$/u.test(original.slice(Math.max(0, start - 3), start));
}

const AGREEMENTS = keysOfAll('contract.agreement');

/**
 * Whether an ambiguous label means its concept: by how it is written, where it stands or what stands beside it.
 * `isNamedKin` says whether the text names another concept of its kind.
 */
export function isConceptMeant(
  read: ReadText,
  neighbourhoods: SkillNeighbourhoods,
  hit: LabelHit,
  entry: LabelEntry,
  sure: readonly LabelHit[],
  role: TextRole,
  trade: ReadonlySet<string>,
  known: ReadonlySet<number>,
  isNamedKin: (concept: Concept) => boolean,
): boolean {
  const first = read.tokens[hit.from];
  const last = read.tokens[hit.to - 1];
  if (first === undefined || last === undefined) return false;
  if (role === 'query') return true;
  // "CACES R 486" is no language R
  if (first.key.length === 1 && read.tokens[hit.to]?.number != null && !read.tokens[hit.to]?.followsBreak) return false;
  // "A/R" is what customers owe
  if (first.key.length === 1 && /(?:^|[^\p{L}])\p{Lu}\/$/u.test(read.original.slice(first.start - 3, first.start)))
    return false;
  // "R_Marketing": a reference of the firm's own; "R & D" does research
  if (first.key.length === 1 && /^(_| ?& ?\p{Lu}\b(?![+#]))/u.test(read.original.slice(first.end, first.end + 5)))
    return false;
  // a title is context enough for a function ("Chef", "Lead")
  const surface = read.original.slice(first.start, last.end);
  if (role === 'title' && entry.concept.type === 'OCCUPATION') {
    // "Account Executive, Urology - Ohio and parts of W.PA": beside a job two letters are more often a place
    return (
      surface.length > 2 || !sure.some(({ entries }) => entries.some(({ concept }) => concept.type === 'OCCUPATION'))
    );
  }
  const isWritten = surface === entry.label && /\p{Lu}/u.test(surface);
  const sentence = read.sentenceOf(hit.from);
  const isFirst = sentence?.from === hit.from || isBehindBullet(read, hit);
  const isSign = !/^\p{L}+$/u.test(first.key) && first.key.length > 1;
  if (isSign) return true;
  const { id, type, kind } = entry.concept;
  if (entry.concept.type === 'SKILL' && !follows(read, hit, known) && isKindOfThing(read, hit, entry)) return false;
  const isAgreement = AGREEMENTS.has(first.key);
  const isAlike = ({ concept }: LabelEntry): boolean => neighbourhoods.areAlike(concept, entry.concept);
  const hasKin = (): boolean => trade.has(id) || isNamedKin(entry.concept);
  // a capital inside a sentence is a name; one letter is one only beside other skills, "CCNL" only in its trade
  if (isWritten && first.key.length > 1 && !isAgreement && (!isFirst || /\p{Lu}.*\p{Lu}/u.test(surface))) {
    // "CMS" is a system, an authority and a law firm: the text must name another of its kind
    if (role !== 'body' || hasKin()) return true;
    // so must it where a name is a part of a longer one, or a season of a year
    if (!isManyThings(entry, surface) && !(isOtherwiseNamed(entry) && isInsideName(read, hit))) return true;
  }
  // "Ansible tourne encore": the first word of a sentence is one where the text names another of its kind
  if (role === 'body' && isWritten && first.key.length > 2 && hasKin()) return true;
  // so is a word that is all there is between two commas of the profile
  if (first.key.length > 1 && isAskedPart(read, sentence, hit.to, entry.concept) && isWholePart(read, sentence, hit)) {
    if (isWritten || !/\p{Lu}/u.test(entry.label)) return true;
  }
  if (isWritten && isRated(read, sentence, hit, type)) return true;
  if (type === 'OCCUPATION' && (isCalledSo(read, hit) || isSoughtSo(read, hit, entry))) return true;
  // "la mise en place" of a waiter: the title names the trade
  const isOfTrade = type === 'SKILL' && kind === undefined && trade.has(id) && first.key.length > 1;
  if (isOfTrade && (surface === entry.label || !/\p{Lu}/u.test(entry.label))) return true;
  if (isNamedTask(read, sentence, hit, entry) || (entry.concept.type === 'SKILL' && follows(read, hit, known)))
    return true;
  // a common word is the skill beside skills of its trade
  const { trade: reach } = REACH.concepts;
  const isBesideKin = (): boolean =>
    hitsBetween(sure, hit.from - reach, hit.from + reach + 1).some(
      (other) => Math.abs(other.from - hit.from) <= reach && other.entries.some(isAlike),
    );
  if (isAgreement) return isBesideKin();
  const isNear = hitsBetween(sure, hit.from - NEIGHBOURHOOD, hit.to + NEIGHBOURHOOD).some(
    (other) =>
      other.entries.some(({ concept }) => concept.type === entry.concept.type) &&
      read.sentenceOf(other.from) === sentence,
  );
  if (first.key.length > 1 && isNameBesideKin(read, neighbourhoods, hit, entry, sure, surface)) return true;
  if (first.key.length === 1 || /\p{Lu}/u.test(entry.label)) return isNear && surface === entry.label;
  if (entry.concept.type !== 'SKILL' || entry.concept.kind !== undefined) return isNear;
  return isBesideKin();
}

/**
 * "word excel and outlook" in a text without capitals, "GIT, Jenkins" in one with them: a name in other letters than
 * its label has is one beside another skill of its kind. Among capitals small letters make it a word ("the rest").
 */
function isNameBesideKin(
  read: ReadText,
  neighbourhoods: SkillNeighbourhoods,
  { from, to }: LabelHit,
  { concept, label }: LabelEntry,
  sure: readonly LabelHit[],
  surface: string,
): boolean {
  if (concept.type !== 'SKILL' || !/\p{Lu}/u.test(label)) return false;
  if (hasCapitals(read) && surface !== surface.toUpperCase()) return false;
  return hitsBetween(sure, from - NEIGHBOURHOOD, to + NEIGHBOURHOOD).some((other) =>
    other.entries.some((beside) => neighbourhoods.areAlike(beside.concept, concept)),
  );
}

const AS = keysOfAll('cv.as');
const ARTICLES = keysByLanguage('grammar.article');

/** Words of an article and what describes between "zoekt" and the job. */
const WORDS_TO_SOUGHT = 3;

/** "Restaurant De Kroon zoekt een ervaren kok": a short name right behind words of seeking, and of nothing. */
function isSoughtSo(read: ReadText, { from, to }: LabelHit, { key }: LabelEntry): boolean {
  // a word that several jobs share ("insegnante") stays one
  if (key.length > SHORT_LABEL) return false;
  const { tokens, table, language, cues } = read;
  const isPlain = (token: Token): boolean =>
    !token.followsBreak && (ARTICLES[language].has(token.key) || !table.stopWords.has(token.key));
  const isSought = hitsBetween(cues.seeking, from - WORDS_TO_SOUGHT - 1, from).some(
    (cue) => cue.to <= from && from - cue.to <= WORDS_TO_SOUGHT && tokens.slice(cue.to, from).every(isPlain),
  );
  return isSought && tokens[from]?.followsBreak === false && !isOfSomething(read, to);
}

/** "Chef | de projet": the name goes on. */
function isOfSomething({ tokens, language }: ReadText, to: number): boolean {
  const next = tokens[to];
  return next?.followsBreak === false && wordLists(language).keys('phrase.genitive').has(next.key);
}

/** "Als kok in een rusthuis", "as a chef": who somebody is, and of nothing ("comme chef de projet"). */
function isCalledSo(read: ReadText, { from, to }: LabelHit): boolean {
  const { tokens, language } = read;
  const hasArticle = ARTICLES[language].has(tokens[from - 1]?.key ?? '');
  const at = hasArticle ? from - 2 : from - 1;
  if (!AS.has(tokens[at]?.key ?? '') || tokens.slice(at + 1, from + 1).some(({ followsBreak }) => followsBreak))
    return false;
  return !isOfSomething(read, to);
}

/** Two or more signs of a rating right behind a name: "Excel ■■■■□", "Git ●●●●○". */
const SIGNS = new RegExp(String.raw`^[ \t:–-]{1,24}[${FULL_SIGNS}${EMPTY_SIGNS}]{2}`, 'u');
const SIGNS_SAMPLE = 28;
/** What stands before the name: the beginning of the line or of a column. */
const COLUMN_START = /(?:^|\n[ \t]*|[ \t]{2}|\t)$/u;
const COLUMN_SAMPLE = 12;

function hasSigns({ tokens, original }: ReadText, from: number, to: number): boolean {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  if (!SIGNS.test(original.slice(end, end + SIGNS_SAMPLE))) return false;
  return COLUMN_START.test(original.slice(Math.max(0, start - COLUMN_SAMPLE), start));
}

/** "Excel: basis", "Word (bon)", "Polish native": a line of a name and how well somebody knows it. */
function isRated(
  read: ReadText,
  sentence: Sentence | undefined,
  { from, to }: LabelHit,
  type: Concept['type'],
): boolean {
  if (hasSigns(read, from, to)) return true;
  const isNameOfLine = sentence?.from === from && (type === 'LANGUAGE' || read.tokens[to]?.followsBreak === true);
  return isNameOfLine && hitsBetween(read.cues.level, to, to + 1).some((level) => level.from === to);
}

/** "- Mentoring of junior colleagues": an item of the tasks begins with what is done and goes on with to what. */
function isNamedTask(
  read: ReadText,
  sentence: Sentence | undefined,
  { from, to }: LabelHit,
  { concept, label }: LabelEntry,
): boolean {
  if (sentence?.section !== 'tasks' || concept.type !== 'SKILL' || /\p{Lu}/u.test(label)) return false;
  const next = read.tokens[to];
  const isOf =
    next !== undefined && !next.followsBreak && wordLists(read.language).keys('phrase.genitive').has(next.key);
  return isOf && sentence.isItem && from === sentence.body;
}

/** Whether a label stands right behind words of knowing: "knowledge of insolvency", "ervaring met renovatie". */
function follows(read: ReadText, { from }: LabelHit, known: ReadonlySet<number>): boolean {
  for (let at = from; at > from - REACH.concepts.known; at--) {
    if (known.has(at)) return true;
    if (!read.table.stopWords.has(read.tokens[at - 1]?.key ?? '')) return false;
  }
  return false;
}

/** The profile, and an item of the list of tasks: "- Account management and reporting". */
function isAskedPart(
  read: ReadText,
  sentence: Sentence | undefined,
  to: number,
  { type }: Concept,
): sentence is Sentence {
  if (sentence?.section !== 'tasks') return sentence?.section === 'profile';
  if (!sentence.isItem || type !== 'SKILL') return false;
  // "Rédaction et mise à jour des contrats": what both are of stands behind
  const links = wordLists(read.language).keys('phrase.genitive');
  const isShared = read.table.joiningWords.has(read.tokens[to]?.key ?? '');
  return !isShared || !read.tokens.slice(to + 1, to + REACH.concepts.shared).some(({ key }) => links.has(key));
}

/** Words between a person and a quality: "je bent attent", "you are calm". */
const COPULAS = keysOfAll('label.copula');

/** Whether a label is all that stands between two borders, small words and "you are" aside. */
function isWholePart(read: ReadText, sentence: Sentence, { from, to }: LabelHit): boolean {
  const { joiningWords, stopWords } = read.table;
  const isBorder = (at: number): boolean => {
    const token = read.tokens[at];
    return token === undefined || token.followsBreak || joiningWords.has(token.key);
  };
  if (to < sentence.to && !isBorder(to)) return false;
  let start = from;
  while (start > sentence.from && read.tokens[start]?.followsBreak === false) {
    const key = read.tokens[start - 1]?.key ?? '';
    if (joiningWords.has(key) && !COPULAS.has(key)) break;
    if (!stopWords.has(key) && !COPULAS.has(key)) return false;
    start--;
  }
  return true;
}
