// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ResultsToolbar } from '../../../src/parts/results/results-toolbar.tsx';
import { SelectControls } from '../../../src/parts/results/selecting/select-controls.tsx';
import { SortSelect } from '../../../src/parts/results/sort-select.tsx';
import { unconfiguredIndex } from '../../../src/state/lists/unconfigured-index.ts';
import { click, drawn, names } from '../drawn.tsx';

type Toolbar = Parameters<typeof ResultsToolbar>[0];

function toolbar(change: Partial<Toolbar>) {
  return drawn(
    <ResultsToolbar
      isSelectable
      selectedCount={0}
      selectAll={undefined}
      onSelectAll={() => undefined}
      isDownloading={false}
      {...change}
    />,
  );
}

/** The buttons and boxes by name, with whether they can be used. */
function usable(place: HTMLElement): Readonly<Record<string, boolean>> {
  const controls = [...place.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')];
  return Object.fromEntries(
    controls.map((control) => [control.getAttribute('aria-label') ?? control.textContent, !control.disabled]),
  );
}

/** The button of a selection, which empties what is chosen as the server has taken it. */
function Making({ onMake }: { readonly onMake: () => void }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(2)}>
        choose
      </button>
      <SelectControls
        index={unconfiguredIndex('candidates')}
        status={null}
        isMaking={false}
        selectedCount={count}
        onStatus={() => undefined}
        onMake={() => {
          onMake();
          setCount(0);
        }}
      />
    </>
  );
}

describe('the toolbar of the results', () => {
  it('RES-05 RES-06 the button of a selection needs one match, and keeps the focus when it has made it', async () => {
    const onMake = vi.fn();
    const place = await drawn(<Making onMake={onMake} />);
    const [choose, make] = place.querySelectorAll('button');
    const state = () => [make?.disabled, make?.getAttribute('aria-disabled')];
    expect(state()).toEqual([true, 'true']);
    await click(choose ?? null);
    expect(state()).toEqual([false, 'false']);
    await click(make ?? null);
    // disabled it would lose the focus to the body
    expect(state()).toEqual([false, 'true']);
    await click(make ?? null);
    expect(onMake).toHaveBeenCalledTimes(1);
  });

  it('RES-05 compare and download are there only where they are allowed, and compare from two on', async () => {
    expect(usable(await toolbar({}))).toEqual({});
    const onCompare = vi.fn();
    const onDownload = vi.fn();
    const compare = async (selectedCount: number) => usable(await toolbar({ onCompare, selectedCount }))['Compare'];
    expect([await compare(0), await compare(1), await compare(2)]).toEqual([false, false, true]);
    const place = await toolbar({ onCompare, onDownload, selectedCount: 2 });
    expect(usable(place)).toEqual({ Compare: true, Download: true });
    for (const button of place.querySelectorAll('button')) await click(button);
    expect([onCompare.mock.calls.length, onDownload.mock.calls.length]).toEqual([1, 1]);
    expect(place.querySelector('[role="status"]')?.textContent).toBe('2 chosen');
  });

  it('RES-06 more than a selection can hold is said before it is made, with how many to leave out', async () => {
    const told = async (change: Partial<Toolbar>) =>
      (await toolbar(change)).querySelector('[role="status"]')?.textContent;
    expect(await told({ selectedCount: 1000, isBounded: true })).toBe('1,000 chosen');
    expect(await told({ selectedCount: 1002, isBounded: true })).toBe(
      '1,002 chosenAt most 1,000 can be selected at once. Leave 2 out, or select in parts.',
    );
    // a choice that is only compared has no bound
    expect(await told({ selectedCount: 1002 })).toBe('1,002 chosen');
  });

  it('RES-02 the box of all is there unless it is off, cannot be used while it selects, and is on when all are chosen', async () => {
    const box = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[aria-label="Choose all results"]');
    expect(box(await toolbar({}))).toBeNull();
    const state = async (selectAll: Toolbar['selectAll'], selectedCount: number) => {
      const { disabled, checked, indeterminate } = box(await toolbar({ selectAll, selectedCount })) ?? {};
      return { disabled, checked, indeterminate };
    };
    expect(await state('SELECTED_NONE', 0)).toEqual({ disabled: false, checked: false, indeterminate: false });
    expect(await state('SELECTED_NONE', 3)).toEqual({ disabled: false, checked: false, indeterminate: true });
    expect(await state('SELECTING', 3)).toEqual({ disabled: true, checked: false, indeterminate: true });
    expect(await state('SELECTED_ALL', 9)).toEqual({ disabled: false, checked: true, indeterminate: false });
    const onSelectAll = vi.fn();
    await click(box(await toolbar({ selectAll: 'SELECTED_NONE', onSelectAll })));
    expect(onSelectAll.mock.calls).toEqual([[true]]);
  });
});

