import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import { type FeedbackAspect, matchesOfAspect } from '../../state/text-mining/feedback-aspects.ts';
import classes from './feedback-results.module.css';
import { CompetenceTable } from './competence-table.tsx';

interface FeedbackResultsProps {
  readonly aspects: readonly FeedbackAspect[];
  /** Where a comment stands in the input, from 1. */
  readonly placeOf: ReadonlyMap<string, number>;
}

/** A main category with more than one match starts open (TXT-02). */
const startsOpen = (aspect: FeedbackAspect) => matchesOfAspect(aspect).length > 1;

/** What the comments say: main categories that fold, each with its competences (TXT-02). */
export function FeedbackResultsCard({ aspects, placeOf }: FeedbackResultsProps) {
  const intl = useIntl();
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (aspect: FeedbackAspect) => toggled[aspect.id] ?? startsOpen(aspect);
  const filled = aspects.filter((aspect) => matchesOfAspect(aspect).length > 0);
  const isAnyOpen = filled.some(isOpen);
  return (
    <section className={classes.card} aria-labelledby="mining-results">
      <div className={classes.head}>
        <h2 className={classes.title} id="mining-results">
          <FormattedMessage id="mining.results.title" />
        </h2>
        <Button
          size="xs"
          variant="subtle"
          disabled={filled.length === 0}
          onClick={() => setToggled(Object.fromEntries(filled.map(({ id }) => [id, !isAnyOpen])))}
        >
          <FormattedMessage id={isAnyOpen ? 'mining.closeAll' : 'mining.openAll'} />
        </Button>
      </div>
      {aspects.map((aspect) => {
        const count = matchesOfAspect(aspect).length;
        const open = isOpen(aspect) && count > 0;
        const Icon = open ? IconChevronDown : IconChevronRight;
        return (
          <div key={aspect.id} className={classes.category}>
            <h3>
              <UnstyledButton
                className={classes.fold}
                aria-expanded={open}
                disabled={count === 0}
                onClick={() => setToggled((before) => ({ ...before, [aspect.id]: !open }))}
              >
                <Icon size={16} stroke={1.75} aria-hidden="true" />
                {labelOf(intl, `mining.category.${aspect.aspectType}`, aspect.label)}{' '}
                <span className={classes.count}>
                  <FormattedNumber value={count} />
                </span>
              </UnstyledButton>
            </h3>
            {open &&
              aspect.competences.map((competence) => (
                <CompetenceTable key={competence.id} competence={competence} placeOf={placeOf} />
              ))}
          </div>
        );
      })}
    </section>
  );
}
