import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function functionsOf(language: Language, title: string): readonly (string | null)[] {
  const { parsingAspects } = parser.parseJob({ title, text: '', language });
  return parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : []));
}

describe('ENG-10b a title of somebody who leads that no label covers', () => {
  it.each([
    ['DUT', 'Technical Manager Beton & Prefab'],
    ['FRE', 'Responsable technique béton et préfabriqué'],
  ] as const)('is linked to no manual work: %s %s', (language, title) => {
    expect(functionsOf(language, title)).toEqual([null]);
  });
  it('but to work of the mind as before', () => {
    expect(functionsOf('FRE', 'Responsable recrutement RH')).toEqual(['recruiter']);
  });
  it('a title without such a word is linked as before', () => {
    expect(functionsOf('DUT', 'Operator beton')).toEqual(['production-operator']);
  });
});
