import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';
import { EVERYDAY_TITLES } from '../snippets/everyday-titles.ts';
import { RARER_TITLES } from '../snippets/rarer-titles.ts';

/** A sentence that says nothing of the job. */
const NEUTRAL: Readonly<Record<Language, string>> = {
  DUT: 'Wij zoeken versterking voor ons team.',
  FRE: 'Nous cherchons du renfort pour notre équipe.',
  ENG: 'We are looking for somebody to join our team.',
  ITA: 'Cerchiamo una persona per il nostro gruppo.',
};

function functionsOf(language: Language, text: string): readonly (string | null)[] {
  const { parsingAspects } = parser.parseJob({ title: '', text, language });
  return parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : []));
}

function titlesOf(list: string): readonly (readonly [Language, string, string])[] {
  return list
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [Language, string, string]);
}

describe.each([
  ['everyday titles', titlesOf(EVERYDAY_TITLES), 40],
  ['rarer titles', titlesOf(RARER_TITLES), 18],
] as const)('%s', (_, titles, least) => {
  it.each(['DUT', 'FRE', 'ENG', 'ITA'] as const)('ENG-10b name their occupation by themselves (%s)', (language) => {
    const own = titles.filter(([one]) => one === language);
    const wrong = own.filter(([, id, title]) => functionsOf(language, `${title}\n${NEUTRAL[language]}`).join() !== id);
    expect(own.length).toBeGreaterThanOrEqual(least);
    expect(wrong).toEqual([]);
  });
});
