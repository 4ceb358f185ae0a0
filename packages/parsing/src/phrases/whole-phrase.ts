import type { Language } from '@counterpart/domain';
import { hasHitBetween } from '../tokens/hits-between.ts';
import type { TaskWords } from '../language/task-words.ts';
import type { Token } from '../tokens/text-tokens.ts';
import type { ReadText } from '../structure/read-text.ts';
import { genericWords } from './generic-words.ts';
import { isAim } from './phrase-end.ts';
import { type SkillPhrase, SUBORDINATE } from './phrase-of.ts';

/** Tokens between two borders beyond which nothing says where a phrase begins or ends. */
const LONGEST_STRETCH = 30;
/** Tokens of a text that has commas or full stops somewhere; a longer one without any has lost them. */
const LONGEST_PLAIN = 60;
/** Tokens of a line, in the mean, by which a list without commas is told from running text that lost its own. */
const LONGEST_LINE = 12;
/** Tokens that may be added to reach the border behind a phrase: "bouwt duurzame relaties | verder uit". */
const MOST_ADDED = 2;
/** Tokens of a phrase, added ones included; more make a sentence. */
const LONGEST = 9;

/** Small words with which no phrase ends: what they announce is missing. */
const OPEN_ENDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  DUT: new Set('alle elke enkele meer onze ons hun zijn haar jouw deze die dat zo zoals als'.split(' ')),
  FRE: new Set(
    'tout toute tous toutes chaque plusieurs notre nos leur leurs vos votre tres plus comme selon cas niveau egalement liees lies aupres fonction suivantes suivants etc domaines types destination poursuit'.split(
      ' ',
    ),
  ),
  ENG: new Set(
    'through each every related would between following used clean great related our their your its newly highly very as towards into onto upon among'.split(
      ' ',
    ),
  ),
  ITA: new Set('ogni tutti tutte nostro nostra nostri nostre loro molto come secondo verso presso'.split(' ')),
};

