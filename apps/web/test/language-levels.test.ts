import { describe, expect, it } from 'vitest';
import { languageLevels } from '../src/state/results/details/language-levels.ts';

const french = (level: 'B2' | null) => ({
  aspect: 'languages',
  asked: { label: 'Frans', level },
  status: 'found' as const,
});

describe('the levels of a language in the details', () => {
  it('are told both, the one asked and the one found', () => {
    expect(languageLevels({ ...french('B2'), found: { level: 'B1' } })).toEqual({ asked: 'B2', found: 'B1' });
  });

  it('a side that states none is told as such', () => {
    expect(languageLevels({ ...french('B2'), found: { level: null } })).toEqual({ asked: 'B2', found: null });
    expect(languageLevels({ ...french(null), found: { level: 'C1' } })).toEqual({ asked: null, found: 'C1' });
  });

  it('without any level, without the language, or of another aspect there are none', () => {
    expect(languageLevels({ ...french(null), found: { level: null } })).toBeNull();
    expect(languageLevels({ ...french('B2'), found: undefined, status: 'missing' })).toBeNull();
    expect(languageLevels({ ...french('B2'), aspect: 'hardSkills', found: {} })).toBeNull();
  });
});
