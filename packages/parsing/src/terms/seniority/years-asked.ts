import { cuesWithin } from '../../relevance/polarity.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { keysByLanguage, keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

const MORE = keysOfAll('experience.more');
/** What years of work are in or with, where "experience" is not said. */
const WORKED = keysOfAll('experience.worked');
const AGE = keysOfAll('experience.age.behind');

/** "no less than three years": the "no" denies nothing. */
export function isLeastOf(read: ReadText, from: number): boolean {
  return hitsBetween(read.cues.atLeast, from - 1, from).some(({ to }) => to === from);
}

const AGE_BEFORE = keysOfAll('experience.age.before');

/** "minimaal 5 jaar in een soortgelijke rol": a least number of years under the profile, and nobody's age. */
export function isAskedFor(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const isPlus =
    /^ ?\+/.test(read.original.slice(read.tokens[to - 1]?.end ?? 0)) ||
    read.original.charAt(read.tokens[from]?.end ?? 0) === '+';
  // "Restauration : 3 ans (Requis)"
  const isMarked =
    /^ ?\(/.test(read.original.slice(read.tokens[to - 1]?.end ?? 0)) &&
    (hasHitBetween(read.cues.required, to, to + 1) || hasHitBetween(read.cues.nice, to, to + 1));
  if (isPlus || isMarked) return true;
  if (isHeld(read, from)) return false;
  // "1 jaar rijervaring"
  if (ENDINGS.some((ending) => (read.tokens[to]?.key ?? '').endsWith(ending))) return true;
  if (isItemOfYears(read, sentence, from, to) || isOfWhoIsSought(read, sentence, from, to)) return true;
  if (isLeastWorked(read, sentence, from, to) || isAlreadyDone(read, sentence, from)) return true;
  if (isOwnSentence(read, sentence, from, to)) return true;
  if (isLeastAlone(read, sentence, from, to) || isValued(read, sentence, from, to)) return true;
  if (sentence.section !== 'profile')
    return MORE.has(read.tokens[from + 2]?.key ?? '') || MORE.has(read.tokens[to + 1]?.key ?? '');
  const isLeast = hitsBetween(read.cues.atLeast, from - 2, from).some((cue) => cue.to <= from && from - cue.to <= 1);
  const after = hitsBetween(read.cues.atLeast, to, to + 7).some((cue) => cue.from >= to && cue.to <= sentence.to);
  const isLonger = /^ (?:of (?:langer|meer)|or (?:more|longer)|ou plus|o più|e oltre)\b/.test(
    read.original.slice(read.tokens[to - 1]?.end ?? 0, (read.tokens[to - 1]?.end ?? 0) + 12),
  );
  const isWorked = WORKED.has(read.tokens[to]?.key ?? '') || WORKED.has(read.tokens[to + 2]?.key ?? '');
  if (!isLeast && !after && !isLonger && !isWorked) return false;
  return !AGE.has(read.tokens[to]?.key ?? '') && !AGE_BEFORE.has(read.tokens[from - 1]?.key ?? '');
}

const CREDITED = keysOfAll('experience.credited');
/** Words between "up to" and the years: "een maximum van tien jaar", and behind them: "10 ans maximum". */
const [MOST_BEFORE, MOST_BEHIND] = [3, 2] as const;

/** "Ervaring telt mee tot maximaal 10 jaar": the most that counts for somebody's pay, not the least that is asked. */
export function isCredited({ tokens, cues }: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const isMost = hasHitBetween(cues.upTo, from - MOST_BEFORE, from) || hasHitBetween(cues.upTo, to, to + MOST_BEHIND);
  if (!isMost) return false;
  const start = Math.max(sentence.from, from - REACH.seniority.credited);
  const end = Math.min(sentence.to, to + REACH.seniority.credited);
  return tokens.slice(start, end).some(({ key }) => CREDITED.has(key));
}

/** What compounds of experience end with: "hotelervaring". */
const ENDINGS = [...keysOfAll('experience.ending')];

const AHEAD = keysOfAll('experience.ahead');

/** "Twelve months or longer | before you begin": what still lies ahead of somebody is no experience. */
export function isAhead({ tokens, table }: ReadText, to: number): boolean {
  const behind = table.joiningWords.has(tokens[to]?.key ?? '') ? to + 2 : to;
  return tokens[behind]?.followsBreak === false && AHEAD.has(tokens[behind].key);
}

/** What one has had for so many years: "patente B da almeno tre anni" is no experience. */
const HELD = keysOfAll('experience.held');

const SINCE = keysOfAll('experience.since');

function isHeld({ tokens }: ReadText, from: number): boolean {
  const before = tokens.slice(Math.max(0, from - REACH.seniority.held), from);
  return before.some(({ key }) => HELD.has(key)) && before.slice(-2).some(({ key }) => SINCE.has(key));
}

/** Who is sought has so many years: "someone with a year on a boning line". */
const WITH = keysOfAll('experience.with');

function isOfWhoIsSought(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  if (!WITH.has(read.tokens[from - 1]?.key ?? '')) return false;
  const next = read.tokens[to]?.key ?? '';
  if (!WORKED.has(next) && (!OF_WORK.has(next) || hasNotWorked(read, to))) return false;
  // "you'll need three years in field sales"
  const isReader = READER[read.language].has(read.tokens[from - 2]?.key ?? '');
  const isNeeded = isReader || hasHitBetween(read.cues.required, from - 1, from);
  return isNeeded || sentence.section === 'profile' || cuesWithin(read.cues.seeking, sentence);
}

/**
 * "At least four years in local government." under no heading, "someone who has stood at least ten years on a site":
 * the least of years that are spent at work; as a sentence of its own also without "at least".
 */
function isLeastWorked(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  // "two years minimum in a call centre"
  const behind = hitsBetween(read.cues.atLeast, to, to + 1).find((cue) => cue.from === to)?.to ?? to;
  if (!WORKED.has(read.tokens[behind]?.key ?? '') || AGE.has(read.tokens[to]?.key ?? '')) return false;
  if ((sentence.section !== null && sentence.section !== 'offer') || sentence.isAboutCompany || sentence.isOfFirm)
    return false;
  if (AGE_BEFORE.has(read.tokens[from - 1]?.key ?? '') || hasNotWorked(read, to)) return false;
  const first = hitsBetween(read.cues.rangeWord, from - 1, from)[0] === undefined ? from : from - 2;
  const isLeast = isLeastOf(read, first) || hasHitBetween(read.cues.atLeast, to, to + 1);
  const start = isLeastOf(read, first) ? (hitsBetween(read.cues.atLeast, first - 1, first)[0]?.from ?? first) : first;
  const isApart = start <= sentence.from || read.tokens[start]?.followsBreak === true;
  // "Richiesta: 4 anni in cantiere"
  const isLabelled = read.original.charAt(read.tokens[start - 1]?.end ?? -1) === ':';
  if (start === sentence.from || isLabelled || (isApart && isLeast)) return true;
  return isLeastOf(read, from) && cuesWithin(read.cues.seeking, sentence);
}

/** "Kok: 60 couverts per avond. | Minstens een jaar …": the line speaks of one of several jobs. */
const ONE_OF_SEVERAL = /[\n\r]\p{Lu}\p{L}+ ?: [^\n\r]*$/u;
/** Words of a sentence that says nothing but the years. */
const LONGEST_OWN = 8;

/** "Four years of TypeScript.", "Minstens 3 jaar SAP S/4.": a short sentence that begins with the years. */
function isOwnSentence(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const { section, isAboutCompany, isOfFirm } = sentence;
  if (section === 'company' || section === 'contact' || section === 'tasks' || isAboutCompany || isOfFirm) return false;
  const least = hitsBetween(read.cues.atLeast, from - 2, from).find((cue) => cue.to === from);
  if ((least?.from ?? from) !== sentence.from || sentence.to - to > LONGEST_OWN) return false;
  if (sentence.to - to < (least === undefined ? 2 : 1)) return false;
  // "two years of study", "18 years old"
  const isOther = ({ key }: { readonly key: string }): boolean =>
    NOT_WORKED.has(key) || (AGE.has(key) && !OF_WORK.has(key));
  if (read.tokens.slice(to, to + 1 + REACH.seniority.object).some(isOther)) return false;
  if (section === null && ONE_OF_SEVERAL.test(read.original.slice(0, sentence.start))) return false;
  const { contract, contractWord, lengthWord, hours, month, wageWord } = read.cues;
  return ![contract, contractWord, lengthWord, hours, month, wageWord].some((cues) => cuesWithin(cues, sentence));
}

/** "A year in a practice would be great": the sentence says that it is asked. */
function isValued(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  if (sentence.section === 'company' || sentence.section === 'offer' || sentence.isAboutCompany) return false;
  if (!WORKED.has(read.tokens[to]?.key ?? '') && !WORKED.has(read.tokens[to + 2]?.key ?? '')) return false;
  if (AGE.has(read.tokens[to]?.key ?? '') || AGE_BEFORE.has(read.tokens[from - 1]?.key ?? '')) return false;
  if (hasNotWorked(read, to)) return false;
  return cuesWithin(read.cues.nice, sentence) || cuesWithin(read.cues.required, sentence);
}

/** Before years of what somebody does already: "je last al 4 jaar", "vous exercez depuis 5 ans". */
const ALREADY = keysOfAll('experience.already');
const READER = keysByLanguage('grammar.reader');

function isAlreadyDone({ tokens, language }: ReadText, sentence: Sentence, from: number): boolean {
  if (sentence.section === 'company' || sentence.section === 'offer' || sentence.isAboutCompany) return false;
  const before = [from - 1, from - 2].find((at) => ALREADY.has(tokens[at]?.key ?? ''));
  if (before === undefined || before <= sentence.from) return false;
  return tokens
    .slice(Math.max(sentence.from, before - REACH.seniority.experience), before)
    .some(({ key }) => READER[language].has(key));
}

/** "Perm. £16.50/hour, 45 hours, 4 years min.": the least of years between breaks, of which no contract is told. */
function isLeastAlone(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  if (sentence.section === 'company' || sentence.isAboutCompany) return false;
  const before = hitsBetween(read.cues.atLeast, from - 2, from).find((cue) => cue.to === from);
  const behind = hitsBetween(read.cues.atLeast, to, to + 1).find((cue) => cue.from === to);
  if (before === undefined && behind === undefined) return false;
  const [start, end] = [before?.from ?? from, behind?.to ?? to];
  const isApart = (at: number): boolean =>
    at <= sentence.from || at >= sentence.to || read.tokens[at]?.followsBreak === true;
  if (!isApart(start) || !isApart(end)) return false;
  const words = [read.cues.lengthWord, read.cues.contractWord, read.cues.contract];
  return !words.some((cues) => hasHitBetween(cues, Math.max(sentence.from, start - REACH.seniority.object), start));
}

function hasNotWorked({ tokens }: ReadText, to: number): boolean {
  return tokens.slice(to, to + 1 + REACH.seniority.object).some(({ key }) => NOT_WORKED.has(key) || AGE.has(key));
}

/** What years are of that nobody has worked: "trois ans de garantie", "two years of study". */
const NOT_WORKED = keysOfAll('experience.not-worked');
const OF_WORK = keysOfAll('experience.of');

/** "– deux ans de zinguerie", "– one year at a forwarder": a line that begins with the years asks them. */
function isItemOfYears(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const isFirst = from === sentence.from || from === sentence.body || isLeastOf(read, from);
  if (!isFirst || (!sentence.isItem && sentence.section !== 'profile')) return false;
  const isLonger = MORE.has(read.tokens[to + 1]?.key ?? '') ? to + 2 : to;
  if (!OF_WORK.has(read.tokens[isLonger]?.key ?? '')) return false;
  return !read.tokens
    .slice(isLonger + 1, isLonger + 1 + REACH.seniority.object)
    .some(({ key }) => NOT_WORKED.has(key) || AGE.has(key));
}
