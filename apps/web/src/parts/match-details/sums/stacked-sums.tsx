import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AspectName } from '@counterpart/domain';
import { aspectHue } from '../../../state/aspect-hue.ts';
import hue from '../../../ui/hue.module.css';
import controls from '../../../ui/light-controls.module.css';
import { pointsText } from '../../results/row/relevance-bar.tsx';
import { sumCells, type SumDetail, SUM_HEADINGS } from './sum-cells.tsx';
import classes from './sums-table.module.css';

interface StackedSumsProps {
  readonly direction: SumDetail['scoreType'];
  /** Whose wishes these are. */
  readonly head: ReactNode;
  readonly rows: readonly { readonly name: AspectName; readonly detail: SumDetail }[];
  readonly total: number;
}

/** The sum of one direction on a telephone: each aspect on a line of its own above its numbers, so that all of them fit. */
export function StackedSums({ direction, head, rows, total }: StackedSumsProps) {
  const intl = useIntl();
  return (
    <table className={`${classes.table} ${classes.stacked}`}>
      <caption className={controls.hidden}>{intl.formatMessage({ id: 'details.sums' })}</caption>
      <thead>
        <tr>
          <th colSpan={4} scope="colgroup">
            {head}
          </th>
        </tr>
        <tr>
          {SUM_HEADINGS.map((heading) => (
            <th key={heading} scope="col" className={classes.number}>
              {intl.formatMessage({ id: `details.column.${heading}` })}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, detail }) => (
        <tbody key={name}>
          <tr>
            <th colSpan={4} scope="rowgroup">
              <span className={classes.aspect}>
                <span className={hue.swatch} data-hue={aspectHue(name)} />
                {intl.formatMessage({ id: `aspect.${name}` })}
              </span>
            </th>
          </tr>
          <tr>{sumCells(intl, detail)}</tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            <FormattedMessage id="details.total" />
          </th>
          <td className={classes.number} data-total={direction}>
            {pointsText(intl, total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
