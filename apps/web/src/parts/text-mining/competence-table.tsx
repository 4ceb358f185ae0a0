import { ActionIcon, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type {
  FeedbackCompetence,
  FeedbackMatch,
  FeedbackSubcategory,
} from '../../state/text-mining/feedback-aspects.ts';
import { goingOn } from '../../ui/going-on.ts';
import classes from './feedback-results.module.css';

const COLUMNS = ['subcategory', 'count', 'sentence'] as const;

/** A sentence where it stands in its comment, marked. */
function SentenceInContext({ match: { context, sentence } }: { readonly match: FeedbackMatch }) {
  const at = context.indexOf(sentence);
  if (at === -1) return <>{context}</>;
  return (
    <>
      {context.slice(0, at)}
      <mark className={classes.mark}>{sentence}</mark>
      {context.slice(at + sentence.length)}
    </>
  );
}

interface CompetenceTableProps {
  readonly competence: FeedbackCompetence;
  readonly placeOf: ReadonlyMap<string, number>;
}

/** The behaviours of a competence: how often, and in which words; hover or a click shows the whole comment (TXT-02). */
export function CompetenceTable({ competence, placeOf }: CompetenceTableProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const count = competence.subcategories.reduce((sum, { matches }) => sum + matches.length, 0);
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        {competence.group !== null && <span className={classes.group}>{competence.group} · </span>}
        {competence.label}{' '}
        <span className={classes.count}>
          <FormattedNumber value={count} />
        </span>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <VisuallyHidden>
                <FormattedMessage id={`mining.column.${column}`} />
              </VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {competence.subcategories.map((subcategory) => (
          <SubcategoryRows
            key={subcategory.id}
            subcategory={subcategory}
            placeOf={placeOf}
            isOpen={openId === subcategory.id}
            onToggle={() => setOpenId(openId === subcategory.id ? null : subcategory.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SubcategoryRowsProps {
  readonly subcategory: FeedbackSubcategory;
  readonly placeOf: ReadonlyMap<string, number>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function SubcategoryRows({ subcategory: { label, matches }, placeOf, isOpen, onToggle }: SubcategoryRowsProps) {
  const intl = useIntl();
  const [at, setAt] = useState(0);
  const match = matches[Math.min(at, matches.length - 1)];
  if (match === undefined) return null;
  const place = placeOf.get(match.context);
  return (
    <Fragment>
      {/* the button in the row is what a keyboard finds; the row is only larger */}
      <tr className={classes.row} data-open={isOpen || undefined} onClick={onToggle}>
        <th scope="row">
          <UnstyledButton
            className={classes.open}
            aria-expanded={isOpen}
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
          >
            {label}
          </UnstyledButton>
        </th>
        <td className={classes.number}>
          <FormattedNumber value={matches.length} />
        </td>
        <td>
          <Tooltip multiline maw={480} disabled={isOpen} label={<SentenceInContext match={match} />}>
            <span className={classes.sentence}>{match.sentence}</span>
          </Tooltip>
        </td>
      </tr>
      {isOpen && (
        <tr className={classes.opened}>
          <td colSpan={COLUMNS.length}>
            <p className={classes.context}>
              <SentenceInContext match={match} />
            </p>
            <div className={classes.walk}>
              {matches.length > 1 && (
                <>
                  <span role="status">
                    <FormattedMessage id="mining.sentence.of" values={{ at: at + 1, count: matches.length }} />
                  </span>
                  <ActionIcon
                    size="sm"
                    aria-label={intl.formatMessage({ id: 'mining.sentence.previous' })}
                    {...goingOn(at === 0 ? null : () => setAt(at - 1))}
                  >
                    <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
                  </ActionIcon>
                  <ActionIcon
                    size="sm"
                    aria-label={intl.formatMessage({ id: 'mining.sentence.next' })}
                    {...goingOn(at === matches.length - 1 ? null : () => setAt(at + 1))}
                  >
                    <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
                  </ActionIcon>
                </>
              )}
              <span className={classes.rule}>
                {place !== undefined && <FormattedMessage id="mining.comment" values={{ place }} />}{' '}
                <FormattedMessage id="mining.rule" values={{ rule: match.rule }} />
              </span>
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  );
}
