import { Button, Select } from '@mantine/core';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import { labelOf } from '../../../i18n/label-of.ts';
import { MOST_SELECTED } from '../../../state/selection/select-all.ts';

interface SelectControlsProps {
  readonly index: IndexConfiguration;
  readonly status: string | null;
  readonly isMaking: boolean;
  readonly selectedCount: number;
  readonly onStatus: (status: string | null) => void;
  readonly onMake: () => void;
}

/** Making a selection of what is chosen, with a status where the index has some (RES-05, SET-21f). */
export const SelectControls = memo(function SelectControls(props: SelectControlsProps) {
  const { index, status, isMaking, selectedCount, onStatus, onMake } = props;
  const intl = useIntl();
  const [hasMade, setMade] = useState(false);
  const isEmpty = selectedCount < 1;
  const isUnusable = isEmpty || selectedCount > MOST_SELECTED;
  const statuses = index.selectionStatuses ?? [];
  return (
    <>
      {statuses.length > 0 && index.disableSelectionStatus !== true && (
        <Select
          size="xs"
          w={176}
          aria-label={intl.formatMessage({ id: 'results.selectionStatus' })}
          data={statuses.map((value) => ({ value, label: labelOf(intl, `selection.status.${value}`, value) }))}
          value={status}
          onChange={onStatus}
        />
      )}
      <Button
        size="xs"
        variant="filled"
        // has nothing more to do once it has done its work, and keeps the focus
        disabled={isEmpty && !hasMade}
        aria-disabled={isUnusable}
        {...(isUnusable ? { 'data-disabled': true } : {})}
        loading={isMaking}
        onClick={() => {
          if (isUnusable) return;
          setMade(true);
          onMake();
        }}
      >
        <FormattedMessage id="actions.select" />
      </Button>
    </>
  );
});
