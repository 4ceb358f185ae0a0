import { type CSSProperties, memo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import type { Match } from '../../state/matching/searches/index-results.ts';
import controls from '../../ui/light-controls.module.css';
import type { RowDecision } from './judging/use-judging.ts';
import { extraTracks, ResultRow, type RowOptions } from './row/result-row.tsx';
import { useLineWidth } from './row/use-line-width.ts';
import classes from './results-table.module.css';
import type { Annotation } from './selecting/use-annotations.ts';
import type { SelectionMark } from './selecting/use-selecting.ts';

interface ResultsTableProps {
  readonly matches: readonly Match[];
  readonly options: RowOptions;
  /** A new match runs: what is here stays, dimmed. */
  readonly isDimmed: boolean;
  /** Whose details are open. */
  readonly openId: string | null;
  readonly selected: ReadonlySet<string>;
  /** The marks of rows that were selected before, by id. */
  readonly marks: ReadonlyMap<string, SelectionMark | null>;
  readonly annotations: Readonly<Record<string, Annotation>>;
  /** What was decided of matches, by id. */
  readonly decisions: ReadonlyMap<string, RowDecision>;
}

/** The ranked rows of one page of an index; one row is a tab stop, j and k go to the others. */
export const ResultsTable = memo(function ResultsTable({
  matches,
  options,
  isDimmed,
  openId,
  selected,
  marks,
  annotations,
  decisions,
}: ResultsTableProps) {
  const intl = useIntl();
  const { index, kind, onSelect } = options;
  const [stop, setStop] = useState<string | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const line = useLineWidth(container, '[data-reasons]');
  const isThere = matches.some(({ id }) => id === stop);
  const stopId = isThere ? stop : (matches.find(({ id }) => id === openId) ?? matches[0])?.id;
  return (
    <div className={classes.container} ref={container}>
      <table
        className={classes.table}
        style={{ '--cp-extra': extraTracks(index) } as CSSProperties}
        data-dimmed={isDimmed || undefined}
        aria-busy={isDimmed}
        onFocus={({ target }) => setStop(target.closest('[data-match]')?.getAttribute('data-match') ?? null)}
      >
        <thead>
          <tr className={classes.head} data-selectable={onSelect !== undefined || undefined}>
            {onSelect !== undefined && (
              <th scope="col">
                <span className={controls.hidden}>
                  <FormattedMessage id="results.column.select" />
                </span>
              </th>
            )}
            <th scope="col">
              <FormattedMessage id="results.column.relevance" />
            </th>
            <th scope="col">
              <FormattedMessage id={kind === 'JOB' ? 'results.column.jobTitle' : 'results.column.jobFunction'} />
            </th>
            {index.extraColumns.map((column) => (
              <th scope="col" key={column.property}>
                {labelOf(intl, column.label, column.label)}
              </th>
            ))}
            <th scope="col">
              <span className={controls.hidden}>
                <FormattedMessage id="results.column.actions" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {matches.map((match, at) => (
            // By place: another page is other texts in the same rows, which is shown in half the time of new rows.
            <ResultRow
              key={at}
              match={match}
              options={options}
              isCurrent={match.id === openId}
              isSelected={selected.has(match.id)}
              mark={marks.get(match.id) ?? null}
              decision={decisions.get(match.id) ?? null}
              annotation={annotations[match.id]}
              line={line}
              isStop={match.id === stopId}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
