import { Tooltip } from '@mantine/core';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Match } from '../../state/index-results.ts';
import { largestShares } from '../../state/results/shares.ts';

// Tooltip delays (A9).
const SHOW_MS = 250;
const HIDE_MS = 400;

interface RelevanceBarProps {
  readonly match: Match;
  readonly hasColours: boolean;
}

/** The proven part of a score solid and the unknown part hatched; hover or focus tells the three largest shares. */
export function RelevanceBar({ match, hasColours }: RelevanceBarProps) {
  const intl = useIntl();
  const { score, unknown, green } = match;
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const tone = green ? 'green' : 'amber';
  const shares = largestShares(match, 3);
  const label = intl.formatMessage(
    { id: 'results.relevance.label' },
    {
      score: intl.formatNumber(score, { style: 'percent' }),
      unknown: intl.formatNumber(unknown, { style: 'percent' }),
    },
  );
  return (
    <Tooltip
      openDelay={SHOW_MS}
      closeDelay={HIDE_MS}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      label={
        <span className="relevance-tooltip">
          <strong>
            <FormattedMessage id={`results.tooltip.${tone}`} />
          </strong>
          {shares.map((share) => (
            <span key={share.label}>
              <FormattedMessage id={`aspect.${share.label}`} />{' '}
              <FormattedNumber value={share.share} style="percent" maximumFractionDigits={1} />
            </span>
          ))}
        </span>
      }
    >
      <div className="relevance" role="img" aria-label={label} tabIndex={0} data-tone={hasColours ? tone : 'plain'}>
        <span className="relevance-track" aria-hidden="true">
          <span className="relevance-proven" style={{ inlineSize: percent(score) }} />
          <span className="relevance-unknown" style={{ inlineSize: percent(Math.min(unknown, 1 - score)) }} />
        </span>
        <span className="relevance-number">
          <FormattedNumber value={score} style="percent" />
        </span>
        {hasColours && (
          <span className="relevance-word">
            <span aria-hidden="true">{green ? '●' : '◐'}</span> <FormattedMessage id={`results.tone.${tone}`} />
          </span>
        )}
      </div>
    </Tooltip>
  );
}
