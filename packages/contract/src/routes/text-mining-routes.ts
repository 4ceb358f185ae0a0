import { z } from 'zod';
import { integer, languageOrLocale, name } from '../schemas/primitives.ts';
import {
  anonymisedLines,
  competencesResponse,
  feedbackParseQuery,
  feedbackResponse,
  minedText,
  ngramsParams,
  ngramsQuery,
  ngramsResponse,
  taughtRule,
  taughtRulesResponse,
  teachRequest,
} from '../schemas/text-mining.ts';

/** The calls of text mining (TXT-06, TXT-07): their bodies are text. */
export const TEXT_MINING_SCHEMAS = {
  parseFeedback: {
    params: z.object({ parser: name }),
    query: feedbackParseQuery,
    body: minedText,
    response: feedbackResponse,
    scope: 'parsing',
    summary: 'What feedback comments ask to start, keep and stop doing',
  },
  anonymiseFeedback: {
    body: minedText,
    response: anonymisedLines,
    scope: 'parsing',
    summary: 'Lines of comments with the names of people in them hidden',
  },
  feedbackCompetences: {
    query: z.object({ language: languageOrLocale.optional() }),
    response: competencesResponse,
    scope: 'parsing',
    summary: 'The competences and behaviours that feedback is sorted into',
  },
  feedbackRules: { response: taughtRulesResponse, scope: 'parsing', summary: 'Cues and words that people taught' },
  teachFeedback: { body: teachRequest, response: taughtRule, scope: 'parsing', summary: 'Teach a cue or a word' },
  forgetFeedback: {
    params: z.object({ number: integer }),
    response: z.object({ number: z.int(), deleted: z.literal(true) }),
    scope: 'parsing',
    summary: 'Forget a cue or a word that was taught',
  },
  ngrams: {
    params: ngramsParams,
    query: ngramsQuery,
    body: minedText,
    response: ngramsResponse,
    scope: 'parsing',
    summary: 'Words and phrases of a text by how often they stand in it',
  },
} as const;
