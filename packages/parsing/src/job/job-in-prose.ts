import { type ConceptMention, findConcepts } from '../concepts/find-concepts.ts';
import { BORROWED_LANGUAGE, grammarOf } from '../language/grammar/grammars.ts';
import { keysByLanguage, keysOfAll, phrasesOfAll } from '../language/word-lists.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import { isOfPeople } from '../reading/people-of-title.ts';
import type { TextReading } from '../reading/text-reading.ts';
import { isSomebodyElse } from '../relevance/other-people.ts';
import { isSoughtJob } from '../relevance/sought-job.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';
import { blankGender } from '../tokens/blank-gender.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import { REACH } from '../tokens/reach.ts';
import { MOST_SOUGHT } from './later-headline.ts';

const CALLED = new PhraseTable<true>();
for (const phrase of phrasesOfAll('employer.called')) CALLED.add(phrase, true);
const INDEFINITE = keysByLanguage('grammar.indefinite');
const ARTICLE = keysByLanguage('grammar.article');
const OR = keysOfAll('headline.or');
const DEFINITE = keysByLanguage('grammar.definite');
const OF = keysByLanguage('grammar.of');
const OF_THE = keysByLanguage('people.beside-the');
const POST = keysByLanguage('employer.post');
const BESIDE = keysByLanguage('people.beside');
const DIPLOMA = keysByLanguage('employer.diploma');

/** Whether an occupation in running text stands as the reader's own, or as one sought. */
type Sign = (read: ReadText, sentence: Sentence, hit: ConceptMention) => boolean;

/** Signs that hold wherever they stand: also where the firm tells of itself, and in what it offers. */
const SURE: readonly Sign[] = [isMarked, isSought, isCalled];
/** Signs that colleagues and customers have too, the surest first. */
const LIKELY: readonly Sign[] = [isOfPost, isOneOf, isCounted, isSubject, isOfDiploma];

/**
 * The job of an ad that no title, no line and no "we are looking for" names: the first of the occupations in its text
 * that has the surest sign of being the reader's.
 *
 *     … , un cariste H/F      as our new | head chef      …, un | technicien méthodes      L'assistant | a pour …
 *
 * Not asked where anything else names the job.
 */
export function jobInProse(lexicon: Lexicon, reading: TextReading): ConceptMention | null {
  const { read } = reading;
  const own = surestOf(reading, reading.trades, [isMarked, isCalled, ...LIKELY]);
  if (own !== null || read.language === BORROWED_LANGUAGE) return own;
  // "op zoek naar een office manager": titles are English in every language
  const borrowed = findConcepts(read, lexicon.labels(BORROWED_LANGUAGE), 'body').filter(
    ({ concept, quality, from, to }) => concept.type === 'OCCUPATION' && quality === 'exact' && to - from > 1,
  );
  return surestOf(reading, borrowed, [...SURE, isOneOf]);
}

function surestOf(
  { read, employer }: TextReading,
  trades: readonly ConceptMention[],
  signs: readonly Sign[],
): ConceptMention | null {
  const possible = trades.filter((hit) => {
    const isForm = hit.quality === 'exact' || hit.quality === 'inflected' || hit.quality === 'joined';
    const section = read.sentenceOf(hit.from)?.section;
    return isForm && section !== 'contact' && !isOfOthers(read, hit);
  });
  const likely = possible.filter(({ from, to }) => {
    const sentence = read.sentenceOf(from);
    const isOffered = sentence === undefined || sentence.isHeading || sentence.section === 'offer';
    return !isOffered && !hasHitBetween(employer.description, from, to);
  });
  for (const isSign of signs) {
    for (const hit of SURE.includes(isSign) ? possible : likely) {
      const sentence = read.sentenceOf(hit.from);
      if (sentence !== undefined && isSign(read, sentence, hit)) return hit;
    }
  }
  return null;
}

function isSought(read: ReadText, _: Sentence, hit: ConceptMention): boolean {
  return isSoughtJob(read, hit);
}

/** "Report to", "in contact with": whoever stands there is somebody else. */
function isOfOthers(read: ReadText, hit: ConceptMention): boolean {
  const { from, to } = hit;
  // "Conseiller assistantes maternelles (H/F)" on top of a pasted text
  if (hasHitBetween(read.cues.noTrade, from, to) || isOfPeople(read, hit)) return true;
  const first = read.sentenceOf(from)?.from ?? from;
  // a comma ends it: "rattaché à la direction, le technicien"
  const clause = read.tokens.slice(first, from).findLastIndex(({ followsBreak }) => followsBreak);
  const near = Math.max(first, first + clause, from - REACH.relevance.jobOfOthers);
  return hitsBetween(read.cues.otherPeople, near, from).some((cue) => cue.to <= from);
}

/** A mark of gender behind the job, or a few words of the same sentence later. */
function isMarked({ tokens, original }: ReadText, sentence: Sentence, { end, to }: ConceptMention): boolean {
  const last = Math.min(sentence.to, to + REACH.relevance.markOfJob);
  const next = tokens.slice(to, last).find(({ followsBreak }) => followsBreak);
  const behind = original.slice(end, next?.start ?? tokens[last]?.start ?? original.length);
  return TAG.test(behind) && blankGender(behind) !== behind;
}

