import { Menu, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AspectName } from '@counterpart/domain';
import { useEditor } from '../editor-context.ts';
import { LabelField } from '../fields/label/label-field.tsx';
import { enumerationOf } from '../chips/value-labels.ts';
import classes from './add-value.module.css';

interface AddValueProps {
  readonly aspect: AspectName;
  readonly taken: readonly string[];
  /** Whether its field is open. */
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

/** The "+" of an aspect: a field that takes one label after another, or lists of them; a menu where values are fixed. */
export function AddValue({ aspect, taken, isAdding, onAdding }: AddValueProps) {
  const intl = useIntl();
  const { add } = useEditor();
  const name = intl.formatMessage({ id: 'editor.add' }, { aspect: intl.formatMessage({ id: `aspect.${aspect}` }) });
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const values = enumerationOf(aspect);
  useEffect(() => {
    if (isAdding) field.current?.querySelector('input')?.focus();
  }, [isAdding]);
  if (values !== undefined) {
    const free = values.filter((value) => !taken.includes(value));
    return (
      <Menu opened={isAdding} onChange={onAdding} position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={classes.plus} data-roving data-plus={aspect} aria-label={name} ref={button}>
            <IconPlus size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {free.map((value) => (
            <Menu.Item key={value} onClick={() => add(aspect, [{ label: value, conceptId: null }])}>
              {intl.formatMessage({ id: `enum.${aspect}.${value}` })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  }
  if (!isAdding) {
    return (
      <UnstyledButton
        className={classes.plus}
        data-roving
        data-plus={aspect}
        aria-label={name}
        onClick={() => onAdding(true)}
      >
        <IconPlus size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
    );
  }
  function handleEscape() {
    onAdding(false);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-plus="${aspect}"]`)?.focus());
  }
  return (
    <div className={classes.field} ref={field}>
      <LabelField
        aspect={aspect}
        size="xs"
        label={name}
        placeholder={intl.formatMessage({
          id: `editor.placeholder.${aspect === 'locations' ? 'locations' : 'concepts'}`,
        })}
        value=""
        onCommit={(label, conceptId) => add(aspect, [{ label, conceptId }])}
        onCommitList={(labels) =>
          add(
            aspect,
            labels.map((label) => ({ label, conceptId: null })),
          )
        }
        onEscape={handleEscape}
        onLeave={() => onAdding(false)}
      />
    </div>
  );
}
