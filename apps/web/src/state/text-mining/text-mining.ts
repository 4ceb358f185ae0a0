import type { ApiClient } from '@counterpart/client';
import type { Locale } from '@counterpart/domain';
import type { KeptTexts } from '../kept/search-memory.ts';
import { type Readable, Store } from '../store.ts';
import { type FeedbackAspect, feedbackAspects, matchesOfAspect, unmatchedLines } from './feedback-aspects.ts';
import { countNgrams, hideNames, parseComments } from './feedback-calls.ts';
import { type KeptInput, keptInput } from './feedback-comparison.ts';
import { type Frequencies, ngramMaps } from './frequencies.ts';
import { type FeedbackAnswer, KeptFeedback } from './kept-feedback.ts';
import { type FeedbackComment, readComments } from './read-comments.ts';

/** What a parsed input says. */
export interface FeedbackResults {
  readonly aspects: readonly FeedbackAspect[];
  readonly comments: readonly FeedbackComment[];
  readonly unmatched: readonly string[];
  readonly matchCount: number;
  /** How long the parser took, in milliseconds. */
  readonly duration: number;
}

/** Why there is no result, or not of all comments: no text, a call that failed, comments that the parser skipped. */
export type MiningProblem = { readonly kind: 'empty' | 'skipped' } | { readonly kind: 'call'; readonly error: unknown };

/** What the text-mining screens show (TXT-01). */
export interface TextMiningState {
  readonly input: string;
  /** Whether the input is the sample still, which follows the language of the screens. */
  readonly isSample: boolean;
  /** The name of the file that the input came from; null when it was typed. */
  readonly fileName: string | null;
  readonly isAnonymous: boolean;
  readonly isFetching: boolean;
  /** 0..1 of the comments that are parsed. */
  readonly progress: number;
  readonly results: FeedbackResults | null;
  readonly oneGrams: Frequencies;
  readonly nGrams: Frequencies;
  readonly problem: MiningProblem | null;
  /** An earlier input that the results are compared with. */
  readonly kept: KeptInput | null;
}

/** The world around the screens. */
export interface TextMiningOptions {
  readonly api: ApiClient;
  /** The language of the screens, which labels are asked in. */
  readonly locale: () => Locale;
  /** What the tab keeps; comments are personal, so they go with it. */
  readonly session: KeptTexts;
  readonly log: (what: string, error: unknown) => void;
}

function shown({ parsed, ngrams, comments }: FeedbackAnswer) {
  const aspects = feedbackAspects(parsed.aspects);
  const lines = comments.map(({ text }) => text);
  const matchCount = aspects.reduce((sum, aspect) => sum + matchesOfAspect(aspect).length, 0);
  const results = {
    aspects,
    comments,
    unmatched: unmatchedLines(lines, aspects),
    matchCount,
    duration: parsed.duration,
  };
  return { results, ...ngramMaps(ngrams) };
}

/** Comments, what they say, and the words they use; kept while steps change, and over a reload when they are few. */
export class TextMining {
  readonly #options: TextMiningOptions;
  readonly #store: Store<TextMiningState>;
  readonly #session: KeptFeedback;
  #run: AbortController | null = null;
  #answer: FeedbackAnswer | null = null;
  #parsedInput = '';

