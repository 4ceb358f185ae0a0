import { Progress, UnstyledButton } from '@mantine/core';
import { type UIEvent, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Frequencies } from '../../../state/text-mining/frequencies.ts';
import { useRovingFocus } from '../../profile-editor/cards/use-roving-focus.ts';
import classes from './ngram-tables.module.css';

/** Rows that show first, and that each scroll to the bottom adds (TXT-04b). */
const CHUNK = 100;
/** Pixels from the bottom that count as the bottom. */
const NEAR_BOTTOM = 8;

interface NgramTablesProps {
  readonly oneGrams: Frequencies;
  readonly nGrams: Frequencies;
  readonly selected: string | null;
  readonly onSelect: (text: string) => void;
}

/** Words and phrases beside each other with bars of their frequency; 100 rows, 100 more at each scroll to the bottom (TXT-04b). */
export function NgramTables({ oneGrams, nGrams, selected, onSelect }: NgramTablesProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(CHUNK);
  const all = Math.max(oneGrams.size, nGrams.size);
  function handleScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) {
    if (scrollTop + clientHeight >= scrollHeight - NEAR_BOTTOM && shown < all) setShown(shown + CHUNK);
  }
  return (
    <div
      className={classes.scroll}
      role="region"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'mining.frequencies' })}
      onScroll={handleScroll}
    >
      <NgramTable name="words" frequencies={oneGrams} shown={shown} selected={selected} onSelect={onSelect} />
      <NgramTable name="phrases" frequencies={nGrams} shown={shown} selected={selected} onSelect={onSelect} />
    </div>
  );
}

interface NgramTableProps {
  readonly name: 'words' | 'phrases';
  readonly frequencies: Frequencies;
  readonly shown: number;
  readonly selected: string | null;
  readonly onSelect: (text: string) => void;
}

function NgramTable({ name, frequencies, shown, selected, onSelect }: NgramTableProps) {
  const { ref, ...roving } = useRovingFocus();
  const rows = [...frequencies].slice(0, shown);
  const most = rows[0]?.[1] ?? 1;
  return (
    <div ref={ref} {...roving}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id={`mining.${name}`} />
            </th>
            <th scope="col" className={classes.count}>
              <FormattedMessage id="mining.shown" values={{ shown: rows.length, count: frequencies.size }} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([text, frequency]) => (
            <tr key={text}>
              <th scope="row">
                <UnstyledButton
                  data-roving
                  className={classes.text}
                  aria-pressed={text === selected}
                  onClick={() => onSelect(text)}
                >
                  {text}
                </UnstyledButton>
              </th>
              <td>
                <span className={classes.frequency}>
                  <Progress value={(100 * frequency) / most} size={6} aria-hidden="true" />
                  <FormattedNumber value={frequency} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
