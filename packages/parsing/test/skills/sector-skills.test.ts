import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';
import { SECTOR_SKILLS, SECTOR_TWINS } from '../snippets/sector-skills.ts';

function concepts(text: string, language: Language): readonly (string | null)[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
}

describe('what advertisements of life sciences, engineering and software ask', () => {
  it.each(SECTOR_SKILLS)('ENG-10c is found (%s): %s', (language, text, ids) => {
    expect(concepts(text, language)).toEqual(expect.arrayContaining([...ids]));
  });
  it.each(SECTOR_TWINS)('ENG-10c is not found where the words say something else (%s): %s', (language, text, id) => {
    expect(concepts(text, language)).not.toContain(id);
  });
});
