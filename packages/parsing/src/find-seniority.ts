import type { FoundValue } from './found-value.ts';
import { isNegated } from './polarity.ts';
import { hitsBetween } from './piece-window.ts';
import type { ReadText } from './read-text.ts';

/** More years are the firm's, not asked of anybody. */
const MOST_YEARS = 20;
/** Words between the years and "experience". */
const EXPERIENCE_REACH = 8;

/** Years of experience: asked by a job ("minimaal 3 jaar ervaring"), had by a candidate. The lower end of a range counts. */
export function findSeniority(read: ReadText): FoundValue<number> | null {
  let best: FoundValue<number> | null = null;
  const words = new Map(read.cues.numberWord.map(({ from, value }) => [from, value]));
  const numberAt = (at: number): number | null => read.pieces[at]?.number ?? words.get(at) ?? null;
  for (const year of read.cues.year) {
    const sentence = read.sentenceOf(year.from);
    if (sentence === undefined || sentence.section === 'company' || sentence.section === 'offer') continue;
    let from = year.from - 1;
    let value = numberAt(from);
    // "een jaar of drie ervaring"
    const behind = read.pieces[year.to]?.key === 'of' ? numberAt(year.to + 1) : null;
    if (behind !== null && read.language === 'DUT') value = behind;
    if (value === null || from < sentence.from) continue;
    const range = hitsBetween(read.cues.rangeWord, from - 1, from).find(({ to }) => to === from);
    const before = range === undefined ? from - 1 : range.from - 1;
    const lower = numberAt(before);
    const gap = read.original.slice(read.pieces[before]?.end ?? 0, read.pieces[from]?.start ?? 0);
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
      from - EXPERIENCE_REACH - 1,
      year.to + EXPERIENCE_REACH + 1,
    ).find(
      (cue) =>
        cue.from >= sentence.from &&
        cue.to <= sentence.to &&
        ((cue.from >= year.to && cue.from - year.to <= EXPERIENCE_REACH) ||
          (cue.to <= from && from - cue.to <= EXPERIENCE_REACH)),
    );
    if (experience === undefined || isNegated(read, from, year.to)) continue;
    const confidence = sentence.isAboutCompany ? 0.3 : sentence.section === 'profile' ? 0.95 : 0.85;
    if (confidence < 0.5) continue;
    if (best === null || confidence > best.confidence || (confidence === best.confidence && value > best.value)) {
      best = { value, from, to: Math.max(year.to, experience.to), confidence };
    }
  }
  return best;
}
