import { Button, CloseButton, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { labelOf } from '../../i18n/label-of.ts';
import { withField } from '../../state/document-form/document-fields.ts';
import type { Draft } from '../../state/upload/upload-draft.ts';
import classes from './document-form.module.css';
import { MAIN_PROPERTIES } from './main-fields.tsx';

type Plain = string | number | boolean;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** What was typed, of the type that the property had: a number stays one while it reads as one. */
function typed(before: Plain, text: string): Plain {
  if (typeof before === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (typeof before === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}

interface PropertyFieldsProps {
  readonly kind: ProfileKind;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The extra properties of a document that have no field of their own: changed, added, taken out; lists and objects stay as they are. */
export function PropertyFields({ kind, draft, onChange }: PropertyFieldsProps) {
  const intl = useIntl();
  const [name, setName] = useState('');
  const properties = draft.document.extraProperties ?? {};
  const rows = Object.entries(properties).filter(
    (row): row is [string, Plain] => isPlain(row[1]) && !MAIN_PROPERTIES[kind].includes(row[0]),
  );
  const set = (property: string, value: Plain | undefined) =>
    onChange(withField(draft, `extraProperties.${property}`, value));
  const wanted = name.trim();
  const isTaken = wanted in properties || MAIN_PROPERTIES[kind].includes(wanted);
  function handleAdd(event: FormEvent) {
    event.preventDefault();
    if (wanted === '' || isTaken) return;
    set(wanted, '');
    setName('');
  }
  return (
    <section className={classes.group}>
      <h3 className={classes.title}>
        <FormattedMessage id="form.properties" />
      </h3>
      <div className={classes.fields}>
        {rows.map(([property, value]) => {
          const label = labelOf(intl, `property.${property}`, property);
          return (
            <TextInput
              key={property}
              label={label}
              value={String(value)}
              rightSection={
                <CloseButton
                  size="sm"
                  aria-label={intl.formatMessage({ id: 'editor.remove' }, { subject: label })}
                  onClick={() => set(property, undefined)}
                />
              }
              onChange={({ currentTarget }) => set(property, typed(value, currentTarget.value))}
            />
          );
        })}
      </div>
      <form className={classes.add} onSubmit={handleAdd}>
        <TextInput
          label={intl.formatMessage({ id: 'form.property.name' })}
          value={name}
          error={isTaken ? intl.formatMessage({ id: 'form.property.taken' }) : null}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" size="xs" disabled={wanted === '' || isTaken}>
          <FormattedMessage id="form.property.add" />
        </Button>
      </form>
    </section>
  );
}
