import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { valueLabel } from '../../../i18n/label-of.ts';
import { aspectHue } from '../../../state/aspect-hue.ts';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import { explainedSide } from '../../../state/results/details/explained-groups.ts';
import { leadingDirection } from '../../../state/results/reasons.ts';
import { type ScorePart, scoreParts } from '../../../state/results/score-parts.ts';
import { Points, Tone } from '../../results/row/relevance-bar.tsx';
import classes from './score-summary.module.css';
import { type SideNames, SumsTable } from './sums-table.tsx';

interface ScoreSummaryProps {
  readonly match: Match;
  readonly hasColours: boolean;
  readonly names: SideNames;
  /** Whether the calculation is unfolded; folding it is remembered. */
  readonly isUnfolded: boolean;
  readonly onFold: (isUnfolded: boolean) => void;
  readonly onForwardHeader?: (() => void) | undefined;
}

function PartName({ part }: { readonly part: ScorePart }) {
  return <FormattedMessage id={part.kind === 'ASPECT' ? `aspect.${part.aspect}` : `details.part.${part.kind}`} />;
}

function Legend({ parts }: { readonly parts: readonly ScorePart[] }) {
  return (
    <ul className={classes.legend}>
      {parts.map((part) => (
        <li key={`${part.kind} ${part.aspect}`} className={classes.entry}>
          <span className={classes.swatch} data-kind={part.kind} data-hue={aspectHue(part.aspect)} />
          <PartName part={part} />
          <span className={classes.points}>
            {part.kind === 'PENALTY' ? '−' : ''}
            <Points value={part.share} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why the score is what it is, in one sentence. */
function Why({ match, hasColours }: Pick<ScoreSummaryProps, 'match' | 'hasColours'>) {
  const intl = useIntl();
  const { penalty, score, green } = match;
  if (penalty !== 1) {
    const { missing } = explainedSide(match, leadingDirection(match));
    const labels = missing.map(({ aspect, asked }) => valueLabel(intl, aspect, asked.label));
    return (
      <FormattedMessage
        id="details.why.penalty"
        values={{
          before: <Points value={penalty === 0 ? 0 : score / penalty} />,
          factor: <FormattedNumber value={penalty} maximumFractionDigits={2} />,
          missing: <span className={classes.missing}>{intl.formatList(labels)}</span>,
        }}
      />
    );
  }
  return hasColours ? <FormattedMessage id={`results.tooltip.${green ? 'green' : 'amber'}`} /> : null;
}

/** The score, why it is that, what it is made of, and the calculation that a person can redo. */
export function ScoreSummary({ match, hasColours, names, isUnfolded, onFold, onForwardHeader }: ScoreSummaryProps) {
  const intl = useIntl();
  const id = useId();
  const parts = scoreParts(match);
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;
  const spoken = parts.map((part) =>
    intl.formatMessage(
      { id: 'details.part.spoken' },
      {
        name: intl.formatMessage({
          id: part.kind === 'ASPECT' ? `aspect.${part.aspect}` : `details.part.${part.kind}`,
        }),
        points: intl.formatNumber(part.share * 100, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
      },
    ),
  );
  return (
    <section className={classes.summary}>
      <div className={classes.line}>
        <span className={classes.score}>
          <FormattedNumber value={match.score} style="percent" />
        </span>
        {hasColours && <Tone isGreen={match.green} />}
        <span className={classes.why}>
          <Why match={match} hasColours={hasColours} />
        </span>
        <Button
          size="xs"
          variant="subtle"
          className={classes.fold ?? ''}
          aria-expanded={isUnfolded}
          aria-controls={id}
          rightSection={<Chevron size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => onFold(!isUnfolded)}
        >
          <FormattedMessage id="details.calculation" />
        </Button>
      </div>
      <div className={classes.bar} role="img" aria-label={spoken.join(', ')}>
        {parts.map((part) => (
          <Part key={`${part.kind} ${part.aspect}`} part={part} />
        ))}
      </div>
      {!isUnfolded && <Legend parts={parts} />}
      <div id={id}>{isUnfolded && <SumsTable match={match} names={names} onForwardHeader={onForwardHeader} />}</div>
    </section>
  );
}

function Part({ part }: { readonly part: ScorePart }) {
  const intl = useIntl();
  const name = intl.formatMessage({
    id: part.kind === 'ASPECT' ? `aspect.${part.aspect}` : `details.part.${part.kind}`,
  });
  const points = intl.formatNumber(part.share * 100, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <span
      className={classes.part}
      data-kind={part.kind}
      data-hue={aspectHue(part.aspect)}
      style={{ inlineSize: `${part.share * 100}%` }}
      title={intl.formatMessage({ id: 'details.part.spoken' }, { name, points })}
    />
  );
}
