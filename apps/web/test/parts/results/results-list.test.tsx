// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ResultsList, type ResultsPage } from '../../../src/parts/results/results-list.tsx';
import { unconfiguredIndex } from '../../../src/state/lists/unconfigured-index.ts';
import { click, drawn, textOf } from '../drawn.tsx';

const NONE: ResultsPage = {
  matches: [],
  count: 0,
  page: 0,
  pageSize: 20,
  isMatching: false,
  isFetching: false,
  error: null,
  leftOut: 0,
  isNothingAsked: false,
  isBeyond: false,
  strategy: null,
  asOf: null,
};

async function list(results: Partial<ResultsPage>, hasFilters = false) {
  const place = await drawn(
    <ResultsList
      results={{ ...NONE, ...results }}
      options={{
        index: unconfiguredIndex('candidates'),
        kind: 'CANDIDATE',
        hasColours: true,
        year: 2026,
        readPhone: null,
        onOpen: () => undefined,
      }}
      openId={null}
      selected={new Set()}
      marks={new Map()}
      annotations={{}}
      hasFilters={hasFilters}
      onPage={() => undefined}
      onRetry={() => undefined}
      kind="CANDIDATE"
    />,
  );
  return textOf(place);
}

describe('a list of results without any', () => {
  it('MAT-08 RES-03 says that there are none, and to try with less filters when filters are on', async () => {
    expect(await list({})).toBe('No results.');
    expect(await list({}, true)).toBe('No results.Try again with less filters');
  });

  it('MAT-08 says nothing of the sort while it waits, or where nothing was asked', async () => {
    expect(await list({ isMatching: true, isFetching: true }, true)).not.toContain('No results.');
    expect(await list({ isNothingAsked: true }, true)).not.toContain('Try again with less filters');
    expect(await list({ isNothingAsked: true })).toMatch(/^Nothing was read or asked\.Nobody is listed/);
  });
});

describe('a list of results with several pages', () => {
  it('MAT-07 begins at its top when another page is chosen', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await list({ count: 45 });
    expect(scrolled).not.toHaveBeenCalled();
    const second = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '2');
    await click(second ?? null);
    expect(scrolled.mock.calls).toEqual([[{ block: 'start' }]]);
    scrolled.mockRestore();
  });
});
