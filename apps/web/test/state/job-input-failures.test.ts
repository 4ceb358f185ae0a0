import { ApiFailure, createApiClient } from '@counterpart/client';
import { ASPECT_NAMES } from '@counterpart/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { JobInput } from '../../src/state/job/job-input.ts';
import { marksOfParsedJob, valueOfMark } from '../../src/state/job/text-marks.ts';
import { SearchMemory } from '../../src/state/kept/search-memory.ts';
import { openPage, type Sent, settle, skill, storageOf, waitingNetwork } from './matching/matching-world.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const WAITER = {
  aspectType: 'JOB_FUNCTION' as const,
  matchedText: 'kelner',
  conceptId: 'waiter',
  start: 0,
  end: 6,
  field: 'text' as const,
  confidence: 1,
  required: null,
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
});

function opened() {
  const { context, sent } = openPage(kept, { name: 'jobToCandidates' });
  const asked: Sent[] = [];
  const logged: string[] = [];
  const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(asked) });
  const log = (what: string) => void logged.push(what);
  const memory = new SearchMemory({ storage: storageOf(kept), maxAgeMs: 1000, now: () => NOW, log });
  const input = new JobInput({ api, context, allowed: new Set(ASPECT_NAMES), locale: () => 'fr', memory, log });
  let next = 0;
  return { input, context, sent, asked, logged, parse: () => input.parse(() => `n${(next += 1)}`) };
}

describe('the input of a job', () => {
  it('is blank at first, and what is typed survives a reload', () => {
    const { input } = opened();
    expect(input.store.get()).toEqual({
      title: '',
      description: '',
      jobParseState: 'idle',
      furthestStep: 1,
      phrases: [],
      marks: [],
      language: null,
      parsedText: null,
      isNothingFound: false,
      error: null,
    });
    input.setTitle('Kelner');
    input.setDescription('In Gent');
    expect(opened().input.store.get()).toMatchObject({ title: 'Kelner', description: 'In Gent', furthestStep: 1 });
  });

  it('what was kept in another form is passed over', () => {
    opened().input.setTitle('Kelner');
    for (const [key, text] of kept) kept.set(key, text.replace('"description":""', '"description":7'));
    expect(opened().input.store.get()).toMatchObject({ title: '', description: '' });
  });

  it('MAT-17 is read once at a time, in the interface language, and keeps what was read for a reload', async () => {
    const { input, asked, parse } = opened();
    input.setTitle('Kelner');
    input.setDescription('In Gent');
    const parsing = parse();
    expect(input.store.get().jobParseState).toBe('pending');
    expect(await parse()).toBe(false);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toEqual({ title: 'Kelner', text: 'In Gent', locale: 'fr' });
    await asked[0]?.answer({ language: 'DUT', parsingAspects: [WAITER] });
    expect(await parsing).toBe(true);
    const parsed = {
      jobParseState: 'idle',
      furthestStep: 3,
      language: 'DUT',
      parsedText: { title: 'Kelner', description: 'In Gent' },
      marks: [{ field: 'text', start: 0, end: 6, aspect: 'jobFunctions', meaning: 'waiter', words: 'kelner' }],
    };
    expect(input.store.get()).toMatchObject(parsed);
    expect(opened().input.store.get()).toMatchObject({ ...parsed, isNothingFound: false });
  });

  it('MAT-17b what cannot be read is logged and said until something is changed', async () => {
    const { input, asked, logged, parse } = opened();
    const refused = parse();
    await asked[0]?.answer({}, 503);
    expect(await refused).toBe(false);
    expect(logged).toEqual(['The job could not be parsed']);
    expect(input.store.get()).toMatchObject({ jobParseState: 'idle', furthestStep: 1 });
    expect(input.store.get().error?.status).toBe(503);
    input.setTitle('Kelner');
    expect(input.store.get().error).toBeNull();
    const odd = parse();
    await asked[1]?.answer({ language: 'DUT' });
    expect(await odd).toBe(false);
    expect(input.store.get().error).toBeInstanceOf(ApiFailure);
    expect(input.store.get().error?.status).toBe(0);
    input.setDescription('x');
    expect(input.store.get().error).toBeNull();
  });
});

