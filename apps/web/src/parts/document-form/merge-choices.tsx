import { Radio } from '@mantine/core';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { Aspect, Education, WorkExperience } from '@counterpart/domain';
import { labelOf, propertyLabel, valueLabel } from '../../i18n/label-of.ts';
import { aspectOfPath, fieldsOf, propertyOf, saysTheSame } from '../../state/document-form/document-fields.ts';
import type { FieldConflict } from '../../state/document-form/merge-drafts.ts';
import type { Draft } from '../../state/upload/upload-draft.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './merge-choices.module.css';

function fieldName(intl: IntlShape, path: string): string {
  const aspect = aspectOfPath(path);
  if (aspect !== null) return intl.formatMessage({ id: `aspect.${aspect}` });
  const property = propertyOf(path);
  if (property === null) return labelOf(intl, `upload.field.${path}`, path);
  return labelOf(intl, `upload.field.${property}`, labelOf(intl, `property.${property}`, property));
}

function aspectText(intl: IntlShape, name: string, { value }: Aspect): string {
  if (value === null) return '';
  if (Array.isArray(value))
    return value.map(({ label }: { label: string }) => valueLabel(intl, name, label)).join(', ');
  if ('from' in value)
    return intl.formatMessage({ id: 'details.period' }, { from: value.from ?? '', to: value.to ?? '' });
  return 'value' in value ? String(value.value) : '';
}

/** A value of a field as a person reads it; empty where there is none. */
function valueText(intl: IntlShape, path: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const aspect = aspectOfPath(path);
  if (aspect !== null) return aspectText(intl, aspect, value as Aspect);
  if (Array.isArray(value)) {
    return value
      .map((entry: WorkExperience & Education) =>
        [entry.title ?? entry.field, entry.company ?? entry.institute, entry.dateFrom].filter(Boolean).join(', '),
      )
      .join('; ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return propertyLabel(intl, propertyOf(path) ?? path, text);
}

interface MergeChoicesProps {
  readonly conflicts: readonly FieldConflict[];
  readonly draft: Draft;
  readonly onChoose: (path: string, value: unknown) => void;
}

/** What to do when somebody else saved first: what only one of both changed is settled, the rest is chosen here, mine at first. */
export function MergeChoices({ conflicts, draft, onChoose }: MergeChoicesProps) {
  const intl = useIntl();
  const fields = fieldsOf(draft);
  return (
    <Notice tone="warn" title={<FormattedMessage id="form.merge.title" />}>
      <p>
        <FormattedMessage id="form.merge.about" values={{ count: conflicts.length }} />
      </p>
      {conflicts.map(({ path, mine, theirs, both }) => {
        const options = [
          { name: 'mine', value: mine },
          { name: 'theirs', value: theirs },
          ...(both === null ? [] : [{ name: 'both', value: both }]),
        ];
        const chosen = options.find(({ value }) => saysTheSame(value, fields.get(path)))?.name ?? '';
        return (
          <Radio.Group
            key={path}
            className={classes.field ?? ''}
            label={fieldName(intl, path)}
            value={chosen}
            onChange={(name) => onChoose(path, options.find((option) => option.name === name)?.value)}
          >
            <div className={classes.options}>
              {options.map(({ name, value }) => (
                <Radio
                  key={name}
                  value={name}
                  label={
                    <>
                      <span className={classes.who}>
                        <FormattedMessage id={`form.merge.${name}`} />
                      </span>{' '}
                      <span className={classes.value}>
                        {valueText(intl, path, value) || intl.formatMessage({ id: 'form.merge.nothing' })}
                      </span>
                    </>
                  }
                />
              ))}
            </div>
          </Radio.Group>
        );
      })}
    </Notice>
  );
}
