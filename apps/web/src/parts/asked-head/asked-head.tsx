import { Fragment, memo } from 'react';
import { Button, UnstyledButton } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconLock } from '@tabler/icons-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { WireDocument } from '@counterpart/domain';
import { knownBy } from '../../state/documents/document-labels.ts';
import { askedValues } from '../../state/matching/asked-values.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { seenOf } from '../../state/profile/edit-values.ts';
import { valueLabel } from '../../i18n/label-of.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { singleLabel } from '../profile-editor/chips/value-labels.ts';
import { useIndexResults } from '../use-index-results.ts';
import classes from './asked-head.module.css';
import { useSaving } from './use-saving.ts';

/** Values that are named; the rest is counted. */
const NAMED = 6;
/** New results that are named. */
const NEW_NAMED = 3;

interface AskedHeadProps {
  readonly context: MatchingContext;
  /** The job or the person that is matched for; empty for a profile of its own. */
  readonly subject: string;
  readonly onOpen: (id: string) => void;
}

/** What a ranking was asked, and of which job or person: required values first, the rest counted; and what is new in it. */
export const AskedHead = memo(function AskedHead({ context, subject, onOpen }: AskedHeadProps) {
  const intl = useIntl();
  const { allowed } = useScreen().application;
  const { activeIndex } = useStore(context.store);
  const { lastRequest, matches, count, isMatching } = useIndexResults(context, activeIndex);
  const { saved, arrivals, toggle } = useSaving(context, subject);
  if (lastRequest === null) return null;
  const values = lastRequest.isList === true ? [] : askedValues(seenOf(lastRequest.aspects, allowed));
  const named = values.slice(0, NAMED);
  const fresh = matches.filter(({ id }) => arrivals?.ids.includes(id) === true);
  const Bookmark = saved === undefined ? IconBookmark : IconBookmarkFilled;
  return (
    <div className={classes.asked}>
      <p className={classes.line}>
        <span className={classes.what}>
          {subject !== '' && <strong className={classes.subject}>{subject}</strong>}
          {lastRequest.isList === true ? (
            <FormattedMessage id={`asked.everything.${context.target}`} />
          ) : (
            <span className={classes.values}>
              <FormattedMessage id="asked.for" />{' '}
              {named.map(({ aspect, id, label, required, single }, at) => (
                // the space between two values is text, where the line may break
                <Fragment key={`${aspect} ${id}`}>
                  <span className={classes.value}>
                    {required && (
                      <IconLock
                        size={12}
                        stroke={2}
                        role="img"
                        aria-label={intl.formatMessage({ id: 'asked.required' })}
                      />
                    )}
                    {single === undefined ? valueLabel(intl, aspect, label) : singleLabel(intl, aspect, single)}
                    {at < named.length - 1 && ','}
                  </span>{' '}
                </Fragment>
              ))}
              {values.length > NAMED && <FormattedMessage id="asked.more" values={{ count: values.length - NAMED }} />}
            </span>
          )}
        </span>
        {(count ?? 0) > 0 && lastRequest.isList !== true && (
          <Button
            className={classes.save ?? ''}
            size="xs"
            variant="subtle"
            aria-pressed={saved !== undefined}
            // what is above the fold is not known until the match is there
            disabled={isMatching}
            leftSection={<Bookmark size={16} stroke={1.75} aria-hidden />}
            onClick={toggle}
          >
            <FormattedMessage id={saved === undefined ? 'saved.save' : 'saved.isSaved'} />
          </Button>
        )}
      </p>
      {arrivals !== undefined && fresh.length > 0 && (
        <p className={classes.fresh}>
          <FormattedMessage
            id="saved.arrived"
            values={{ count: fresh.length, when: <FormattedDate value={arrivals.since} dateStyle="medium" /> }}
          />
          {fresh.slice(0, NEW_NAMED).map((match) => {
            return (
              <UnstyledButton key={match.id} className={classes.arrival} onClick={() => onOpen(match.id)}>
                {knownBy(context.target, match.document as unknown as WireDocument).join(', ') || match.id}
              </UnstyledButton>
            );
          })}
        </p>
      )}
    </div>
  );
});
