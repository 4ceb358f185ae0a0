// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResultsPages } from '../../src/parts/results/results-pages.tsx';
import { drawn, passing } from './drawn.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('the pages of the results', () => {
  it('MAT-07 one is fetched beforehand where somebody stays, not each that the Tab key goes along', async () => {
    const onPrepare = vi.fn();
    vi.useFakeTimers();
    const place = await drawn(<ResultsPages pageCount={9} page={0} onPage={() => undefined} onPrepare={onPrepare} />);
    const pages = [...place.querySelectorAll('button')].filter(({ textContent }) => /^[2345]$/.test(textContent));
    for (const page of pages) await passing(50, () => page.focus());
    expect([pages.length, onPrepare.mock.calls]).toEqual([4, []]);
    await passing(100);
    // pages count from 0
    expect(onPrepare.mock.calls).toEqual([[4]]);
  });
});
