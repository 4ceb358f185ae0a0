import { describe, expect, it } from 'vitest';
import { feedbackTopics, phraseProblem } from '../../src/without-reader.ts';
import { parseRules, rulesOf } from '../../src/feedback/rules/rule-files.ts';

const LANGUAGES = ['DUT', 'FRE', 'ENG', 'ITA'] as const;

describe('the rules of feedback', () => {
  it('TXT-06d sort into five groups and the competences that the specification names', () => {
    const groups = feedbackTopics('ENG');
    expect(groups.map(({ label }) => label)).toEqual([
      'information management',
      'interpersonal management',
      'people management',
      'personal management',
      'task management',
    ]);
    const competences = groups.flatMap((group) => group.competences);
    expect(competences.length).toBeGreaterThanOrEqual(25);
    expect(competences.every(({ behaviours }) => behaviours.length > 0)).toBe(true);
    expect(competences.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'relating',
        'advising',
        'co-operating',
        'achieving objectives',
        'developing oneself',
        'coping',
        'engaging',
        'showing reliability',
        'showing flexibility',
      ]),
    );
  });

  it('name the same topics in every language, each in its own words', () => {
    const ids = rulesOf('ENG').topics.map(({ id }) => id);
    for (const language of LANGUAGES) {
      const { topics } = rulesOf(language);
      expect(topics.map(({ id }) => id)).toEqual(ids);
      expect(topics.every(({ label }) => label !== '')).toBe(true);
    }
    expect(feedbackTopics('DUT')[0]?.label).toBe('Informatie beheersen');
    expect(feedbackTopics('FRE')[0]?.label).toBe('Gérer l’information');
    expect(feedbackTopics('ITA')[0]?.label).toBe('Gestire le informazioni');
  });

  it('are at least 400 in Dutch and English, and 200 in French and Italian', () => {
    const counts = LANGUAGES.map((language) => rulesOf(language).patterns.length);
    expect(counts[0]).toBeGreaterThanOrEqual(400);
    expect(counts[2]).toBeGreaterThanOrEqual(400);
    expect(counts[1]).toBeGreaterThanOrEqual(200);
    expect(counts[3]).toBeGreaterThanOrEqual(200);
  });

  it('are refused with file and line where they say too little or the same twice', () => {
    const text = '[a] A\n[a.b.c] C\n[a.b] B\n+ works\n[a.b.d] D\n+ works\n- works\n[no-list]\nx\n[praise]\ngood\ngood';
    expect(() => parseRules([{ name: 'x.words', text }])).toThrow(
      new RegExp(
        [
          'x.words:2: a.b.c stands above its parent a.b',
          'x.words:4: "\\+ works" belongs to no behaviour',
          'x.words:6: "works" stands in x.words:4 already',
          'x.words:7: "works" stands in x.words:6 already',
          'x.words:8: there is no list no-list, and a topic has a label',
          'x.words:12: "good" is in this list already',
          'the list cue.start is missing',
        ].join('\n'),
      ),
    );
  });

  it('can be taught unless a phrase would be found everywhere or nowhere', () => {
    expect(phraseProblem('keeps the lights on', 'ENG')).toBeNull();
    expect(phraseProblem('of the', 'ENG')).toContain('small words');
    expect(phraseProblem('.. works', 'ENG')).toContain('begins');
    expect(phraseProblem('a b c d e f g h i', 'ENG')).toContain('at most 8');
    expect(phraseProblem('+', 'ENG')).toContain('letter');
    expect(phraseProblem('[praise]', 'ENG')).toContain('[');
  });
});
