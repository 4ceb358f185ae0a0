import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { renamed, type TreePath } from '../../state/strategies/tree-edits.ts';
import { useTree } from './tree-context.ts';

interface PropertyNameProps {
  readonly path: TreePath;
  readonly name: string;
}

/** The name of a property that is free: an empty one deletes it, one that is there already is ignored (STR-03b). */
export function PropertyName({ path, name }: PropertyNameProps) {
  const { root, onChange } = useTree();
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  function leave() {
    if (typed !== null) onChange(renamed(root, path, typed));
    setTyped(null);
  }
  return (
    <TextInput
      size="xs"
      aria-label={intl.formatMessage({ id: 'strategy.rename' }, { name })}
      value={typed ?? name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}
