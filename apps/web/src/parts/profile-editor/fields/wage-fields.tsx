import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Aspect, AspectName } from '@counterpart/domain';
import { leaveBounds, SINGLE_VALUE, type ValueFlags, withoutBounds } from '../../../state/profile/edit-values.ts';
import type { Bounds } from '../../../state/profile/profile-editing.ts';
import { AmountField } from './amount-field.tsx';
import { useEditor } from '../editor-context.ts';
import { useLeave } from './use-leave.ts';
import classes from './value-editor.module.css';

const NEW_FLAGS = { weight: 100, required: false };

interface WageFieldsProps {
  readonly name: AspectName;
  readonly aspect: Extract<Aspect, { type: 'range' }>;
}

/**
 * The two bounds of a range. While only one of them stands the aspect has no value and this keeps the other; leaving
 * completes it (PRO-06).
 */
export function WageFields({ name, aspect }: WageFieldsProps) {
  const intl = useIntl();
  const { edit, isRemoved } = useEditor();
  const [bounds, setBounds] = useState<Bounds>(aspect.value ?? { from: null, to: null });
  // a value that is taken out for a while comes back with what it weighed
  const [kept, setKept] = useState<ValueFlags>(NEW_FLAGS);
  const { weight, required } = aspect.value ?? kept;
  const flags = { weight, required };
  useLeave(bounds, (left) => {
    if (!isRemoved(name, SINGLE_VALUE)) edit((aspects) => leaveBounds(aspects, name, left, flags));
  });
  function change(part: Partial<Bounds>) {
    const next = { from: bounds.from, to: bounds.to, ...part };
    setBounds(next);
    setKept(flags);
    const isWhole = next.from !== null && next.to !== null && next.from <= next.to;
    edit((aspects) => (isWhole ? leaveBounds(aspects, name, next, flags) : withoutBounds(aspects, name)));
  }
  const unit = intl.formatMessage({ id: `editor.unit.${name}` });
  return (
    <div className={classes.block}>
      <div className={classes.fields}>
        <AmountField
          isMoney
          hasFocus
          label={intl.formatMessage({ id: 'editor.from' })}
          leftSection="€"
          value={bounds.from}
          onCommit={(from) => change({ from })}
        />
        <AmountField
          isMoney
          label={intl.formatMessage({ id: 'editor.to' })}
          leftSection="€"
          value={bounds.to}
          onCommit={(to) => change({ to })}
        />
      </div>
      <p className={classes.meta}>{unit}</p>
    </div>
  );
}