describe('the controls of a selection', () => {
  function controls(change: Partial<Parameters<typeof SelectControls>[0]>) {
    const index = { ...unconfiguredIndex('candidates'), selectionStatuses: ['proposed', 'invited', 'own words'] };
    return drawn(
      <SelectControls
        index={index}
        status="proposed"
        isMaking={false}
        selectedCount={0}
        onStatus={() => undefined}
        onMake={() => undefined}
        {...change}
      />,
    );
  }
  const statusOf = (place: HTMLElement) =>
    place.querySelector<HTMLInputElement>('input[aria-label="Status of the selection"]')?.value;

  it('RES-05 SET-21f a selection is made from one on, and its status is chosen among those that are configured', async () => {
    const place = await controls({});
    expect(statusOf(place)).toBe('Proposed');
    await click(place.querySelector('input[aria-label="Status of the selection"]'));
    expect(names(document, '[role="option"]')).toEqual(['Proposed', 'Invited', 'own words']);
    const button = async (selectedCount: number) =>
      usable(await controls({ selectedCount, index: unconfiguredIndex('candidates') }));
    expect([await button(0), await button(1)]).toEqual([{ Select: false }, { Select: true }]);
  });

  it('RES-06 more than 1,000 are not sent to be refused', async () => {
    const onMake = vi.fn();
    const press = async (selectedCount: number) => {
      const place = await controls({ selectedCount, onMake, index: unconfiguredIndex('candidates') });
      const button = place.querySelector('button');
      await click(button);
      return button?.getAttribute('aria-disabled');
    };
    expect([await press(1001), onMake.mock.calls.length]).toEqual(['true', 0]);
    expect([await press(1000), onMake.mock.calls.length]).toEqual(['false', 1]);
  });

  it('RES-05 an option switches the choice of a status off', async () => {
    const index = { ...unconfiguredIndex('a'), selectionStatuses: ['proposed'], disableSelectionStatus: true };
    expect(statusOf(await controls({ index }))).toBeUndefined();
  });
});

describe('the order of the results', () => {
  const modes = [
    { name: 'relevance', label: 'sort.relevance', field: 'score', order: 'desc' as const },
    { name: 'town', label: 'By town', field: 'town', order: 'asc' as const },
  ];

  it('SET-21d MAT-06 is chosen among the modes that are configured; none, no selector', async () => {
    const none = await drawn(<SortSelect modes={[]} value={null} onChange={() => undefined} />);
    expect(none.querySelectorAll('input')).toHaveLength(0);
    const onChange = vi.fn();
    const place = await drawn(<SortSelect modes={modes} value={modes[0] ?? null} onChange={onChange} />);
    const select = place.querySelector<HTMLInputElement>('input[aria-label="Sort by"]');
    expect(select?.value).toBe('Relevance');
    await click(select);
    expect(names(document, '[role="option"]')).toEqual(['Relevance', 'By town']);
    await click(document.querySelectorAll('[role="option"]')[1] ?? null);
    expect(onChange.mock.calls).toEqual([[modes[1]]]);
  });
});
