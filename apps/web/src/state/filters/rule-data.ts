import type { DateInterval, RuleData } from '@counterpart/domain';

const WORDS = ['contains', 'is empty', 'is not empty'] as const;
const CHOICES = ['is one of', 'is not one of', 'is empty', 'is not empty'] as const;
const NUMBERS = ['equal', 'less than', 'greater than', 'between', 'is empty', 'is not empty'] as const;
const INTERVALS = ['less than', 'more than'] as const;
const DATES = ['before', 'after', 'between'] as const;

/** The comparisons of each kind of rule, in the order in which they are offered (A5). */
export const COMPARISONS = {
  keyword: WORDS,
  fullText: WORDS,
  enum: CHOICES,
  number: NUMBERS,
  age: NUMBERS,
  dateInterval: INTERVALS,
  date: DATES,
} as const satisfies Readonly<Record<RuleData['type'], readonly string[]>>;

function known<Word extends string>(words: readonly [Word, ...Word[]], asked: string): Word {
  return words.find((word) => word === asked) ?? words[0];
}

function isPairOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly [Item, Item] {
  return Array.isArray(value) && value.length === 2 && value.every(isItem);
}
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

function numberValue(comparison: string, value: unknown): number | readonly [number, number] | null {
  if (comparison === 'between') return isPairOf(value, isNumber) ? value : null;
  const first: unknown = isPairOf(value, isNumber) ? value[0] : value;
  return isNumber(first) ? first : null;
}

function dateValue(comparison: string, value: unknown): string | readonly [string, string] | null {
  if (comparison === 'between') return isPairOf(value, isText) ? value : null;
  const first: unknown = isPairOf(value, isText) ? value[0] : value;
  return isText(first) ? first : null;
}

function intervalValue(value: unknown): DateInterval | null {
  return typeof value === 'object' && value !== null && 'amount' in value ? (value as DateInterval) : null;
}

/** The data of a rule from the parts that an editor holds: what does not go with the comparison is left behind. */
export function ruleData(type: RuleData['type'], comparison: string, value: unknown): RuleData {
  switch (type) {
    case 'keyword':
    case 'fullText':
      return { type, comparison: known(WORDS, comparison), value: isText(value) ? value : '' };
    case 'enum':
      return { type, comparison: known(CHOICES, comparison), value: Array.isArray(value) ? value.filter(isText) : [] };
    case 'number':
    case 'age':
      return { type, comparison: known(NUMBERS, comparison), value: numberValue(comparison, value) };
    case 'dateInterval':
      return { type, comparison: known(INTERVALS, comparison), value: intervalValue(value) };
    case 'date':
      return { type, comparison: known(DATES, comparison), value: dateValue(comparison, value) };
  }
}
