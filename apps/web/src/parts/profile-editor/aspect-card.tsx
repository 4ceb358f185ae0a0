import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Aspect, AspectName, Aspects } from '@counterpart/domain';
import {
  addItem,
  aspectOf,
  type Bounds,
  changeAspect,
  changeItem,
  completeBounds,
  isListAspect,
  isWordsOnly,
  removeItem,
  setBounds,
  setNumber,
} from '../../state/profile-editing.ts';
import { labelOf } from '../../i18n/label-of.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { WeightSlider } from '../../ui/weight-slider.tsx';
import { ConceptInput } from './concept-input.tsx';
import type { EditorTools } from './editor-tools.ts';
import { enumerationOf, ItemRow } from './item-row.tsx';

interface AspectCardProps {
  readonly name: AspectName;
  readonly aspects: Aspects;
  readonly tools: EditorTools;
  readonly onChange: (aspects: Aspects) => void;
}

function NewItem({ name, aspects, tools, onChange }: AspectCardProps) {
  const intl = useIntl();
  const aspectLabel = intl.formatMessage({ id: `aspect.${name}` });
  const label = intl.formatMessage({ id: 'editor.add' }, { aspect: aspectLabel });
  const add = (value: string) =>
    onChange(addItem(aspects, name, { id: crypto.randomUUID(), label: value }, tools.defaultRange));
  const enumeration = enumerationOf(name);
  if (enumeration === undefined) {
    const placeholder = intl.formatMessage({
      id: `editor.placeholder.${name === 'locations' ? 'locations' : 'concepts'}`,
    });
    return (
      <ConceptInput
        aspect={name}
        language={tools.language}
        api={tools.api}
        label={label}
        placeholder={placeholder}
        value=""
        onCommit={add}
      />
    );
  }
  const aspect = aspectOf(aspects, name);
  const taken = isListAspect(aspect) ? aspect.value.map((item) => item.label) : [];
  return (
    <select aria-label={label} value="" onChange={(event) => add(event.currentTarget.value)}>
      <option value="">{label}</option>
      {enumeration
        .filter((value) => !taken.includes(value))
        .map((value) => (
          <option key={value} value={value}>
            {intl.formatMessage({ id: `enum.${name}.${value}` })}
          </option>
        ))}
    </select>
  );
}

function RangeFields({ name, aspects, onChange }: Pick<AspectCardProps, 'name' | 'aspects' | 'onChange'>) {
  const intl = useIntl();
  const aspect = aspectOf(aspects, name);
  const known: Bounds = aspect.type === 'range' && aspect.value !== null ? aspect.value : { from: null, to: null };
  const [partial, setPartial] = useState<Bounds | null>(null);
  const bounds = partial ?? known;
  function handleCommit(next: Bounds) {
    const isWhole = next.from !== null && next.to !== null;
    setPartial(isWhole || (next.from === null && next.to === null) ? null : next);
    onChange(setBounds(aspects, name, isWhole ? completeBounds(next) : { from: null, to: null }));
  }
  function handleLeave(event: React.FocusEvent) {
    if (partial === null || event.currentTarget.contains(event.relatedTarget)) return;
    setPartial(null);
    onChange(setBounds(aspects, name, completeBounds(partial)));
  }
  return (
    <div className="range-fields" onBlur={handleLeave}>
      <NumberField
        label={intl.formatMessage({ id: 'editor.from' })}
        value={bounds.from}
        onCommit={(from) => handleCommit({ ...bounds, from })}
      />
      <span aria-hidden="true">–</span>
      <NumberField
        label={intl.formatMessage({ id: 'editor.to' })}
        value={bounds.to}
        onCommit={(to) => handleCommit({ ...bounds, to })}
      />
      <span className="dimmed">{labelOf(intl, `editor.unit.${name}`, '')}</span>
    </div>
  );
}

function Values(props: AspectCardProps & { readonly aspect: Aspect }) {
  const { name, aspect, aspects, tools, onChange } = props;
  const intl = useIntl();
  if (isListAspect(aspect)) {
    return (
      <>
        <ul className="item-list">
          {aspect.value.map((item) => (
            <ItemRow
              key={item.id}
              aspect={name}
              item={item}
              isWordsOnly={isWordsOnly(aspect, item)}
              tools={tools}
              onChange={(change) => onChange(changeItem(aspects, name, item.id, change))}
              onRemove={() => onChange(removeItem(aspects, name, item.id))}
            />
          ))}
        </ul>
        <NewItem {...props} />
      </>
    );
  }
  if (aspect.type === 'range') return <RangeFields name={name} aspects={aspects} onChange={onChange} />;
  return (
    <div className="range-fields">
      <NumberField
        label={intl.formatMessage({ id: `editor.number.${name}` })}
        value={aspect.value?.value ?? null}
        onCommit={(value) => onChange(setNumber(aspects, name, value))}
      />
      <span className="dimmed">
        <FormattedMessage id={`editor.unit.${name}`} />
      </span>
    </div>
  );
}

/** One aspect of the profile: its weight, its flag, its values. */
export function AspectCard(props: AspectCardProps) {
  const { name, aspects, onChange } = props;
  const intl = useIntl();
  const aspect = aspectOf(aspects, name);
  const isEmpty = aspects[name] === undefined;
  const title = intl.formatMessage({ id: `aspect.${name}` });
  return (
    <section className="aspect-card" data-empty={isEmpty || undefined} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {!isEmpty && (
          <>
            <WeightSlider
              subject={title}
              weight={aspect.weight}
              onChange={(weight) => onChange(changeAspect(aspects, name, { weight }))}
            />
            <label className="required-flag">
              <input
                type="checkbox"
                checked={aspect.required}
                aria-label={intl.formatMessage({ id: 'editor.required' }, { subject: title })}
                onChange={(event) => onChange(changeAspect(aspects, name, { required: event.currentTarget.checked }))}
              />
              <FormattedMessage id="editor.required.short" />
            </label>
          </>
        )}
      </header>
      <Values {...props} aspect={aspect} />
    </section>
  );
}
