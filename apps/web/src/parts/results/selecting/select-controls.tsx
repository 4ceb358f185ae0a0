import { Button, Select } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { labelOf } from '../../../i18n/label-of.ts';
import type { Selecting } from './use-selecting.ts';

interface SelectControlsProps {
  readonly index: IndexConfiguration;
  readonly selecting: Selecting;
  readonly selectedCount: number;
}

/** Making a selection of what is chosen, with a status where the index has some (RES-05, SET-21f). */
export function SelectControls({ index, selecting, selectedCount }: SelectControlsProps) {
  const intl = useIntl();
  const statuses = index.selectionStatuses ?? [];
  return (
    <>
      {statuses.length > 0 && index.disableSelectionStatus !== true && (
        <Select
          size="xs"
          w={176}
          aria-label={intl.formatMessage({ id: 'results.selectionStatus' })}
          data={statuses.map((value) => ({ value, label: labelOf(intl, `selection.status.${value}`, value) }))}
          value={selecting.status}
          onChange={selecting.setStatus}
        />
      )}
      <Button
        size="xs"
        variant="filled"
        disabled={selectedCount < 1}
        loading={selecting.isMaking}
        onClick={selecting.make}
      >
        <FormattedMessage id="actions.select" />
      </Button>
    </>
  );
}
