import { Slider } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { allowedWeight, MAX_WEIGHT, MIN_WEIGHT } from '../../../../state/profile/edit-values.ts';
import { AmountField } from '../amount-field.tsx';
import classes from '../value-editor.module.css';

/** A displayed weight fills at most this part of the bar (A9, PRO-02). */
const DISPLAY_CAP = 0.85;
/** Arrows with Page Up and Page Down go this far. */
const PAGE_STEP = 10;

interface WeightFieldProps {
  /** What is weighed, for its accessible name. */
  readonly subject: string;
  readonly weight: number;
  readonly onChange: (weight: number) => void;
}

/** A weight of 1 to 200 as a slider and a number, from not important to important; 100 is normal (PRO-02). */
export function WeightField({ subject, weight, onChange }: WeightFieldProps) {
  const intl = useIntl();
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = allowedWeight(dragged ?? weight);
  const name = intl.formatMessage({ id: 'weight.label' }, { subject });
  return (
    <div className={classes.block}>
      <div className={classes.row}>
        <span className={classes.caption}>
          <FormattedMessage id="weight.caption" />
        </span>
        <span className={classes.end}>
          <AmountField
            size="xs"
            w={64}
            aria-label={name}
            value={shown}
            onCommit={(value) => value !== null && onChange(allowedWeight(value))}
          />
        </span>
      </div>
      <Slider
        min={MIN_WEIGHT}
        max={MAX_WEIGHT}
        step={1}
        value={shown}
        label={null}
        thumbLabel={name}
        thumbValueText={`${shown}, ${intl.formatMessage({ id: shown < 100 ? 'weight.low' : 'weight.high' })}`}
        styles={{ bar: { maxInlineSize: `${DISPLAY_CAP * 100}%` } }}
        onChange={setDragged}
        onChangeEnd={(value) => {
          setDragged(null);
          onChange(value);
        }}
        onKeyDownCapture={(event) => {
          const step = event.key === 'PageUp' ? PAGE_STEP : event.key === 'PageDown' ? -PAGE_STEP : 0;
          if (step === 0) return;
          event.preventDefault();
          onChange(allowedWeight(shown + step));
        }}
      />
      <div className={classes.scale}>
        <span>
          <FormattedMessage id="weight.low" />
        </span>
        <span>
          <FormattedMessage id="weight.high" />
        </span>
      </div>
    </div>
  );
}
