// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ListPage } from '../../src/pages/lists/list-page.tsx';
import type { MatchingSearch } from '../../src/state/matching/matching-search.ts';
import { anApplication, arrived, type Called, drawn } from './drawn.tsx';

const job = (id: string, length: number) => ({
  id,
  document: {
    id,
    jobTitle: `Job ${id}`,
    jobText: 'x'.repeat(length),
    extraProperties: {
      company: 'Werf BV',
      town: 'Gent',
      phone: '+32 9 200 00 00',
      email: 'w@example.org',
      status: 'open',
    },
    matchProfile: {
      aspects: { jobFunctions: { type: 'concepts', value: [{ label: 'lasser' }, { label: 'monteur' }] } },
    },
  },
});
const answer = { from: 0, size: 20, count: 90, matches: [job('j199', 199), job('j200', 200)] };

/** The rows of the job list by id, and how many jobs its page asked for. */
async function jobList(features: object, search: MatchingSearch = {}) {
  const called: Called[] = [];
  const application = await anApplication(
    { features: { jobList: true, ...features } },
    { '/match2jobs/jobs': answer, '/hrmatching/indices': { indices: [] }, '/_search': { aggregations: {} } },
    { called },
  );
  const address = { search, hash: '', change: () => undefined, close: () => undefined };
  const place = await drawn(<ListPage kind="JOB" address={address} />, application);
  await arrived();
  const asked = called.filter(([path]) => path.endsWith('/match2jobs/jobs')).map(([, body]) => body);
  return {
    asked,
    titles: [...place.querySelectorAll('tr[data-document="j199"] [title]')].map((cell) => cell.getAttribute('title')),
    rows: [...place.querySelectorAll('tr[data-document]')].map((row) => row.getAttribute('data-document')),
  };
}

describe('the list of jobs', () => {
  it('LST-04 asks 20 a page from 0, and shows every job', async () => {
    const { asked, rows, titles } = await jobList({});
    expect(asked).toMatchObject([{ from: 0, size: 20 }]);
    // what a column cuts is read in full where the pointer rests on it
    expect(titles).toEqual(expect.arrayContaining(['Job j199', 'lasser, monteur']));
    expect(rows).toEqual(['j199', 'j200']);
  });

  it('LST-01 is searched by no longer text than the server takes', async () => {
    await jobList({});
    expect(document.querySelector('input[type="search"]')?.getAttribute('maxlength')).toBe('1000');
  });

  it('LST-01 LST-04 asks 40 in demo-filter mode, and shows descriptions of at least 200 characters', async () => {
    const { asked, rows } = await jobList({ demoFilter: true });
    expect(asked).toMatchObject([{ from: 0, size: 40 }]);
    expect(rows).toEqual(['j200']);
  });

  it('LST-03 an open job is headed by its title, its ID, its company, place, contact and status', async () => {
    await jobList({}, { details: 'j200' });
    const dialog = document.querySelector('[role="dialog"]');
    const head = dialog?.querySelector('h2');
    expect(head?.textContent).toBe('Job j200');
    const beside = head?.parentElement;
    expect(beside?.querySelector('span')?.textContent).toBe('j200');
    expect([...(beside?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Werf BV',
      'Gent',
      '+32 9 200 00 00',
      'w@example.org',
      'Open',
    ]);
  });
});
