import { MAX_COMMENT } from '@counterpart/contract';
import {
  commentsOf,
  countNgrams,
  type FeedbackInput,
  type FeedbackMention,
  type FeedbackOptions,
  FeedbackParser,
  type NgramOptions,
} from '@counterpart/parsing';
import type { CutFeedback, MentionRun, ReadSlice } from '../services/reading/parser-pool.ts';
import { isBinary } from '../services/reading/text-checks.ts';

/** Characters of one piece: read in some hundredths of a second, so that other texts get in between. */
const SLICE = 50_000;
const SEPARATOR = '\0';
const FLAGS = { '1': 'POSITIVE', '-1': 'NEGATIVE', '0': 'NEUTRAL' } as const;

/** Cuts a text into slices of comments; what is binary or empty is told. */
export function cutComments(
  { text, input }: { readonly text: string; readonly input: FeedbackInput },
  goOn: () => void,
): CutFeedback {
  const nothing = { slices: [], comments: 0, skipped: [] };
  if (text.trim() === '') return { ...nothing, problem: 'EMPTY_TEXT' };
  if (isBinary(text)) return { ...nothing, problem: 'BINARY_TEXT' };
  const slices: string[] = [];
  const skipped: number[] = [];
  let slice: string[] = [];
  let size = 0;
  let comments = 0;
  let number = 0;
  const close = (): void => {
    if (slice.length > 0) slices.push(slice.join(SEPARATOR));
    slice = [];
    size = 0;
  };
  for (const comment of commentsOf(text, input)) {
    number++;
    goOn();
    if (comment.length > MAX_COMMENT) {
      skipped.push(number);
      continue;
    }
    comments++;
    slice.push(comment);
    size += comment.length;
    if (size >= SLICE) close();
  }
  close();
  return { problem: null, slices, comments, skipped };
}

/** The parser of the slice before: a text has many, all read alike. */
let last: { readonly key: string; readonly parser: FeedbackParser } | null = null;

function parserFor(options: FeedbackOptions): FeedbackParser {
  const key = JSON.stringify(options);
  if (last?.key !== key) last = { key, parser: new FeedbackParser(options) };
  return last.parser;
}

/** A mention with the nine fields of the call. */
function mentionOf(mention: FeedbackMention): string {
  return JSON.stringify({
    aspectType: 'BEHAVIOUR',
    matchedText: mention.matchedText,
    matchedRule: mention.rule,
    originalComment: mention.comment,
    sentence: mention.sentence,
    competenceGroup: mention.competenceGroup,
    competence: mention.competence,
    competenceFlag: FLAGS[`${mention.polarity}`],
    nestedAspects: [],
  });
}

/** Reads the comments of a slice, by category and behaviour. */
export function readSlice({
  slice,
  options,
}: {
  readonly slice: string;
  readonly options: FeedbackOptions;
}): ReadSlice {
  const parser = parserFor(options);
  const comments = slice.split(SEPARATOR);
  const byBehaviour = new Map<string, { readonly first: FeedbackMention; readonly texts: string[] }>();
  for (const comment of comments) {
    for (const mention of parser.read(comment)) {
      const key = `${mention.category} ${mention.behaviour}`;
      let run = byBehaviour.get(key);
      if (run === undefined) byBehaviour.set(key, (run = { first: mention, texts: [] }));
      run.texts.push(mentionOf(mention));
    }
  }
  const parts: Uint8Array[] = [];
  const runs: MentionRun[] = [];
  let at = 0;
  for (const { first, texts } of byBehaviour.values()) {
    const part = Buffer.from(texts.join(','));
    const { category, behaviour } = first;
    runs.push({ category, behaviour, count: texts.length, start: at, end: at + part.length });
    parts.push(part);
    at += part.length;
  }
  return { comments: comments.length, bytes: Buffer.concat(parts), runs };
}

/** Lines with the names of people in them hidden, as many as there were. */
export function hideInLines({
  lines,
  options,
}: {
  readonly lines: readonly string[];
  readonly options: FeedbackOptions;
}): readonly string[] {
  const parser = parserFor(options);
  return lines.map((line) => (line.trim() === '' ? line : parser.hide(line)));
}

/** The n-grams of a text as JSON; null for binary data. */
export function countInBytes(
  { text, options }: { readonly text: string; readonly options: NgramOptions },
  goOn: () => void,
): Uint8Array | null {
  return isBinary(text) ? null : Buffer.from(JSON.stringify({ ngrams: countNgrams(text, options, goOn) }));
}
