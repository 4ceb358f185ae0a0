import { FormattedMessage, useIntl } from 'react-intl';
import { IMPORT_FIELDS, IMPORT_LEFT_OUT } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import { type FileColumn, propertyOf, propertyTarget, targetOf } from '../../state/upload-columns.ts';
import type { ListState } from '../../state/upload-entry.ts';
import type { Uploads } from '../../state/uploads.ts';

interface ColumnTargetsProps {
  readonly entryKey: string;
  readonly columns: readonly FileColumn[];
  readonly state: ListState;
  readonly uploads: Uploads;
}

/** Where each column of a table goes; a choice reads the table again. */
export function ColumnTargets({ entryKey, columns, state, uploads }: ColumnTargetsProps) {
  const intl = useIntl();
  const fields = IMPORT_FIELDS[uploads.kind];
  const fieldLabel = (field: string) => labelOf(intl, `upload.field.${field}`, labelOf(intl, `aspect.${field}`, field));
  return (
    <section>
      <h3>
        <FormattedMessage id="upload.columns" />
      </h3>
      <ul className="column-targets">
        {columns.map((column, at) => {
          const target = targetOf(column, state.choices);
          const property = propertyOf(target) ?? column.column;
          return (
            <li key={`${at} ${column.column}`}>
              <label>
                <span className="strong">{column.column}</span>
                <span className="column-sample dimmed">{column.sample ?? ''}</span>
                <select
                  value={target}
                  disabled={state.run.status === 'running' || column.column === ''}
                  aria-label={intl.formatMessage({ id: 'upload.columns.target' }, { column: column.column })}
                  onChange={(event) => void uploads.chooseColumn(entryKey, column.column, event.currentTarget.value)}
                >
                  <option value={IMPORT_LEFT_OUT}>{intl.formatMessage({ id: 'upload.columns.leftOut' })}</option>
                  <option value={propertyTarget(property)}>
                    {intl.formatMessage({ id: 'upload.columns.property' }, { name: property })}
                  </option>
                  {fields.map((field) => (
                    <option key={field} value={field}>
                      {fieldLabel(field)}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
