import type { ContractType } from '@counterpart/domain';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { keysOfAll } from '../language/word-lists.ts';
import { findPlaces } from '../places/find-places.ts';
import { oncePerConcept } from '../reading/job-functions.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { TextReading } from '../reading/text-reading.ts';
import { requiredness } from '../requirement/requiredness.ts';
import type { ValueMention } from '../structure/value-mention.ts';
import { findContractTypes } from '../terms/contract/find-contract-types.ts';
import { findWorkingHours } from '../terms/hours/find-working-hours.ts';
import { findSeniority } from '../terms/seniority/find-seniority.ts';
import { areYearsOfOthers } from '../terms/seniority/years-of-others.ts';
import { findWage } from '../terms/wage/find-wage.ts';
import type { JobField, ParsingAspect } from './parsing-aspect.ts';
import { spanOf, spanOfHit } from './spans.ts';

/** What an ad states of contract, hours, place, wage, languages and experience; `headline` has its functions. */
export function valueAspects(
  lexicon: Lexicon,
  title: TextReading,
  body: TextReading,
  headline: readonly ConceptMention[],
): readonly ParsingAspect[] {
  return [
    ...contracts(title, body),
    ...hours(title, body),
    ...places(lexicon, title, body, headline),
    ...wages(lexicon, title, body),
    ...languages(lexicon, title, body),
    ...seniority(title, body),
  ];
}

function contracts(title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inText = findContractTypes(body.read, false);
  const inTitle = findContractTypes(title.read, true);
  const isSure = ({ confidence }: ValueMention<unknown>): boolean => confidence > 0.9;
  // a title that says so holds, and with it what the text is sure of; otherwise the text tells, and then the title
  // "HR stage": how long it lasts makes a traineeship no contract for a time, nor what may come after it another one
  const isTraining = inTitle.length > 0 && inTitle.every(({ value }) => value === 'APPRENTICESHIP');
  const isOfTraining = (item: ValueMention<ContractType>): boolean =>
    item.value !== 'PERMANENT_POSSIBLE' && (item.value !== 'TEMPORARY' || isSure(item));
  const told = isTraining ? inText.filter(isOfTraining) : inText;
  const stated = inTitle.some(isSure) ? inTitle : [];
  const more = told.filter(
    (item) => stated.length === 0 || (isSure(item) && stated.every(({ value }) => value !== item.value)),
  );
  const aspect = (reading: TextReading, field: JobField, item: ValueMention<ContractType>): ParsingAspect => ({
    aspectType: 'CONTRACT_TYPE',
    value: item.value,
    ...spanOf(reading.read, field, item, null),
  });
  if (stated.length === 0 && more.length === 0) return inTitle.map((item) => aspect(title, 'title', item));
  return [...stated.map((item) => aspect(title, 'title', item)), ...more.map((item) => aspect(body, 'text', item))];
}

/** Words, hours and fractions are as sure; days a week are not. */
const SURE_HOURS = 0.75;

function hours(title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inTitle = findWorkingHours(title.read, true);
  const inText = findWorkingHours(body.read);
  // "4 days a week" in the title may be full time: hours in the text tell more
  const isSure = inTitle.some(({ confidence }) => confidence >= SURE_HOURS) || inText.length === 0;
  const [reading, found, field] = isSure ? ([title, inTitle, 'title'] as const) : ([body, inText, 'text'] as const);
  return found.map((item) => ({
    aspectType: 'WORKING_HOURS',
    value: item.value,
    ...spanOf(reading.read, field, item, null),
  }));
}

function places(
  lexicon: Lexicon,
  title: TextReading,
  body: TextReading,
  headline: readonly ConceptMention[],
): readonly ParsingAspect[] {
  // "Engels en Frans" names no hamlet either
  const labelsOf = (text: TextReading, more: readonly ConceptMention[] = []) =>
    [...text.occupations, ...text.skills, ...text.softSkills, ...text.languages, ...more].sort(
      (a, b) => a.from - b.from,
    );
  // "Infermiere RSA Brescia - …": the function of a pasted ad's headline is a label too
  const inText = findPlaces(body.read, lexicon.gazetteer, false, labelsOf(body, headline));
  const inTitle = findPlaces(title.read, lexicon.gazetteer, true, labelsOf(title));
  const sureness = (found: readonly ValueMention<unknown>[]): number =>
    found.reduce((most, { confidence }) => Math.max(most, confidence), 0);
  const [reading, found, field] =
    sureness(inTitle) >= sureness(inText) ? ([title, inTitle, 'title'] as const) : ([body, inText, 'text'] as const);
  return found.map((item) => ({
    aspectType: 'GEO',
    labels: item.value.postCode === null ? [item.value.name] : [item.value.name, item.value.postCode],
    lat: item.value.place.lat,
    lon: item.value.place.lon,
    ...spanOf(reading.read, field, item, null),
  }));
}

function wages(lexicon: Lexicon, title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inText = findWage(body.read, lexicon.hoursAMonth);
  const inTitle = inText === null ? findWage(title.read, lexicon.hoursAMonth) : null;
  const found = inText ?? inTitle;
  if (found === null) return [];
  const { low, high, period, originalLow, originalHigh } = found.value;
  const [reading, field] = inText === null ? ([title, 'title'] as const) : ([body, 'text'] as const);
  return [
    {
      aspectType: 'WAGE',
      amountLow: low,
      amountHigh: high,
      period,
      originalLow,
      originalHigh,
      ...spanOf(reading.read, field, found, null),
    },
  ];
}

function languages(lexicon: Lexicon, title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inText = oncePerConcept(body.languages);
  const known = new Set(inText.map(({ concept }) => concept.id));
  const inTitle = oncePerConcept(title.languages).filter(({ concept }) => !known.has(concept.id));
  const aspect = (reading: TextReading, field: JobField, hit: (typeof inText)[number]): ParsingAspect => ({
    aspectType: 'LANGUAGE',
    value: lexicon.codeOfLanguage(hit.concept.id) ?? hit.concept.id,
    conceptId: hit.concept.id,
    level: hit.level,
    ...spanOfHit(reading.read, field, hit),
  });
  // "Dutch or English": either is enough, so the first is asked and the other is a plus
  const inBody = inText.map((hit, at): ParsingAspect => {
    const first = at === 0 ? undefined : inText[at - 1];
    const isOther = first !== undefined && hit.from === first.to + 1 && OR.has(body.read.tokens[first.to]?.key ?? '');
    return isOther ? { ...aspect(body, 'text', hit), required: false } : aspect(body, 'text', hit);
  });
  return [...inTitle.map((hit) => aspect(title, 'title', hit)), ...inBody];
}

const OR = keysOfAll('headline.or');

function seniority(title: TextReading, body: TextReading): readonly ParsingAspect[] {
  const inText = findSeniority(body.read, (sentence, from) => areYearsOfOthers(body.read, sentence, from));
  const found = inText ?? findSeniority(title.read);
  if (found === null) return [];
  const [reading, field] = inText === null ? ([title, 'title'] as const) : ([body, 'text'] as const);
  return [
    {
      aspectType: 'SENIORITY',
      value: found.value,
      ...spanOf(reading.read, field, found, requiredness(reading.read, found.from, found.to)),
    },
  ];
}
