import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AspectName, type Aspects, CONCEPT_TYPE_OF_ASPECT } from '@counterpart/domain';
import { changeFlags, flagsOf } from '../../../state/profile/edit-values.ts';
import { aspectOf, changeAspect, isListAspect } from '../../../state/profile/profile-editing.ts';
import { useEditor } from '../editor-context.ts';
import { ExpansionTable } from './label/expansion-table.tsx';
import { KeyHints } from './key-hints.tsx';
import { ListValueFields } from './list-value-fields.tsx';
import { NumberFields } from './number-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RequiredField } from './importance/required-field.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { itemLabel, singleLabel } from '../chips/value-labels.ts';
import { WageFields } from './wage-fields.tsx';
import { WeightField } from './importance/weight-field.tsx';
import classes from './value-editor.module.css';

interface ValueEditorProps {
  readonly name: AspectName;
  readonly id: string;
  readonly aspects: Aspects;
}

/** The fields that say what a value is, by the kind of its aspect. */
function Fields({ name, id, aspects }: ValueEditorProps) {
  const { relabel } = useEditor();
  const aspect = aspectOf(aspects, name);
  if (aspect.type === 'range') return <WageFields name={name} aspect={aspect} />;
  if (!isListAspect(aspect)) return <NumberFields name={name} aspect={aspect} />;
  if (aspect.type === 'locations') {
    const place = aspect.value.find((one) => one.id === id);
    return place === undefined ? null : <PlaceFields item={place} />;
  }
  const item = aspect.value.find((one) => one.id === id);
  if (item === undefined) return null;
  return (
    <ListValueFields
      aspect={name}
      item={item}
      taken={aspect.value.map(({ label }) => label)}
      onLabel={(label, conceptId) => relabel(name, id, { label, conceptId })}
    />
  );
}

/**
 * The profile with a value required. The flag that this sets on the aspect too (PRO-04) is left off where no other value
 * needs it: it asks nothing more, and without it the cost of the value alone can be told.
 */
function requiring(aspects: Aspects, name: AspectName, id: string): Aspects {
  const aspect = aspectOf(aspects, name);
  const others = isListAspect(aspect) && aspect.value.some((item) => item.id !== id && item.required);
  const bound = changeFlags(aspects, name, id, { required: true });
  return others ? bound : changeAspect(bound, name, { required: false });
}

/** Everything that may be said of one value: what it is, its weight, whether it is required, what it is looked for as. */
export function ValueEditor({ name, id, aspects }: ValueEditorProps) {
  const intl = useIntl();
  const ref = useFirstFocus();
  const { edit, remove, relabel } = useEditor();
  const aspect = aspectOf(aspects, name);
  const item = isListAspect(aspect) ? aspect.value.find((one) => one.id === id) : undefined;
  const title = intl.formatMessage({ id: `aspect.${name}` });
  const subject = item === undefined ? (singleLabel(intl, name, aspect) ?? title) : itemLabel(intl, name, item);
  const flags = flagsOf(aspects, name, id);
  const hasConcept = item !== undefined && !('rangeUnit' in item) && CONCEPT_TYPE_OF_ASPECT[name] !== undefined;
  return (
    <div ref={ref}>
      <Fields name={name} id={id} aspects={aspects} />
      {flags !== null && (
        <>
          <WeightField
            subject={subject}
            weight={flags.weight}
            onChange={(weight) => edit((now) => changeFlags(now, name, id, { weight }))}
          />
          <RequiredField
            subject={subject}
            required={flags.required}
            aspect={name}
            label={item?.label ?? null}
            withFlag={requiring(aspects, name, id)}
            onChange={(required) => edit((now) => changeFlags(now, name, id, { required }))}
          />
        </>
      )}
      {hasConcept && (
        <ExpansionTable
          aspect={name}
          item={item}
          onLabel={(label, conceptId) => relabel(name, id, { label, conceptId })}
        />
      )}
      <div className={classes.foot}>
        <KeyHints />
        <Button
          className={classes.end ?? ''}
          size="xs"
          variant="subtle"
          leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
          onClick={() => remove(name, id)}
        >
          <FormattedMessage id="editor.delete" />
        </Button>
      </div>
    </div>
  );
}
