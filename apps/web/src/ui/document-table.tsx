import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface DocumentTableProps {
  /** Ends of the message ids `list.column.…` of the headings. */
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of documents that scrolls sideways where it must. */
export function DocumentTable({ columns, children }: DocumentTableProps) {
  return (
    <div className="table-scroll" tabIndex={-1}>
      <table className="results-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                <FormattedMessage id={`list.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
