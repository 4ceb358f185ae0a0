import type { ValueMention } from '../../structure/value-mention.ts';
import { cuesWithin, isNegated } from '../../relevance/polarity.ts';
import { hitsBetween } from '../../tokens/hits-between.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { alternativesOfAll, keysOfAll, valuesOfAll } from '../../language/word-lists.ts';
import { grammarOf } from '../../language/grammar/grammars.ts';
import { REACH } from '../../tokens/reach.ts';
import { isAhead, isAskedFor, isCredited, isLeastOf } from './years-asked.ts';
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
const WITH = keysOfAll('experience.with');
/** "esperienza triennale": years in one word. */
const YEARS_IN_A_WORD = valuesOfAll('experience.years');
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
 * counts. `isOfOthers` tells the years, from a token on, that neither asks nor has whom the text is about.
 */
export function findSeniority(
  read: ReadText,
  isOfOthers: (sentence: Sentence, from: number) => boolean = () => false,
): ValueMention<number> | null {
  let best: ValueMention<number> | null = null;
  const words = new Map(read.cues.numberWord.map(({ from, value }) => [from, value]));
  const numberAt = (at: number): number | null =>
    read.tokens[at]?.number ?? words.get(at) ?? SOME.get(read.tokens[at]?.key ?? '') ?? null;
  for (const year of read.cues.year) {
    const sentence = read.sentenceOf(year.from);
    if (sentence === undefined || sentence.section === 'company') continue;
    // below what is offered, years of experience begin a short sentence of their own
    const isPart = read.sentences.length > 1 || sentence.body > sentence.from;
    const isOffered = sentence.section === 'offer' && isPart;
    if (isOffered && !isShort(read, sentence, year.from)) continue;
    let from = year.from - 1;
    if (numberAt(from) === null && BETWEEN.has(read.tokens[from]?.key ?? '')) from--;
    // "two or more years"
    if (MORE.has(read.tokens[from]?.key ?? '') && read.table.joiningWords.has(read.tokens[from - 1]?.key ?? ''))
      from -= 2;
    let value = numberAt(from);
    // "with a year on a boning line"
    const isOne = read.tokens[from]?.key === 'a';
    const isLed = WITH.has(read.tokens[from - 1]?.key ?? '') || isLeastOf(read, from) || from === sentence.from;
    if (value === null && isOne && isLed) value = 1;
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
    if (AFTER.has(read.tokens[from - 1]?.key ?? '') || isAhead(read, year.to)) continue;
    // "une entreprise forte de 20 ans d'expérience"
    if (value >= YOUNGEST && read.tokens.slice(Math.max(0, from - 2), from).some(({ key }) => FIRM.has(key))) continue;
    if (value >= YOUNGEST && (experience === undefined || isApart(read, experience.to, from))) continue;
    if (isCredited(read, sentence, from, year.to) || isOfOthers(sentence, from)) continue;
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

/** Words of such a sentence. */
const SHORT = 9;

/** "Twee jaar in een professionele keuken.", "At least 5 years in facades.": no years that somebody has been there. */
function isShort(read: ReadText, { from, to }: Sentence, year: number): boolean {
  return to - from <= SHORT && year - from <= 3 && !read.tokens.slice(from, to).some(({ key }) => AFTER.has(key));
}

/** "Geen ervaring nodig, | vanaf 18 jaar": a break stands between "experience" and an age behind it. */
function isApart({ tokens }: ReadText, experience: number, years: number): boolean {
  return tokens.slice(experience, years + 1).some(({ followsBreak }) => followsBreak);
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
    if (isAhead(read, month.to)) continue;
    return { value: Math.floor(value / 12), from: month.from - 1, to: experience.to, confidence: 0.85 };
  }
  return null;
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
