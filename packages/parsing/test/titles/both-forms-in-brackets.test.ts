import { isLanguage } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const TITLES = [
  ['DUT', 'cleaner', 'Schoonma(a)k(st)er'],
  ['DUT', 'administrative-assistant', 'Administratief medewerk(st)er'],
  ['DUT', 'shop-assistant', 'Verkop(er/ster)'],
  ['ITA', 'cleaner', 'Addett(o/a) alle pulizie'],
  ['FRE', 'shop-assistant', 'Conseill(er/ère) de vente'],
  ['FRE', null, 'Conseiller·ère assistantes maternelles'],
  ['FRE', null, 'Conseiller(ère) assistants sociaux'],
  ['FRE', 'social-worker', 'Assistant(e) social(e)'],
] as const;

describe('a title with both forms of its words', () => {
  it.each(TITLES)('ENG-10b %s: %s in "%s"', (language, id, title) => {
    if (!isLanguage(language)) throw new Error(language);
    const found = parser.parseJob({ title, text: '', language }).parsingAspects;
    const functions = found.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect] : []));
    expect(functions.map(({ conceptId }) => conceptId)).toEqual([id]);
    expect(functions[0]?.start).toBe(0);
  });

  it('ENG-10d reads a plural of both genders in French as its word', () => {
    const text = 'Vous êtes patient(e)s et motivé(e)s.';
    const found = parser.parseJob({ title: 'Ouvrier viticole', text, language: 'FRE' }).parsingAspects;
    const qualities = found.flatMap((one) => (one.aspectType === 'JOB_SOFT_COMPTENCE' ? [one.conceptId] : []));
    expect(qualities).toEqual(['patience', 'motivation']);
  });

  it('ENG-10b covers the letters in brackets', () => {
    const found = parser.parseJob({ title: 'Schoonma(a)k(st)er kantoren', text: '', language: 'DUT' }).parsingAspects;
    expect(found.find(({ aspectType }) => aspectType === 'JOB_FUNCTION')?.matchedText).toBe('Schoonma(a)k(st)er');
  });
});
