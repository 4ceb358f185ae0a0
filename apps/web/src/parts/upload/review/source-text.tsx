import { Button, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Draft, withFields } from '../../../state/upload/upload-draft.ts';
import { marksOfDraft } from '../../../state/upload/upload-marks.ts';
import { MarkedText } from '../../match-details/texts/marked-text.tsx';
import classes from './source-text.module.css';

interface SourceTextProps {
  readonly field: 'cvText' | 'jobText';
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Whether it opens as a field to type in; otherwise with its highlights. */
  readonly isEditedAtFirst?: boolean;
  /** Message ids of its heading and of what becomes of an edit. */
  readonly words?: { readonly title: string; readonly hint: string };
}

const OF_A_FILE = { title: 'upload.text', hint: 'upload.text.hint' };

/** The text of the file with what was understood highlighted; it can be changed too. */
export function SourceText({ field, draft, onChange, isEditedAtFirst = false, words = OF_A_FILE }: SourceTextProps) {
  const intl = useIntl();
  const [isEdited, setEdited] = useState(isEditedAtFirst);
  const { read, document, aspects, evidence } = draft;
  const text = document[field] ?? '';
  const marks = useMemo(
    () => marksOfDraft(field, { read, document, aspects, evidence }),
    [field, read, document, aspects, evidence],
  );
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <FormattedMessage id={words.title} />
        </h3>
        <Button size="xs" variant="default" onClick={() => setEdited(!isEdited)}>
          <FormattedMessage id={isEdited ? 'upload.text.show' : 'upload.text.edit'} />
        </Button>
      </div>
      {isEdited ? (
        <>
          <p className={classes.hint}>
            <FormattedMessage id={words.hint} />
          </p>
          <Textarea
            autosize
            minRows={16}
            maxRows={40}
            aria-label={intl.formatMessage({ id: words.title })}
            value={text}
            onChange={(event) => onChange(withFields(draft, { [field]: event.currentTarget.value }))}
          />
        </>
      ) : (
        // Long texts scroll, which the keyboard can do as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.text} tabIndex={0} role="region" aria-label={intl.formatMessage({ id: words.title })}>
          <MarkedText field={field} text={text} marks={marks} />
        </div>
      )}
    </section>
  );
}
