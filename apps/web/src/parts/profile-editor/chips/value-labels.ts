import type { IntlShape } from 'react-intl';
import { type Aspect, type AspectName, CONTRACT_TYPES, type RangeUnit, WORKING_HOURS } from '@counterpart/domain';
import { valueLabel } from '../../../i18n/label-of.ts';
import type { ListItem } from '../../../state/profile/profile-editing.ts';

const ENUMERATIONS: Readonly<Partial<Record<AspectName, readonly string[]>>> = {
  contractTypes: CONTRACT_TYPES,
  workingHours: WORKING_HOURS,
};

/** The values that an aspect's items are chosen from; undefined when they are typed. */
export function enumerationOf(aspect: AspectName): readonly string[] | undefined {
  return ENUMERATIONS[aspect];
}

/** How the units of a range are written (A4). */
export const UNIT_SIGN: Readonly<Record<RangeUnit, string>> = { KILOMETER: 'km', METER: 'm', MILE: 'mi' };

/** The label of a value of a list, an enumeration's in the user's language. */
export function itemLabel(intl: IntlShape, aspect: AspectName, { label }: ListItem): string {
  return enumerationOf(aspect) === undefined ? label : valueLabel(intl, aspect, label);
}

/** What stands after the label: the level of a language, the range of a place. */
export function itemAfter(intl: IntlShape, item: ListItem): string | undefined {
  if ('rangeUnit' in item) {
    return item.range === null ? undefined : `${intl.formatNumber(item.range)} ${UNIT_SIGN[item.rangeUnit]}`;
  }
  return 'level' in item ? (item.level ?? undefined) : undefined;
}

const EURO = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;

/** A wage or a number as its chip says it; null when the aspect has none. */
export function singleLabel(intl: IntlShape, name: AspectName, aspect: Aspect): string | null {
  if (aspect.type === 'range' && aspect.value !== null) {
    const { from, to } = aspect.value;
    if (from === null || to === null) {
      const amount = intl.formatNumber(from ?? to ?? 0, EURO);
      return intl.formatMessage({ id: from === null ? 'editor.wage.upTo' : 'editor.wage.atLeast' }, { amount });
    }
    if (from === to) return intl.formatNumber(from, EURO);
    // where a language writes the sign before an amount or behind it, a range has it there too, once
    const isSignFirst = intl.formatNumberToParts(0, EURO)[0]?.type === 'currency';
    const amount = (value: number, hasSign: boolean) =>
      intl.formatNumber(value, hasSign ? EURO : { maximumFractionDigits: 0 });
    return intl.formatMessage(
      { id: 'editor.wage.between' },
      { from: amount(from, isSignFirst), to: amount(to, !isSignFirst) },
    );
  }
  if ((aspect.type === 'integer' || aspect.type === 'float') && aspect.value?.value != null) {
    return intl.formatMessage({ id: `editor.amount.${name}` }, { count: aspect.value.value });
  }
  return null;
}
