import { UnstyledButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { AspectName, Aspects } from '@counterpart/domain';
import { aspectOf } from '../../../state/profile/profile-editing.ts';
import { useEditor } from '../editor-context.ts';
import { FloatingEditor } from '../floating-editor.tsx';
import { ImportanceFields } from '../fields/late-fields.ts';
import { WeightDots } from '../chips/weight-dots.tsx';
import classes from './aspect-importance.module.css';

/** The id under which the weight and the flag of an aspect itself are edited. */
export const ASPECT_ITSELF = 'aspect';

interface AspectImportanceProps {
  readonly name: AspectName;
  readonly aspects: Aspects;
  readonly isOpen: boolean;
}

/** What the aspect itself weighs and whether it is required; opens the two to be changed. */
export function AspectImportance({ name, aspects, isOpen }: AspectImportanceProps) {
  const intl = useIntl();
  const { open, close } = useEditor();
  const { weight, required } = aspectOf(aspects, name);
  const subject = intl.formatMessage({ id: `aspect.${name}` });
  return (
    <span className={classes.anchor}>
      <UnstyledButton
        className={classes.importance}
        data-roving
        data-chip={`${name}/${ASPECT_ITSELF}`}
        aria-label={intl.formatMessage(
          { id: 'aspect.importance' },
          { aspect: subject, weight: Math.round(weight), required: String(required) },
        )}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onMouseDown={(event) => isOpen && event.nativeEvent.stopPropagation()}
        onClick={() => (isOpen ? close() : open(name, ASPECT_ITSELF))}
      >
        {required && <IconLock size={14} stroke={1.75} aria-hidden />}
        <WeightDots weight={weight} />
        {Math.round(weight)}
      </UnstyledButton>
      {isOpen && (
        <FloatingEditor label={subject} onClose={close}>
          <ImportanceFields name={name} aspects={aspects} />
        </FloatingEditor>
      )}
    </span>
  );
}
