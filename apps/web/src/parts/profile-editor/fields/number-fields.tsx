import { useIntl } from 'react-intl';
import type { Aspect, AspectName } from '@counterpart/domain';
import { setNumber } from '../../../state/profile/profile-editing.ts';
import { AmountField } from './amount-field.tsx';
import { useEditor } from '../editor-context.ts';
import classes from './value-editor.module.css';

interface NumberFieldsProps {
  readonly name: AspectName;
  readonly aspect: Extract<Aspect, { type: 'integer' | 'float' }>;
}

/** The number of an aspect that has one, such as years of experience. */
export function NumberFields({ name, aspect }: NumberFieldsProps) {
  const intl = useIntl();
  const { edit } = useEditor();
  return (
    <div className={classes.block}>
      <AmountField
        hasFocus
        isEmptiedOnLeaving
        isWhole={aspect.type === 'integer'}
        label={intl.formatMessage({ id: `editor.number.${name}` })}
        value={aspect.value?.value ?? null}
        onCommit={(value) => edit((aspects) => setNumber(aspects, name, value))}
      />
    </div>
  );
}
