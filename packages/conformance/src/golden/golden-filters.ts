import type { FilterGroup, RuleData } from '@counterpart/domain';
import { candidate, type GoldenCorpus, type GoldenRequest } from './golden-corpus.ts';
import { concepts, item } from '../worlds/resolved-builders.ts';

const ids = ['anna', 'ben', 'carl', 'dora'] as const;
const properties = {
  anna: { city: 'Gent', status: 'active', rate: 10, born: '1999-06-15', createdAt: '2026-06-10' },
  ben: { city: 'GENTBRUGGE', status: 'closed', rate: 25, born: '1999-06-16', createdAt: '2026-06-01' },
  carl: { city: 'Liège', status: ['active', 'draft'], rate: 40, born: '1960-01-01', createdAt: '2026-07-01' },
  dora: { city: 'a.*b (50%)' },
} as const;

function rule(property: string, data: RuleData): FilterGroup {
  return { combinator: 'and', rules: [{ property, data }] };
}

function shows(filter: FilterGroup, ...names: readonly (typeof ids)[number][]): GoldenRequest {
  const asks = { hardSkills: concepts([item('welding')]) };
  return { asks, filter, expected: names.map((name) => [name, 1, 'passes the filter']) };
}

const people: GoldenCorpus = {
  name: 'candidates with properties',
  documents: ids.map((id) => candidate(id, { hardSkills: concepts([item('welding')]) }, {}, properties[id])),
  requests: {
    'FIL-04a enum: is one of, of a list any member': shows(
      rule('status', { type: 'enum', comparison: 'is one of', value: ['active'] }),
      'anna',
      'carl',
    ),
    'FIL-04a enum: is not one of, which a document without the property passes': shows(
      rule('status', { type: 'enum', comparison: 'is not one of', value: ['active'] }),
      'ben',
      'dora',
    ),
    'FIL-04a empty and not empty': shows(rule('status', { type: 'enum', comparison: 'is empty' }), 'dora'),
    'FIL-04a number: between includes both ends': shows(
      rule('rate', { type: 'number', comparison: 'between', value: [10, 25] }),
      'anna',
      'ben',
    ),
    'FIL-04a number: greater than': shows(
      rule('rate', { type: 'number', comparison: 'greater than', value: 25 }),
      'carl',
    ),
    'FIL-04a number: equal': shows(rule('rate', { type: 'number', comparison: 'equal', value: 25 }), 'ben'),
    'FIL-04b a keyword without input is ignored': shows(
      rule('city', { type: 'keyword', comparison: 'contains', value: ' ' }),
      ...ids,
    ),
    'FIL-04c an enum with nothing chosen is ignored': shows(
      rule('status', { type: 'enum', comparison: 'is one of', value: [] }),
      ...ids,
    ),
    'FIL-04d between without its second number is ignored': shows(
      rule('rate', { type: 'number', comparison: 'between', value: 10 }),
      ...ids,
    ),
    'FIL-05 age less than 27 is born after the day 27 years ago': shows(
      rule('born', { type: 'age', comparison: 'less than', value: 27 }),
      'ben',
    ),
    'FIL-05 age equal to 27 has turned 27 today at the latest': shows(
      rule('born', { type: 'age', comparison: 'equal', value: 27 }),
      'anna',
    ),
    'FIL-05 less than a week ago': shows(
      rule('createdAt', {
        type: 'dateInterval',
        comparison: 'less than',
        value: { amount: 1, unit: 'w', direction: 'ago' },
      }),
      'anna',
    ),
    'FIL-05 less than a month ahead': shows(
      rule('createdAt', {
        type: 'dateInterval',
        comparison: 'less than',
        value: { amount: 1, unit: 'M', direction: 'future' },
      }),
      'carl',
    ),
    'FIL-06 a keyword matches either case, without accents': shows(
      rule('city', { type: 'keyword', comparison: 'contains', value: 'gent' }),
      'anna',
      'ben',
    ),
    'FIL-06 special characters stand for themselves': shows(
      rule('city', { type: 'keyword', comparison: 'contains', value: '.*B (50%' }),
      'dora',
    ),
    'FIL-03 groups nest: either of two, and a third': shows(
      {
        combinator: 'and',
        rules: [
          { property: 'rate', data: { type: 'number', comparison: 'less than', value: 30 } },
          {
            combinator: 'or',
            rules: [
              { property: 'status', data: { type: 'enum', comparison: 'is one of', value: ['closed'] } },
              { property: 'city', data: { type: 'fullText', comparison: 'contains', value: 'liege' } },
            ],
          },
        ],
      },
      'ben',
    ),
    'what is left out is counted apart, whatever else the request leaves out': {
      asks: { hardSkills: concepts([item('welding')]) },
      leaveOut: rule('status', { type: 'enum', comparison: 'is one of', value: ['closed', 'draft'] }),
      excludedIds: ['carl'],
      leftOut: 1,
      expected: [
        ['anna', 1, 'active'],
        ['dora', 1, 'without a status; ben is closed, carl a draft that was excluded'],
      ],
    },
    'ENG-02a sort by a property, those without it last either way': {
      asks: { hardSkills: concepts([item('welding')]) },
      sort: [{ field: 'rate', order: 'desc' }],
      expected: [
        ['carl', 1, '40'],
        ['ben', 1, '25'],
        ['anna', 1, '10'],
        ['dora', 1, 'none'],
      ],
    },
  },
};

/** Corpora on filters and sorting. */
export const FILTER_CORPORA: readonly GoldenCorpus[] = [people];
