import { MAX_COMMENT, type ParsedQuery } from '@counterpart/contract';
import { CatalogueError, isLanguage, type Language, LANGUAGES, languageOfLocale } from '@counterpart/domain';
import type { FeedbackOptions, TaughtRule } from '@counterpart/parsing';
import { feedbackRulesVersion, feedbackTopics } from '@counterpart/parsing/without-reader';
import type { Clock } from '../clock.ts';
import { languageFrom } from '../reading/call-language.ts';
import type { CutFeedback, ParserPool } from '../reading/parser-pool.ts';
import { FeedbackAnswer } from './feedback-answer.ts';

/** Slices that are read at once: some for each worker, so that none waits for the other's. */
const AT_ONCE = 6;
/** Lines of one piece of work. */
const HIDDEN_AT_ONCE = 1000;
const PARSERS: ReadonlyMap<string, readonly Language[]> = new Map<string, readonly Language[]>([
  ['feedback', LANGUAGES],
  ...['nl', 'fr', 'en', 'it'].map((locale) => [`feedback-${locale}`, [languageOfLocale(locale)]] as const),
]);

/** A text of comments that can be read, and how. */
export interface FeedbackReading {
  readonly cut: CutFeedback;
  readonly options: FeedbackOptions;
  readonly startedAt: Date;
}

/** How far a reading is. */
export interface FeedbackProgress {
  /** 0..1. */
  readonly progress: number;
  readonly read: number;
  readonly comments: number;
}

/** What a text of comments says, and which words stand in it. */
export class TextMining {
  readonly #pool: ParserPool;
  readonly #clock: Clock;
  readonly #taught: () => readonly TaughtRule[];
  readonly #version: string;

  constructor(pool: ParserPool, clock: Clock, taught: () => readonly TaughtRule[], version: string) {
    this.#pool = pool;
    this.#clock = clock;
    this.#taught = taught;
    this.#version = `${version}-${feedbackRulesVersion(LANGUAGES)}`;
  }

  /** Cuts a text into comments; refuses an unknown parser, and a text that is empty or binary. */
  async begin(
    parser: string,
    query: ParsedQuery<'parseFeedback'>,
    text: string,
    signal: AbortSignal,
  ): Promise<FeedbackReading> {
    const languages = PARSERS.get(parser);
    if (languages === undefined) {
      const message = `There is no parser ${parser}: ${[...PARSERS.keys()].join(', ')}.`;
      throw new CatalogueError('NOT_FOUND', [{ path: 'parser', message }], message);
    }
    const startedAt = this.#clock();
    const cut = await this.#pool.cutFeedback({ text, input: query.inputType }, signal);
    if (cut.problem !== null) throw new CatalogueError(cut.problem, [{ path: '', message: 'No comment can be read.' }]);
    const features = new Set(query.features.split('_'));
    const options: FeedbackOptions = {
      languages,
      features: { lemma: features.has('LEMMA'), split: features.has('SPLIT'), spell: features.has('SPELL') },
      labels: languageFrom(query.language),
      anonymise: query.anonymise === 'true',
      taught: this.#taught(),
    };
    return { cut, options, startedAt };
  }

  /** Reads the comments, tells how far it is, and answers the JSON of the whole in pieces. */
  async *read(
    { cut, options, startedAt }: FeedbackReading,
    signal: AbortSignal,
  ): AsyncGenerator<FeedbackProgress, Generator<Uint8Array | string>> {
    const started = performance.now();
    const answer = new FeedbackAnswer();
    let read = 0;
    for (let at = 0; at < cut.slices.length; at += AT_ONCE) {
      const slices = cut.slices.slice(at, at + AT_ONCE);
      for (const slice of await Promise.all(
        slices.map((slice) => this.#pool.readFeedback({ slice, options }, signal)),
      )) {
        answer.add(slice);
        read += slice.comments;
      }
      yield { progress: read / cut.comments, read, comments: cut.comments };
    }
    return answer.pieces(feedbackTopics(options.labels), {
      parserVersion: this.#version,
      timestamp: startedAt.toISOString(),
      duration: Math.round(performance.now() - started),
      problem: problemOf(cut),
    });
  }

  /** The lines of a text with names of people hidden, in their order; too long ones are as empty. */
  async hideNames(text: string, signal: AbortSignal): Promise<string[]> {
    const lines = text.split('\n').map((line) => (line.length > MAX_COMMENT ? '' : line));
    const features = { lemma: true, split: true, spell: true };
    const options: FeedbackOptions = {
      languages: LANGUAGES,
      features,
      labels: 'ENG',
      anonymise: true,
      taught: this.#taught(),
    };
    const hidden: string[] = [];
    for (let at = 0; at < lines.length; at += HIDDEN_AT_ONCE) {
      const slice = lines.slice(at, at + HIDDEN_AT_ONCE);
      hidden.push(...(await this.#pool.hideNames({ lines: slice, options }, signal)));
    }
    return hidden;
  }

  /** The n-grams of a text as JSON; refuses a binary one, and answers none for an empty one. */
  async ngrams(
    { lengths, languages }: { readonly lengths: string; readonly languages: string },
    cutoff: number,
    text: string,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const options = {
      lengths: [...new Set(lengths.split(',').map(Number))],
      languages: languages.split(',').filter(isLanguage),
      cutoff,
    };
    const json = await this.#pool.countNgrams({ text, options }, signal);
    if (json === null) throw new CatalogueError('BINARY_TEXT', [{ path: '', message: 'The text is no text.' }]);
    return json;
  }
}

function problemOf({ skipped: [first, ...others] }: CutFeedback): string | null {
  if (first === undefined) return null;
  const which = others.length === 0 ? `Comment ${first} was` : `Comment ${first} and ${others.length} more were`;
  return `${which} not read: a comment may have ${MAX_COMMENT} characters.`;
}
