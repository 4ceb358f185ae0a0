import type { IndexConfiguration, WireDocument } from '@counterpart/domain';
import { propertyText } from '../documents/document-labels.ts';

/** A number to call: how it is shown and where it leads. */
export interface PhoneLink {
  readonly text: string;
  readonly href: string;
}

/** What the telephone number of a document is, before it is read; empty when there is none. */
export function phoneText(index: Pick<IndexConfiguration, 'phoneProperty'>, document: WireDocument): string {
  return index.phoneProperty === undefined ? '' : propertyText(document, index.phoneProperty);
}

/** Country and protocol of a telephone number unless the configuration says otherwise (A9). */
const PHONE_COUNTRY = 'BE';
const PHONE_PROTOCOL = 'tel';

/** Reads a telephone number as an index is configured (RES-01g); null for a text that is no number. */
export type PhoneReader = (
  text: string,
  index: Pick<IndexConfiguration, 'phoneCountry' | 'phoneProtocol'>,
) => PhoneLink | null;

/** Loads the reader of telephone numbers: its library is large, so it comes with the first number. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (text, { phoneCountry = PHONE_COUNTRY, phoneProtocol = PHONE_PROTOCOL }) => {
    const number = parsePhoneNumberFromString(
      text,
      isSupportedCountry(phoneCountry) ? { defaultCountry: phoneCountry } : undefined,
    );
    if (number === undefined || !number.isPossible()) return null;
    return { text: number.formatInternational(), href: `${phoneProtocol}:${number.number}` };
  };
}
