import { MultiSelect, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import type { SchemaNode } from '../../state/strategies/schema-node.ts';
import { NumberEditor } from './number-editor.tsx';

interface ValueControlProps {
  readonly node: SchemaNode;
  /** What is edited, for the control's accessible name. */
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Beside other controls: every choice folds into a list. */
  readonly isNarrow?: boolean;
}

/** A choice of at most so many words stands open, more fold into a list. */
const OPEN_CHOICES = 2;

/** The control of one value by its type; a value of no known type has none (STR-03a, STR-03d). */
export function ValueControl({ node, name, value, onChange, isNarrow = false }: ValueControlProps) {
  const intl = useIntl();
  const wordOf = (each: string) => labelOf(intl, `strategy.value.${each}`, each);
  switch (node.type) {
    case 'number':
    case 'integer':
      return (
        <NumberEditor
          {...node}
          name={name}
          value={typeof value === 'number' ? value : null}
          preset={typeof node.preset === 'number' ? node.preset : null}
          boundsText={intl.formatMessage(
            { id: node.isOpen ? 'strategy.bounds.above' : 'strategy.bounds' },
            { minimum: node.minimum ?? '', maximum: node.maximum ?? '' },
          )}
          onChange={onChange}
        />
      );
    case 'boolean':
      return (
        <Switch
          aria-label={name}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'string':
      return (
        <TextInput
          size="xs"
          aria-label={name}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'enum': {
      const data = node.values.map((each) => ({ value: each, label: wordOf(each) }));
      const chosen = typeof value === 'string' ? value : null;
      return node.values.length <= OPEN_CHOICES && !isNarrow ? (
        <SegmentedControl size="xs" aria-label={name} data={data} value={chosen ?? ''} onChange={onChange} />
      ) : (
        <Select size="xs" w={112} aria-label={name} data={data} value={chosen} onChange={onChange} />
      );
    }
    case 'array':
      if (node.items.type !== 'enum') return null;
      return (
        <MultiSelect
          size="xs"
          aria-label={name}
          data={node.items.values.map((each) => ({ value: each, label: wordOf(each) }))}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    case 'object':
    case 'unknown':
      return null;
  }
}
