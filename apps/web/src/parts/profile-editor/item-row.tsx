import { CloseButton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type AspectName,
  CONTRACT_TYPES,
  type LanguageLevel,
  LANGUAGE_LEVELS,
  METRES_PER_UNIT,
  type RangeUnit,
  WORKING_HOURS,
} from '@counterpart/domain';
import { valueLabel } from '../../i18n/label-of.ts';
import type { ListItem } from '../../state/profile-editing.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { WeightSlider } from '../../ui/weight-slider.tsx';
import { ConceptInput } from './concept-input.tsx';
import type { EditorTools } from './editor-tools.ts';

const ENUMERATIONS: Readonly<Partial<Record<AspectName, readonly string[]>>> = {
  contractTypes: CONTRACT_TYPES,
  workingHours: WORKING_HOURS,
};

/** The values that an aspect's items are chosen from; undefined when they are typed. */
export function enumerationOf(aspect: AspectName): readonly string[] | undefined {
  return ENUMERATIONS[aspect];
}

const UNIT_LABEL: Readonly<Record<RangeUnit, string>> = { KILOMETER: 'km', METER: 'm', MILE: 'mi' };

interface ItemRowProps {
  readonly aspect: AspectName;
  readonly item: ListItem;
  /** It is looked for by its words: no concept stands behind it. */
  readonly isWordsOnly: boolean;
  readonly tools: EditorTools;
  readonly onChange: (change: {
    label?: string;
    weight?: number;
    required?: boolean;
    level?: LanguageLevel | null;
    range?: number | null;
    rangeUnit?: RangeUnit;
  }) => void;
  readonly onRemove: () => void;
}

/** One value of a list aspect: label, extras of its kind, weight, required flag, remove. */
export function ItemRow({ aspect, item, isWordsOnly, tools, onChange, onRemove }: ItemRowProps) {
  const intl = useIntl();
  const { label, weight, required } = item;
  const isEnumeration = enumerationOf(aspect) !== undefined;
  const shown = isEnumeration ? valueLabel(intl, aspect, label) : label;
  return (
    <li className="item-row" data-required={required || undefined}>
      <div className="item-main">
        {isWordsOnly && (
          <span className="words-only" title={intl.formatMessage({ id: 'editor.wordsOnly' })}>
            <span aria-hidden="true">≈</span>
            <span className="visually-hidden">
              <FormattedMessage id="editor.wordsOnly" />
            </span>
          </span>
        )}
        {isEnumeration ? (
          <span className="item-label">{shown}</span>
        ) : (
          <ConceptInput
            aspect={aspect}
            language={tools.language}
            api={tools.api}
            label={intl.formatMessage(
              { id: 'editor.value' },
              { aspect: intl.formatMessage({ id: `aspect.${aspect}` }) },
            )}
            value={label}
            onCommit={(changed) => onChange({ label: changed })}
          />
        )}
        {aspect === 'languages' && (
          <select
            aria-label={intl.formatMessage({ id: 'editor.level' }, { subject: shown })}
            value={('level' in item && item.level) || ''}
            onChange={(event) =>
              onChange({
                level: event.currentTarget.value === '' ? null : (event.currentTarget.value as LanguageLevel),
              })
            }
          >
            <option value="">{intl.formatMessage({ id: 'editor.level.any' })}</option>
            {LANGUAGE_LEVELS.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </select>
        )}
        {'rangeUnit' in item && (
          <>
            <NumberField
              label={intl.formatMessage({ id: 'editor.range' }, { subject: shown })}
              value={item.range ?? tools.defaultRange}
              width={52}
              onCommit={(range) => onChange({ range: range ?? tools.defaultRange })}
            />
            <select
              aria-label={intl.formatMessage({ id: 'editor.rangeUnit' }, { subject: shown })}
              value={item.rangeUnit}
              onChange={(event) => onChange({ rangeUnit: event.currentTarget.value as RangeUnit })}
            >
              {tools.rangeUnits
                .filter((unit) => unit in METRES_PER_UNIT)
                .map((unit) => (
                  <option key={unit} value={unit}>
                    {UNIT_LABEL[unit]}
                  </option>
                ))}
            </select>
          </>
        )}
        <CloseButton
          size={24}
          aria-label={intl.formatMessage({ id: 'editor.remove' }, { subject: shown })}
          onClick={onRemove}
        />
      </div>
      <div className="item-flags">
        <WeightSlider subject={shown} weight={weight} onChange={(changed) => onChange({ weight: changed })} />
        <label className="required-flag">
          <input
            type="checkbox"
            checked={required}
            aria-label={intl.formatMessage({ id: 'editor.required' }, { subject: shown })}
            onChange={(event) => onChange({ required: event.currentTarget.checked })}
          />
          <FormattedMessage id="editor.required.short" />
        </label>
      </div>
    </li>
  );
}
