import { createApiClient } from '@counterpart/client';
import { ASPECT_NAMES, readConfiguration } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { JobInput } from '../../../src/state/job/job-input.ts';
import { SearchMemory } from '../../../src/state/kept/search-memory.ts';
import {
  beginSearch,
  isQuery,
  isReadable,
  searchKeywords,
  type StartOptions,
} from '../../../src/state/start/start-search.ts';
import { openPage, type Sent, settle, skill, storageOf, waitingNetwork } from '../matching/matching-world.ts';

const CV = 'Curriculum vitae\nAn Peeters\nlasser bij Acme';
const skills = { hardSkills: { type: 'concepts', value: [{ id: 's', label: 'lassen' }] } };

function opened(pages: object = {}) {
  const { context, sent } = openPage(new Map());
  void context.withoutSource();
  const jobs = openPage(new Map(), { name: 'profileToJobs', target: 'JOB' });
  const asked: Sent[] = [];
  const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(asked) });
  const log = () => undefined;
  const allowed = new Set(ASPECT_NAMES);
  const memory = new SearchMemory({ storage: storageOf(new Map()), maxAgeMs: 1000, now: () => new Date(0), log });
  const jobInput = new JobInput({ api, context, allowed, locale: () => 'nl', memory, log });
  let id = 0;
  const options: StartOptions = {
    api,
    configuration: readConfiguration({ pages }, log),
    allowed,
    context,
    jobsContext: jobs.context,
    jobInput,
    newId: () => `n${(id += 1)}`,
  };
  return { options, asked, sent, context, jobs, jobInput };
}

const indices = (...names: string[]) => ({ enabled: true, indices: names.map((name) => ({ name, label: name })) });
const PAGES = { profileToJobs: indices('vacancies'), profileToCandidates: indices('people') };