/** A tag of its own, not the ending of a word. */
const TAG = /[hfmvxwd]\s?[/|-]\s?[hfmvxwd]/iu;

/** "As our new | head chef": only words that describe stand between. */
function isCalled(read: ReadText, sentence: Sentence, { from }: ConceptMention): boolean {
  const first = Math.max(sentence.from, from - REACH.relevance.calledJob - LONGEST_CALL);
  return CALLED.find(read.tokens.slice(first, from)).some((call) => isJustBefore(read, first + call.to, from));
}

/** Words of the longest call. */
const LONGEST_CALL = 4;

/** "A vacancy has come up for a school | caretaker", "jouw rol: | onderhoudsmonteur". */
function isOfPost({ tokens, table, language }: ReadText, sentence: Sentence, hit: ConceptMention): boolean {
  const { from, quality } = hit;
  if (quality === 'inflected') return false;
  const near = tokens.slice(Math.max(sentence.from, from - REACH.relevance.postOfJob), from);
  const post = near.findLastIndex(({ key }) => POST[language].has(key));
  const between = near.slice(post + 1);
  // only the job itself may stand behind a break: "your new job: supervisor"; "une équipe commerciale" is none
  const [before] = between.slice(-1);
  const isLed = before !== undefined && (grammarOf(language).putsQualitiesFirst || table.stopWords.has(before.key));
  const isApart = isLed || tokens[from]?.followsBreak === true;
  return post !== -1 && isApart && !between.some(({ followsBreak }) => followsBreak);
}

/** "Servono due | pizzaioli", "need two CNC | machinists": not "une équipe de 6 soudeurs". */
function isCounted(read: ReadText, sentence: Sentence, { from, quality }: ConceptMention): boolean {
  const { tokens, table, language } = read;
  const [count, before] = [tokens[from - 1], tokens[from - 2]];
  if (quality !== 'inflected' || count === undefined || before === undefined || from - 2 < sentence.from) return false;
  const word = hitsBetween(read.cues.numberWord, from - 1, from)[0]?.value ?? null;
  const number = count.number ?? word ?? 0;
  if (number < 2 || number > MOST_SOUGHT || count.followsBreak || tokens[from]?.followsBreak !== false) return false;
  return ![BESIDE[language], ARTICLE[language], table.joiningWords].some((words) => words.has(before.key));
}

/** "…, un | technicien". */
function isOneOf(read: ReadText, sentence: Sentence, hit: ConceptMention): boolean {
  // "trained by an experienced welder"
  if (isSomebodyElse(read, hit)) return false;
  const { from } = hit;
  // "une équipe commerciale": where qualities follow, a word between is the thing, and the trade its quality
  const words = grammarOf(read.language).putsQualitiesFirst ? REACH.relevance.calledJob : 1;
  for (let at = from - 1; at >= Math.max(sentence.from, from - words); at--) {
    if (INDEFINITE[read.language].has(read.tokens[at]?.key ?? '')) return isJustBefore(read, at + 1, from);
  }
  return false;
}

/** "L'assistant social | a pour mission", "Rattaché au directeur, le technicien | a": a clause begins with it. */
function isSubject({ tokens, language }: ReadText, sentence: Sentence, { from, to, quality }: ConceptMention): boolean {
  // "le ou la responsable"
  const isTwin = OR.has(tokens[from - 2]?.key ?? '') && DEFINITE[language].has(tokens[from - 3]?.key ?? '');
  const at = isTwin ? from - 3 : from - 1;
  const article = tokens[at];
  const isAhead = at === sentence.from || (at > sentence.from && article?.followsBreak === true);
  // "les médecins traitants": several are never the one that is sought
  if (
    !isAhead ||
    quality === 'inflected' ||
    tokens[from]?.followsBreak !== false ||
    !DEFINITE[language].has(article?.key ?? '')
  )
    return false;
  const [next, behind] = [tokens[to], tokens[to + 1]];
  // "le soudeur de notre équipe", "le boulanger du village" is somebody else, "l'infirmier de nuit" may be the job
  const isOfThe =
    OF_THE[language].has(next?.key ?? '') ||
    (OF[language].has(next?.key ?? '') && ARTICLE[language].has(behind?.key ?? ''));
  return to < sentence.to && next?.followsBreak === false && !isOfThe;
}

/** "Diplôme infirmier exigé": whoever has the diploma of a trade is asked. */
function isOfDiploma(read: ReadText, sentence: Sentence, { from }: ConceptMention): boolean {
  const near = read.tokens.slice(Math.max(sentence.from, from - REACH.relevance.calledJob), from);
  return near.some(({ key }) => DIPLOMA[read.language].has(key));
}

/** Whether nothing but words that describe stands between: no article, no preposition, no break. */
function isJustBefore({ tokens, table }: ReadText, from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  const parted = tokens.slice(from, to + 1).some(({ followsBreak }, at) => at > 0 && followsBreak);
  return (
    between.length <= REACH.relevance.calledJob && !parted && between.every(({ key }) => !table.stopWords.has(key))
  );
}
