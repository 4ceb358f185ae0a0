import type { IntlShape } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';

/** A value in words: a property's values may have messages of their own, such as those of a status. */
export function filterValueLabel(intl: IntlShape, property: string, value: string): string {
  return labelOf(intl, `value.${property}.${value}`, value);
}
