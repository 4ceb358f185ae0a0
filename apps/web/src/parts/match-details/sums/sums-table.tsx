import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, type IntlShape, useIntl } from 'react-intl';
import { ASPECT_NAMES } from '@counterpart/domain';
import { aspectHue } from '../../../state/aspect-hue.ts';
import type { Match } from '../../../state/matching/index-results.ts';
import hue from '../../../ui/hue.module.css';
import controls from '../../../ui/light-controls.module.css';
import { useScreen } from '../../application/use-screen.ts';
import { Points, pointsText } from '../../results/row/relevance-bar.tsx';
import classes from './sums-table.module.css';

type Detail = Match['details'][number];
type Direction = Detail['scoreType'];

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

const HEADINGS = ['found', 'weight', 'score', 'share'] as const;

/** The cells of an aspect in one direction; words rather than components, as a table has a hundred. */
function cells(intl: IntlShape, detail: Detail | undefined) {
  if (detail === undefined) {
    return HEADINGS.map((heading) => (
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

/** Per aspect and direction found, weight × score = share; the shares' total is the direction's score (DET-02). */
export function SumsTable({ match, names, onForwardHeader }: SumsTableProps) {
  const intl = useIntl();
  const of = (scoreType: Direction, label: string) =>
    match.details.find((detail) => detail.scoreType === scoreType && detail.label === label);
  const { allowed } = useScreen().application;
  // an aspect that is not permitted has no place in a match table (MAT-15)
  const rows = ASPECT_NAMES.filter(
    (name) => allowed.has(name) && (of('FORWARD', name) !== undefined || of('REVERSE', name) !== undefined),
  );
  const total = (direction: Direction, value: number) => (
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
                {onForwardHeader === undefined ? (
                  names.forward
                ) : (
                  <Anchor component="button" type="button" size="xs" onClick={onForwardHeader}>
                    {names.forward}
                  </Anchor>
                )}
              </th>
              <th colSpan={4} scope="colgroup" className={classes.direction}>
                {names.reverse}
              </th>
            </tr>
            <tr>
              {(['FORWARD', 'REVERSE'] as const).flatMap((direction) =>
                HEADINGS.map((heading) => (
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
                {cells(intl, of('FORWARD', name))}
                {cells(intl, of('REVERSE', name))}
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
