import type { Locale } from '@counterpart/domain';
import type { KeptTexts } from '../kept/search-memory.ts';
import type { Ngram, ParsedFeedback } from './feedback-calls.ts';
import type { KeptInput } from './feedback-comparison.ts';
import type { FeedbackComment } from './read-comments.ts';

/** Under which name the tab keeps the input and its results. */
const KEPT_NAME = 'counterpart.textMining';
/** Characters beyond which an input with its results does not survive a reload. */
const MOST_KEPT = 1_000_000;

/** What the server answered of an input. */
export interface FeedbackAnswer {
  readonly parsed: ParsedFeedback;
  readonly ngrams: readonly Ngram[];
  /** What was parsed: without names where these are hidden. */
  readonly comments: readonly FeedbackComment[];
  /** The language of its labels. */
  readonly locale: Locale;
}

/** An input with its results, as the tab keeps them. */
export interface SavedFeedback {
  readonly input: string;
  readonly isSample: boolean;
  readonly fileName: string | null;
  readonly isAnonymous: boolean;
  /** The text that the answer is about, which may have been edited since. */
  readonly parsedInput: string;
  readonly answer: FeedbackAnswer | null;
  readonly kept: KeptInput | null;
}

/** Keeps comments over a reload, in the tab only, as they are personal; too long ones are not kept. */
export class KeptFeedback {
  readonly #session: KeptTexts;
  readonly #log: (what: string, error: unknown) => void;

  constructor(session: KeptTexts, log: (what: string, error: unknown) => void) {
    this.#session = session;
    this.#log = log;
  }

  write(saved: SavedFeedback): void {
    // what is too long is not even written out
    const text = saved.input.length > MOST_KEPT ? '' : JSON.stringify(saved);
    try {
      if (text === '' || text.length > MOST_KEPT) this.#session.removeItem(KEPT_NAME);
      else this.#session.setItem(KEPT_NAME, text);
    } catch (error) {
      this.#log('The feedback could not be kept in this tab', error);
    }
  }

  /** What was kept; null when there is nothing, or nothing that can be read. */
  read(): SavedFeedback | null {
    try {
      const saved = JSON.parse(this.#session.getItem(KEPT_NAME) ?? 'null') as SavedFeedback | null;
      return typeof saved?.input === 'string' ? saved : null;
    } catch (error) {
      this.#log('The feedback of before could not be read', error);
      return null;
    }
  }
}
