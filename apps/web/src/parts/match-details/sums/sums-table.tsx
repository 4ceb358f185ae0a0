import { Anchor } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { ASPECT_NAMES } from '@counterpart/domain';
import { aspectHue } from '../../../state/aspect-hue.ts';
import type { Match } from '../../../state/matching/searches/index-results.ts';
import hue from '../../../ui/hue.module.css';
import controls from '../../../ui/light-controls.module.css';
import { useScreen } from '../../application/use-screen.ts';
import { Points, pointsText } from '../../results/row/relevance-bar.tsx';
import { StackedSums } from './stacked-sums.tsx';
import { sumCells, type SumDetail, SUM_HEADINGS } from './sum-cells.tsx';
import classes from './sums-table.module.css';

/** What each side of a match is called. */
export interface SideNames {
  readonly forward: ReactNode;
  readonly reverse: ReactNode;
}

interface SumsTableProps {
  readonly match: Match;
  readonly names: SideNames;
  /** Brings the additional text into sight (DET-02); undefined where there is none. */
  readonly onForwardHeader?: (() => void) | undefined;
}

/** How a score comes about, to be redone by hand: both directions weighed, and less what a missing requirement costs. */
export function SumLine({ match }: { readonly match: Match }) {
  const { forward, reverse, balance, penalty, score, unknown } = match;
  return (
    <p className={classes.sum}>
      <FormattedMessage
        id={penalty === 1 ? 'details.sum' : 'details.sumWithPenalty'}
        values={{
          forwardPart: <FormattedNumber value={1 - balance} style="percent" />,
          reversePart: <FormattedNumber value={balance} style="percent" />,
          forward: <Points value={forward} />,
          reverse: <Points value={reverse} />,
          penalty: <FormattedNumber value={penalty} style="percent" />,
          score: (
            <strong>
              <Points value={score} />
            </strong>
          ),
          unknown: <Points value={unknown} />,
        }}
      />
    </p>
  );
}

/** Below this width the directions stand below each other: beside each other they would hide the shares, which are the sum. */
const NARROW = '(max-width: 599px)';

/** Per aspect and direction found, weight × score = share; the shares' total is the direction's score (DET-02). */
export function SumsTable({ match, names, onForwardHeader }: SumsTableProps) {
  const intl = useIntl();
  const { allowed } = useScreen().application;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const of = (scoreType: SumDetail['scoreType'], label: string) =>
    match.details.find((detail) => detail.scoreType === scoreType && detail.label === label);
  // an aspect that is not permitted has no place in a match table (MAT-15)
  const permitted = ASPECT_NAMES.filter((name) => allowed.has(name));
  const rows = permitted.filter((name) => of('FORWARD', name) !== undefined || of('REVERSE', name) !== undefined);
  const forwardHead =
    onForwardHeader === undefined ? (
      names.forward
    ) : (
      <Anchor component="button" type="button" size="xs" onClick={onForwardHeader}>
        {names.forward}
      </Anchor>
    );
  if (isNarrow) {
    const rowsOf = (direction: SumDetail['scoreType']) =>
      permitted.flatMap((name) => {
        const detail = of(direction, name);
        return detail === undefined ? [] : [{ name, detail }];
      });
    return (
      <>
        <StackedSums direction="FORWARD" head={forwardHead} rows={rowsOf('FORWARD')} total={match.forward} />
        <StackedSums direction="REVERSE" head={names.reverse} rows={rowsOf('REVERSE')} total={match.reverse} />
        <SumLine match={match} />
      </>
    );
  }
  const total = (direction: SumDetail['scoreType'], value: number) => (
    <>
      <td colSpan={3} />
      <td className={classes.number} data-total={direction}>
        {pointsText(intl, value)}
      </td>
    </>
  );
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <caption className={controls.hidden}>{intl.formatMessage({ id: 'details.sums' })}</caption>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                <FormattedMessage id="details.aspect" />
              </th>
              <th colSpan={4} scope="colgroup" className={classes.direction}>
                {forwardHead}
              </th>
              <th colSpan={4} scope="colgroup" className={classes.direction}>
                {names.reverse}
              </th>
            </tr>
            <tr>
              {(['FORWARD', 'REVERSE'] as const).flatMap((direction) =>
                SUM_HEADINGS.map((heading) => (
                  <th key={`${direction} ${heading}`} scope="col" className={classes.number}>
                    {intl.formatMessage({ id: `details.column.${heading}` })}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <span className={classes.aspect}>
                    <span className={hue.swatch} data-hue={aspectHue(name)} />
                    {intl.formatMessage({ id: `aspect.${name}` })}
                  </span>
                </th>
                {sumCells(intl, of('FORWARD', name))}
                {sumCells(intl, of('REVERSE', name))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <FormattedMessage id="details.total" />
              </th>
              {total('FORWARD', match.forward)}
              {total('REVERSE', match.reverse)}
            </tr>
          </tfoot>
        </table>
      </div>
      <SumLine match={match} />
    </>
  );
}
