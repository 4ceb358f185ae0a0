import { Select } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { IMPORT_FIELDS, IMPORT_LEFT_OUT } from '@counterpart/domain';
import { labelOf } from '../../../i18n/label-of.ts';
import { type FileColumn, propertyOf, propertyTarget, targetOf } from '../../../state/upload/upload-columns.ts';
import type { ListState } from '../../../state/upload/upload-entry.ts';
import type { Uploads } from '../../../state/upload/uploads.ts';
import classes from './column-targets.module.css';

interface ColumnTargetsProps {
  readonly entryKey: string;
  readonly columns: readonly FileColumn[];
  readonly state: ListState;
  readonly uploads: Uploads;
}

/** Where each column of a table goes; a choice reads the table again. */
export function ColumnTargets({ entryKey, columns, state, uploads }: ColumnTargetsProps) {
  const intl = useIntl();
  const fields = IMPORT_FIELDS[uploads.kind].map((field) => ({
    value: field as string,
    label: labelOf(intl, `upload.field.${field}`, labelOf(intl, `aspect.${field}`, field)),
  }));
  return (
    <section>
      <h3 className={classes.title}>
        <FormattedMessage id="upload.columns" />
      </h3>
      <ul className={classes.columns}>
        {columns.map((column, at) => {
          const target = targetOf(column, state.choices);
          const property = propertyOf(target) ?? column.column;
          const others = [
            { value: IMPORT_LEFT_OUT as string, label: intl.formatMessage({ id: 'upload.columns.leftOut' }) },
            {
              value: propertyTarget(property),
              label: intl.formatMessage({ id: 'upload.columns.property' }, { name: property }),
            },
          ];
          return (
            <li key={`${at} ${column.column}`} className={classes.column}>
              <span className={classes.name}>{column.column}</span>
              <span className={classes.sample}>{column.sample ?? ''}</span>
              <Select
                data={[...others, ...fields]}
                value={target}
                allowDeselect={false}
                disabled={state.run.status === 'running' || column.column === ''}
                aria-label={intl.formatMessage({ id: 'upload.columns.target' }, { column: column.column })}
                onChange={(chosen) => chosen !== null && void uploads.chooseColumn(entryKey, column.column, chosen)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
