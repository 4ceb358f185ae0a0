import { Select } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLanguage } from '@counterpart/domain';
import { useScreen } from '../../application/use-screen.ts';
import { propertyText } from '../../../state/documents/document-labels.ts';
import { type Draft, withFields, withLanguage, withProperty } from '../../../state/upload/upload-draft.ts';
import type { DocumentState } from '../../../state/upload/upload-entry.ts';
import type { Uploads } from '../../../state/upload/uploads.ts';
import { useLanguageOptions } from '../../use-language-options.ts';
import { ProfileEditor } from '../../profile-editor/profile-editor.tsx';
import { HistoryEditor } from './history-editor.tsx';
import { LabelledField } from './labelled-field.tsx';
import { OtherKindOffer } from '../files/other-kind-offer.tsx';
import { SaveBar } from './save-bar.tsx';
import { SourceText } from './source-text.tsx';
import classes from './document-review.module.css';

interface DocumentReviewProps {
  readonly entryKey: string;
  readonly state: DocumentState;
  readonly uploads: Uploads;
}

/** How a candidate is reached; read from a CV's contact lines. */
const CONTACTS = ['email', 'phone', 'url', 'linkedin'];

function Heading({ draft, isJob, onChange }: { draft: Draft; isJob: boolean; onChange: (draft: Draft) => void }) {
  const intl = useIntl();
  const languages = useLanguageOptions();
  const { document } = draft;
  const property = (name: string) => (
    <LabelledField
      key={name}
      label={intl.formatMessage({ id: `upload.field.${name}` })}
      value={propertyText(document, name)}
      onChange={(value) => onChange(withProperty(draft, name, value))}
    />
  );
  const title = isJob ? 'jobTitle' : 'preferredJobTitle';
  return (
    <div className={classes.fields}>
      {!isJob && property('name')}
      <LabelledField
        label={intl.formatMessage({ id: `upload.field.${title}` })}
        value={document[title] ?? ''}
        onChange={(value) => onChange(withFields(draft, { [title]: value }))}
      />
      {isJob && property('company')}
      {!isJob && CONTACTS.map(property)}
      <Select
        label={intl.formatMessage({ id: 'upload.field.language' })}
        data={languages}
        value={document.language ?? null}
        allowDeselect={false}
        onChange={(value) => value !== null && isLanguage(value) && onChange(withLanguage(draft, value))}
      />
    </div>
  );
}

/** What was understood of one document, to be corrected and saved, beside the text that it was read from. */
export function DocumentReview({ entryKey, state, uploads }: DocumentReviewProps) {
  const { application } = useScreen();
  const { draft } = state;
  const isJob = uploads.kind === 'JOB';
  const handleChange = (changed: Draft) => uploads.change(entryKey, changed);
  return (
    <div className={classes.review}>
      <div className={classes.form}>
        {state.otherKind !== null && (
          <OtherKindOffer entryKey={entryKey} otherKind={state.otherKind} uploads={uploads} />
        )}
        <SaveBar entryKey={entryKey} state={state} uploads={uploads} />
        <Heading draft={draft} isJob={isJob} onChange={handleChange} />
        <h3 className={classes.title}>
          <FormattedMessage id="upload.understood" />
        </h3>
        <ProfileEditor
          aspects={draft.aspects}
          allowed={application.allowed}
          language={draft.document.language ?? 'ENG'}
          configuration={application.configuration}
          api={application.api}
          onChange={(aspects) => handleChange({ ...draft, aspects })}
        />
        {!isJob && (
          <>
            <HistoryEditor list="workExperiences" draft={draft} onChange={handleChange} />
            <HistoryEditor list="educations" draft={draft} onChange={handleChange} />
          </>
        )}
      </div>
      <SourceText field={isJob ? 'jobText' : 'cvText'} draft={draft} onChange={handleChange} />
    </div>
  );
}
