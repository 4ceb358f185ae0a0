import { Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SchemaNode } from '../../state/strategies/schema-node.ts';
import { pathKey, shownPaths } from '../../state/strategies/shown-paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useScreen } from '../application/use-screen.ts';
import classes from './strategy-tree.module.css';
import { TreeContext, type TreeEditing } from './tree-context.ts';
import { TreeNode } from './tree-node.tsx';

interface StrategyTreeProps {
  readonly schema: SchemaNode;
  readonly draft: unknown;
  readonly saved: unknown;
  /** Nothing can be changed while it is saved. */
  readonly isLocked: boolean;
  readonly onChange: (draft: unknown) => void;
}

/** The parameters of a strategy as a tree that follows their schema, to be searched (STR-03). */
export function StrategyTree({ schema, draft, saved, isLocked, onChange }: StrategyTreeProps) {
  const { locale } = useScreen();
  const intl = useIntl();
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useKeys([{ key: '/', label: 'keys.search', group: 'everywhere', run: () => box.current?.focus() }]);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const shown = useMemo(
    () => shownPaths(schema, draft, saved, { text, onlyChanged }),
    [schema, draft, saved, text, onlyChanged],
  );
  const editing: TreeEditing = {
    locale,
    root: draft,
    saved,
    onChange,
    isShown: (path) => shown.has(pathKey(path)),
  };
  return (
    <TreeContext value={editing}>
      <div className={classes.bar}>
        <TextInput
          ref={box}
          type="search"
          className={classes.search ?? ''}
          aria-label={intl.formatMessage({ id: 'strategy.search' })}
          placeholder={intl.formatMessage({ id: 'strategy.search' })}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Switch
          label={<FormattedMessage id="strategy.onlyChanged" />}
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
        />
      </div>
      <fieldset className={classes.tree} disabled={isLocked}>
        <legend className={classes.legend}>
          <FormattedMessage id="strategy.parameters" />
        </legend>
        {schema.type === 'object' &&
          schema.properties.map(([name, node]) => <TreeNode key={name} node={node} path={[name]} name={name} />)}
        {shown.size === 0 && <EmptyState title={<FormattedMessage id="strategy.nothing" />} />}
      </fieldset>
    </TreeContext>
  );
}
