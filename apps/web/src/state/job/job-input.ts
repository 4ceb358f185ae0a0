import { type ApiClient, ApiFailure, type RouteResponse } from '@counterpart/client';
import type { AspectName, Aspects, Language } from '@counterpart/domain';
import type { Prevailing } from '../matching/drafts/addressed-choices.ts';
import type { MatchingContext } from '../matching/matching-context.ts';
import type { SearchMemory } from '../kept/search-memory.ts';
import { aspectsFromParsedJob } from '../profile/parsed-job.ts';
import { phrasesOfParsedJob } from '../profile/phrase-offers.ts';
import { marksOfParsedJob, type TextMark } from './text-marks.ts';
import { Store } from '../store.ts';

/** A job as it was parsed. */
export interface ParsedText {
  readonly title: string;
  readonly description: string;
  /** The line of a text without a title that names its job; what was kept before lacks it. */
  readonly headline?: string | null | undefined;
}

/** Which job it is: its title, or the line of its text that names it, or the first one. */
export function jobName({ title, description, headline }: ParsedText): string {
  return title.trim() || (headline ?? description.trim().split('\n')[0] ?? '').trim();
}

/** From this confidence on the words of a job name an advertisement, wherever they stand. */
const CERTAIN = 0.9;
/** The same where its first line is a sentence: "Ready for your next step?" names nothing. */
const LIKELY = 0.7;
const SENTENCE_END = /[?!.…]$/;

/** The words that name the job of a text none of whose lines does: certain ones, or those of a line of their own. */
function jobWords(aspects: RouteResponse<'parseJob'>['parsingAspects'], text: string): string | null {
  const isSentence = SENTENCE_END.test(text.trim().split('\n')[0]?.trim() ?? '');
  for (const aspect of aspects) {
    if (aspect.aspectType !== 'JOB_FUNCTION' || aspect.field !== 'text') continue;
    const { matchedText, start, end, confidence } = aspect;
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim();
    const isLine = before === '' && /^\s*(?:\n|$)/.test(text.slice(end));
    if (isLine || confidence >= (isSentence ? LIKELY : CERTAIN)) return matchedText;
  }
  return null;
}

/** The input step of job to candidates (MAT-17). */
export interface JobInputState {
  readonly title: string;
  readonly description: string;
  readonly jobParseState: 'idle' | 'pending';
  /** 1 input, 2 or more unlocks the match, 3 is set by a parse (A9). */
  readonly furthestStep: number;
  /** What the parsed job says that no concept covers: offered beside the profile. */
  readonly phrases: readonly string[];
  /** Where the job says what stands in the profile. */
  readonly marks: readonly TextMark[];
  /** The language that was recognised; null before a parse. */
  readonly language: Language | null;
  /** The text that was parsed: what is typed afterwards is not yet in the profile. */
  readonly parsedText: ParsedText | null;
  /** The text was parsed and gave neither a profile nor a phrase; until it is changed. */
  readonly isNothingFound: boolean;
  readonly error: ApiFailure | null;
}

/** Under which name the input is kept. */
const KEPT_NAME = 'jobInput';

/** What survives a reload: the text, and the profile that it became. */
interface SavedInput {
  readonly title: string;
  readonly description: string;
  readonly parsed: {
    readonly aspects: Aspects;
    readonly language: Language;
    readonly phrases: readonly string[];
    readonly marks: readonly TextMark[];
    readonly text: ParsedText;
  } | null;
}

function savedInput(memory: SearchMemory): SavedInput {
  const saved = memory.read(KEPT_NAME, null) as SavedInput | null;
  return typeof saved?.description === 'string' ? saved : { title: '', description: '', parsed: null };
}

/** What was typed, and its way into a profile. */
export class JobInput {
  readonly store: Store<JobInputState>;
  readonly #api: ApiClient;
  readonly #context: MatchingContext;
  readonly #allowed: ReadonlySet<AspectName>;
  readonly #locale: () => string;
  readonly #memory: SearchMemory;
  readonly #log: (what: string, error: unknown) => void;
  #parsed: SavedInput['parsed'];

  constructor(options: {
    readonly api: ApiClient;
    readonly context: MatchingContext;
    readonly allowed: ReadonlySet<AspectName>;
    readonly locale: () => string;
    readonly memory: SearchMemory;
    readonly log: (what: string, error: unknown) => void;
  }) {
    this.#api = options.api;
    this.#context = options.context;
    this.#allowed = options.allowed;
    this.#locale = options.locale;
    this.#memory = options.memory;
    this.#log = options.log;
    const saved = savedInput(options.memory);
    this.#parsed = saved.parsed;
    this.store = new Store<JobInputState>({
      title: saved.title,
      description: saved.description,
      jobParseState: 'idle',
      furthestStep: saved.parsed === null ? 1 : 3,
      phrases: saved.parsed?.phrases ?? [],
      marks: saved.parsed?.marks ?? [],
      language: saved.parsed?.language ?? null,
      parsedText: saved.parsed?.text ?? null,
      isNothingFound: false,
      error: null,
    });
  }

  /** Takes up the profile of before a reload, with what was edited since, and matches with it; once, when its screen is opened. */
  async resume(prevailing: Prevailing = {}): Promise<void> {
    const context = this.#context;
    await context.withoutSource(prevailing);
    if (this.#parsed === null || context.canReset) return;
    const { aspects, lastRequests } = context.store.get();
    if (Object.keys(aspects).length === 0) context.startFrom(this.#parsed.aspects, this.#parsed.language);
    else context.setBaseline(this.#parsed.aspects);
    if (Object.values(lastRequests).every((request) => request === null)) await context.match();
  }

  #save(): void {
    const { title, description } = this.store.get();
    this.#memory.write(KEPT_NAME, null, { title, description, parsed: this.#parsed } satisfies SavedInput);
  }

  setDescription(description: string): void {
    this.store.set({ description, isNothingFound: false, error: null });
    this.#save();
  }

  setTitle(title: string): void {
    this.store.set({ title, isNothingFound: false, error: null });
    this.#save();
  }

  /** Parses what was typed and matches with its profile; true when the match step may open: something was found. */
  async parse(newId: () => string): Promise<boolean> {
    const { title, description, jobParseState } = this.store.get();
    if (jobParseState === 'pending') return false;
    this.store.set({ jobParseState: 'pending', isNothingFound: false, error: null });
    try {
      const body = { title, text: description, locale: this.#locale() };
      const { language, parsingAspects, headline } = await this.#api.call('parseJob', { body });
      const aspects = aspectsFromParsedJob(parsingAspects, this.#allowed, newId);
      const phrases = this.#allowed.has('hardSkills') ? phrasesOfParsedJob(parsingAspects) : [];
      const isNothingFound = Object.keys(aspects).length === 0 && phrases.length === 0;
      const text = { title, description, headline: headline ?? jobWords(parsingAspects, description) };
      const marks = marksOfParsedJob(parsingAspects);
      this.#parsed = { aspects, language, phrases, marks, text };
      await this.#context.withoutSource();
      this.#context.startFrom(aspects, language);
      this.store.set({
        jobParseState: 'idle',
        furthestStep: 3,
        phrases,
        marks,
        language,
        parsedText: text,
        isNothingFound,
      });
      this.#save();
      void this.#context.match();
      return !isNothingFound;
    } catch (error) {
      this.#log('The job could not be parsed', error);
      this.store.set({
        jobParseState: 'idle',
        error: error instanceof ApiFailure ? error : new ApiFailure(0, String(error), ''),
      });
      return false;
    }
  }
}
