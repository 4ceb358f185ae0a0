import { z } from 'zod';
import { LANGUAGES } from '@counterpart/domain';
import { id, integer, language, languageOrLocale, person } from './primitives.ts';

/** The largest text that is mined, in bytes; a longer one is refused with TOO_LARGE. */
export const MAX_MINED_BYTES = 20_000_000;
/** The longest comment that is read, in UTF-16 code units; longer ones are left out and told. */
export const MAX_COMMENT = 20_000;

/** What a parser may do with words, joined by `_`; NONE for nothing. */
const features = z
  .string()
  .regex(
    /^(NONE|(LEMMA|SPLIT|SPELL)(_(LEMMA|SPLIT|SPELL)){0,2})$/,
    'Expected NONE, or LEMMA, SPLIT and SPELL joined by _.',
  )
  .default('LEMMA_SPLIT_SPELL');

/** How feedback is parsed (TXT-06a); `language` names the competences, `anonymise` hides names in shown sentences. */
export const feedbackParseQuery = z.object({
  inputType: z.enum(['csv', 'text']).default('csv'),
  features,
  language: languageOrLocale.default('en'),
  anonymise: z.enum(['true', 'false']).default('false'),
});

/** A text that is mined, as text/plain; without a body it is empty. */
export const minedText = z.preprocess((body) => body ?? '', z.string());

interface AspectTree {
  aspectType: string;
  label: string;
  nrOfMentions: number;
  mentions: z.infer<typeof mention>[];
  nestedAspects: AspectTree[];
}

/** One place in a comment that speaks of a behaviour (TXT-06c). */
export const mention = z.object({
  aspectType: z.string(),
  matchedText: z.string(),
  matchedRule: z.string(),
  originalComment: z.string(),
  sentence: z.string(),
  competenceGroup: z.string(),
  competence: z.string(),
  competenceFlag: z.string(),
  nestedAspects: z.array(z.unknown()),
});

/** A tree of top group → competence group → competence → behaviour. */
export const aspectTree: z.ZodType<AspectTree> = z.lazy(() =>
  z.object({
    aspectType: z.string(),
    label: z.string(),
    nrOfMentions: z.int(),
    mentions: z.array(mention),
    nestedAspects: z.array(aspectTree),
  }),
);

/** What a feedback text says (TXT-06b). */
export const feedbackResponse = z.object({
  aspects: z.array(aspectTree),
  parserVersion: z.string(),
  timestamp: z.string(),
  duration: z.number(),
  error: z.boolean(),
  errorMessage: z.string().nullable(),
});

/** A list in a path, such as `1,2,3`. */
function pathList(values: readonly string[]): z.ZodString {
  const value = `(${values.join('|')})`;
  return z.string().regex(new RegExp(`^${value}(,${value})*$`), `Expected ${values.join(', ')}, separated by commas.`);
}

/** Which n-grams are counted: lengths 1–6 in words, and the languages of their small words. */
export const ngramsParams = z.object({
  lengths: pathList(['1', '2', '3', '4', '5', '6']),
  languages: pathList(LANGUAGES),
});

/** How n-grams are cut off (TXT-07): the fewest times that one stands in the text. */
export const ngramsQuery = z.object({
  cutoff: integer.pipe(z.int().min(1).max(1_000_000)).default(2),
  cutoffType: z.literal('MIN_FREQUENCY').default('MIN_FREQUENCY'),
});

/** N-grams by frequency, then label. */
export const ngramsResponse = z.object({
  ngrams: z.array(z.object({ label: z.string(), freq: z.int(), nrOfTokens: z.int() })),
});

/** How far the parsing of a long input is: a line of the answer to `Accept: application/x-ndjson`, before the result. */
export const feedbackProgress = z.object({ progress: z.number(), read: z.int(), comments: z.int() });

/** As many lines as there were, each as long, with names of people hidden by marks. */
export const anonymisedLines = z.object({ lines: z.array(z.string()) });

const topic = { id: z.string(), label: z.string() };

/** The competences that a parser knows, for whoever teaches it. */
export const competencesResponse = z.object({
  groups: z.array(
    z.object({
      ...topic,
      competences: z.array(z.object({ ...topic, behaviours: z.array(z.object(topic)) })),
    }),
  ),
});

const taughtCategory = z.enum(['START_DOING', 'KEEP_DOING', 'STOP_DOING']);
const polarity = z.enum(['POSITIVE', 'NEGATIVE', 'NEUTRAL']);

/** A cue (with a category) or a word (with a behaviour) that a person teaches. */
export const teachRequest = z
  .object({
    language,
    phrase: z.string().trim().min(2).max(100),
    category: taughtCategory.optional(),
    behaviour: id.optional(),
    polarity: polarity.default('NEUTRAL'),
  })
  .refine(({ category, behaviour }) => (category === undefined) !== (behaviour === undefined), {
    path: ['behaviour'],
    message: 'Expected either a category, for a cue, or a behaviour, for a word.',
  });

/** What a person taught, with the number by which it is forgotten. */
export const taughtRule = z.object({
  number: z.int(),
  language,
  phrase: z.string(),
  category: taughtCategory.nullable(),
  behaviour: z.string().nullable(),
  polarity: polarity.nullable(),
  /** When and by whom; null where that was not kept, and without a login. */
  taughtAt: z.string().nullable(),
  taughtBy: person.nullable(),
});

/** All that people taught, oldest first. */
export const taughtRulesResponse = z.object({ rules: z.array(taughtRule) });
