import type { IntlShape } from 'react-intl';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import { pointsText } from '../../results/row/relevance-bar.tsx';
import classes from './sums-table.module.css';

/** What a direction of a match says of one aspect. */
export type SumDetail = Match['details'][number];

/** What is told of an aspect in one direction, in this order: the names of `details.column.*`. */
export const SUM_HEADINGS = ['found', 'weight', 'score', 'share'] as const;

/** The cells of an aspect in one direction; words rather than components, as a table has a hundred. */
export function sumCells(intl: IntlShape, detail: SumDetail | undefined) {
  if (detail === undefined) {
    return SUM_HEADINGS.map((heading) => (
      <td key={heading} className={classes.none}>
        –
      </td>
    ));
  }
  const { found, asked, weight, score, share, unknown } = detail;
  const isUnknown = unknown > 0 && found === 0;
  return (
    <>
      <td className={isUnknown ? classes.none : classes.number}>
        {isUnknown
          ? intl.formatMessage({ id: 'details.unknown' })
          : intl.formatMessage({ id: 'details.foundOf' }, { found, asked })}
      </td>
      <td className={classes.number}>{pointsText(intl, weight)}</td>
      <td className={classes.number}>{isUnknown ? '–' : intl.formatNumber(score, { style: 'percent' })}</td>
      <td className={classes.share} data-share={detail.scoreType}>
        {pointsText(intl, share)}
      </td>
    </>
  );
}
