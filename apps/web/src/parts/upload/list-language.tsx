import { FormattedMessage, useIntl } from 'react-intl';
import { isLanguage } from '@counterpart/domain';
import type { ListState } from '../../state/upload-entry.ts';
import { LanguageOptions } from '../language-options.tsx';
import type { Uploads } from '../../state/uploads.ts';

interface ListLanguageProps {
  readonly entryKey: string;
  readonly state: ListState;
  readonly uploads: Uploads;
}

/** The language in which the documents of a list are read that name none; a choice reads the list again. */
export function ListLanguage({ entryKey, state, uploads }: ListLanguageProps) {
  const intl = useIntl();
  return (
    <label className="labelled-field list-language">
      <FormattedMessage id="upload.list.language" />
      <select
        value={state.language ?? ''}
        disabled={state.run.status === 'running'}
        onChange={({ currentTarget: { value } }) =>
          void uploads.chooseLanguage(entryKey, isLanguage(value) ? value : null)
        }
      >
        <option value="">{intl.formatMessage({ id: 'upload.list.language.own' })}</option>
        <LanguageOptions />
      </select>
    </label>
  );
}
