import { useIntl } from 'react-intl';
import { type Language, LANGUAGES } from '@counterpart/domain';

/** The four profile languages as options of a select, each in the language of the screen. */
export function useLanguageOptions(): { readonly value: Language; readonly label: string }[] {
  const intl = useIntl();
  return LANGUAGES.map((code) => ({ value: code, label: intl.formatMessage({ id: `language.${code}` }) }));
}
