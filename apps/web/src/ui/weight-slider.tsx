import { useIntl } from 'react-intl';

/** Weights on the screen (A9). */
const MIN_WEIGHT = 1;
const MAX_WEIGHT = 200;
/** A displayed weight fills at most this part of the bar (A9). */
const DISPLAY_CAP = 0.85;

interface WeightSliderProps {
  /** What is weighed, for its accessible name. */
  readonly subject: string;
  readonly weight: number;
  readonly onChange: (weight: number) => void;
}

/** A weight of 1–200, from not important to important; 100 is normal. */
export function WeightSlider({ subject, weight, onChange }: WeightSliderProps) {
  const intl = useIntl();
  const shown = Math.min(weight / MAX_WEIGHT, 1) * DISPLAY_CAP;
  const words = intl.formatMessage({ id: weight < 100 ? 'weight.low' : 'weight.high' });
  return (
    <input
      type="range"
      className="weight-slider"
      min={MIN_WEIGHT}
      max={MAX_WEIGHT}
      step={1}
      value={Math.round(Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, weight)))}
      style={{ '--filled': `${(shown * 100).toFixed(0)}%` } as React.CSSProperties}
      aria-label={intl.formatMessage({ id: 'weight.label' }, { subject })}
      aria-valuetext={`${Math.round(weight)}, ${words}`}
      title={`${Math.round(weight)} – ${words}`}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