describe('what is typed at the start', () => {
  it('is a query on one line of at most 200 characters', () => {
    expect(isQuery('<p>Wij zoeken een <b>boekhouder</b> in Leuven</p>')).toBe(false);
    expect(isQuery('Wij zoeken een metser in Gent. Vast contract.')).toBe(false);
    expect([isQuery('C# dev. Gent'), isQuery('<3 koken'), isQuery('lasser St. Niklaas')]).toEqual([true, true, true]);
    expect([isQuery('x'.repeat(200)), isQuery('x'.repeat(201)), isQuery('a\nb'), isQuery(' a b \n')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('MAT-03d is read from two characters on', () => {
    expect([isReadable(' a '), isReadable('ab'), isReadable('')]).toEqual([false, true, false]);
  });

  it('blank lists everything here', async () => {
    const { options, sent, asked } = opened();
    const begun = beginSearch('  ', options);
    for (const request of sent) await request.answer({ from: 0, size: 20, count: 0, matches: [] });
    expect(await begun).toBe('here');
    expect(sent).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it('a query that says nothing changes nothing and matches nothing', async () => {
    const { options, asked, sent } = opened();
    const begun = beginSearch('zzz', options);
    await asked[0]?.answer({ parsedQueryItems: [] });
    expect(await begun).toBe('nothing');
    expect(sent).toEqual([]);
  });

  it('a query is trimmed, and the profile that is there is matched where it adds nothing', async () => {
    const { options, asked, sent, context } = opened();
    context.setAspects(skill('MIG'));
    const begun = searchKeywords(' zzz ', options);
    expect(asked[0]?.body).toEqual({ query: 'zzz', lang: 'DUT' });
    await asked[0]?.answer({ parsedQueryItems: [] });
    expect(await begun).toBe('here');
    await settle();
    expect(sent).toHaveLength(2);
  });
});

describe('what is pasted or dropped at the start', () => {
  it('a longer text is read as a file and becomes a job on its page', async () => {
    const { options, asked, jobInput } = opened(PAGES);
    const begun = beginSearch('Gezocht: lasser\nin Gent', options);
    await settle();
    expect(asked[0]?.url).toContain('vacancies');
    await asked[0]?.answer({ documents: [{ jobTitle: 'Lasser', jobText: 'in Gent' }] });
    expect(jobInput.store.get()).toMatchObject({ title: 'Lasser', description: 'in Gent' });
    expect(asked[1]?.body).toMatchObject({ title: 'Lasser', text: 'in Gent' });
    await asked[1]?.answer({
      language: 'DUT',
      parsingAspects: [
        {
          aspectType: 'JOB_FUNCTION',
          matchedText: 'lasser',
          conceptId: 'w',
          start: 0,
          end: 6,
          field: 'title',
          confidence: 1,
        },
      ],
    });
    expect(await begun).toBe('jobToCandidates');
  });

  it('a file without a job is nothing, one without title and text too', async () => {
    const one = opened();
    const none = beginSearch(new File(['x'], 'x.txt'), one.options);
    await settle();
    expect(one.asked[0]?.url).toContain('/jobs');
    await one.asked[0]?.answer({ documents: [] });
    expect(await none).toBe('nothing');
    const two = opened();
    const empty = beginSearch(new File(['x'], 'x.txt'), two.options);
    await settle();
    await two.asked[0]?.answer({ documents: [{ jobTitle: null }] });
    await two.asked[1]?.answer({ language: 'DUT', parsingAspects: [] });
    expect(await empty).toBe('nothing');
    expect(two.jobInput.store.get()).toMatchObject({ title: '', description: '' });
  });

  it('a CV is read as a candidate and matched on the page for jobs', async () => {
    const { options, asked, jobs } = opened(PAGES);
    const begun = beginSearch(CV, options);
    await settle();
    await asked[0]?.answer({ documents: [], otherKind: 'CANDIDATE' });
    await settle();
    expect(asked[1]?.url).toContain('people');
    const functions = { type: 'concepts', value: [{ id: 'f', label: 'lasser' }] };
    const locations = { type: 'locations', value: [{ id: 'l', label: 'Gent', rangeUnit: 'KILOMETER' }] };
    await asked[1]?.answer({
      documents: [
        {
          language: 'FRE',
          extraProperties: { name: 'An Peeters' },
          matchProfile: { aspects: { ...skills, jobFunctions: functions, locations } },
        },
      ],
    });
    expect(await begun).toBe('profileToJobs');
    expect(jobs.context.store.get().subject).toEqual(['An Peeters', 'lasser']);
    expect(jobs.context.store.get()).toMatchObject({
      language: 'FRE',
      // what is shown is what is sent: a place without a range has the configured one
      aspects: { hardSkills: { value: [{ label: 'lassen' }] }, locations: { value: [{ label: 'Gent', range: 30 }] } },
    });
    expect(jobs.sent).toHaveLength(2);
    jobs.context.clear();
    jobs.context.reset();
    expect(Object.keys(jobs.context.store.get().aspects)).toEqual(['jobFunctions', 'hardSkills', 'locations']);
    expect(jobs.context.store.get().subject).toEqual(['An Peeters', 'lasser']);
  });

  it('a CV in no known language keeps that of the page', async () => {
    const { options, asked, jobs } = opened(PAGES);
    const begun = beginSearch(CV, options);
    await settle();
    await asked[0]?.answer({ documents: [], otherKind: 'CANDIDATE' });
    await settle();
    await asked[1]?.answer({ documents: [{ matchProfile: { aspects: skills } }] });
    await begun;
    expect(jobs.context.store.get().language).toBe('DUT');
  });

  it.each([[[]], [[{ matchProfile: { aspects: {} } }]], [[{}]]])(
    'a CV in which nothing is read is nothing: %j',
    async (documents) => {
      const { options, asked, jobs } = opened({ ...PAGES, profileToCandidates: { enabled: true, indices: [] } });
      const begun = beginSearch(CV, options);
      await settle();
      await asked[0]?.answer({ documents: [{ jobTitle: 'x' }], otherKind: 'CANDIDATE' });
      await settle();
      expect(asked[1]?.url).toContain('/candidates');
      await asked[1]?.answer({ documents });
      expect(await begun).toBe('nothing');
      expect(jobs.sent).toEqual([]);
    },
  );

  it('a CV is read as a job where the page for jobs is off', async () => {
    const { options, asked } = opened({ ...PAGES, profileToJobs: { enabled: false, indices: [] } });
    const begun = beginSearch(CV, options);
    await settle();
    expect(asked[0]?.url).toContain('/jobs');
    await asked[0]?.answer({ documents: [], otherKind: 'CANDIDATE' });
    expect(await begun).toBe('nothing');
  });
});
