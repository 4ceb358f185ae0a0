import { Group, Select } from '@mantine/core';
import { useIntl } from 'react-intl';
import { labelOf } from '../../i18n/label-of.ts';
import { type ComparedNumber, NUMBER_COMPARISONS } from '../../state/filters/filter-choice.ts';
import { AmountInput } from './amount-input.tsx';

const SIGNS = { lt: '<', lte: '≤', gte: '≥', gt: '>' } as const;

interface ComparedNumberFieldProps {
  readonly label: string;
  readonly value: ComparedNumber;
  /** Unit behind the number. */
  readonly unit: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (value: ComparedNumber) => void;
}

/** A comparison and the number that is compared with. */
export function ComparedNumberField({ label, value, unit, isDisabled, onChange }: ComparedNumberFieldProps) {
  const intl = useIntl();
  return (
    <Group gap="sm" wrap="nowrap">
      <Select
        w={64}
        aria-label={intl.formatMessage({ id: 'filters.comparison' }, { label })}
        disabled={isDisabled}
        data={NUMBER_COMPARISONS.map((comparison) => ({ value: comparison, label: SIGNS[comparison] }))}
        value={value.comparison}
        onChange={(chosen) => {
          const comparison = NUMBER_COMPARISONS.find((known) => known === chosen);
          if (comparison !== undefined) onChange({ ...value, comparison });
        }}
      />
      <AmountInput
        w={72}
        aria-label={label}
        disabled={isDisabled}
        value={value.comparand}
        onCommit={(comparand) => onChange({ ...value, comparand })}
      />
      {unit !== undefined && <span>{labelOf(intl, unit, unit)}</span>}
    </Group>
  );
}
