// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListFoot } from '../../../src/pages/lists/list-foot.tsx';
import { ResultsPages } from '../../../src/parts/results/results-pages.tsx';
import { drawn, passing } from '../drawn.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** The numbers of the pages that are offered. */
const numbers = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].map(({ textContent }) => Number(textContent)).filter((one) => one > 0);

describe('the pages of the results', () => {
  it('MAT-07 are 2 on either side of the open one, besides the first and the last', async () => {
    const place = await drawn(
      <ResultsPages pageCount={30} page={14} onPage={() => undefined} onPrepare={() => undefined} />,
    );
    expect(numbers(place)).toEqual([1, 13, 14, 15, 16, 17, 30]);
  });

  it('MAT-07 of a list are 4 on either side', async () => {
    const place = await drawn(<ListFoot page={15} size={20} count={600} pageCount={30} onPage={() => undefined} />);
    expect(numbers(place)).toEqual([1, 11, 12, 13, 14, 15, 16, 17, 18, 19, 30]);
  });

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
