import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { FormState } from '../../state/document-form/document-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { RefusalMessage } from '../upload/files/refusal-message.tsx';
import classes from './document-form.module.css';

interface FormBarProps {
  readonly state: FormState;
  readonly onSave: () => void;
  readonly onSaveAgain: () => void;
  readonly onCancel: () => void;
}

/** Saving a form, what came of it, and what is being read in the texts. */
export function FormBar({ state: { stored, reading, save }, onSave, onSaveAgain, onCancel }: FormBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.buttons}>
        <Button variant="filled" loading={save.status === 'saving'} onClick={onSave}>
          <FormattedMessage id={stored === null ? 'form.create' : 'form.save'} />
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          <FormattedMessage id="actions.cancel" />
        </Button>
        <span className={classes.reading} role="status">
          {reading !== 'idle' && <FormattedMessage id={`form.reading.${reading}`} />}
        </span>
      </div>
      {save.status === 'taken' && <Notice tone="bad" title={<FormattedMessage id="form.taken" />} />}
      {save.status === 'gone' && (
        <Notice tone="warn" title={<FormattedMessage id="form.gone" />}>
          <Button size="xs" onClick={onSaveAgain}>
            <FormattedMessage id="form.saveAgain" />
          </Button>
        </Notice>
      )}
      {save.status === 'failed' && (
        <Notice tone="bad" title={<FormattedMessage id="form.failed" />}>
          <RefusalMessage refusal={save.refusal} /> <FormattedMessage id="error.keepsText" />
        </Notice>
      )}
    </div>
  );
}
