import type { IntlShape } from 'react-intl';
import { writeDate } from './write-date.ts';

/** The message of an id when the catalogue has one, otherwise the text: for labels that a customer or a document brings. */
export function labelOf(intl: IntlShape, id: string, text: string): string {
  return id in intl.messages ? intl.formatMessage({ id }) : text;
}

/** The label of a value: an enumeration's value in the user's language, anything else as it is written. */
export function valueLabel(intl: IntlShape, aspect: string, label: string): string {
  return labelOf(intl, `enum.${aspect}.${label}`, label);
}

/** What the two strategies that ship are called in the user's language; one of a person's own by the name it was given. */
export function strategyLabel(intl: IntlShape, name: string): string {
  return name === 'JOB' || name === 'CANDIDATE' ? intl.formatMessage({ id: `strategy.${name}` }) : name;
}

/** A property's value in the user's language where it is one of the known codes, such as a status; a date as a date. */
export function propertyLabel(intl: IntlShape, property: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return writeDate(intl, value, { dateStyle: 'long', timeZone: 'UTC' });
  }
  return labelOf(intl, `value.${property}.${value}`, value);
}
