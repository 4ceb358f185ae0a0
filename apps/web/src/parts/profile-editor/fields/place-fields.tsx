import { Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type LocationItem, METRES_PER_UNIT, RANGE_UNITS } from '@counterpart/domain';
import { leavePlace, type PlaceDraft } from '../../../state/profile/edit-values.ts';
import { AmountField } from './amount-field.tsx';
import { useEditor } from '../editor-context.ts';
import { LabelField } from './label/label-field.tsx';
import { useLeave } from './use-leave.ts';
import { UNIT_SIGN } from '../chips/value-labels.ts';
import classes from './value-editor.module.css';

/** A place, its range and unit; what is missing when they are left decides whether it stays (PRO-07). */
export function PlaceFields({ item }: { readonly item: LocationItem }) {
  const intl = useIntl();
  const { edit, rangeUnits, isRemoved } = useEditor();
  const { id, label, range, rangeUnit } = item;
  const [draft, setDraft] = useState<PlaceDraft>({ label, range, rangeUnit });
  const isLeft = useRef(false);
  useLeave(draft, (left) => {
    isLeft.current = true;
    if (!isRemoved('locations', id)) edit((aspects) => leavePlace(aspects, id, left));
  });
  function change(part: Partial<PlaceDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    // what is whole counts at once; what is not waits for the end, which a label that was being typed comes after
    if (isLeft.current || (next.label !== '' && next.range !== null)) edit((aspects) => leavePlace(aspects, id, next));
  }
  const subject = draft.label;
  const units = RANGE_UNITS.filter((unit) => unit in METRES_PER_UNIT && rangeUnits.includes(unit));
  return (
    <div className={classes.block}>
      <LabelField
        aspect="locations"
        label={intl.formatMessage({ id: 'editor.value' }, { aspect: intl.formatMessage({ id: 'aspect.locations' }) })}
        value={draft.label}
        hasFocus
        onCommit={(changed) => change({ label: changed })}
      />
      <div className={classes.fields}>
        <AmountField
          isPositive
          label={intl.formatMessage({ id: 'editor.range.short' })}
          aria-label={intl.formatMessage({ id: 'editor.range' }, { subject })}
          value={draft.range}
          onCommit={(changed) => change({ range: changed })}
        />
        <Select
          aria-label={intl.formatMessage({ id: 'editor.rangeUnit' }, { subject })}
          // a place of elsewhere may have a unit that is not offered here: it shows, and is not chosen again
          value={units.includes(draft.rangeUnit) ? draft.rangeUnit : null}
          placeholder={UNIT_SIGN[draft.rangeUnit]}
          data={units.map((unit) => ({ value: unit, label: UNIT_SIGN[unit] }))}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => {
            const unit = RANGE_UNITS.find((known) => known === value);
            if (unit !== undefined) change({ rangeUnit: unit });
          }}
        />
      </div>
    </div>
  );
}
