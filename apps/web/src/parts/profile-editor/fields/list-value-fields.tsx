import { Select } from '@mantine/core';
import { useIntl } from 'react-intl';
import { type AspectName, LANGUAGE_LEVELS, type LanguageLevel } from '@counterpart/domain';
import { changeItem, type ListItem } from '../../../state/profile/profile-editing.ts';
import { useEditor } from '../editor-context.ts';
import { LabelField } from './label/label-field.tsx';
import { enumerationOf, itemLabel } from '../chips/value-labels.ts';
import classes from './value-editor.module.css';

const ANY_LEVEL = 'any';

interface ListValueFieldsProps {
  readonly aspect: AspectName;
  readonly item: ListItem;
  /** Values of the aspect that are there already. */
  readonly taken: readonly string[];
  /** A new label, with its concept when a suggestion was taken. */
  readonly onLabel: (label: string, conceptId: string | null) => void;
}

/** The label of a concept, chosen or typed, and the level of a language. */
export function ListValueFields({ aspect, item, taken, onLabel }: ListValueFieldsProps) {
  const intl = useIntl();
  const { edit } = useEditor();
  const label = intl.formatMessage({ id: 'editor.value' }, { aspect: intl.formatMessage({ id: `aspect.${aspect}` }) });
  const enumeration = enumerationOf(aspect);
  const shown = itemLabel(intl, aspect, item);
  return (
    <div className={classes.block}>
      {enumeration === undefined ? (
        <LabelField aspect={aspect} label={label} value={item.label} hasFocus onCommit={onLabel} />
      ) : (
        <Select
          aria-label={label}
          value={item.label}
          data={enumeration
            .filter((value) => value === item.label || !taken.includes(value))
            .map((value) => ({ value, label: intl.formatMessage({ id: `enum.${aspect}.${value}` }) }))}
          comboboxProps={{ withinPortal: false }}
          data-autofocus
          onChange={(value) => value !== null && onLabel(value, null)}
        />
      )}
      {aspect === 'languages' && (
        <Select
          mt="sm"
          aria-label={intl.formatMessage({ id: 'editor.level' }, { subject: shown })}
          value={('level' in item && item.level) || ANY_LEVEL}
          data={[
            { value: ANY_LEVEL, label: intl.formatMessage({ id: 'editor.level.any' }) },
            ...LANGUAGE_LEVELS.map((level) => ({ value: level as string, label: level as string })),
          ]}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => {
            const level: LanguageLevel | null = LANGUAGE_LEVELS.find((known) => known === value) ?? null;
            edit((aspects) => changeItem(aspects, aspect, item.id, { level }));
          }}
        />
      )}
    </div>
  );
}
