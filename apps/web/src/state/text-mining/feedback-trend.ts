import { type FeedbackAspect, matchesOfAspect } from './feedback-aspects.ts';
import type { FeedbackComment } from './read-comments.ts';

/** One period: how many comments it has, and how often each main category is mentioned in them. */
export interface TrendPeriod {
  /** `yyyy-MM`, `yyyy-Qn` or `yyyy`. */
  readonly period: string;
  readonly comments: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** Periods that fit beside each other; with more of them the periods become longer. */
const MOST_PERIODS = 18;

const month = (date: string) => date.slice(0, 7);
const quarter = (date: string) => `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
const year = (date: string) => date.slice(0, 4);

/** Mentions of each main category by month, quarter or year; empty without dates or with a single period. */
export function feedbackTrend(
  comments: readonly FeedbackComment[],
  aspects: readonly FeedbackAspect[],
): readonly TrendPeriod[] {
  const dated = comments.flatMap(({ text, date }) => (date === null ? [] : [{ text, date }]));
  const cut =
    [month, quarter, year].find((each) => new Set(dated.map(({ date }) => each(date))).size <= MOST_PERIODS) ?? year;
  const periods = new Map<string, { comments: number; counts: Record<string, number> }>();
  const dates = new Map<string, string[]>();
  for (const { text, date } of dated.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const period = periods.get(cut(date)) ?? { comments: 0, counts: {} };
    period.comments += 1;
    periods.set(cut(date), period);
    dates.set(text, [...(dates.get(text) ?? []), date]);
  }
  for (const aspect of aspects) {
    // the same words may be written at several times: their mentions are dealt over these
    const taken = new Map<string, number>();
    for (const { context, sentence, rule } of matchesOfAspect(aspect)) {
      const known = dates.get(context.trim()) ?? [];
      const mention = `${context}\n${sentence}\n${rule}`;
      const at = taken.get(mention) ?? 0;
      taken.set(mention, at + 1);
      const date = known[at % Math.max(known.length, 1)];
      const period = date === undefined ? undefined : periods.get(cut(date));
      if (period !== undefined) period.counts[aspect.aspectType] = (period.counts[aspect.aspectType] ?? 0) + 1;
    }
  }
  if (periods.size < 2) return [];
  return [...periods].map(([period, { comments: count, counts }]) => ({ period, comments: count, counts }));
}
