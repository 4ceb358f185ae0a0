import { useIntl } from 'react-intl';
import type { AspectName, Aspects } from '@counterpart/domain';
import { aspectOf, changeAspect } from '../../../../state/profile/profile-editing.ts';
import { useEditor } from '../../editor-context.ts';
import { RequiredField } from './required-field.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import { WeightField } from './weight-field.tsx';

/** The weight and the flag of an aspect itself. */
export function ImportanceFields({ name, aspects }: { readonly name: AspectName; readonly aspects: Aspects }) {
  const intl = useIntl();
  const ref = useFirstFocus();
  const { edit } = useEditor();
  const { weight, required } = aspectOf(aspects, name);
  const subject = intl.formatMessage({ id: `aspect.${name}` });
  return (
    <div ref={ref}>
      <WeightField
        subject={subject}
        weight={weight}
        onChange={(changed) => edit((now) => changeAspect(now, name, { weight: changed }))}
      />
      <RequiredField
        subject={subject}
        required={required}
        aspect={name}
        label={null}
        withFlag={changeAspect(aspects, name, { required: true })}
        onChange={(changed) => edit((now) => changeAspect(now, name, { required: changed }))}
      />
    </div>
  );
}
