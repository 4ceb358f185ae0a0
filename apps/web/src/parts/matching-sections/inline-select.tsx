import { Combobox, InputBase, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import classes from './inline-select.module.css';

interface InlineSelectProps<Value extends string> {
  /** Stands inside, before the value, in grey. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A dense choice of one of a few, with its label inside. */
export function InlineSelect<Value extends string>({ label, value, options, onChange }: InlineSelectProps<Value>) {
  const intl = useIntl();
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    onDropdownOpen: () => combobox.selectActiveOption(),
  });
  const chosen = options.find((option) => option.value === value);
  return (
    <Combobox
      store={combobox}
      width="max-content"
      position="bottom-start"
      onOptionSubmit={(submitted) => {
        const option = options.find((one) => one.value === submitted);
        if (option !== undefined) onChange(option.value);
        combobox.closeDropdown();
        combobox.focusTarget();
      }}
    >
      <Combobox.Target targetType="button">
        <InputBase
          component="button"
          type="button"
          // one of the stops of a toolbar, where it stands in one
          data-toolbar-toggle
          size="xs"
          pointer
          aria-label={intl.formatMessage({ id: 'text.labelled' }, { label, value: chosen?.label ?? '' })}
          rightSection={<IconChevronDown size={14} stroke={2} aria-hidden />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.toggleDropdown()}
        >
          <span className={classes.label}>{label}</span> {chosen?.label}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options>
          {options.map((option) => (
            <Combobox.Option key={option.value} value={option.value} active={option.value === value}>
              <span className={classes.option}>
                {option.label}
                {option.value === value && <IconCheck size={14} stroke={2} aria-hidden />}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
