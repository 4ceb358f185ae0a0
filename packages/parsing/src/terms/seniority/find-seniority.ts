import type { ValueMention } from '../../structure/value-mention.ts';
import { cuesWithin, isNegated } from '../../relevance/polarity.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { alternativesOfAll, keysByLanguage, keysOfAll, valuesOfAll } from '../../language/word-lists.ts';
import { grammarOf } from '../../language/grammar/grammars.ts';
import { REACH } from '../../tokens/reach.ts';
import { yearsOfFacts } from './years-of-facts.ts';

/** More years are the firm's, not asked of anybody. */
const MOST_YEARS = 20;
/** From here on a number of years without "experience" is an age. */
const YOUNGEST = 15;
/** Words between a number and its years: "cinq bonnes années", "a couple of years", "un paio d'anni". */
const BETWEEN = keysOfAll('experience.between');
/** Numbers that only years have. */
const SOME = valuesOfAll('number.some');
const MORE = keysOfAll('experience.more');
/** What years of work are in or with, where "experience" is not said. */
const WORKED = keysOfAll('experience.worked');

/** What a firm has so many years of. */
const FIRM = keysOfAll('experience.firm');
const AFTER = keysOfAll('time.after');

/** "Aandelen als | je twee jaar blijft" says when, not as what. */
const SUBJECTS = keysOfAll('grammar.reader', 'grammar.other-subject');

const ORDINAL = new RegExp(String.raw`^\d+(?:${alternativesOfAll('cv.date.ordinal')}|[°º])(?!\p{L})`, 'iu');
const ORDINAL_SAMPLE = 5;

/** "TSO of 7de jaar", "3rd year of law": which year of a school it is. */
function isOrdinal({ tokens, original }: ReadText, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && ORDINAL.test(original.slice(token.start, token.end + ORDINAL_SAMPLE));
}

/**
 * Years of experience: asked by a job ("minimaal 3 jaar ervaring"), had by a candidate. The lower end of a range
 * counts.
 */
export function findSeniority(read: ReadText): ValueMention<number> | null {
  let best: ValueMention<number> | null = null;
  const words = new Map(read.cues.numberWord.map(({ from, value }) => [from, value]));
  const numberAt = (at: number): number | null =>
    read.tokens[at]?.number ?? words.get(at) ?? SOME.get(read.tokens[at]?.key ?? '') ?? null;
  for (const year of read.cues.year) {
    const sentence = read.sentenceOf(year.from);
    if (sentence === undefined || sentence.section === 'company' || sentence.section === 'offer') continue;
    let from = year.from - 1;
    if (numberAt(from) === null && BETWEEN.has(read.tokens[from]?.key ?? '')) from--;
    // "two or more years"
    if (MORE.has(read.tokens[from]?.key ?? '') && read.table.joiningWords.has(read.tokens[from - 1]?.key ?? ''))
      from -= 2;
    let value = numberAt(from);
    // "with a year on a boning line"
    const isOne = read.tokens[from]?.key === 'a';
    if (value === null && isOne && (WITH.has(read.tokens[from - 1]?.key ?? '') || isLeastOf(read, from))) value = 1;
    // "een jaar of drie ervaring"
    const behind = read.tokens[year.to]?.key === 'of' ? numberAt(year.to + 1) : null;
    if (behind !== null && grammarOf(read.language).countsBehindYears) value = behind;
    if (value === null || from < sentence.from || isOrdinal(read, from)) continue;
    const range = hitsBetween(read.cues.rangeWord, from - 1, from).find(({ to }) => to === from);
    const before = range === undefined ? from - 1 : range.from - 1;
    const lower = numberAt(before);
    const gap = read.original.slice(read.tokens[before]?.end ?? 0, read.tokens[from]?.start ?? 0);
    if (
      lower !== null &&
      lower < value &&
      before >= sentence.from &&
      (range !== undefined || /^\s?[-–/]\s?$/.test(gap))
    ) {
      value = lower;
      from = before;
    }
    if (value < 0 || value > MOST_YEARS || !Number.isInteger(value)) continue;
    const experience = hitsBetween(
      read.cues.experience,
      from - REACH.seniority.experience - 1,
      year.to + REACH.seniority.experience + 1,
    ).find(
      (cue) =>
        cue.from >= sentence.from &&
        cue.to <= sentence.to &&
        // "années passées en banque", "ans comme" begin at the years
        ((cue.from >= year.from && cue.to > year.to && cue.from - year.to <= REACH.seniority.experience) ||
          (cue.to <= from &&
            from - cue.to <= REACH.seniority.experience &&
            !SUBJECTS.has(read.tokens[cue.to]?.key ?? ''))),
    );
    // "na 2 jaar ervaring krijg je een wagen"
    if (AFTER.has(read.tokens[from - 1]?.key ?? '')) continue;
    // "une entreprise forte de 20 ans d'expérience"
    if (value >= YOUNGEST && read.tokens.slice(Math.max(0, from - 2), from).some(({ key }) => FIRM.has(key))) continue;
    if (value >= YOUNGEST && (experience === undefined || isApart(read, experience.to, from))) continue;
    const isAsked = isAskedFor(read, sentence, from, year.to);
    if ((experience === undefined && !isAsked) || (!isLeastOf(read, from) && isNegated(read, from, year.to))) continue;
    if (sentence.isAboutCompany && !cuesWithin(read.cues.seeking, sentence)) continue;
    const confidence =
      (sentence.section === 'profile' ? 0.95 : 0.85) - (isFollowedBy(read, experience, year.to) ? 0 : 0.01);
    if (best === null || confidence > best.confidence || (confidence === best.confidence && value > best.value)) {
      best = { value, from, to: Math.max(year.to, experience?.to ?? 0), confidence };
    }
  }
  return best ?? monthsOfExperience(read) ?? yearsInAWord(read) ?? yearsOfFacts(read);
}

