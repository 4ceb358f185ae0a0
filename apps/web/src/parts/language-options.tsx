import { useIntl } from 'react-intl';
import { LANGUAGES } from '@counterpart/domain';

/** The four profile languages as options of a select, each in the language of the screen. */
export function LanguageOptions() {
  const intl = useIntl();
  return LANGUAGES.map((code) => (
    <option key={code} value={code}>
      {intl.formatMessage({ id: `language.${code}` })}
    </option>
  ));
}