describe('a parsed job that is resumed', () => {
  it('matches its profile, once', async () => {
    const before = opened();
    const parsing = before.parse();
    await before.asked[0]?.answer({ language: 'ITA', parsingAspects: [WAITER] });
    await parsing;
    for (const key of kept.keys()) if (key.includes('draft.')) kept.delete(key);
    const { input, context, sent } = opened();
    void input.resume();
    await settle();
    expect(context.store.get()).toMatchObject({ language: 'ITA', aspects: { jobFunctions: {} } });
    expect(sent).toHaveLength(2);
    await input.resume();
    expect(sent).toHaveLength(2);
  });

  it('that was edited matches what it was edited to, and once', async () => {
    const before = opened();
    const parsing = before.parse();
    await before.asked[0]?.answer({ language: 'ITA', parsingAspects: [WAITER] });
    await parsing;
    before.context.setAspects(skill('TIG'));
    const { input, context, sent } = opened();
    void input.resume();
    await settle();
    for (const request of sent) await request.answer({ from: 0, size: 20, count: 0, matches: [] });
    expect(Object.keys(context.store.get().aspects)).toEqual(['hardSkills']);
    expect(sent).toHaveLength(2);
    context.reset();
    expect(Object.keys(context.store.get().aspects)).toEqual(['jobFunctions']);
  });

  it('is nothing where none was parsed', async () => {
    const { input, context, sent } = opened();
    input.setTitle('Kelner');
    await input.resume();
    expect([sent.length, context.canReset]).toEqual([0, false]);
  });
});

describe('the value that a mark says', () => {
  const words = { matchedText: 'Voltijds', start: 0, end: 8, field: 'text' as const, confidence: 1, required: null };
  const item = (label: string, conceptId?: string) => ({
    id: `i-${label}`,
    label,
    weight: 100,
    required: false,
    ...(conceptId === undefined ? {} : { conceptId }),
  });

  it('is found by its value, its words or a part of what they mean', () => {
    const [hours, contract, place] = marksOfParsedJob([
      { aspectType: 'WORKING_HOURS', value: 'FULL_TIME', ...words },
      { aspectType: 'CONTRACT_TYPE', value: 'PERMANENT', ...words, matchedText: 'Vast' },
      { aspectType: 'GEO', labels: ['Gent', '9000'], ...words, matchedText: 'te Gent' },
    ]);
    if (hours === undefined || contract === undefined || place === undefined) throw new Error('three marks');
    expect([hours.meaning, contract.meaning, place.meaning]).toEqual(['FULL_TIME', 'PERMANENT', 'Gent, 9000']);
    const values = (...labels: string[]) => ({
      type: 'concepts' as const,
      weight: 100,
      required: false,
      value: labels.map((label) => item(label)),
    });
    expect(valueOfMark(hours, { workingHours: values('part_time', 'full_time') })).toBe('i-full_time');
    expect(valueOfMark(contract, { contractTypes: values('x', 'VAST') })).toBe('i-VAST');
    expect(valueOfMark(place, { locations: values('Brugge', 'gent') })).toBe('i-gent');
    expect(valueOfMark(place, { locations: values('Brugge') })).toBeNull();
  });

  it('is that of its concept, never another of the same label', () => {
    const [mark] = marksOfParsedJob([WAITER]);
    if (mark === undefined) throw new Error('one mark');
    const aspect = (value: ReturnType<typeof item>[]) => ({
      jobFunctions: { type: 'concepts' as const, weight: 100, required: false, value },
    });
    expect(valueOfMark(mark, aspect([item('kelner', 'cook'), item('ober', 'waiter')]))).toBe('i-ober');
    expect(valueOfMark(mark, aspect([item('kelner', 'cook')]))).toBeNull();
    expect(valueOfMark(mark, aspect([item('Kelner')]))).toBe('i-Kelner');
  });

  it('of one value is that one, while it has a value', () => {
    const mark = { field: 'text', start: 0, end: 1, aspect: 'seniority', meaning: null, words: 'x' } as const;
    const seniority = (value: { value: number; required: boolean; weight: number } | null) => ({
      seniority: { type: 'number' as const, weight: 100, required: false, value },
    });
    expect(valueOfMark(mark, seniority({ value: 3, required: false, weight: 100 }) as never)).not.toBeNull();
    expect(valueOfMark(mark, seniority(null) as never)).toBeNull();
  });
});
