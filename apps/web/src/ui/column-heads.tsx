import { FormattedMessage } from 'react-intl';

interface ColumnHeadsProps {
  /** What each column is called: the id of its message behind `family`. */
  readonly columns: readonly string[];
  readonly family: string;
}

/** The head of a table: a cell for each column. */
export function ColumnHeads({ columns, family }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            <FormattedMessage id={`${family}.${column}`} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
