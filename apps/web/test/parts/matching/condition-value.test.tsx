// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConditionValue } from '../../../src/parts/filters/conditions/condition-value.tsx';
import { PrefixInput } from '../../../src/parts/filters/prefix-input.tsx';
import { writtenDay } from '../../../src/state/filters/written-day.ts';
import { drawn, type } from '../drawn.tsx';

type Props = Parameters<typeof ConditionValue>[0];

const context = {
  kind: 'CANDIDATE',
  index: 'candidates',
  predicate: { combinator: 'and', rules: [] },
  definitions: [
    { property: 'startDate', label: 'Start', type: 'date', values: { from: 'terms' } },
    { property: 'updatedAt', label: 'Changed', type: 'dateInterval', values: { from: 'terms' } },
    { property: 'name', label: 'Name', type: 'keyword', values: { from: 'terms' } },
  ],
};

function value(change: Partial<Props>) {
  const props = { field: 'startDate', operator: 'before', value: null, handleOnChange: () => undefined, context };
  return drawn(<ConditionValue {...({ ...props, ...change } as Props)} />);
}

const field = (place: HTMLElement, label: string) =>
  place.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);

describe('the value of a condition', () => {
  it('FIL-04b FIL-10 a text is no longer than the server takes, also where values are suggested', async () => {
    const word = await value({ field: 'name', operator: 'contains', value: '' });
    expect(word.querySelector('input')?.getAttribute('maxlength')).toBe('1000');
    const suggested = await drawn(
      <PrefixInput
        kind="JOB"
        index="jobs"
        property="company"
        label="Company"
        value=""
        isDisabled={false}
        onCommit={() => undefined}
      />,
    );
    expect(suggested.querySelector('input')?.getAttribute('maxlength')).toBe('1000');
  });

  it('FIL-08 a day is written yyyy/MM/dd with leading zeros, to the year 9999', async () => {
    const empty = field(await value({}), 'Date');
    expect([empty?.placeholder, empty?.value]).toEqual(['yyyy/MM/dd', '']);
    expect(field(await value({ value: '2026-03-05' }), 'Date')?.value).toBe('2026/03/05');
    const chosen = async (text: string) => {
      const handleOnChange = vi.fn();
      const day = field(await value({ handleOnChange }), 'Date');
      await type(day, text);
      await act(async () => day?.blur());
      return handleOnChange.mock.lastCall?.[0] as unknown;
    };
    expect(await chosen('2026/04/07')).toBe('2026-04-07');
    expect(await chosen('9999/12/31')).toBe('9999-12-31');
    expect(await chosen('10000/01/01')).not.toBe('10000-01-01');
    expect(await chosen('99/1/5')).toBe(undefined);
    // a calendar shows the year 99 as 1999: what is shown is what is sent
    expect(await chosen('0099/1/5')).toBe(undefined);
    expect(await chosen('0100/1/5')).toBe('0100-01-05');
    expect(field(await value({ value: '0100-01-05' }), 'Date')?.value).toBe('0100/01/05');
  });

  it('FIL-08 another order of day and month, or a day that is none, is not taken for another day', async () => {
    const chosen = async (text: string) => {
      const handleOnChange = vi.fn();
      const day = field(await value({ value: '2026-11-26', handleOnChange }), 'Date');
      await act(async () => day?.focus());
      await type(day, text);
      await act(async () => day?.blur());
      return [handleOnChange.mock.lastCall?.[0] as unknown, day?.value];
    };
    expect((await chosen('2026/3/5'))[0]).toBe('2026-03-05');
    expect((await chosen('2026-03-05'))[0]).toBe('2026-03-05');
    for (const text of ['05/03/2026', '2026/02/30', '2026/13/01', '26/3/5', 'March 5 2026'])
      expect(await chosen(text)).toEqual([undefined, '2026/11/26']);
  });

  it('FIL-08 in Dutch, French and Italian a day may come first, as it does there whatever parts its numbers', () => {
    for (const locale of ['nl', 'fr', 'it']) {
      for (const text of ['05-03-2026', '5/3/2026', ' 05.03.2026 ', '2026/03/05'])
        expect(writtenDay(text, locale)).toBe('2026-03-05');
      for (const text of ['30-02-2026', '3/15/2026', '5-3-26', '5 maart 2026'])
        expect(writtenDay(text, locale)).toBeNull();
    }
    // of two orders that English has neither is guessed
    expect(writtenDay('15/03/2026', 'en')).toBeNull();
  });

  it('FIL-05 an interval is 1 week ago unless it says otherwise', async () => {
    const place = await value({ field: 'updatedAt', operator: 'less than' });
    const said = (where: HTMLElement) =>
      ['Number', 'Unit', 'Before or after now'].map((label) => field(where, label)?.value);
    expect(said(place)).toEqual(['1', 'week', 'ago']);
    const interval = { amount: 3, unit: 'w', direction: 'future' };
    expect(said(await value({ field: 'updatedAt', operator: 'less than', value: interval }))).toEqual([
      '3',
      'weeks',
      'from now',
    ]);
  });

  it('FIL-05 an interval goes forward or back by its direction, so that its number has no sign', async () => {
    const handleOnChange = vi.fn();
    const number = field(await value({ field: 'updatedAt', operator: 'less than', handleOnChange }), 'Number');
    await act(async () => number?.focus());
    await type(number, '-3');
    await act(async () => number?.blur());
    expect(handleOnChange).toHaveBeenLastCalledWith({ amount: 3, unit: 'w', direction: 'ago' });
  });
});
