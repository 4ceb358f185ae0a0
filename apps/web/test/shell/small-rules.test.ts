import { describe, expect, it } from 'vitest';
import { ErrorQueue } from '../../src/state/failures/error-queue.ts';
import { failureMessage } from '../../src/state/failures/failure-message.ts';
import { listFilter, listSort, type ListSort } from '../../src/state/lists/list-request.ts';
import { marksByField, textPlaces } from '../../src/state/results/details/evidence.ts';
import { passagesOf } from '../../src/state/results/details/passages.ts';
import { reasonsOfAspect } from '../../src/state/results/reasons.ts';
import { aMatch, item } from '../results/a-match.ts';

describe('errors that wait', () => {
  it('SET-25 all go at once, and nobody is told where there are none', () => {
    const queue = new ErrorQueue();
    let told = 0;
    queue.store.subscribe(() => void (told += 1));
    queue.clear();
    expect(told).toBe(0);
    queue.add({ title: 'a', message: 'b', values: {}, closable: 'always' });
    queue.clear();
    expect(queue.store.get().errors).toEqual([]);
    expect(told).toBe(2);
  });
});

describe('a failure', () => {
  it('that is no answer of the server is one of its own', () => {
    expect(failureMessage(new Error('x'))).toEqual({ id: 'failure.server', requestId: null, retryAfter: null });
  });
});

describe('a list', () => {
  const request = (sort: ListSort) => ({ text: '', facets: {}, sort });

  it('LST-04 is ordered by the last change, or by name', () => {
    expect(listSort('JOB', request('newest'))).toEqual([{ field: 'updatedAt', order: 'desc' }]);
    expect(listSort('JOB', request('name'))).toEqual([{ field: 'company', order: 'asc' }]);
    expect(listSort('CANDIDATE', request('name'))).toEqual([{ field: 'name', order: 'asc' }]);
    expect(listSort('CANDIDATE', request('none'))).toEqual([]);
  });

  it('of jobs is searched in titles too, and every facet has one of its values', () => {
    const rules = listFilter('JOB', { text: 'x', facets: { office: ['Gent'], town: [] }, sort: 'none' })?.rules;
    expect(rules).toEqual([
      {
        combinator: 'or',
        rules: ['id', 'company', 'town', 'jobTitle'].map((property) => ({
          property,
          data: { type: 'keyword', comparison: 'contains', value: 'x' },
        })),
      },
      { property: 'office', data: { type: 'enum', comparison: 'is one of', value: ['Gent'] } },
    ]);
    expect(listFilter('CANDIDATE', { text: '', facets: { town: [] }, sort: 'none' })).toBeNull();
  });
});

describe('where an item stands in a text', () => {
  const at = (field: string | undefined, start?: number, end?: number) =>
    item('lassen', {
      matchedTo: [
        {
          source: 'CV_TEXT',
          ...(field === undefined ? {} : { field }),
          ...(start === undefined ? {} : { start }),
          ...(end === undefined ? {} : { end }),
        },
      ],
    });

  it('is a stretch of a field, never of the profile', () => {
    expect(textPlaces(at('cvText', 3, 9))).toEqual([{ field: 'cvText', start: 3, end: 9 }]);
    for (const none of [
      at('cvText', 3, 3),
      at('cvText', 9, 3),
      at('cvText'),
      at('', 3, 9),
      at(undefined, 3, 9),
      at('matchProfile.aspects.hardSkills.value[0].label', 0, 9),
    ])
      expect(textPlaces(none)).toEqual([]);
  });

  it('DET-05 names each item once, by label and id, with the aspect of the first', () => {
    const twice = { ...at('cvText', 0, 4), itemId: 'i1' };
    const other = { ...item('TIG', { aspect: 'jobFunctions' }), itemId: 'i2', matchedTo: twice.matchedTo };
    expect([...marksByField([twice, twice, other], 'FORWARD')]).toEqual([
      ['cvText', [{ start: 0, end: 4, labels: ['lassen', 'TIG'], itemIds: ['i1', 'i2'], aspect: 'hardSkills' }]],
    ]);
  });
});

describe('a passage', () => {
  const far = 'woord '.repeat(20);
  const passage = (text: string, words: string, field = 'cvText') => {
    const start = text.indexOf(words);
    const found = item('x', { matchedTo: [{ source: 'CV_TEXT', field, start, end: start + words.length }] });
    const [first] = passagesOf([found], 'FORWARD', { id: 'c1', cvText: text, workExperiences: [{ text }] });
    return first === undefined ? null : [first.before, first.words, first.after];
  };

  it('stays on its line, and is cut at whole words with a mark', () => {
    expect(passage('eerst\nik kan lassen goed\ndaarna', 'lassen')).toEqual(['ik kan ', 'lassen', ' goed']);
    const [before, words, after] = passage(`${far}lassen ${far}`, 'lassen') ?? [];
    expect(words).toBe('lassen');
    expect(before).toMatch(/^… (woord ){7}$/);
    expect(after).toMatch(/^( woord){7,8} ?…$/);
    const exact = 'a'.repeat(48);
    expect(passage(`${exact}lassen${exact}`, 'lassen')).toEqual([exact, 'lassen', exact]);
  });

  it('reads a field within a list, and none where there is no text', () => {
    expect(passage('ik las', 'las', 'workExperiences[0].text')).toEqual(['ik ', 'las', '']);
    expect(passage('ik las', 'las', 'workExperiences[7].text')).toBeNull();
    expect(passage('ik las', 'las', 'educations.nothing.here')).toBeNull();
  });

  it('has no tags and no line breaks in its words', () => {
    expect(passage('ik <b>las</b>', '<b>las</b>')).toEqual(['ik ', 'las', '']);
    expect(passage('ik las\nnu', 'las\nnu')).toEqual(['ik ', 'las nu', '']);
    expect(passage('ik <br> las', '<br>')).toBeNull();
  });
});

describe('the reasons of an aspect', () => {
  it('say by what another thing an item was found, but for places and languages', () => {
    const foundConcept = { id: 'x', label: 'snijden', type: 'SKILL' };
    const near = (aspect: string) => item('lassen', { aspect, holds: false, foundConcept: foundConcept });
    const via = (aspect: string) => reasonsOfAspect(aMatch([near(aspect)]), aspect, 2026)[0]?.via;
    expect([via('hardSkills'), via('locations'), via('languages')]).toEqual(['snijden', null, null]);
    const same = item('Lassen', { holds: false, foundConcept: { id: 'x', label: 'lassen', type: 'SKILL' } as never });
    expect(reasonsOfAspect(aMatch([same]), 'hardSkills', 2026)[0]?.via).toBeNull();
    const missing = item('a', { status: 'missing', holds: false, foundConcept: foundConcept });
    expect(reasonsOfAspect(aMatch([missing]), 'hardSkills', 2026)[0]?.via).toBeNull();
  });

  it('say the level of a language that was found in place of the asked one', () => {
    const language = (holds: boolean) =>
      item('Frans', {
        aspect: 'languages',
        holds,
        asked: { label: 'Frans', level: 'C1' },
        found: { level: 'B1' },
      } as never);
    const level = (holds: boolean) => reasonsOfAspect(aMatch([language(holds)]), 'languages', 2026)[0]?.foundLevel;
    expect([level(false), level(true)]).toEqual(['B1', null]);
    const skill = item('a', { holds: false, found: { level: 'B1' } });
    expect(reasonsOfAspect(aMatch([skill]), 'hardSkills', 2026)[0]?.foundLevel).toBeNull();
  });
});
