import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, localeOfLanguage } from '@counterpart/domain';
import { type FeedbackMention, FeedbackParser } from '@counterpart/parsing';
import { GoldFormatError } from './gold-format.ts';

const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['S', 'START_DOING'],
  ['K', 'KEEP_DOING'],
  ['X', 'STOP_DOING'],
  ['U', 'UNKNOWN'],
  ['-', 'NONE'],
]);
const BETWEEN = ' || ';

/** How well feedback of one language and half was read. */
export interface FeedbackFigure {
  readonly locale: string;
  readonly half: 'open' | 'held';
  readonly thoughts: number;
  /** Part of the thoughts whose category is right, 0..1. */
  readonly accuracy: number;
  /** Over all competences of all thoughts, 0..1. */
  readonly f1: number;
  readonly errors: readonly string[];
}

/** A thought of a comment: its characters, and what it says. */
interface GoldThought {
  readonly start: number;
  readonly end: number;
  readonly category: string;
  readonly competences: ReadonlySet<string>;
}

interface GoldComment {
  readonly text: string;
  readonly thoughts: readonly GoldThought[];
}

function readComment(line: string, place: string): GoldComment {
  const [written = '', labels = ''] = line.split('\t');
  const texts = written.split(BETWEEN);
  const truths = labels.split(BETWEEN);
  if (texts.length !== truths.length) throw new GoldFormatError([`${place}: thoughts and labels differ in number`]);
  let start = 0;
  const thoughts = texts.map((text, at): GoldThought => {
    const [mark = '', names = ''] = (truths[at] ?? '').trim().split(' ');
    const category = CATEGORIES.get(mark);
    if (category === undefined) throw new GoldFormatError([`${place}: "${mark}" is no category`]);
    const thought = {
      start,
      end: start + text.length,
      category,
      competences: new Set(names.split(',').filter(Boolean)),
    };
    start = thought.end + 1;
    return thought;
  });
  return { text: texts.join(' '), thoughts };
}

/** The category that most mentions of a thought have. */
function categoryOf(mentions: readonly FeedbackMention[]): string {
  const counts = Map.groupBy(mentions, ({ category }) => category);
  const [first] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? 'NONE';
}

function figureOf(locale: string, half: 'open' | 'held', comments: readonly GoldComment[]): FeedbackFigure {
  const features = { lemma: true, split: true, spell: true };
  const parser = new FeedbackParser({ languages: LANGUAGES, features, labels: 'ENG', anonymise: false, taught: [] });
  const errors: string[] = [];
  let [thoughts, right, found, wrong, missed] = [0, 0, 0, 0, 0];
  for (const { text, thoughts: told } of comments) {
    const mentions = parser.read(text);
    for (const { start, end, category, competences } of told) {
      const within = mentions.filter(({ start: at }) => at >= start && at < end);
      const read = categoryOf(within);
      const named = new Set(within.map(({ behaviour }) => behaviour.split('.')[1] ?? ''));
      const shared = [...named].filter((name) => competences.has(name)).length;
      thoughts++;
      found += shared;
      wrong += named.size - shared;
      missed += competences.size - shared;
      if (read === category) right++;
      if (read !== category || named.size !== shared || competences.size !== shared) {
        const [want, got] = [[...competences].join(','), [...named].join(',')];
        errors.push(`${text.slice(start, end)} → ${read} ${got}, not ${category} ${want}`);
      }
    }
  }
  const f1 = (2 * found) / (2 * found + wrong + missed);
  return { locale, half, thoughts, accuracy: right / thoughts, f1, errors };
}

/** Reads the gold comments of a folder: odd lines are open, even ones held back. */
export function evaluateFeedback(
  folder: string,
  halves: readonly ('open' | 'held')[] = ['open', 'held'],
): readonly FeedbackFigure[] {
  return LANGUAGES.map(localeOfLanguage).flatMap((locale) => {
    const lines = readFileSync(path.join(folder, `${locale}.tsv`), 'utf8')
      .trim()
      .split('\n');
    const comments = lines.map((line, at) => readComment(line, `${locale}.tsv:${at + 1}`));
    return halves.map((half) =>
      figureOf(
        locale,
        half,
        comments.filter((_, at) => (at % 2 === 0) === (half === 'open')),
      ),
    );
  });
}

/** Prints what is reached, and with `showErrors` what was misread in the open half. */
export function printFeedback(folder: string, showErrors: boolean): void {
  console.log('Feedback comments: category of a thought (target 85 %), competences (target F1 75 %)');
  console.log('set         thoughts  category        F1');
  for (const { locale, half, thoughts, accuracy, f1, errors } of evaluateFeedback(folder)) {
    const percent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(9);
    console.log(`${`${locale} ${half}`.padEnd(12)}${String(thoughts).padStart(8)} ${percent(accuracy)} ${percent(f1)}`);
    if (showErrors && half === 'open') for (const error of errors) console.log(`  ${error}`);
  }
}