/** "Geen ervaring nodig, | vanaf 18 jaar": a break stands between "experience" and an age behind it. */
function isApart({ tokens }: ReadText, experience: number, years: number): boolean {
  return tokens.slice(experience, years + 1).some(({ followsBreak }) => followsBreak);
}

/** "no less than three years": the "no" denies nothing. */
function isLeastOf(read: ReadText, from: number): boolean {
  return hitsBetween(read.cues.atLeast, from - 1, from).some(({ to }) => to === from);
}

/** "two years of professional experience" before "a degree of three years and … experience". */
function isFollowedBy(read: ReadText, experience: { readonly from: number } | undefined, to: number): boolean {
  return experience !== undefined && experience.from >= to && experience.from - to <= 3;
}

/** "24 mesi di esperienza": months that make whole years. */
function monthsOfExperience(read: ReadText): ValueMention<number> | null {
  for (const month of read.cues.month) {
    const value = read.tokens[month.from - 1]?.number ?? 0;
    const sentence = read.sentenceOf(month.from);
    if (value < 12 || value > 60 || sentence === undefined) continue;
    if (sentence.section === 'company' || sentence.section === 'offer') continue;
    const experience = hitsBetween(read.cues.experience, month.to, month.to + 4).find(({ from }) => from >= month.to);
    if (experience === undefined || isNegated(read, month.from - 1, experience.to)) continue;
    return { value: Math.floor(value / 12), from: month.from - 1, to: experience.to, confidence: 0.85 };
  }
  return null;
}

/** "esperienza triennale": years in one word. */
const YEARS_IN_A_WORD = valuesOfAll('experience.years');
const AGE = keysOfAll('experience.age.behind');
const AGE_BEFORE = keysOfAll('experience.age.before');

/** "minimaal 5 jaar in een soortgelijke rol": a least number of years under the profile, and nobody's age. */
function isAskedFor(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const isPlus =
    /^ ?\+/.test(read.original.slice(read.tokens[to - 1]?.end ?? 0)) ||
    read.original.charAt(read.tokens[from]?.end ?? 0) === '+';
  // "Restauration : 3 ans (Requis)"
  const isMarked =
    /^ ?\(/.test(read.original.slice(read.tokens[to - 1]?.end ?? 0)) &&
    (hasHitBetween(read.cues.required, to, to + 1) || hasHitBetween(read.cues.nice, to, to + 1));
  if (isPlus || isMarked) return true;
  if (isHeld(read, from)) return false;
  if (isItemOfYears(read, sentence, from, to) || isOfWhoIsSought(read, sentence, from, to)) return true;
  if (isLeastWorked(read, sentence, from, to) || isAlreadyDone(read, sentence, from)) return true;
  if (isLeastAlone(read, sentence, from, to)) return true;
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
  if (sentence.section !== null || sentence.isAboutCompany || sentence.isOfFirm) return false;
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

/** The years that an adjective tells beside "experience". */
function yearsInAWord(read: ReadText): ValueMention<number> | null {
  for (const cue of read.cues.experience) {
    for (let at = cue.from - 2; at < cue.to + 3; at++) {
      const value = YEARS_IN_A_WORD.get(read.tokens[at]?.key ?? '');
      if (value === undefined) continue;
      const [first, last] = [Math.min(at, cue.from), Math.max(at + 1, cue.to)];
      if (!isNegated(read, first, last)) return { value, from: first, to: last, confidence: 0.9 };
    }
  }
  return null;
}
