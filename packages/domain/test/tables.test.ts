import { describe, expect, it } from 'vitest';
import {
  CatalogueError,
  CONCEPT_TYPE_OF_ASPECT,
  DEFAULT_LANGUAGE,
  DEFAULT_STRATEGY_PARAMETERS,
  ERROR_CATALOGUE,
  IMPORT_LEFT_OUT,
  IMPORT_PROPERTY,
  includesRole,
  isFilterGroup,
  isLanguage,
  languageOfLocale,
  localeOfLanguage,
  mergeRequirements,
  METRES_PER_UNIT,
  TYPE_OF_ASPECT,
} from '../src/index.ts';

describe('what goes with what', () => {
  it('every aspect has its type, and some name concepts of one type', () => {
    expect(TYPE_OF_ASPECT).toEqual({
      jobFunctions: 'concepts',
      hardSkills: 'concepts',
      softSkills: 'concepts',
      jobCategories: 'concepts',
      languages: 'concepts',
      locations: 'locations',
      contractTypes: 'concepts',
      workingHours: 'concepts',
      wage: 'range',
      seniority: 'integer',
      availabilityAspect: 'integer',
    });
    expect(CONCEPT_TYPE_OF_ASPECT).toEqual({
      jobFunctions: 'OCCUPATION',
      hardSkills: 'SKILL',
      softSkills: 'SOFT_SKILL',
      jobCategories: 'CATEGORY',
      languages: 'LANGUAGE',
    });
  });

  it('a range is counted in metres: a mile is 1609.344', () => {
    expect(METRES_PER_UNIT).toEqual({ KILOMETER: 1000, METER: 1, MILE: 1609.344 });
  });

  it('a column goes to a property, or is left out', () => {
    expect([IMPORT_PROPERTY, IMPORT_LEFT_OUT]).toEqual(['extraProperties.', '-']);
  });
});

describe('languages', () => {
  it('SET-24d what names no language is Dutch', () => {
    expect(DEFAULT_LANGUAGE).toBe('DUT');
  });

  it('SET-24c a locale has the language of its first part, whatever its letters; anything else is English', () => {
    const locales = ['nl', 'nl-BE', 'NL_nl', 'fr', 'fr-CH', 'en-GB', 'it', 'de', '', '-nl'];
    expect(locales.map(languageOfLocale)).toEqual([
      'DUT',
      'DUT',
      'DUT',
      'FRE',
      'FRE',
      'ENG',
      'ITA',
      'ENG',
      'ENG',
      'ENG',
    ]);
  });

  it('a language has its locale', () => {
    expect((['DUT', 'FRE', 'ENG', 'ITA'] as const).map(localeOfLanguage)).toEqual(['nl', 'fr', 'en', 'it']);
    expect(localeOfLanguage('GER' as 'DUT')).toBe('en');
  });

  it('a profile language is one of the four', () => {
    expect(['DUT', 'ITA', 'nl', null, undefined].map(isLanguage)).toEqual([true, true, false, false, false]);
  });
});

describe('who may what', () => {
  it('a role includes itself and those before it; nobody without a role may anything', () => {
    expect(includesRole('recruiter', 'reader')).toBe(true);
    expect(includesRole('recruiter', 'recruiter')).toBe(true);
    expect(includesRole('recruiter', 'operator')).toBe(false);
    expect(includesRole('administrator', 'operator')).toBe(true);
    expect(includesRole(null, 'reader')).toBe(false);
  });
});

describe('a requirement stated at two places', () => {
  it.each([
    [true, false, true],
    [false, true, true],
    [true, null, true],
    [null, true, true],
    [false, false, false],
    [false, null, null],
    [null, false, null],
    [null, null, null],
  ])('in a text, %j and %j are %j', (known, other, both) => {
    expect(mergeRequirements({ required: known, field: 'text' }, { required: other, field: 'text' })).toBe(both);
    expect(mergeRequirements({ required: known, field: 'text' }, { required: other, field: 'title' })).toBe(both);
  });

  it('what a title states gives way to the text', () => {
    const title = { required: null, field: 'title' } as const;
    expect(mergeRequirements(title, { required: false, field: 'text' })).toBe(false);
    expect(mergeRequirements(title, { required: null, field: 'text' })).toBeNull();
    expect(mergeRequirements(title, { required: true, field: 'text' })).toBe(true);
    expect(mergeRequirements({ ...title, required: false }, { required: null, field: 'text' })).toBeNull();
  });
});

