import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { RouteResponse } from '@counterpart/client';
import { labelOf, valueLabel } from '../../i18n/label-of.ts';
import type { RequestChange } from '../../state/apply-change.ts';
import classes from './why-not-dialog.module.css';

/** What the server says of a target that is missing in a list. */
export type WhyNot = RouteResponse<'candidateWhyNot'>;
type WhyNotReason = WhyNot['reasons'][number];

/** The property that a filter's rule is about; empty where it names none. */
function propertyOf(rule: unknown): string {
  return typeof rule === 'object' && rule !== null && 'property' in rule && typeof rule.property === 'string'
    ? rule.property
    : '';
}

function subjectOf(intl: IntlShape, { aspect = '', label = '', rule }: WhyNotReason | RequestChange): string {
  const property = propertyOf(rule);
  if (property !== '') return labelOf(intl, `property.${property}`, property);
  if (aspect === '') return label;
  return label === aspect || label === '' ? labelOf(intl, `aspect.${aspect}`, aspect) : valueLabel(intl, aspect, label);
}

function Reasons({ reasons, target }: { readonly reasons: readonly WhyNotReason[]; readonly target: string }) {
  const intl = useIntl();
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- reasons have no id and never move
        <li key={i}>
          <IconX size={14} stroke={2.25} aria-hidden="true" />
          <span>
            <FormattedMessage
              id={`whyNot.${reason.kind}${reason.scoreType === 'REVERSE' ? '.REVERSE' : ''}`}
              values={{ subject: subjectOf(intl, reason), target }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface AnswerProps {
  readonly answer: WhyNot;
  readonly target: string;
  readonly onApply: (changes: readonly RequestChange[]) => void;
}

/** Why a target is not in a list, in words, and the smallest change that lets it in. */
export function WhyNotAnswer({ answer, target, onApply }: AnswerProps) {
  const intl = useIntl();
  const { included, rank, match, reasons, change, rankAfter } = answer;
  if (included) {
    return (
      <p className={classes.verdict} role="status">
        <FormattedMessage
          id="whyNot.included"
          values={{ target, rank: rank ?? 0, score: intl.formatNumber(match?.score ?? 0, { style: 'percent' }) }}
        />
      </p>
    );
  }
  return (
    <div className={classes.answer} role="status">
      <p className={classes.verdict}>
        <FormattedMessage id="whyNot.excluded" values={{ target }} />
      </p>
      <Reasons reasons={reasons} target={target} />
      {change === null || change.length === 0 ? (
        <p>
          <FormattedMessage id="whyNot.noChange" />
        </p>
      ) : (
        <div className={classes.change}>
          <span>
            {change
              .map((one) =>
                intl.formatMessage(
                  { id: `whyNot.change.${one.op}` },
                  { subject: subjectOf(intl, one), range: one.range ?? 0 },
                ),
              )
              .join(' ')}{' '}
            {rankAfter !== null && <FormattedMessage id="whyNot.rankAfter" values={{ rank: rankAfter }} />}
          </span>
          <Button variant="filled" size="xs" onClick={() => onApply(change)}>
            <FormattedMessage id="whyNot.apply" />
          </Button>
        </div>
      )}
    </div>
  );
}
