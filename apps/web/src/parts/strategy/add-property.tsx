import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SchemaNode } from '../../state/strategies/schema-node.ts';
import { newValue, type TreePath, withValue } from '../../state/strategies/tree-edits.ts';
import { useTree } from './tree-context.ts';
import classes from './tree.module.css';

interface AddPropertyProps {
  readonly node: SchemaNode;
  /** The table that gets it. */
  readonly path: TreePath;
  /** What the table is called. */
  readonly title: string;
  /** Names that are there already. */
  readonly taken: readonly string[];
}

/** A new row of a table whose names are free, with the value that is new for its type (STR-03c). */
export function AddProperty({ node, path, title, taken }: AddPropertyProps) {
  const { root, onChange } = useTree();
  const intl = useIntl();
  const [name, setName] = useState('');
  const isAllowed = name.trim() !== '' && !taken.includes(name.trim());
  return (
    <form
      className={classes.addRow}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAllowed) return;
        onChange(withValue(root, [...path, name.trim()], newValue(node)));
        setName('');
      }}
    >
      <TextInput
        size="xs"
        aria-label={intl.formatMessage({ id: 'strategy.newName' }, { table: title })}
        placeholder={intl.formatMessage({ id: 'strategy.newName.placeholder' })}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        size="xs"
        type="submit"
        disabled={!isAllowed}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
      >
        <FormattedMessage id="strategy.addRow" />
      </Button>
    </form>
  );
}
