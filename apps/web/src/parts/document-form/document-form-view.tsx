import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import type { DocumentForm } from '../../state/document-form/document-form.ts';
import { withField } from '../../state/document-form/document-fields.ts';
import type { Draft } from '../../state/upload/upload-draft.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { ProfileEditor } from '../profile-editor/profile-editor.tsx';
import { HistoryEditor } from '../upload/review/history-editor.tsx';
import { LabelledField } from '../upload/review/labelled-field.tsx';
import { SourceText } from '../upload/review/source-text.tsx';
import classes from './document-form.module.css';
import { FormBar } from './form-bar.tsx';
import { MainFields } from './main-fields.tsx';
import { MergeChoices } from './merge-choices.tsx';
import { PropertyFields } from './property-fields.tsx';

interface DocumentFormViewProps {
  readonly kind: ProfileKind;
  readonly form: DocumentForm;
  readonly onSave: () => void;
  readonly onSaveAgain: () => void;
  readonly onCancel: () => void;
}

/** A job or a candidate to be written or changed: what is typed, and beside it what the product reads in it. */
export function DocumentFormView({ kind, form, onSave, onSaveAgain, onCancel }: DocumentFormViewProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const state = useStore(form.store);
  const { draft, stored, save } = state;
  const handleChange = (changed: Draft) => form.change(changed);
  const isJob = kind === 'JOB';
  return (
    <div className={classes.form}>
      <VisuallyHidden component="h2">
        <FormattedMessage id="list.tab.document" />
      </VisuallyHidden>
      <div className={classes.column}>
        <FormBar state={state} onSave={onSave} onSaveAgain={onSaveAgain} onCancel={onCancel} />
        {save.status === 'merge' && (
          <MergeChoices conflicts={save.conflicts} draft={draft} onChoose={(path, value) => form.choose(path, value)} />
        )}
        <MainFields kind={kind} draft={draft} isNew={stored === null} onChange={handleChange} />
        {!isJob && (
          <LabelledField
            label={intl.formatMessage({ id: 'upload.field.preferredJobInfo' })}
            rows={2}
            value={draft.document.preferredJobInfo ?? ''}
            onChange={(value) => handleChange(withField(draft, 'preferredJobInfo', value))}
          />
        )}
        <h3 className={classes.title}>
          <FormattedMessage id="upload.understood" />
        </h3>
        <ProfileEditor
          aspects={draft.aspects}
          allowed={application.allowed}
          language={draft.document.language ?? draft.read.language ?? 'ENG'}
          configuration={application.configuration}
          api={application.api}
          onChange={(aspects) => handleChange({ ...form.store.get().draft, aspects })}
        />
        {!isJob && (
          <>
            <HistoryEditor list="workExperiences" draft={draft} onChange={handleChange} />
            <HistoryEditor list="educations" draft={draft} onChange={handleChange} />
          </>
        )}
        <PropertyFields kind={kind} draft={draft} onChange={handleChange} />
      </div>
      <div className={classes.text}>
        <SourceText
          field={isJob ? 'jobText' : 'cvText'}
          draft={draft}
          onChange={handleChange}
          isEditedAtFirst
          words={{ title: isJob ? 'upload.field.jobText' : 'upload.field.cvText', hint: 'form.text.hint' }}
        />
      </div>
    </div>
  );
}
