import { IconCircleCheck, IconCircleHalf2 } from '@tabler/icons-react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import { largestShares } from '../../../state/results/shares.ts';
import { LateTooltip } from '../../../ui/late-tooltip.tsx';
import classes from './relevance-bar.module.css';

/** Shares that the tooltip tells (ui.md, "Answer first"). */
const TOLD_SHARES = 3;

interface RelevanceBarProps {
  readonly match: Match;
  /** Whether the verdict is coloured and said; an option switches it off (RES-01c). */
  readonly hasColours: boolean;
  /** −1 in a row that is not the current one. */
  readonly tabIndex?: number;
}

/** A part of 1 as points out of 100, with one decimal. */
export function pointsText(intl: IntlShape, value: number): string {
  return intl.formatNumber(value * 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A number of points out of 100, with one decimal. */
export function Points({ value }: { readonly value: number }) {
  return pointsText(useIntl(), value);
}

const LOOK = { size: 14, stroke: 2, 'aria-hidden': true } as const;
const GREEN = <IconCircleCheck {...LOOK} />;
const AMBER = <IconCircleHalf2 {...LOOK} />;

/** The verdict of a match: green or amber, always with its shape and word (RES-04). */
export function Tone({ isGreen }: { readonly isGreen: boolean }) {
  const tone = isGreen ? 'green' : 'amber';
  return (
    <span className={classes.tone} data-tone={tone}>
      {isGreen ? GREEN : AMBER}
      {useIntl().formatMessage({ id: `results.tone.${tone}` })}
    </span>
  );
}

/** The verdict in words and the three largest shares. */
function Shares({ match, hasColours }: Pick<RelevanceBarProps, 'match' | 'hasColours'>) {
  const { unknown, green } = match;
  return (
    <span className={classes.tooltip}>
      {hasColours && (
        <span className={classes.verdict}>
          <FormattedMessage id={`results.tooltip.${green ? 'green' : 'amber'}`} />
        </span>
      )}
      <dl className={classes.shares}>
        {largestShares(match, TOLD_SHARES).map((share) => (
          <div key={share.label} className={classes.share}>
            <dt>
              <FormattedMessage id={`aspect.${share.label}`} />
            </dt>
            <dd>
              <Points value={share.share} />
            </dd>
          </div>
        ))}
        <div className={classes.share}>
          <dt className={classes.rest}>
            <FormattedMessage id="details.unknown" />
          </dt>
          <dd className={classes.rest}>
            <Points value={unknown} />
          </dd>
        </div>
      </dl>
    </span>
  );
}

/** Whether nothing was asked of a match: it is listed, not ranked (MAT-03c). */
function isUnasked({ score, details }: Match): boolean {
  return score === 0 && !details.some(({ scoreType }) => scoreType === 'FORWARD');
}

/** The proven part of a score solid and the unknown part hatched; hover or focus tells the three largest shares. */
export function RelevanceBar({ match, hasColours, tabIndex = 0 }: RelevanceBarProps) {
  const intl = useIntl();
  const { score, unknown, green } = match;
  if (isUnasked(match)) {
    return (
      <span className={classes.none} role="img" aria-label={intl.formatMessage({ id: 'results.relevance.none' })}>
        –
      </span>
    );
  }
  const tone = green ? 'green' : 'amber';
  const label = intl.formatMessage(
    { id: hasColours ? `results.relevance.label.${tone}` : 'results.relevance.label' },
    {
      score: intl.formatNumber(score, { style: 'percent' }),
      unknown: intl.formatNumber(unknown, { style: 'percent' }),
    },
  );
  return (
    <LateTooltip
      className={classes.relevance}
      role="img"
      aria-label={label}
      tabIndex={tabIndex}
      label={<Shares match={match} hasColours={hasColours} />}
    >
      <span className={classes.line}>
        <span className={classes.score} data-score>
          {intl.formatNumber(score, { style: 'percent' })}
        </span>
        {hasColours && <Tone isGreen={green} />}
      </span>
      <span className={classes.track} aria-hidden="true">
        <span
          className={classes.proven}
          data-tone={hasColours ? tone : 'plain'}
          style={{ inlineSize: `${score * 100}%` }}
        />
        <span className={classes.unknown} style={{ inlineSize: `${Math.min(unknown, 1 - score) * 100}%` }} />
      </span>
    </LateTooltip>
  );
}
