import { Select } from '@mantine/core';
import { useIntl } from 'react-intl';
import { isLanguage } from '@counterpart/domain';
import type { ListState } from '../../../state/upload/upload-entry.ts';
import type { Uploads } from '../../../state/upload/uploads.ts';
import { useLanguageOptions } from '../../use-language-options.ts';

interface ListLanguageProps {
  readonly entryKey: string;
  readonly state: ListState;
  readonly uploads: Uploads;
}

/** Each document is read in the language that it is written in. */
const OWN = 'own';

/** The language in which the documents of a list are read that name none; a choice reads the list again. */
export function ListLanguage({ entryKey, state, uploads }: ListLanguageProps) {
  const intl = useIntl();
  const languages = useLanguageOptions();
  return (
    <Select
      label={intl.formatMessage({ id: 'upload.list.language' })}
      data={[{ value: OWN, label: intl.formatMessage({ id: 'upload.list.language.own' }) }, ...languages]}
      value={state.language ?? OWN}
      allowDeselect={false}
      w={280}
      disabled={state.run.status === 'running'}
      onChange={(value) => void uploads.chooseLanguage(entryKey, value !== null && isLanguage(value) ? value : null)}
    />
  );
}
