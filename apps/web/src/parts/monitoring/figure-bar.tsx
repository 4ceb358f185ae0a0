import { Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { verdictOf } from '../../state/monitoring/verdict.ts';
import classes from './figure-bar.module.css';

const ICONS = { good: IconCircleCheck, fair: IconAlertTriangle, poor: IconCircleX } as const;

/** A precision or recall: its number, its verdict as word and shape, its length (TST-03). */
export function FigureBar({ value, isLarge = false }: { readonly value: number | null; readonly isLarge?: boolean }) {
  if (value === null) return <span className={classes.none}>–</span>;
  const verdict = verdictOf(value);
  const Icon = ICONS[verdict];
  return (
    <span className={classes.figure} data-verdict={verdict} data-large={isLarge}>
      <span className={classes.number}>
        <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />
      </span>
      <span className={classes.verdict}>
        <Icon size={14} stroke={2} aria-hidden="true" />
        <FormattedMessage id={`test.verdict.${verdict}`} />
      </span>
      <Progress
        className={classes.bar ?? ''}
        value={value * 100}
        aria-hidden="true"
        classNames={{ section: classes.section ?? '' }}
      />
    </span>
  );
}
