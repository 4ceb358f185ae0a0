import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '@counterpart/domain';
import { useScreen } from '../application/use-screen.ts';
import { propertyText } from '../../state/document-labels.ts';
import { type Draft, withFields, withLanguage, withProperty } from '../../state/upload-draft.ts';
import type { DocumentState } from '../../state/upload-entry.ts';
import type { Uploads } from '../../state/uploads.ts';
import { LanguageOptions } from '../language-options.tsx';
import { ProfileEditor } from '../profile-editor/profile-editor.tsx';
import { HistoryEditor } from './history-editor.tsx';
import { LabelledField } from './labelled-field.tsx';
import { OtherKindOffer } from './other-kind-offer.tsx';
import { SaveBar } from './save-bar.tsx';
import { SourceText } from './source-text.tsx';

interface DocumentReviewProps {
  readonly entryKey: string;
  readonly state: DocumentState;
  readonly uploads: Uploads;
}

/** How a candidate is reached; read from a CV's contact lines. */
const CONTACTS = ['email', 'phone', 'url', 'linkedin'];

function Heading({ draft, isJob, onChange }: { draft: Draft; isJob: boolean; onChange: (draft: Draft) => void }) {
  const intl = useIntl();
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
    <div className="review-fields">
      {!isJob && property('name')}
      <LabelledField
        label={intl.formatMessage({ id: `upload.field.${title}` })}
        value={document[title] ?? ''}
        onChange={(value) => onChange(withFields(draft, { [title]: value }))}
      />
      {isJob && property('company')}
      {!isJob && CONTACTS.map(property)}
      <label className="labelled-field">
        <FormattedMessage id="upload.field.language" />
        <select
          value={document.language}
          onChange={(event) => onChange(withLanguage(draft, event.currentTarget.value as Language))}
        >
          <LanguageOptions />
        </select>
      </label>
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
    <div className="review">
      <div className="review-form">
        {state.otherKind !== null && (
          <OtherKindOffer entryKey={entryKey} otherKind={state.otherKind} uploads={uploads} />
        )}
        <SaveBar entryKey={entryKey} state={state} uploads={uploads} />
        <Heading draft={draft} isJob={isJob} onChange={handleChange} />
        <h3>
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
