import type { IndexConfiguration, WireDocument } from '@counterpart/domain';
import { propertyText } from '../document-labels.ts';

/** A number to call: how it is shown and where it leads. */
export interface PhoneLink {
  readonly text: string;
  readonly href: string;
}

/** What the telephone number of a document is, before it is read; empty when there is none. */
export function phoneText(index: Pick<IndexConfiguration, 'phoneProperty'>, document: WireDocument): string {
  return index.phoneProperty === undefined ? '' : propertyText(document, index.phoneProperty);
}

/**
 * Reads a telephone number (RES-01g): one without a country is one of `country` (ISO 3166, two letters); null for a
 * text that is no number. The library is large, so it is loaded with the first number.
 */
export async function readPhone(text: string, country: string, protocol: string): Promise<PhoneLink | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const number = parsePhoneNumberFromString(
    text,
    isSupportedCountry(country) ? { defaultCountry: country } : undefined,
  );
  if (number === undefined || !number.isPossible()) return null;
  return { text: number.formatInternational(), href: `${protocol}:${number.number}` };
}
