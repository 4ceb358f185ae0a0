import { createApiClient } from '@counterpart/client';
import type { WireDocument } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { DocumentCalls } from '../../src/state/document-form/document-calls.ts';
import {
  documentToSave,
  draftOf,
  hasInvalidDates,
  isEmptyEntry,
  isLooseDate,
  newEntry,
  withFields,
  withLanguage,
  withProperty,
} from '../../src/state/upload/upload-draft.ts';
import { type Sent, settle, waitingNetwork } from '../state/matching/matching-world.ts';

const parsed = (label: string) => ({ id: `parsed-${label}`, label, weight: 1, required: false, origin: 'parsed' });
const read = {
  id: 'c1',
  language: 'DUT',
  extraProperties: { name: 'An', phone: '0470' },
  workExperiences: [{ id: 'parsed-1', title: 'lasser' }],
  matchProfile: {
    aspects: {
      hardSkills: { type: 'concepts', weight: 1, required: false, value: [parsed('lassen'), parsed('TIG')] },
      wage: {
        type: 'range',
        weight: 1,
        required: false,
        value: { from: 1, to: 2, weight: 1, required: false, origin: 'parsed' },
      },
    },
  },
} as unknown as WireDocument;

describe('a document that was read and is corrected', () => {
  it('has other fields, properties and another language', () => {
    const draft = draftOf(read);
    expect(withFields(draft, { cvText: 'x' }).document).toEqual({ ...read, cvText: 'x' });
    expect(withProperty(draft, 'town', 'Gent').document.extraProperties).toEqual({
      name: 'An',
      phone: '0470',
      town: 'Gent',
    });
    expect(withProperty(draft, 'phone', '').document.extraProperties).toEqual({ name: 'An' });
    expect(withProperty(draftOf({ id: 'x' }), 'town', 'Gent').document.extraProperties).toEqual({ town: 'Gent' });
    expect(withLanguage(draft, 'FRE').document.language).toBe('FRE');
    expect(documentToSave(withLanguage(draft, 'FRE')).matchProfile?.language).toBe('FRE');
    expect(draft.evidence).toEqual([]);
  });

  it('is read anew where it was left as it was', () => {
    const saved = documentToSave(draftOf(read));
    expect(saved.matchProfile?.aspects.hardSkills?.value).toEqual([
      expect.objectContaining({ label: 'lassen', origin: 'parsed' }),
      expect.objectContaining({ label: 'TIG', origin: 'parsed' }),
    ]);
    expect(saved.workExperiences).toBe(read.workExperiences);
    expect(documentToSave(draftOf({ id: 'x' }))).toEqual({ id: 'x', matchProfile: { aspects: {} } });
  });

  it('keeps a corrected aspect complete and its own, a list as a value', () => {
    const draft = draftOf(read);
    const { hardSkills, wage } = draft.aspects;
    if (hardSkills === undefined || wage === undefined) throw new Error('two aspects');
    const aspects = { hardSkills: { ...hardSkills, weight: 50 }, wage: { ...wage, weight: 50 } };
    const saved = documentToSave({ ...draft, aspects }).matchProfile?.aspects;
    expect(saved?.hardSkills).toMatchObject({ complete: true, weight: 0.5 });
    expect(JSON.stringify(saved)).not.toContain('origin');
    expect(saved?.wage).toMatchObject({ complete: true, value: { from: 1, to: 2 } });
  });

  it('keeps an aspect that was taken out empty, so that nothing is read into it', () => {
    const saved = documentToSave({ ...draftOf(read), aspects: {} }).matchProfile?.aspects;
    expect(saved?.hardSkills).toMatchObject({ complete: true, value: [] });
    expect(saved?.wage).toMatchObject({ complete: true, value: null });
  });

  it('keeps an aspect that could not be read as it came', () => {
    const odd = { ...read, matchProfile: { aspects: { languages: { type: 'odd', value: 7 } } } } as never;
    expect(documentToSave(draftOf(odd)).matchProfile?.aspects.languages).toEqual({ type: 'odd', value: 7 });
  });

  it('gives corrected entries ids of their own that nobody has, and leaves empty ones out', () => {
    const entries = [
      { id: 'w1', title: 'own' },
      { id: 'parsed-1', title: 'lasser' },
      { title: 'kok' },
      newEntry('9'),
      { id: '', title: 'bakker' },
    ];
    const saved = documentToSave(withFields(draftOf(read), { workExperiences: entries }));
    expect(saved.workExperiences?.map(({ id, title }) => [id, title])).toEqual([
      ['w1', 'own'],
      ['w2', 'lasser'],
      ['w3', 'kok'],
      ['w4', 'bakker'],
    ]);
    const educations = documentToSave(withFields(draftOf(read), { educations: [{ degree: 'x' }] as never })).educations;
    expect(educations?.map(({ id }) => id)).toEqual(['e1']);
  });

  it('has entries that say nothing until something is written', () => {
    expect(newEntry('3')).toEqual({ id: 'parsed-3' });
    expect(isEmptyEntry(newEntry('3'))).toBe(true);
    expect(isEmptyEntry({ id: 'x', title: '' })).toBe(true);
    expect(isEmptyEntry({ id: 'x', title: 'a' })).toBe(false);
  });

  it.each([
    ['', true],
    ['2020', true],
    ['2020-12', true],
    ['2020-01-31', true],
    ['2020-13', false],
    ['2020-1', false],
    ['2020-01-32', false],
    ['20', false],
    ['x2020', false],
    ['2020x', false],
  ])('takes %j for a date: %s', (text, isDate) => {
    expect(isLooseDate(text)).toBe(isDate);
    const dated = (list: object) => hasInvalidDates(withFields(draftOf(read), list));
    expect(dated({ workExperiences: [{ id: 'w', dateFrom: text }] })).toBe(!isDate);
    expect(dated({ educations: [{ id: 'e', dateTo: text }] })).toBe(!isDate);
    expect(hasInvalidDates(draftOf({ id: 'x' }))).toBe(false);
  });
});

