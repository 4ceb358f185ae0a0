// @vitest-environment happy-dom
import type { IndexConfiguration } from '@counterpart/domain';
import { describe, expect, it, vi } from 'vitest';
import { ResultsTable } from '../../../src/parts/results/results-table.tsx';
import type { RowOptions } from '../../../src/parts/results/row/result-row.tsx';
import { unconfiguredIndex } from '../../../src/state/lists/unconfigured-index.ts';
import { aMatch, detail } from '../../results/a-match.ts';
import { loadPhoneReader } from '../../../src/state/results/phone-link.ts';
import { anApplication, click, drawn, nameOf, names } from '../drawn.tsx';

const anna = aMatch([], {
  id: 'c1',
  score: 0.62,
  unknown: 0.2,
  details: [detail('hardSkills', 0.62)],
  document: { id: 'c1', extraProperties: { name: 'Anna', office: 'Gent', phone: '051 30 12 34' } },
});

interface Changes {
  readonly index?: Partial<IndexConfiguration>;
  readonly options?: Partial<RowOptions>;
  readonly marks?: ReadonlyMap<string, { readonly address: string | null }>;
  readonly annotations?: Parameters<typeof ResultsTable>[0]['annotations'];
  readonly match?: typeof anna;
}

const ON = { enabled: true };

async function table({ index = {}, options = {}, marks = new Map(), annotations = {}, match = anna }: Changes = {}) {
  const configured: IndexConfiguration = { ...unconfiguredIndex('candidates'), detailsTitleProperty: 'name', ...index };
  const all: RowOptions = {
    index: configured,
    kind: 'CANDIDATE',
    hasColours: true,
    year: 2026,
    readPhone: null,
    onOpen: () => undefined,
    ...options,
  };
  return drawn(
    <ResultsTable
      matches={[match]}
      options={all}
      isDimmed={false}
      openId={null}
      selected={new Set()}
      marks={marks}
      annotations={annotations}
      decisions={new Map()}
    />,
    await anApplication({ pages: { profileToCandidates: ON, profileToJobs: ON } }),
  );
}

