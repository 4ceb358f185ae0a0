import { type Language, LANGUAGES } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';
import { TERMS_WRITTEN_BEFORE } from '../snippets/terms-written-before.ts';

/** What is asked of contracts and hours (issue 18). */
const LEAST_F1 = 0.93;

interface Sentence {
  readonly language: Language;
  readonly expected: Readonly<Record<'CONTRACT_TYPE' | 'WORKING_HOURS', string>>;
  readonly text: string;
}

const sentences = TERMS_WRITTEN_BEFORE.trim()
  .split('\n')
  .map((line): Sentence => {
    const [language = '', contract = '', hours = '', ...text] = line.split('|');
    return {
      language: language as Language,
      expected: { CONTRACT_TYPE: contract, WORKING_HOURS: hours },
      text: text.join('|'),
    };
  });

function found({ text, language }: Sentence, type: 'CONTRACT_TYPE' | 'WORKING_HOURS'): readonly string[] {
  const { parsingAspects } = parser.parseJob({ title: '', text, language });
  return [
    ...new Set(
      parsingAspects.flatMap((aspect) =>
        (aspect.aspectType === 'CONTRACT_TYPE' || aspect.aspectType === 'WORKING_HOURS') && aspect.aspectType === type
          ? [aspect.value]
          : [],
      ),
    ),
  ];
}

describe('contracts and hours of sentences written before they were read', () => {
  it.each(
    LANGUAGES.flatMap((language) => [
      ['ENG-10e', language, 'CONTRACT_TYPE'] as const,
      ['ENG-10f', language, 'WORKING_HOURS'] as const,
    ]),
  )('%s: %s, %s', (_row, language, type) => {
    const judged = sentences.filter((each) => each.language === language && each.expected[type] !== '?');
    let [right, wrong, missed] = [0, 0, 0];
    for (const sentence of judged) {
      const expected = sentence.expected[type];
      const values = found(sentence, type);
      right += values.filter((value) => value === expected).length;
      wrong += values.filter((value) => value !== expected).length;
      missed += expected !== '' && !values.includes(expected) ? 1 : 0;
    }
    expect(judged.length).toBeGreaterThanOrEqual(7);
    expect((2 * right) / (2 * right + wrong + missed)).toBeGreaterThanOrEqual(LEAST_F1);
  });
});
