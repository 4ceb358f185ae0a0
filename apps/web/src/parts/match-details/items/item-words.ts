import type { IntlShape } from 'react-intl';
import { labelOf, valueLabel } from '../../../i18n/label-of.ts';
import type { Explanation } from '../../../state/results/details/explained-groups.ts';
import { languageLevels } from '../../../state/results/details/language-levels.ts';

/** A weight on the wire from which an item is important; below it is nice to have (DET-08). */
const IMPORTANT_FROM = 1;

/** Whether an item is important or nice to have (DET-08); a page of a list does not tell weights. */
export function importanceOf({ weight }: Explanation): 'important' | 'niceToHave' | null {
  if (weight === undefined) return null;
  return weight >= IMPORTANT_FROM ? 'important' : 'niceToHave';
}

/** What was asked, in the user's language; the level of a language beside it unless both levels are told. */
export function askedWords(intl: IntlShape, explanation: Explanation): string {
  const { asked, aspect } = explanation;
  const name =
    asked.label === aspect ? intl.formatMessage({ id: `aspect.${aspect}` }) : valueLabel(intl, aspect, asked.label);
  return asked.level == null || languageLevels(explanation) !== null ? name : `${name} ${asked.level}`;
}

function amount(intl: IntlShape, aspect: string, value: number): string {
  return aspect === 'wage'
    ? intl.formatNumber(value, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
    : intl.formatNumber(value, { maximumFractionDigits: 1 });
}

/** What was found instead of, or as, the asked, with how it is related; empty where there is nothing to add. */
export function foundWords(intl: IntlShape, explanation: Explanation): string {
  const { aspect, asked, found, foundConcept, path = [] } = explanation;
  const levels = languageLevels(explanation);
  if (levels !== null) {
    return intl.formatMessage(
      { id: 'details.levels' },
      {
        asked: levels.asked ?? intl.formatMessage({ id: 'details.level.any' }),
        found: levels.found ?? intl.formatMessage({ id: 'details.level.notStated' }),
      },
    );
  }
  if (foundConcept !== undefined) {
    // The asked is named as its profile names it, the found in the user's language: the concept tells whether they are one.
    const isSame =
      foundConcept.id === asked.conceptId || foundConcept.label.toLowerCase() === asked.label.toLowerCase();
    if (isSame && path.length === 0) return '';
    const steps = path.map(({ relation }) => labelOf(intl, `relation.${relation}`, relation));
    const via = intl.formatMessage({ id: 'details.via' }, { found: foundConcept.label });
    return [...(isSame ? [] : [via]), ...new Set(steps)].join(', ');
  }
  if (found === undefined) return '';
  const { label, distanceKm, from, to, value } = found;
  const parts: string[] = [];
  if (label !== undefined && label !== asked.label) parts.push(valueLabel(intl, aspect, label));
  if (distanceKm != null) parts.push(intl.formatMessage({ id: 'details.distance' }, { km: Math.round(distanceKm) }));
  if (from != null && to != null && from !== to) {
    parts.push(
      intl.formatMessage({ id: 'details.bounds' }, { from: amount(intl, aspect, from), to: amount(intl, aspect, to) }),
    );
  } else if (from != null) parts.push(intl.formatMessage({ id: 'details.from' }, { from: amount(intl, aspect, from) }));
  else if (to != null) parts.push(intl.formatMessage({ id: 'details.to' }, { to: amount(intl, aspect, to) }));
  if (value != null) {
    parts.push(typeof value === 'number' ? labelWithUnit(intl, aspect, value) : valueLabel(intl, aspect, value));
  }
  return parts.join(', ');
}

function labelWithUnit(intl: IntlShape, aspect: string, value: number): string {
  const id = `details.value.${aspect}`;
  return id in intl.messages ? intl.formatMessage({ id }, { value }) : amount(intl, aspect, value);
}

function sourcesOf({ matchedTo }: Explanation): readonly string[] {
  return [...new Set(matchedTo.map(({ source }) => source))];
}

/** The sources in which an item was found, each once, in words (DET-05). */
export function sourceWords(intl: IntlShape, explanation: Explanation): string {
  return sourcesOf(explanation)
    .map((source) => labelOf(intl, `source.evidence.${source}`, source))
    .join(', ');
}

/** The same where there is no room for all: a text before a profile, which may have been made of it, and how many more. */
export function shortSourceWords(intl: IntlShape, explanation: Explanation): string {
  const sources = sourcesOf(explanation);
  const first = sources.find((source) => !source.startsWith('ASPECT.')) ?? sources[0];
  if (first === undefined) return '';
  const label = labelOf(intl, `source.evidence.${first}`, first);
  return sources.length === 1
    ? label
    : `${label} ${intl.formatMessage({ id: 'results.reason.more' }, { count: sources.length - 1 })}`;
}
