import { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '@counterpart/client';
import { ASPECT_NAMES, type AspectName, type Aspects } from '@counterpart/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { JobInput, jobName } from '../../src/state/job/job-input.ts';
import { MatchingContext } from '../../src/state/matching/matching-context.ts';
import { SearchMemory } from '../../src/state/kept/search-memory.ts';
import { storageOf } from './matching/matching-world.ts';

const hit = { start: 0, end: 6, field: 'text', confidence: 1, required: null };
const job = (...phrases: string[]) => ({
  language: 'DUT',
  parsingAspects: [
    { aspectType: 'JOB_FUNCTION', ...hit, matchedText: 'kelner', conceptId: 'waiter' },
    ...phrases.map((matchedText) => ({ aspectType: 'PHRASE', ...hit, matchedText })),
  ],
});

let kept: Map<string, string>;
let answer: object;

/** A page as it is opened: what was kept before is there again. */
function openPage(allowed: ReadonlySet<AspectName> = new Set(ASPECT_NAMES)) {
  const network: typeof fetch = async (url) => {
    const isParse = (url as string).endsWith('/parsing/parseJob');
    return new Response(JSON.stringify(isParse ? answer : { from: 0, size: 20, count: 0, matches: [], asked: 0 }));
  };
  const api = createApiClient({ baseUrl: '/api', fetch: network });
  const log = () => undefined;
  const page = { enabled: true, keywordSearch: false, keywordSuggestions: false, strategySelect: false, indices: [] };
  const memory = new SearchMemory({ storage: storageOf(kept), maxAgeMs: 1000, now: () => new Date(0), log });
  const context = new MatchingContext({
    api,
    client: new QueryClient(),
    name: 'jobToCandidates',
    page,
    target: 'CANDIDATE',
    pageSize: 20,
    language: 'DUT',
    defaultRange: 30,
    memory,
    session: storageOf(new Map()),
    entityVersionProperty: 'version',
    persistsMatchingOptions: true,
    userLanguage: () => 'nl',
    log,
  });
  const input = new JobInput({ api, context, allowed, locale: () => 'nl', memory, log });
  let next = 0;
  return { input, context, parse: async () => input.parse(() => `n${(next += 1)}`) };
}

beforeEach(() => {
  kept = new Map();
  answer = job();
});

describe('the input step', () => {
  it.each([
    [
      'a line that names the job',
      'Home\nKelner m/v in Gent',
      'kelner',
      0.97,
      'Kelner m/v in Gent',
      'Kelner m/v in Gent',
    ],
    ['certain words in a sentence', 'Hallo allemaal,\nwij zoeken een kelner in Gent.', 'kelner', 0.97, null, 'kelner'],
    ['words that are a line', 'Home > Horeca\nKelner zaal \nIn Gent.', 'Kelner zaal', 0.45, null, 'Kelner zaal'],
    ['likely words below a sentence', 'Zin in meer?\nAls kelner bedien je.', 'kelner', 0.78, null, 'kelner'],
    ['its first line above likely words', 'Chief Happiness\nAls kelner.', 'kelner', 0.78, null, 'Chief Happiness'],
    ['doubtful words in a sentence', 'Chief Happiness\nOok voor de kelner.', 'kelner', 0.45, null, 'Chief Happiness'],
  ])('an untitled text is called by %s', async (_by, text, matchedText, confidence, headline, name) => {
    const start = text.indexOf(matchedText);
    const read = {
      ...hit,
      aspectType: 'JOB_FUNCTION',
      matchedText,
      start,
      end: start + matchedText.length,
      confidence,
    };
    answer = { language: 'DUT', parsingAspects: [{ ...read, conceptId: 'waiter' }], headline };
    const { input, parse } = openPage();
    input.setDescription(text);
    await parse();
    const { parsedText } = input.store.get();
    expect(parsedText === null ? null : jobName(parsedText)).toBe(name);
  });

  it('MAT-18a phrases of a parsed job are offered beside the profile, and are not in it', async () => {
    answer = job('wijnkaart opstellen');
    const { input, context, parse } = openPage();
    expect(await parse()).toBe(true);
    expect(input.store.get().phrases).toEqual(['wijnkaart opstellen']);
    expect(Object.keys(context.store.get().aspects)).toEqual(['jobFunctions']);
  });

  it('MAT-17c MAT-17d the furthest step is 1, and 3 once a job was parsed, also after a reload', async () => {
    const { input, parse } = openPage();
    expect(input.store.get().furthestStep).toBe(1);
    await parse();
    expect(input.store.get().furthestStep).toBe(3);
    expect(openPage().input.store.get().furthestStep).toBe(3);
  });

  it('offers survive a reload with the parsed job and vanish for a new one', async () => {
    answer = job('wijnkaart opstellen');
    await openPage().parse();
    const { input, parse } = openPage();
    expect(input.store.get().phrases).toEqual(['wijnkaart opstellen']);
    answer = job('dagmenu');
    await parse();
    expect(input.store.get().phrases).toEqual(['dagmenu']);
    answer = job();
    await parse();
    expect(openPage().input.store.get().phrases).toEqual([]);
  });

  it('what was edited after the parse survives a reload, and reset returns to what was parsed', async () => {
    const before = openPage();
    await before.parse();
    const functions = before.context.store.get().aspects.jobFunctions;
    before.context.setAspects({ jobFunctions: { ...functions, required: true } } as Aspects);
    const after = openPage();
    expect(after.input.store.get()).toMatchObject({ furthestStep: 3 });
    let canReset = false;
    after.context.store.subscribe(() => (canReset = after.context.canReset));
    await after.input.resume();
    expect(after.context.store.get().aspects.jobFunctions?.required).toBe(true);
    expect(canReset).toBe(true);
    after.context.reset();
    expect(after.context.store.get().aspects.jobFunctions?.required).toBe(false);
    await after.input.resume();
    expect(after.context.store.get().aspects.jobFunctions?.required).toBe(false);
  });

  it('MAT-18f without hard skills nothing is offered', async () => {
    answer = job('wijnkaart opstellen');
    const { input, parse } = openPage(new Set<AspectName>(['jobFunctions']));
    await parse();
    expect(input.store.get().phrases).toEqual([]);
  });

  it('a text in which nothing was found says so until it is changed, and the match step stays closed', async () => {
    answer = { language: 'DUT', parsingAspects: [] };
    const { input, context, parse } = openPage();
    expect(await parse()).toBe(false);
    expect(input.store.get()).toMatchObject({ isNothingFound: true, jobParseState: 'idle', error: null });
    expect(context.store.get().aspects).toEqual({});
    input.setDescription('Een kelner');
    expect(input.store.get().isNothingFound).toBe(false);
    answer = job();
    expect(await parse()).toBe(true);
  });

  it('a text with phrases alone opens the match step', async () => {
    const phrase = { aspectType: 'PHRASE', ...hit, matchedText: 'dagmenu' };
    answer = { language: 'DUT', parsingAspects: [phrase] };
    const { input, parse } = openPage();
    expect(await parse()).toBe(true);
    expect(input.store.get()).toMatchObject({ isNothingFound: false, phrases: ['dagmenu'] });
  });
});
