import { Button, CloseButton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type Draft,
  type HistoryEntry,
  type HistoryList,
  isLooseDate,
  newEntry,
  withFields,
} from '../../../state/upload/upload-draft.ts';
import { LabelledField } from './labelled-field.tsx';
import classes from './history-editor.module.css';

type TextField = 'title' | 'company' | 'text' | 'field' | 'degree' | 'institute' | 'info';

const TEXTS: Readonly<Record<HistoryList, readonly TextField[]>> = {
  workExperiences: ['title', 'company'],
  educations: ['field', 'degree', 'institute'],
};
const LONG_TEXT: Readonly<Record<HistoryList, TextField>> = { workExperiences: 'text', educations: 'info' };
const DATES = ['dateFrom', 'dateTo'] as const;

interface EntryFieldsProps {
  readonly list: HistoryList;
  readonly entry: HistoryEntry;
  readonly number: number;
  readonly onChange: (entry: HistoryEntry) => void;
  readonly onRemove: () => void;
}

function EntryFields({ list, entry, number, onChange, onRemove }: EntryFieldsProps) {
  const intl = useIntl();
  const label = (field: string) => intl.formatMessage({ id: `upload.${list}.${field}` });
  const long = LONG_TEXT[list];
  const set = (field: string, value: string) => onChange({ ...entry, [field]: value === '' ? null : value });
  const name = intl.formatMessage({ id: `upload.${list}.entry` }, { number });
  return (
    <div className={classes.entry} role="group" aria-label={name}>
      <div className={classes.fields}>
        {TEXTS[list].map((field) => (
          <div key={field} className={classes.text}>
            <LabelledField label={label(field)} value={entry[field] ?? ''} onChange={(value) => set(field, value)} />
          </div>
        ))}
        {DATES.map((field) => (
          <div key={field} className={classes.date}>
            <LabelledField
              label={label(field)}
              value={entry[field] ?? ''}
              placeholder={field === 'dateTo' ? intl.formatMessage({ id: 'details.present' }) : ''}
              error={isLooseDate(entry[field] ?? '') ? null : intl.formatMessage({ id: 'upload.date.hint' })}
              onChange={(value) => set(field, value.trim())}
            />
          </div>
        ))}
        <CloseButton
          className={classes.remove}
          aria-label={intl.formatMessage({ id: 'editor.remove' }, { subject: name })}
          onClick={onRemove}
        />
      </div>
      <LabelledField label={label(long)} value={entry[long] ?? ''} rows={2} onChange={(value) => set(long, value)} />
    </div>
  );
}

interface HistoryEditorProps {
  readonly list: HistoryList;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Work experiences or educations: every field can be changed, entries added and taken out (ENG-19). */
export function HistoryEditor({ list, draft, onChange }: HistoryEditorProps) {
  const entries: readonly HistoryEntry[] = draft.document[list] ?? [];
  const set = (changed: readonly HistoryEntry[]) => onChange(withFields(draft, { [list]: changed }));
  return (
    <section className={classes.editor}>
      <h3 className={classes.title}>
        <FormattedMessage id={list === 'educations' ? 'details.educations' : 'details.experiences'} />
      </h3>
      <ul className={classes.entries}>
        {entries.map((entry, at) => (
          <li key={entry.id ?? at}>
            <EntryFields
              list={list}
              entry={entry}
              number={at + 1}
              onChange={(changed) => set(entries.with(at, changed))}
              onRemove={() => set(entries.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <Button size="xs" variant="default" onClick={() => set([...entries, newEntry(crypto.randomUUID())])}>
        <FormattedMessage id={`upload.${list}.add`} />
      </Button>
    </section>
  );
}
