import { Select } from '@mantine/core';
import { useIntl } from 'react-intl';
import { isLanguage, type ProfileKind } from '@counterpart/domain';
import { propertyLabel } from '../../i18n/label-of.ts';
import { propertyText } from '../../state/documents/document-labels.ts';
import { withField } from '../../state/document-form/document-fields.ts';
import type { Draft } from '../../state/upload/upload-draft.ts';
import { LabelledField } from '../upload/review/labelled-field.tsx';
import { useLanguageOptions } from '../use-language-options.ts';
import classes from './document-form.module.css';

/** Properties that have a field of their own, by kind. */
export const MAIN_PROPERTIES: Readonly<Record<ProfileKind, readonly string[]>> = {
  CANDIDATE: ['name', 'town', 'email', 'phone', 'url', 'linkedin', 'status'],
  JOB: ['company', 'town', 'status'],
};
const STATUSES: Readonly<Record<ProfileKind, readonly string[]>> = {
  CANDIDATE: ['available', 'employed', 'placed'],
  JOB: ['open', 'draft', 'closed', 'placed'],
};

interface MainFieldsProps {
  readonly kind: ProfileKind;
  readonly draft: Draft;
  /** Whether the document is not stored yet: its id can still be chosen. */
  readonly isNew: boolean;
  readonly onChange: (draft: Draft) => void;
}

function StatusField({ kind, draft, onChange }: Omit<MainFieldsProps, 'isNew'>) {
  const intl = useIntl();
  const status = propertyText(draft.document, 'status');
  const values = [...new Set([...STATUSES[kind], ...(status === '' ? [] : [status])])];
  return (
    <Select
      label={intl.formatMessage({ id: 'upload.field.status' })}
      data={values.map((value) => ({ value, label: propertyLabel(intl, 'status', value) }))}
      value={status === '' ? null : status}
      clearable
      clearButtonProps={{ 'aria-label': intl.formatMessage({ id: 'form.clearStatus' }) }}
      onChange={(value) => onChange(withField(draft, 'extraProperties.status', value ?? undefined))}
    />
  );
}

/** Who or what a document is about: its title, how to reach a person, its language and status. */
export function MainFields({ kind, draft, isNew, onChange }: MainFieldsProps) {
  const intl = useIntl();
  const languages = useLanguageOptions();
  const { document, read } = draft;
  const title = kind === 'JOB' ? 'jobTitle' : 'preferredJobTitle';
  const detected = languages.find(({ value }) => value === read.language)?.label;
  const property = (name: string) => (
    <LabelledField
      key={name}
      label={intl.formatMessage({ id: `upload.field.${name}` })}
      value={propertyText(document, name)}
      onChange={(value) => onChange(withField(draft, `extraProperties.${name}`, value))}
    />
  );
  const [first, ...others] = MAIN_PROPERTIES[kind].filter((name) => name !== 'status');
  return (
    <div className={classes.fields}>
      {kind === 'CANDIDATE' && first !== undefined && property(first)}
      <LabelledField
        label={intl.formatMessage({ id: `upload.field.${title}` })}
        value={document[title] ?? ''}
        onChange={(value) => onChange(withField(draft, title, value))}
      />
      {(kind === 'JOB' && first !== undefined ? [first, ...others] : others).map(property)}
      <StatusField kind={kind} draft={draft} onChange={onChange} />
      <Select
        label={intl.formatMessage({ id: 'upload.field.language' })}
        data={languages}
        value={document.language ?? null}
        placeholder={
          detected === undefined
            ? intl.formatMessage({ id: 'form.language.detect' })
            : intl.formatMessage({ id: 'form.language.detected' }, { language: detected })
        }
        allowDeselect={false}
        onChange={(value) => value !== null && isLanguage(value) && onChange(withField(draft, 'language', value))}
      />
      {isNew && (
        <LabelledField
          label={intl.formatMessage({ id: 'upload.field.id' })}
          value={document.id}
          onChange={(id) => onChange({ ...draft, document: { ...document, id: id.trim() } })}
        />
      )}
    </div>
  );
}