describe('what a form asks of the server', () => {
  const opened = (kind: 'JOB' | 'CANDIDATE') => {
    const sent: Sent[] = [];
    const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
    return { sent, calls: new DocumentCalls(api, { kind, index: 'mine' }) };
  };
  const signal = new AbortController().signal;

  it.each([
    ['JOB', '/api/hrmatching/jobs_index/mine/doc/d1'],
    ['CANDIDATE', '/api/hrmatching/candidates_index/mine/doc/d1'],
  ] as const)('a %s as it is stored, null where there is none', async (kind, url) => {
    const { sent, calls } = opened(kind);
    const there = calls.stored('d1');
    expect(sent[0]?.url).toBe(url);
    await sent[0]?.answer({ id: 'd1' });
    expect(await there).toEqual({ id: 'd1' });
    const missing = calls.stored('d1');
    await sent[1]?.answer({}, 404);
    expect(await missing).toBeNull();
    const down = calls.stored('d1').catch(() => 'failed');
    await sent[2]?.answer({}, 500);
    expect(await down).toBe('failed');
  });

  it.each([
    ['JOB', '/api/hrmatching/jobs_index/mine/doc/d1?refresh=true'],
    ['CANDIDATE', '/api/hrmatching/candidates_index/mine/doc/d1?refresh=true'],
  ] as const)('a %s is put, answered by its version, and removed, once a match can see it', async (kind, url) => {
    const { sent, calls } = opened(kind);
    const put = calls.put({ id: 'd1' }, 3);
    expect([sent[0]?.url, sent[0]?.body]).toEqual([url, { id: 'd1' }]);
    await sent[0]?.answer({ version: 4 });
    expect(await put).toBe(4);
    const removed = calls.remove('d1', 4);
    expect(sent[1]?.url).toBe(url);
    await sent[1]?.answer({});
    await removed;
  });

  it.each([
    ['JOB', 'jobs_index'],
    ['CANDIDATE', 'candidates_index'],
  ] as const)('a %s is read without being stored, null where nothing is', async (kind, path) => {
    const { sent, calls } = opened(kind);
    const reading = calls.read({ id: 'd1' }, signal);
    await settle();
    expect(sent[0]?.url).toContain(path);
    await sent[0]?.answer({ documents: [read], evidence: [{ start: 0, end: 2, labels: ['x'] }] });
    expect((await reading)?.evidence).toEqual([{ start: 0, end: 2, labels: ['x'] }]);
    const nothing = calls.read({ id: 'd1' }, signal);
    await settle();
    await sent[1]?.answer({ documents: [] });
    expect(await nothing).toBeNull();
  });
});
