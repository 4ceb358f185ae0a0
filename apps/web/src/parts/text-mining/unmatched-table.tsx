import { Button } from '@mantine/core';
import { type UIEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useMay } from '../application/use-may.ts';
import { TeachDialog } from './taught/teach-dialog.tsx';
import classes from './unmatched-table.module.css';

/** Rows that show first, and that each scroll to the bottom adds. */
const CHUNK = 100;
/** Pixels from the bottom that count as the bottom. */
const NEAR_BOTTOM = 8;

interface UnmatchedTableProps {
  readonly lines: readonly string[];
  /** Where a comment stands in the input, from 1. */
  readonly placeOf: ReadonlyMap<string, number>;
  /** Something was taught: what the comments say is to be asked again. */
  readonly onTaught: () => void;
}

/** Comments that no rule found anything in; from each the parser can be taught (TXT-05). */
export function UnmatchedTable({ lines, placeOf, onTaught }: UnmatchedTableProps) {
  const intl = useIntl();
  const mayTeach = useMay('teachFeedback');
  const [shown, setShown] = useState(CHUNK);
  const [taught, setTaught] = useState<string | null>(null);
  function handleScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) {
    if (scrollTop + clientHeight >= scrollHeight - NEAR_BOTTOM && shown < lines.length) setShown(shown + CHUNK);
  }
  if (lines.length === 0) return <EmptyState title={<FormattedMessage id="mining.unmatched.none" />} />;
  return (
    <div className={classes.card}>
      <h2 className={classes.title} id="mining-unmatched">
        <FormattedMessage id="mining.unmatched.title" values={{ count: lines.length }} />
      </h2>
      <div
        className={classes.scroll}
        role="region"
        tabIndex={0}
        aria-labelledby="mining-unmatched"
        onScroll={handleScroll}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="mining.unmatched.place" />
              </th>
              <th scope="col">
                <FormattedMessage id="mining.column.sentence" />
              </th>
              {mayTeach && (
                <th scope="col">
                  <FormattedMessage id="mining.unmatched.actions" />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shown).map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a comment may be written twice and nothing moves
              <tr key={at}>
                <td className={classes.place}>{placeOf.get(line) ?? ''}</td>
                <td className={classes.line}>{line}</td>
                {mayTeach && (
                  <td>
                    <Button
                      size="xs"
                      aria-label={intl.formatMessage({ id: 'mining.teach.of' }, { line })}
                      onClick={() => setTaught(line)}
                    >
                      <FormattedMessage id="mining.teach" />
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {taught !== null && (
        <TeachDialog
          line={taught}
          onClose={() => setTaught(null)}
          onTaught={() => {
            setTaught(null);
            onTaught();
          }}
        />
      )}
    </div>
  );
}
