import { ActionIcon, Button, Progress } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
  IconSearchOff,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { configuredIndices } from '../../state/configured-indices.ts';
import type { JudgedMatch } from '../../state/monitoring/matching-test-state.ts';
import { useScreen } from '../application/use-screen.ts';
import { ColumnHeads } from '../../ui/column-heads.tsx';
import { goingOn } from '../../ui/going-on.ts';
import classes from './monitoring-table.module.css';
import { useFoundItems } from './use-found-items.ts';

const ICONS = {
  CORRECT: IconCircleCheck,
  FALSE_POSITIVE: IconCircleX,
  MISSED: IconSearchOff,
  UNKNOWN: IconHelpCircle,
} as const;
const COLUMNS = ['status', 'match', 'relevance', 'details', 'matched', 'notMatched', 'decision'] as const;
const DECISIONS = [
  { word: 'OK', wanted: 'ACCEPT' },
  { word: 'NOK', wanted: 'REJECT' },
] as const;

interface ProfileDetailsProps {
  readonly fromType: ProfileKind;
  readonly toType: ProfileKind;
  readonly strategy: string | null;
  readonly profile: { readonly id: string; readonly label: string; readonly matchFeedback: readonly JudgedMatch[] };
  readonly onDecide: (matchedProfileId: string, wanted: 'ACCEPT' | 'REJECT') => void;
  /** Goes to the profile before or after; null where there is none. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** The matches of the selected profile: status, score, details, what was found, and the decision (TST-02c, TST-02d). */
export function ProfileDetails({
  fromType,
  toType,
  strategy,
  profile,
  onDecide,
  onPrevious,
  onNext,
}: ProfileDetailsProps) {
  const { configuration } = useScreen().application;
  const intl = useIntl();
  const sourceIndex = configuredIndices(configuration, fromType)[0].name;
  const targetIndex = configuredIndices(configuration, toType)[0].name;
  const found = useFoundItems({ kind: fromType, index: sourceIndex, id: profile.id }, targetIndex, strategy);
  return (
    <section className={classes.card} aria-labelledby="test-details">
      <div className={classes.head}>
        <h2 className={classes.title} id="test-details">
          {profile.label}
        </h2>
        <span className={classes.about}>
          <FormattedMessage id="test.matches" values={{ count: profile.matchFeedback.length }} />
        </span>
        <span>
          <ActionIcon aria-label={intl.formatMessage({ id: 'test.previous' })} {...goingOn(onPrevious)}>
            <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon aria-label={intl.formatMessage({ id: 'test.next' })} {...goingOn(onNext)}>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </span>
      </div>
      <div className={classes.scroll}>
        <table className={`${classes.table} ${classes.folding}`}>
          <ColumnHeads columns={COLUMNS} family="test.column" />
          <tbody>
            {profile.matchFeedback.map((match) => (
              <MatchRow
                key={match.matchedProfileId}
                match={match}
                items={found.get(match.matchedProfileId) ?? null}
                address={{ sourceIndex, sourceId: profile.id, targetIndex, targetId: match.matchedProfileId }}
                onDecide={(wanted) => onDecide(match.matchedProfileId, wanted)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface MatchRowProps {
  readonly match: JudgedMatch;
  /** How many of the values asked were found and how many were not; null where nobody knows. */
  readonly items: { readonly matched: number; readonly missed: number } | null;
  readonly address: Readonly<Record<'sourceIndex' | 'sourceId' | 'targetIndex' | 'targetId', string>>;
  readonly onDecide: (wanted: 'ACCEPT' | 'REJECT') => void;
}

function MatchRow({ match, items, address, onDecide }: MatchRowProps) {
  const intl = useIntl();
  const { resultStatus, label, score, decision, decidedAt, decidedBy } = match;
  const Icon = ICONS[resultStatus];
  return (
    <tr>
      <td>
        <span className={classes.status} data-status={resultStatus}>
          <Icon size={14} stroke={2} aria-hidden="true" />
          <FormattedMessage id={`test.result.${resultStatus}`} />
        </span>
      </td>
      <th scope="row" data-part="name" data-beside="decision">
        {label}
      </th>
      <td>
        {score === null ? (
          '–'
        ) : (
          <span className={classes.score}>
            <Progress className={classes.bar ?? ''} value={score * 100} aria-hidden="true" />
            <FormattedNumber value={score} style="percent" />
          </span>
        )}
      </td>
      <td>
        <Link
          className={classes.link ?? ''}
          to="/match-details/$sourceIndex/$sourceId/$targetIndex/$targetId"
          params={address}
          aria-label={intl.formatMessage({ id: 'actions.details.of' }, { subject: label })}
        >
          <FormattedMessage id="actions.details" />
        </Link>
      </td>
      <td data-label={intl.formatMessage({ id: 'test.column.matched' })}>{items?.matched ?? '–'}</td>
      <td data-label={intl.formatMessage({ id: 'test.column.notMatched' })}>{items?.missed ?? '–'}</td>
      <td data-part="decision">
        <span
          className={classes.decision}
          role="group"
          aria-label={intl.formatMessage({ id: 'test.decision.of' }, { label })}
        >
          {DECISIONS.map(({ word, wanted }) => (
            <Button
              key={word}
              size="xs"
              variant={decision === wanted ? 'filled' : 'default'}
              aria-pressed={decision === wanted}
              onClick={() => onDecide(wanted)}
            >
              {word}
            </Button>
          ))}
        </span>
        {decidedAt !== null && (
          <span className={classes.decided}>
            {decidedBy === null ? '' : `${decidedBy.name}, `}
            <FormattedDate value={decidedAt} dateStyle="short" />
          </span>
        )}
      </td>
    </tr>
  );
}
