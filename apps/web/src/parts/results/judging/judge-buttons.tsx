import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import controls from '../../../ui/light-controls.module.css';
import type { RowDecision } from './use-judging.ts';

/** Deciding rows, and the key that it is kept under. */
export interface RowJudging {
  readonly key: string;
  readonly onJudge: (id: string, wanted: RowDecision) => void;
}

const LOOK = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CHOICES = [
  { wanted: 'ACCEPT', thumb: <IconThumbUp {...LOOK} />, chosen: <IconThumbUpFilled {...LOOK} /> },
  { wanted: 'REJECT', thumb: <IconThumbDown {...LOOK} />, chosen: <IconThumbDownFilled {...LOOK} /> },
] as const;

interface JudgeButtonsProps {
  readonly id: string;
  readonly subject: string;
  readonly judging: RowJudging;
  readonly decision: RowDecision | null;
  readonly tabIndex: number;
}

/** Thumbs of a row: accept or reject the match, the same again takes it back; each names the key it is kept under. */
export function JudgeButtons({ id, subject, judging, decision, tabIndex }: JudgeButtonsProps) {
  const intl = useIntl();
  return CHOICES.map(({ wanted, thumb, chosen }) => {
    const isChosen = decision === wanted;
    const label = intl.formatMessage({ id: `judge.${wanted}` }, { subject });
    return (
      <button
        type="button"
        key={wanted}
        className={controls.icon}
        aria-label={label}
        aria-pressed={isChosen}
        title={intl.formatMessage({ id: 'judge.title' }, { label, key: judging.key })}
        tabIndex={tabIndex}
        onClick={() => judging.onJudge(id, wanted)}
      >
        {isChosen ? chosen : thumb}
      </button>
    );
  });
}

/** The decision of a row, in sight of whoever reads down the list. */
export function JudgedMark({ decision, judgingKey }: { readonly decision: RowDecision; readonly judgingKey: string }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `judge.is.${decision}` }, { key: judgingKey });
  const Shape = decision === 'ACCEPT' ? IconThumbUpFilled : IconThumbDownFilled;
  return <Shape size={13} role="img" aria-label={label} />;
}