  constructor(options: TextMiningOptions) {
    this.#options = options;
    this.#session = new KeptFeedback(options.session, options.log);
    this.#store = new Store<TextMiningState>({
      input: '',
      isSample: true,
      fileName: null,
      isAnonymous: false,
      isFetching: false,
      progress: 0,
      results: null,
      oneGrams: new Map(),
      nGrams: new Map(),
      problem: null,
      kept: null,
    });
    this.#restore();
  }

  get store(): Readable<TextMiningState> {
    return this.#store;
  }

  /** The sample in the language of the screens, unless something else was typed. */
  seed(sample: string): void {
    const { isSample, input } = this.#store.get();
    if (isSample && input !== sample) this.#store.set({ input: sample, problem: null });
  }

  /** Another input, typed or read from a file. */
  setInput(input: string, fileName: string | null = null): void {
    this.#store.set({ input, fileName, isSample: false, problem: null });
    this.#save();
  }

  /** Whether names of people are hidden in what is parsed. */
  setAnonymous(isAnonymous: boolean): void {
    this.#store.set({ isAnonymous });
    this.#save();
  }

  /**
   * Parses the input and counts its words; true when there is a result. A failure is logged and loading stops, with
   * the earlier results as they were (TXT-01).
   */
  parse(): Promise<boolean> {
    return this.#parse(this.#store.get().input);
  }

  /** Parses once more what the results are of, such as after something was taught. */
  repeat(): Promise<boolean> {
    return this.#parse(this.#parsedInput);
  }

  /** Asks for the labels of the results in another language of the screens. */
  async followLocale(locale: Locale): Promise<void> {
    if (this.#answer !== null && this.#answer.locale !== locale) await this.repeat();
  }

  async #parse(input: string): Promise<boolean> {
    if (this.#run !== null) return false;
    const written = readComments(input);
    if (written.length === 0) {
      this.#store.set({ problem: { kind: 'empty' } });
      return false;
    }
    const { api, log } = this.#options;
    const run = new AbortController();
    const locale = this.#options.locale();
    const onProgress = (progress: number) => {
      if (this.#run === run) this.#store.set({ progress });
    };
    this.#run = run;
    this.#store.set({ isFetching: true, progress: 0, problem: null });
    try {
      const texts = written.map(({ text }) => text);
      const { isAnonymous } = this.#store.get();
      const shownTexts = isAnonymous ? await hideNames(api, texts, run.signal) : texts;
      // what the parser skips for its length has no text that could be shown without names
      const comments = written.flatMap(({ date }, at) => {
        const text = shownTexts[at] ?? '';
        return text === '' ? [] : [{ text, date }];
      });
      const lines = comments.map(({ text }) => text);
      const [parsed, ngrams] = await Promise.all([
        parseComments(api, lines, { locale, signal: run.signal, onProgress }),
        countNgrams(api, lines, { locale, signal: run.signal }),
      ]);
      if (this.#run !== run) return false;
      this.#answer = { parsed, ngrams, locale, comments };
      this.#parsedInput = input;
      if (parsed.error) log('Not all comments were parsed', parsed.errorMessage);
      this.#store.set({ ...shown(this.#answer), problem: parsed.error ? { kind: 'skipped' } : null });
      return true;
    } catch (error) {
      // the other of the two calls is of no use by itself
      run.abort();
      if (this.#run !== run) return false;
      log('The feedback could not be parsed', error);
      this.#store.set({ problem: { kind: 'call', error } });
      return false;
    } finally {
      if (this.#run === run) {
        this.#run = null;
        this.#store.set({ isFetching: false });
        this.#save();
      }
    }
  }

  /** Gives the parse up; what was found before stays. */
  cancel(): void {
    this.#run?.abort();
    this.#run = null;
    this.#store.set({ isFetching: false });
  }

  /** Keeps the counts of the results, so that the next input is compared with them. */
  keepForComparison(): void {
    const { results } = this.#store.get();
    if (results === null) return;
    this.#store.set({ kept: keptInput(results.comments.length, results.aspects) });
    this.#save();
  }

  /** Ends the comparison. */
  endComparison(): void {
    this.#store.set({ kept: null });
    this.#save();
  }

  #save(): void {
    const { input, isSample, fileName, isAnonymous, kept } = this.#store.get();
    const parsedInput = this.#parsedInput;
    this.#session.write({ input, isSample, fileName, isAnonymous, parsedInput, answer: this.#answer, kept });
  }

  #restore(): void {
    const saved = this.#session.read();
    if (saved === null) return;
    const { input, isSample, fileName, isAnonymous, parsedInput, answer, kept } = saved;
    this.#answer = answer;
    this.#parsedInput = parsedInput;
    this.#store.set({ input, isSample, fileName, isAnonymous, kept, ...(answer === null ? {} : shown(answer)) });
  }
}
