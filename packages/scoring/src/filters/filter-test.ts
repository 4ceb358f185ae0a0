import type { DateInterval, RuleData } from '@counterpart/domain';
import { addDays, addMonths } from '../numbers/calendar.ts';
import { dayOf, foldedWords, foldText, numericValue, textOf } from './filter-value.ts';

type DataOf<Type extends RuleData['type']> = Extract<RuleData, { readonly type: Type }>;
/** What one value of a property must be; an engine may ask it once for each distinct value. */
export interface ValueTest {
  (value: unknown): boolean;
  /** The same of a value's UTC day, `yyyy-MM-dd`, where nothing else of it matters: reading the day costs most of the test. */
  readonly ofDay?: (day: string) => boolean;
}

/**
 * What a value must be under a rule's comparison, or null when its input is incomplete and the rule is ignored
 * (FIL-04b, FIL-04c, FIL-04d). `is not one of` tests for the listed values; `today` is a UTC day, `yyyy-MM-dd`.
 */
export function valueTest(data: RuleData, today: string): ValueTest | null {
  switch (data.type) {
    case 'keyword':
      return keywordTest(data);
    case 'fullText':
      return fullTextTest(data);
    case 'enum':
      return enumTest(data);
    case 'number':
      return numberTest(data);
    case 'age':
      return ageTest(data, today);
    case 'dateInterval':
      return intervalTest(data, today);
    case 'date':
      return dateTest(data);
  }
}

/** Contains, literally; case and accents do not matter (FIL-06). */
function keywordTest(data: DataOf<'keyword' | 'fullText'>): ValueTest | null {
  const wanted = foldText(data.value ?? '').trim();
  return wanted === '' ? null : (value) => foldText(value).includes(wanted);
}

/** Every word of the input stands in the text, in any order. */
function fullTextTest(data: DataOf<'keyword' | 'fullText'>): ValueTest | null {
  const wanted = foldedWords(data.value ?? '');
  if (wanted.length === 0) return null;
  return (value) => {
    const words = new Set(foldedWords(value));
    return wanted.every((word) => words.has(word));
  };
}

function enumTest(data: DataOf<'enum'>): ValueTest | null {
  const list = data.value ?? [];
  if (list.length === 0) return null;
  const listed = new Set(list);
  return (value) => listed.has(textOf(value));
}

function numberTest(data: DataOf<'number' | 'age'>): ValueTest | null {
  const bounds = numericBounds(data);
  if (bounds === null) return null;
  const [from, to] = bounds;
  const test = (number: number): boolean => {
    switch (data.comparison) {
      case 'less than':
        return number < from;
      case 'greater than':
        return number > from;
      default:
        return number >= from && number <= to;
    }
  };
  return (value) => {
    const number = numericValue(value);
    return number !== null && test(number);
  };
}

/** The bounds of `between`, or the one number twice; null when the input is incomplete. */
function numericBounds({ comparison, value }: DataOf<'number' | 'age'>): readonly [number, number] | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const from = numericValue(list[0]);
  if (comparison !== 'between') return from === null ? null : [from, from];
  const to = numericValue(list[1]);
  return from === null || to === null ? null : [from, to];
}

/**
 * An age as a range of birth days (FIL-05): less than N is born after today − N years; equal to N is born between N and
 * N + 1 years ago; an age is a whole number, so N and a half falls between two ages.
 */
function ageTest(data: DataOf<'number' | 'age'>, today: string): ValueTest | null {
  const bounds = numericBounds(data);
  if (bounds === null) return null;
  const [from, to] = bounds;
  const bornBy = (age: number): string => addMonths(today, -12 * age);
  const youngerThan = (age: number, birth: string): boolean => birth > bornBy(age);
  const test = (birth: string): boolean => {
    switch (data.comparison) {
      case 'less than':
        return youngerThan(Math.ceil(from), birth);
      case 'greater than':
        return !youngerThan(Math.floor(from) + 1, birth);
      default:
        return !youngerThan(Math.ceil(from), birth) && youngerThan(Math.floor(to) + 1, birth);
    }
  };
  return onDay(test);
}

/** `less than 1 week ago` lies between a week ago and today; `more than` lies beyond; the day itself is neither. */
function intervalTest(data: DataOf<'dateInterval'>, today: string): ValueTest | null {
  const interval = data.value;
  const amount = numericValue(interval?.amount);
  if (interval === null || interval === undefined || amount === null) return null;
  const edge = movedBy(today, interval, amount);
  const isPast = interval.direction === 'ago';
  const isNear = data.comparison === 'less than';
  if (isPast) return onDay(isNear ? (day) => day > edge && day <= today : (day) => day < edge);
  return onDay(isNear ? (day) => day < edge && day >= today : (day) => day > edge);
}

function movedBy(today: string, { unit, direction }: DateInterval, amount: number): string {
  const signed = Math.round(direction === 'ago' ? -amount : amount);
  switch (unit) {
    case 'd':
      return addDays(today, signed);
    case 'w':
      return addDays(today, signed * 7);
    case 'M':
      return addMonths(today, signed);
    case 'y':
      return addMonths(today, signed * 12);
  }
}

function dateTest(data: DataOf<'date'>): ValueTest | null {
  const list: readonly unknown[] = Array.isArray(data.value) ? data.value : [data.value];
  const from = dayOf(list[0]);
  if (from === null) return null;
  switch (data.comparison) {
    case 'before':
      return onDay((day) => day < from);
    case 'after':
      return onDay((day) => day > from);
    case 'between': {
      const to = dayOf(list[1]);
      return to === null ? null : onDay((day) => day >= from && day <= to);
    }
  }
}

function onDay(test: (day: string) => boolean): ValueTest {
  const ofValue = (value: unknown): boolean => {
    const day = dayOf(value);
    return day !== null && test(day);
  };
  return Object.assign(ofValue, { ofDay: test });
}