describe('errors and filters', () => {
  it('SET-19 every error has its status', () => {
    const statuses = Object.entries(ERROR_CATALOGUE).map(([code, { status }]) => [code, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      INVALID_REQUEST: 400,
      MALFORMED_JSON: 400,
      EMPTY_TEXT: 400,
      BINARY_TEXT: 400,
      RESULT_WINDOW: 400,
      UNAUTHENTICATED: 401,
      FORBIDDEN: 403,
      NOT_FOUND: 404,
      UNKNOWN_INDEX: 404,
      UNKNOWN_DOCUMENT: 404,
      UNKNOWN_STRATEGY: 404,
      METHOD_NOT_ALLOWED: 405,
      VERSION_CONFLICT: 412,
      TOO_LARGE: 413,
      UNSUPPORTED_MEDIA_TYPE: 415,
      IMPORT_UNREADABLE: 422,
      TOO_MANY_REQUESTS: 429,
      CLIENT_CLOSED_REQUEST: 499,
      UNREADABLE_DOCUMENT: 500,
      INTERNAL: 500,
      NOT_READY: 503,
      OVERLOADED: 503,
      DISK_FULL: 507,
      DISK_FAILED: 507,
    });
    expect(ERROR_CATALOGUE.CLIENT_CLOSED_REQUEST.message).toBe('Client Closed Request');
  });

  it('an error of the catalogue has its code, its own message unless one is given, and no details', () => {
    const error = new CatalogueError('NOT_FOUND');
    expect(error).toMatchObject({ name: 'CatalogueError', code: 'NOT_FOUND', details: [] });
    expect(error.message).not.toBe('');
    const detailed = new CatalogueError('NOT_FOUND', [{ path: 'id', message: 'x' }], 'Gone.');
    expect(detailed).toMatchObject({ message: 'Gone.', details: [{ path: 'id', message: 'x' }] });
  });

  it('a group has members with a combinator, a rule has none', () => {
    expect(isFilterGroup({ combinator: 'and', rules: [] } as never)).toBe(true);
    expect(isFilterGroup({ property: 'office' } as never)).toBe(false);
  });
});

it('the numbers of matching by default', () => {
  const { aspects, ...numbers } = DEFAULT_STRATEGY_PARAMETERS;
  expect(Object.keys(aspects)).toHaveLength(11);
  expect(numbers).toEqual({
    expansion: {
      maxSteps: 3,
      minSimilarity: 0.3,
      narrower: 0.9,
      broader: 0.6,
      related: 0.5,
      occupationToSkill: 0.3,
      skillToOccupation: 0.4,
    },
    sources: { ASPECT: 1, JOB_TITLE: 1, WORK_EXPERIENCES: 0.9, EDUCATIONS: 0.7, JOB_TEXT: 0.7, CV_TEXT: 0.6 },
    recencyHalfLifeYears: 10,
    minScore: 0.1,
    required: {
      mode: 'FILTER',
      relations: ['same', 'narrower', 'skillToOccupation'],
      enumMinimum: 0.8,
      missing: 'FAIL',
      penalty: 0.5,
    },
    mutual: { balance: 0.5 },
    locations: { falloff: 0.5 },
    wage: { tolerance: 0.2, hoursAMonth: 164 },
    availability: { toleranceDays: 30 },
    languages: { unknownLevel: 0.5 },
    compatibility: {
      contractTypes: {
        PERMANENT: { PERMANENT_POSSIBLE: 0.8 },
        PERMANENT_POSSIBLE: { PERMANENT: 0.8, TEMPORARY: 0.8 },
        TEMPORARY: { PERMANENT_POSSIBLE: 0.8, RESERVE: 0.5 },
      },
      workingHours: {
        FULL_TIME: { MIXED: 0.8 },
        PART_TIME: { MIXED: 0.8, AVAILABILITY: 0.5 },
        MIXED: { FULL_TIME: 0.8, PART_TIME: 0.8 },
      },
    },
  });
  expect(aspects.wage).toEqual({ weight: 0.2, combine: 'BEST', missing: 'ZERO' });
});