describe('a table of results', () => {
  it('RES-01b RES-01e rows have a box only where they can be chosen, and the columns that are configured', async () => {
    const extraColumns = [{ property: 'office', label: 'Branch' }];
    const plain = await table({ index: { extraColumns } });
    expect(names(plain, 'th')).toEqual(['Relevance', 'Job function', 'Branch', 'Actions']);
    expect(names(plain, 'input[type="checkbox"]')).toEqual([]);
    expect(names(plain, 'td')[2]).toBe('Gent');
    // a long one is cut, and read in full where the pointer rests on it
    expect(plain.querySelectorAll('td')[2]?.title).toBe('Gent');
    const onSelect = vi.fn();
    const choosing = await table({ index: { extraColumns }, options: { onSelect } });
    expect(names(choosing, 'th')).toEqual(['Choice', 'Relevance', 'Job function', 'Branch', 'Actions']);
    expect(names(choosing, 'input[type="checkbox"]')).toEqual(['Choose Anna']);
    await click(choosing.querySelector('input[type="checkbox"]'));
    // the match of the row itself: another page may be on its way and not yet drawn
    expect(onSelect.mock.calls).toEqual([[anna, true]]);
  });

  it('RES-01d the column of a job is its title, that of a candidate the job function', async () => {
    expect(names(await table({ options: { kind: 'JOB' } }), 'th')[1]).toBe('Job title');
    expect(names(await table(), 'th')[1]).toBe('Job function');
  });

  it('RES-01c RES-04 a score says its verdict by colour and word, and an option switches both off', async () => {
    const shown = (place: HTMLElement) => [
      names(place, '[role="img"]')[0],
      place.querySelector('[data-tone="green"], [data-tone="amber"]') !== null,
    ];
    expect(shown(await table())).toEqual(['Score 62%, complete, still unknown 20%', true]);
    expect(shown(await table({ match: { ...anna, green: false } }))).toEqual([
      'Score 62%, partial, still unknown 20%',
      true,
    ]);
    expect(shown(await table({ options: { hasColours: false } }))).toEqual(['Score 62%, still unknown 20%', false]);
  });

  it('RES-01a RES-08d RES-08e a row of the existing selection carries a marker, a link where the selection opens elsewhere', async () => {
    expect(names(await table(), '[role="img"]')).not.toContain('Already selected');
    const marked = await table({ marks: new Map([['c1', { address: null }]]) });
    expect(names(marked, '[role="img"]')).toContain('Already selected');
    const linked = await table({ marks: new Map([['c1', { address: 'https://desk.example/s/7' }]]) });
    const link = linked.querySelector('a[href="https://desk.example/s/7"]');
    expect(link === null ? null : [nameOf(link), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'Already selected: open the selection of Anna',
      '_blank',
      'noreferrer',
    ]);
  });

  it('RES-01f SET-21i the split button is there only with its option, for the other kind first', async () => {
    const matchLinks = (place: HTMLElement) =>
      [...place.querySelectorAll('a')].map((link) => [nameOf(link), link.getAttribute('href')]);
    expect(names(await table(), 'button')).toContain('Details of Anna');
    expect(matchLinks(await table())).toEqual([]);
    const showMatchButton = { showMatchButton: true };
    expect(matchLinks(await table({ index: showMatchButton }))).toEqual([
      ['Match jobs: Anna', '/profile-to-jobs/candidate/candidates/c1'],
    ]);
    const jobs = await table({ index: { ...showMatchButton, name: 'jobs' }, options: { kind: 'JOB' } });
    expect(matchLinks(jobs)).toEqual([['Match candidates: Anna', '/profile-to-candidates/job/jobs/c1']]);
    await click(jobs.querySelector('button[aria-haspopup="menu"]'));
    const other = document.querySelector('[role="menuitem"]');
    expect([other?.textContent, other?.getAttribute('href')]).toEqual(['Match jobs', '/profile-to-jobs/job/jobs/c1']);
  });

  it('RES-01g RES-01h a telephone, a message and another system have their buttons where they are configured', async () => {
    const links = (place: HTMLElement) =>
      [...place.querySelectorAll('a')].map((link) => [nameOf(link), link.getAttribute('href')]);
    expect(links(await table())).toEqual([]);
    const readPhone = await loadPhoneReader();
    const options = { readPhone };
    expect(links(await table({ index: { phoneProperty: 'phone' }, options }))).toEqual([
      ['Call Anna: +32 51 30 12 34', 'tel:+3251301234'],
    ]);
    const elsewhere = { phoneProperty: 'phone', phoneCountry: 'IT', phoneProtocol: 'sip' };
    expect(links(await table({ index: elsewhere, options }))).toEqual([
      ['Call Anna: +39 051 301234', 'sip:+39051301234'],
    ]);
    const index = { messagingUrl: 'https://chat.example/{id}', externalUrl: 'https://crm.example/{office}/{id}' };
    const both = await table({ index });
    expect(links(both)).toEqual([
      ['Send a message to Anna', 'https://chat.example/c1'],
      ['Open Anna in the other system', 'https://crm.example/Gent/c1'],
    ]);
    for (const link of both.querySelectorAll('a')) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
    }
  });

  it('SET-21p RES-13 the external button does what handleVisitExternal says, with the id and the document', async () => {
    const handleVisitExternal = vi.fn();
    const place = await table({ index: { handleVisitExternal, externalUrl: 'https://crm.example/{id}' } });
    expect(place.querySelectorAll('a')).toHaveLength(0);
    await click(place.querySelector('button[aria-label="Open Anna in the other system"]'));
    expect(handleVisitExternal.mock.calls).toEqual([['c1', anna.document]]);
  });

  it('RES-09 what is known of a row besides its match stands in it', async () => {
    const annotation = {
      noteCount: 2,
      lastContact: '2026-03-02T10:00:00Z',
      selectionStatuses: [{ status: 'invited' }, { status: null }],
    } as never;
    const place = await table({ annotations: { c1: annotation } });
    expect(place.textContent).toContain('Invited · 2 notes · contact Mar 2, 2026');
  });
});
