import { createApiClient } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import {
  existingSelection,
  makeSelection,
  possibleSelection,
  selectedId,
} from '../../src/state/selection/selection-calls.ts';

const job = { type: 'JOB' as const, document: { id: 'j1', extraProperties: { companyId: 'acme' } } };
const candidate = { type: 'CANDIDATE' as const, document: { id: 'c1' } };
const all = {
  candidatesForJob: { get: '/s/cj', set: '/s/cj' },
  jobsForCandidate: { set: '/s/jc' },
  candidatesForCompany: { set: '/s/cc' },
  companiesForCandidate: { set: '/s/coc' },
};
const possible = { type: 'candidatesForJob', subjectId: 'j1', get: '/s/cj', set: '/s/cj' } as const;
const logged: string[] = [];
const log = (what: string) => logged.push(what);

function answering(body: unknown, status = 200) {
  const sent: { readonly url: string; readonly body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    sent.push({
      url: typeof url === 'string' ? url : '',
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return { api: createApiClient({ baseUrl: '/api', fetch }), sent };
}

describe('which selection can be made', () => {
  it('RES-07 the first of candidatesForJob, jobsForCandidate, candidatesForCompany, companiesForCandidate that fits', () => {
    const index = { allowSelection: true, selectionEndpoints: all };
    expect(possibleSelection(index, job, 'CANDIDATE')).toMatchObject({ type: 'candidatesForJob', subjectId: 'j1' });
    expect(possibleSelection(index, candidate, 'JOB')).toMatchObject({ type: 'jobsForCandidate', subjectId: 'c1' });
    const { candidatesForJob: _job, jobsForCandidate: _jobs, ...companies } = all;
    const later = { allowSelection: true, selectionEndpoints: companies };
    expect(possibleSelection(later, job, 'CANDIDATE')).toMatchObject({
      type: 'candidatesForCompany',
      subjectId: 'acme',
    });
    expect(possibleSelection(later, candidate, 'JOB')).toMatchObject({ type: 'companiesForCandidate' });
  });

  it('RES-07 SET-21e is off without permission, set endpoint or loaded source, and for a source of the kind that is found', () => {
    expect(possibleSelection({ allowSelection: false, selectionEndpoints: all }, job, 'CANDIDATE')).toBeNull();
    expect(possibleSelection({ allowSelection: true }, job, 'CANDIDATE')).toBeNull();
    const getOnly = { allowSelection: true, selectionEndpoints: { candidatesForJob: { get: '/s' } } };
    expect(possibleSelection(getOnly, job, 'CANDIDATE')).toBeNull();
    expect(possibleSelection({ allowSelection: true, selectionEndpoints: all }, null, 'CANDIDATE')).toBeNull();
    expect(possibleSelection({ allowSelection: true, selectionEndpoints: all }, candidate, 'CANDIDATE')).toBeNull();
  });

  it('RES-13 the company of a source, and of what is selected, is what a configured function says', () => {
    const { candidatesForCompany, companiesForCandidate } = all;
    const matchInformationGetters = { companyId: ({ id }: { id: string }) => `of ${id}` };
    const index = {
      allowSelection: true,
      selectionEndpoints: { candidatesForCompany, companiesForCandidate },
      matchInformationGetters,
    };
    expect(possibleSelection(index, job, 'CANDIDATE')).toMatchObject({ subjectId: 'of j1' });
    expect(selectedId(index, 'companiesForCandidate', job.document)).toBe('of j1');
    expect(selectedId({}, 'companiesForCandidate', job.document)).toBe('acme');
    expect(selectedId(index, 'jobsForCandidate', job.document)).toBe('j1');
  });
});

describe('an existing selection', () => {
  const signal = new AbortController().signal;

  it('RES-08a is fetched from the get endpoint and the id of the subject', async () => {
    const { api, sent } = answering({ ids: ['c1', 'c2'] });
    expect((await existingSelection(api, '/api', possible, log, signal)).candidatesForJob).toEqual(['c1', 'c2']);
    expect(sent[0]?.url).toBe('/api/s/cj/j1');
    // a company may be called anything
    await existingSelection(api, '/api', { ...possible, subjectId: 'Rik & co/2?' }, log, signal);
    expect(sent[1]?.url).toBe('/api/s/cj/Rik%20%26%20co%2F2%3F');
  });

  it('RES-08b a failed fetch is logged and treated as empty', async () => {
    logged.length = 0;
    const { api } = answering({}, 500);
    expect((await existingSelection(api, '/api', possible, log, signal)).candidatesForJob).toEqual([]);
    expect(logged).toEqual(['The existing selection could not be fetched']);
    // one that was given up, as with the page that asked for it, did not fail
    await existingSelection(api, '/api', possible, log, AbortSignal.abort());
    expect(logged).toHaveLength(1);
  });

  it('RES-08c a selection that is not an array is treated as empty', async () => {
    const { api } = answering({ ids: 'c1' });
    expect((await existingSelection(api, '/api', possible, log, signal)).candidatesForJob).toEqual([]);
  });
});

describe('making a selection', () => {
  const selection = { selectionIds: ['c1', 'c2'], selectionStatus: 'proposed' };

  it('RES-06 sends subjectId, selectionIds and selectionStatus', async () => {
    const { api, sent } = answering({ hasErrors: false, message: null, results: [] });
    expect(await makeSelection(api, '/api', possible, selection, log)).toEqual({ isMade: true });
    expect(sent[0]).toEqual({
      url: '/api/s/cj',
      body: { subjectId: 'j1', selectionIds: ['c1', 'c2'], selectionStatus: 'proposed' },
    });
  });

  it.each([
    ['the message of the answer', { hasErrors: true, message: 'Full', results: [{ message: 'No c2' }] }, 200, 'Full'],
    [
      'a message of a result',
      { hasErrors: true, message: null, results: [{ id: 'c1' }, { message: 'No c2' }] },
      200,
      'No c2',
    ],
    [
      'a message of a result',
      { hasErrors: true, message: '', results: [{ message: '' }, { message: 'No c2' }] },
      200,
      'No c2',
    ],
    ['no text of its own', { hasErrors: true, message: null, results: [] }, 200, null],
    ['no text of its own for a call that failed', {}, 500, null],
  ])('RES-06 a failure shows %s, and is logged', async (_name, body, status, message) => {
    logged.length = 0;
    const { api } = answering(body, status);
    expect(await makeSelection(api, '/api', possible, selection, log)).toEqual({
      isMade: false,
      message,
      missing: null,
    });
    expect(logged).toHaveLength(1);
  });

  it('RES-06 who is not there any more is named by our own server with a code, not in its words', async () => {
    const code = 'UNKNOWN_DOCUMENT';
    const some = { hasErrors: true, message: null, results: [{ id: 'c1' }, { id: 'c2', message: 'No c2', code }] };
    expect(await makeSelection(answering(some).api, '/api', possible, selection, log)).toMatchObject({
      isMade: false,
      missing: { isSubject: false, ids: ['c2'] },
    });
    const subject = { hasErrors: true, message: 'No j1', code, results: [{ id: 'c1' }, { id: 'c2' }] };
    expect(await makeSelection(answering(subject).api, '/api', possible, selection, log)).toMatchObject({
      isMade: false,
      missing: { isSubject: true, ids: [] },
    });
  });
});
