import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { Aspect, AspectName, Aspects } from '@counterpart/domain';
import { SINGLE_VALUE } from '../../../state/profile/edit-values.ts';
import { isListAspect, isWordsOnly } from '../../../state/profile/profile-editing.ts';
import { AddValue } from './add-value.tsx';
import { aspectHue } from './aspect-hue.ts';
import { ASPECT_ITSELF, AspectImportance } from './aspect-importance.tsx';
import { useEditor } from '../editor-context.ts';
import { FloatingEditor } from '../floating-editor.tsx';
import { ValueEditor } from '../fields/late-fields.ts';
import { PlaceChip } from '../chips/place-chip.tsx';
import { type UnknownLabel, UnknownLabels } from './unknown-labels.tsx';
import { useRovingFocus } from './use-roving-focus.ts';
import { ValueChip } from '../chips/value-chip.tsx';
import { itemAfter, itemLabel, singleLabel } from '../chips/value-labels.ts';
import classes from './aspect-card.module.css';

interface AspectCardProps {
  readonly name: AspectName;
  readonly aspect: Aspect;
  /** The whole profile while a value of this aspect is edited, otherwise null: other edits leave this card alone. */
  readonly aspects: Aspects | null;
  readonly openId: string | null;
  readonly isAdding: boolean;
  readonly onAdding: (name: AspectName | null) => void;
  readonly unknown: readonly UnknownLabel[];
  readonly onDismiss: (id: string) => void;
}

/** One aspect of the profile: its own weight and flag, its values as chips, and a way to add one. One tab stop, arrows inside. */
export const AspectCard = memo(function AspectCard(props: AspectCardProps) {
  const { name, aspect, aspects, openId, isAdding, onAdding, unknown, onDismiss } = props;
  const intl = useIntl();
  const { close } = useEditor();
  const roving = useRovingFocus();
  const title = intl.formatMessage({ id: `aspect.${name}` });
  const editorOf = (id: string, label: string) =>
    aspects !== null &&
    openId === id && (
      <FloatingEditor label={intl.formatMessage({ id: 'editor.edit' }, { subject: label })} onClose={close}>
        <ValueEditor name={name} id={id} aspects={aspects} />
      </FloatingEditor>
    );
  const single = isListAspect(aspect)
    ? null
    : (singleLabel(intl, name, aspect) ?? intl.formatMessage({ id: 'chip.empty' }));
  return (
    <section className={classes.card} aria-label={title} style={aspectHue(name)}>
      <div {...roving}>
        <header className={classes.head}>
          <span className={classes.swatch} aria-hidden="true" />
          <h3 className={classes.title}>{title}</h3>
          <AspectImportance name={name} aspects={aspects ?? { [name]: aspect }} isOpen={openId === ASPECT_ITSELF} />
        </header>
        <ul className={classes.chips}>
          {isListAspect(aspect) &&
            aspect.value.map((item) => {
              const label = itemLabel(intl, name, item);
              const Chip = name === 'locations' ? PlaceChip : ValueChip;
              return (
                <Chip
                  key={item.id}
                  aspect={name}
                  id={item.id}
                  label={label}
                  after={itemAfter(intl, item)}
                  weight={item.weight}
                  required={item.required}
                  isWordsOnly={isWordsOnly(aspect, item)}
                  isOpen={openId === item.id}
                >
                  {editorOf(item.id, label)}
                </Chip>
              );
            })}
          {single !== null && !isListAspect(aspect) && (
            <ValueChip
              aspect={name}
              id={SINGLE_VALUE}
              label={single}
              weight={aspect.value?.weight ?? aspect.weight}
              required={aspect.value?.required ?? false}
              isOpen={openId === SINGLE_VALUE}
            >
              {editorOf(SINGLE_VALUE, single)}
            </ValueChip>
          )}
          {isListAspect(aspect) && (
            <li className={classes.add}>
              <AddValue
                aspect={name}
                taken={aspect.value.map(({ label }) => label)}
                isAdding={isAdding}
                onAdding={(isOn) => onAdding(isOn ? name : null)}
              />
            </li>
          )}
        </ul>
      </div>
      <UnknownLabels unknown={unknown} onDismiss={onDismiss} />
    </section>
  );
});
