import { IconPencil } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { localeOfLanguage } from '@counterpart/domain';
import type { JobInput } from '../../state/job/job-input.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import type { Store } from '../../state/store.ts';
import { useStore } from '../application/use-store.ts';
import type { PointedValue } from '../profile-editor/editor-context.ts';
import { useRovingFocus } from '../profile-editor/cards/use-roving-focus.ts';
import { MarkedText } from './marked-text.tsx';
import { PhraseOffers } from './phrase-offers.tsx';
import classes from './job-text.module.css';

interface JobTextProps {
  readonly context: MatchingContext;
  readonly jobInput: JobInput;
  readonly pointed: Store<PointedValue>;
  readonly onChange: () => void;
}

/** The job that was read, beside its profile: what was understood is marked, what no concept covers is offered. */
export function JobText({ context, jobInput, pointed, onChange }: JobTextProps) {
  const intl = useIntl();
  const { parsedText, marks, language, phrases } = useStore(jobInput.store);
  const { aspects } = useStore(context.store);
  const roving = useRovingFocus();
  if (parsedText === null) return null;
  const marksOf = (field: 'title' | 'text') => marks.filter((mark) => mark.field === field);
  const shared = { aspects, pointed };
  return (
    <div className={classes.text}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <FormattedMessage id="jobText.title" />
        </h3>
        {language !== null && (
          <span className={classes.detected}>
            <FormattedMessage
              id="jobText.detected"
              values={{ language: intl.formatMessage({ id: `language.${language}` }) }}
            />
          </span>
        )}
        <Button
          className={classes.change ?? ''}
          size="xs"
          variant="subtle"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
          onClick={onChange}
        >
          <FormattedMessage id="jobText.change" />
        </Button>
      </div>
      <div
        className={classes.prose}
        lang={language === null ? undefined : localeOfLanguage(language)}
        role="group"
        aria-label={intl.formatMessage({ id: 'jobText.title' })}
        {...roving}
      >
        {parsedText.title !== '' && (
          <h4 className={classes.jobTitle}>
            <MarkedText text={parsedText.title} marks={marksOf('title')} {...shared} />
          </h4>
        )}
        <p className={classes.body}>
          <MarkedText text={parsedText.description} marks={marksOf('text')} {...shared} />
        </p>
      </div>
      <PhraseOffers context={context} phrases={phrases} />
    </div>
  );
}
