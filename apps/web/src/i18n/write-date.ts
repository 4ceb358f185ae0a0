import type { FormatDateOptions, IntlShape } from 'react-intl';

/**
 * A date as the user's language writes it, in their time zone unless the options name one. The first day of a month is
 * called by its own message where a month has a name ("1er juin"): Intl writes a bare 1 in every language.
 */
export function writeDate(intl: IntlShape, date: string | number | Date, options: FormatDateOptions): string {
  const parts = intl.formatDateToParts(date, options);
  const hasName = parts.some(({ type, value }) => type === 'month' && !/^\d/.test(value));
  return parts
    .map(({ type, value }) =>
      type === 'day' && value === '1' && hasName ? intl.formatMessage({ id: 'date.firstOfMonth' }) : value,
    )
    .join('');
}