/** Words with which something longer goes on: no phrase begins with one, and no thing stands right behind one. */
const LEADING: Readonly<Record<Language, ReadonlySet<string>>> = {
  DUT: new Set(
    'binnen voor bij met van op aan in tot uit over naar tijdens als volgens klaar wil heel organisatie belangrijkste'.split(
      ' ',
    ),
  ),
  FRE: new Set(
    'chez en pour par sur sous dans avec selon lors lorsque sans des notamment aupres facon interne proposition nombre disponibilite pas aucune'.split(
      ' ',
    ),
  ),
  ENG: new Set(
    'within outside inside at in on with for by able ready as of such used least most has have if when candidates further primary preferred application applications nbsp'.split(
      ' ',
    ),
  ),
  ITA: new Set('in con per su tra fra presso da entro durante di'.split(' ')),
};
/** The second parts of Dutch verbs. */
const PARTICLES: ReadonlySet<string> = new Set('af uit op aan mee toe in bij om terug vast door'.split(' '));
/** Words behind which an English verb is one. */
const OPENERS: ReadonlySet<string> = new Set(['to', 'you', 'will', 'also', 'actively', 'and', 'they']);
/** What a reader would not take for words: brackets, marks of places left out, a dash between two things. */
const NO_WORDS = /[<>@|#_=]|\s[-–—/]\s/;
/** Verbs that make a sentence of what they stand in. */
const FINITE: Readonly<Record<Language, ReadonlySet<string>>> = {
  DUT: new Set('is zijn was wordt worden kan kunnen zal moet moeten heeft hebben heb kloppen dit het er'.split(' ')),
  FRE: new Set('est sont sera seront a ont peut peuvent doit doivent etes ca cela il elle ils on'.split(' ')),
  ENG: new Set(
    'is are was were be been will would can could may must should has have had do does this these those it they include includes incl depending one yes'.split(
      ' ',
    ),
  ),
  ITA: new Set('sono sara ha hanno puo possono deve devono viene questo cio'.split(' ')),
};
/** Letters of a Dutch compound, which says as much as a phrase. */
const COMPOUND = 10;
const PUNCTUATION = /[,.;:]\s/;

/** What a phrase was found by: a verb of work, words that name what one knows, or its place in a list. */
export type PhraseOrigin = 'verb' | 'named' | 'thing';

/** Whether brackets or other marks stand in or right before a phrase: a gap that somebody filled, no word. */
export function isMarked(read: ReadText, { start, end }: Pick<SkillPhrase, 'start' | 'end'>): boolean {
  return NO_WORDS.test(read.original.slice(Math.max(0, start - 1), end));
}

/** Whether a text shows where its parts end; in one that lost its commas and full stops every phrase is a guess. */
export function isPunctuated(read: ReadText): boolean {
  const { tokens } = read;
  if (tokens.length <= LONGEST_PLAIN || PUNCTUATION.test(read.original)) return true;
  return tokens.filter(({ followsBreak }) => followsBreak).length * LONGEST_LINE >= tokens.length;
}

/** Days of the week: a phrase with one tells when, not what. */
const DAYS: ReadonlySet<string> = new Set(
  (
    'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lundi mardi mercredi jeudi vendredi samedi dimanche ' +
    'monday tuesday wednesday thursday friday saturday sunday lunedi martedi mercoledi giovedi venerdi sabato domenica'
  ).split(' '),
);

/** Whose it is: a phrase with one speaks of the firm ("versterk je onze positie", "our ideal candidate"). */
const OURS: Readonly<Record<Language, ReadonlySet<string>>> = {
  DUT: new Set(['onze', 'ons', 'wij', 'we', 'mee']),
  FRE: new Set(['notre', 'nos', 'nous', 'votre', 'vos', 'ton', 'ta', 'tes', 'me']),
  ENG: new Set(['our', 'we', 'us']),
  ITA: new Set(['nostro', 'nostra', 'nostri', 'nostre', 'noi']),
};

/**
 * The phrase as a reader may be offered it: from border to border, so that it reads like something one can do or know;
 * grown by a word or two where only they are missing, null for a fragment.
 */
export function wholePhrase(
  read: ReadText,
  words: TaskWords,
  phrase: SkillPhrase,
  origin: PhraseOrigin,
): SkillPhrase | null {
  const { tokens, language } = read;
  const [first, last] = stretchAround(read, phrase);
  if (last - first > LONGEST_STRETCH) return null;
  const to = origin === 'named' ? phrase.to : borderBehind(read, phrase, last);
  const end = tokens[to - 1];
  if (to === -1 || end === undefined || to - phrase.from > LONGEST) return null;
  const inside = tokens.slice(phrase.from, to);
  if (inside.some(({ key }) => DAYS.has(key) || OURS[language].has(key) || FINITE[language].has(key))) return null;
  // "Managing the end|-to-end delivery"; "taking the lead in identifying" goes on
  if (/^[-/]/.test(read.original.slice(end.end)) || isOngoing(read, inside)) return null;
  if (OPEN_ENDS[language].has(end.key) || read.table.joiningWords.has(end.key)) return null;
  if (inside.length === 1 && !isTelling(read, words, phrase, origin)) return null;
  // what stands in a list without a verb is a thing only as a whole part of it
  if (origin === 'thing' && (to < last || !isStart(read, phrase.from))) return null;
  if (origin !== 'named' && !beginsWhole(read, words, phrase, origin)) return null;
  if (isMarked(read, { start: phrase.start, end: end.end })) return null;
  if (origin !== 'verb' && endsInParticle(read, words, inside)) return null;
  if (hasHitBetween(read.cues.contract, phrase.from, to) || hasHitBetween(read.cues.hours, phrase.from, to))
    return null;
  return { ...phrase, to, end: end.end };
}

/** The tokens between the borders around a phrase: punctuation, line ends and the ends of its sentence. */
function stretchAround(read: ReadText, { from, to }: SkillPhrase): readonly [first: number, last: number] {
  const sentence = read.sentenceOf(from);
  let [first, last] = [from, to];
  while (first > (sentence?.from ?? 0) && read.tokens[first]?.followsBreak !== true) first--;
  while (last < (sentence?.to ?? read.tokens.length) && read.tokens[last]?.followsBreak !== true) last++;
  return [first, last];
}

/** Where the phrase really ends: at a border, or before a word that joins or leads on; -1 when its end is missing. */
function borderBehind(read: ReadText, phrase: SkillPhrase, last: number): number {
  const leadsOn = (at: number): boolean => {
    const key = read.tokens[at]?.key ?? '';
    return read.table.joiningWords.has(key) || read.table.stopWords.has(key) || SUBORDINATE.has(key) || isAim(read, at);
  };
  if (phrase.to >= last) return phrase.to;
  // "zet acties | uit": a particle before the border belongs to the verb
  const isParticle = read.language === 'DUT' && leadsOn(phrase.to) && isBorder(read, phrase.to + 1, last);
  if (leadsOn(phrase.to) && !isParticle) return phrase.to;
  // praise and small words at the end were left out on purpose
  const generic = genericWords(read.language);
  let behind = phrase.to;
  while (!isBorder(read, behind, last) && generic.has(read.tokens[behind]?.key ?? '')) behind++;
  if (isBorder(read, behind, last)) return phrase.to;
  for (let to = phrase.to + 1; to <= Math.min(last, phrase.to + MOST_ADDED); to++) {
    if (isBorder(read, to, last)) return to;
  }
  return -1;
}

function isBorder(read: ReadText, at: number, last: number): boolean {
  return at >= last || read.table.joiningWords.has(read.tokens[at]?.key ?? '');
}

/** Whether a phrase begins where a task or a thing does: with a verb, or at a border, an article between at most. */
function beginsWhole(read: ReadText, words: TaskWords, { from, to }: SkillPhrase, origin: PhraseOrigin): boolean {
  const [before, first] = [read.tokens[from - 1], read.tokens[from]];
  if (first === undefined || LEADING[read.language].has(first.key)) return false;
  if (origin === 'verb') {
    if (to - from < 2 || (read.language === 'FRE' && first.key.endsWith('ons'))) return false;
    // "physique et | morale des résidents": behind "and" only a verb that is known opens a task
    const isAdjectiveLast = read.language === 'FRE' || read.language === 'ITA';
    if (isAdjectiveLast && read.table.joiningWords.has(before?.key ?? '') && !words.isVerb(first.key)) return false;
    // an English noun has the form of its verb: "research administration", "development contract"
    return read.language !== 'ENG' || first.followsBreak || OPENERS.has(before?.key ?? '');
  }
  return isStart(read, from);
}

/** Whether a border stands before a token, an article between at most: not "formation en | interne assurée". */
function isStart(read: ReadText, at: number): boolean {
  const [before, first] = [read.tokens[at - 1], read.tokens[at]];
  if (before === undefined || first?.followsBreak === true) return true;
  return before.followsBreak && read.table.lightWords.has(before.key) && !LEADING[read.language].has(before.key);
}

function isOngoing(read: ReadText, inside: readonly Token[]): boolean {
  const [before, last] = [inside.at(-2), inside.at(-1)];
  return (
    read.language === 'ENG' && last?.key.endsWith('ing') === true && ['in', 'of', 'for'].includes(before?.key ?? '')
  );
}

/** "Stemt capaciteit, | planning en werkwijzen op elkaar af": the particle belongs to a verb that stands before. */
function endsInParticle(read: ReadText, words: TaskWords, inside: readonly Token[]): boolean {
  const [first, last] = [inside[0], inside.at(-1)];
  return read.language === 'DUT' && PARTICLES.has(last?.key ?? '') && !words.isVerb(first?.key ?? '');
}

/** One word is a thing by itself when it is a name, or a Dutch compound and no word of every ad. */
function isTelling(read: ReadText, words: TaskWords, { from, start, end }: SkillPhrase, origin: PhraseOrigin): boolean {
  const key = read.tokens[from]?.key ?? '';
  const surface = read.original.slice(start, end);
  if (genericWords(read.language).has(key) || words.isVague(key)) return false;
  if (origin === 'named' && /^\p{Lu}/u.test(surface)) return true;
  return /\p{Lu}.*\p{Lu}|\d/u.test(surface) || (read.language === 'DUT' && key.length >= COMPOUND);
}
