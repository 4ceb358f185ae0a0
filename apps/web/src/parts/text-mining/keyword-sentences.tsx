import { CloseButton } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MOST_SENTENCES, sentencesWith } from '../../state/text-mining/keyword-context.ts';
import type { FeedbackComment } from '../../state/text-mining/read-comments.ts';
import classes from './keyword-sentences.module.css';

interface KeywordSentencesProps {
  readonly keyword: string;
  readonly comments: readonly FeedbackComment[];
  readonly onClose: () => void;
}

/** The sentences that say a word or a phrase, with it in the middle. */
export function KeywordSentences({ keyword, comments, onClose }: KeywordSentencesProps) {
  const intl = useIntl();
  const sentences = useMemo(
    () =>
      sentencesWith(
        comments.map(({ text }) => text),
        keyword,
      ),
    [comments, keyword],
  );
  return (
    <section className={classes.card} aria-label={intl.formatMessage({ id: 'mining.sentences' }, { keyword })}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <span role="status">
            <FormattedMessage
              id={sentences.length === MOST_SENTENCES ? 'mining.sentences.first' : 'mining.sentences.count'}
              values={{ count: sentences.length, keyword }}
            />
          </span>
        </h3>
        <CloseButton aria-label={intl.formatMessage({ id: 'actions.close' })} onClick={onClose} />
      </div>
      {/* a keyboard scrolls it */}
      <ul className={classes.list} tabIndex={0}>
        {sentences.map(({ before, keyword: hit, after }) => (
          <li key={`${before}${hit}${after}`} className={classes.sentence}>
            <span className={classes.before}>
              <bdi>{before}</bdi>
            </span>
            <mark className={classes.mark}>{hit}</mark>
            <span className={classes.after}>{after}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
