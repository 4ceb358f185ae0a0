import { type ApiClient, ApiFailure, type RouteResponse } from '@counterpart/client';
import { ERROR_CATALOGUE, type Locale } from '@counterpart/domain';

/** What the parser answers (TXT-06b). */
export type ParsedFeedback = RouteResponse<'parseFeedback'>;
/** An n-gram with its frequency (TXT-07). */
export type Ngram = RouteResponse<'ngrams'>['ngrams'][number];

/** How comments are parsed. */
export interface ParseOptions {
  /** The language of the labels. */
  readonly locale: Locale;
  readonly signal: AbortSignal;
  /** Told 0..1 of the comments while they are parsed. */
  readonly onProgress: (progress: number) => void;
}

/** The parser that finds the language of each comment. */
const PARSER = 'feedback';
/** Lengths and languages of the n-grams (TXT-07); a French or Italian screen counts its own words besides. */
const LENGTHS = '1,2,3,4,5,6';
const NGRAM_LANGUAGES: Readonly<Record<Locale, string>> = {
  nl: 'DUT,ENG',
  en: 'DUT,ENG',
  fr: 'DUT,ENG,FRE',
  it: 'DUT,ENG,ITA',
};
/** Fewest times that an n-gram occurs (TXT-07). */
const CUTOFF = 2;

/** A comment as a cell of its own, whatever it holds. */
function cellOf(comment: string): string {
  return /[",;\t]/.test(comment) ? `"${comment.replaceAll('"', '""')}"` : comment;
}

/** A failure that came after the answer had begun, with the status that its code has. */
function failureOf(line: object): ApiFailure {
  const text = JSON.stringify(line);
  const { code } = new ApiFailure(500, '', text);
  return new ApiFailure(code === null ? 500 : ERROR_CATALOGUE[code].status, '', text);
}

/** Comments with names of people hidden; rejects with ApiFailure. */
export async function hideNames(api: ApiClient, comments: readonly string[], signal: AbortSignal) {
  const { lines } = await api.call('anonymiseFeedback', { body: comments.join('\n'), signal });
  return lines;
}

/** What comments say, one a line, with news of how far the parser is; rejects with ApiFailure (TXT-01). */
export async function parseComments(
  api: ApiClient,
  comments: readonly string[],
  { locale, signal, onProgress }: ParseOptions,
): Promise<ParsedFeedback> {
  const answers: ParsedFeedback[] = [];
  const input = {
    params: { parser: PARSER },
    query: { inputType: 'csv', features: 'LEMMA_SPLIT_SPELL', language: locale },
    body: comments.map(cellOf).join('\n'),
    signal,
  } as const;
  await api.stream('parseFeedback', input, (line) => {
    if ('progress' in line && typeof line.progress === 'number') onProgress(line.progress);
    else if ('aspects' in line) answers.push(line as ParsedFeedback);
    else throw failureOf(line);
  });
  const [answer] = answers;
  if (answer === undefined) throw new ApiFailure(0, 'The answer ended early', '');
  return answer;
}

/** The words and phrases of comments that occur at least twice; rejects with ApiFailure (TXT-07). */
export async function countNgrams(
  api: ApiClient,
  comments: readonly string[],
  { locale, signal }: Pick<ParseOptions, 'locale' | 'signal'>,
): Promise<readonly Ngram[]> {
  const { ngrams } = await api.call('ngrams', {
    params: { lengths: LENGTHS, languages: NGRAM_LANGUAGES[locale] },
    query: { cutoff: CUTOFF, cutoffType: 'MIN_FREQUENCY' },
    body: comments.join('\n'),
    signal,
  });
  return ngrams;
}
