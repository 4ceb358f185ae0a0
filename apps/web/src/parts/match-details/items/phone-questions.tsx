import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import { type Explanation, unknownItems } from '../../../state/results/details/explained-groups.ts';
import { askedWords } from './item-words.ts';
import classes from './phone-questions.module.css';

interface PhoneQuestionsProps {
  readonly match: Match;
  /** Whom the questions are for. */
  readonly subject: string;
}

/** What is asked and nobody knows yet: a list for the telephone, copied with one click. */
export function PhoneQuestions({ match, subject }: PhoneQuestionsProps) {
  const intl = useIntl();
  const { copy, copied, error } = useClipboard({ timeout: 3000 });
  const unknown = unknownItems(match);
  if (unknown.length === 0) return null;
  const words = (explanation: Explanation) => {
    const aspect = intl.formatMessage({ id: `aspect.${explanation.aspect}` });
    const asked = askedWords(intl, explanation);
    return asked === aspect ? aspect : intl.formatMessage({ id: 'details.question' }, { aspect, asked });
  };
  const lines = unknown.map(words);
  function handleCopy() {
    copy(
      [intl.formatMessage({ id: 'details.questions.of' }, { subject }), ...lines.map((line) => `- ${line}`)].join('\n'),
    );
  }
  const Shape = copied ? IconCheck : IconCopy;
  return (
    <section className={classes.questions}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <FormattedMessage id="details.questions" />
        </h3>
        <Button
          size="xs"
          className={classes.copy ?? ''}
          leftSection={<Shape size={16} stroke={1.75} aria-hidden="true" />}
          onClick={handleCopy}
        >
          <FormattedMessage id={error === null ? (copied ? 'actions.copied' : 'actions.copy') : 'actions.copyFailed'} />
        </Button>
      </div>
      <ul className={classes.list}>
        {unknown.map((explanation, i) => (
          <li key={`${explanation.aspect} ${explanation.itemId}`}>{lines[i]}</li>
        ))}
      </ul>
    </section>
  );
}
