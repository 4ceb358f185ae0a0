import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../src/index.ts';

const quietly = () => undefined;

function wrong(path: string, value: unknown): unknown {
  const [first, ...rest] = path.split('.').reverse();
  const inner = rest.reduce<unknown>((child, name) => ({ [name]: child }), { [first ?? '']: value });
  if (!path.startsWith('index.')) return inner;
  const { index } = inner as { readonly index: object };
  return { pages: { jobToCandidates: { indices: [{ name: 'jobs', label: 'Jobs', ...index }] } } };
}

const AT = 'pages.jobToCandidates.indices[0]';
const filter = { name: 'f', label: 'F', type: 'term', property: 'office' };
const property = { property: 'office', label: 'Office', type: 'keyword' };
const mode = { name: 'a', label: 'A', field: 'score' };

describe('a wrong value is named by its key', () => {
  it.each([
    'locale',
    'defaultRoute',
    'enabledAspects',
    'apiUrl',
    'configModifier',
    'environment',
    'entityVersionProperty',
    'feedbackKey',
    'login.domain',
    'login.clientId',
    'login.audience',
    'login.logoutUrl',
    'login.exchangeEndpoint',
  ])('SET-16a %s is a text', (path) => {
    expect(() => readConfiguration(wrong(path, 5), quietly)).toThrow(`${path}: Expected a string but got number`);
    expect(() => readConfiguration(wrong(path, 'x'), quietly)).not.toThrow();
  });

  it('SET-16a localStorageMaxAge is a text that is a duration', () => {
    const read = (value: unknown) => () => readConfiguration(wrong('localStorageMaxAge', value), quietly);
    expect(read(5)).toThrow('localStorageMaxAge: Expected a string but got number');
    for (const age of ['x', '', 'P', 'PT', 'P1DT', '30D', 'P-1D']) {
      expect(read(age)).toThrow('localStorageMaxAge: Expected an ISO 8601 duration such as P30D but got string');
    }
    for (const age of ['P30D', 'P1Y2M3W4DT5H6M7S', 'PT12H', 'P0D']) expect(read(age)).not.toThrow();
  });

  it.each([
    ['exportSize', 0, 'an integer from 1 to 1000000'],
    ['exportSize', 1_000_001, 'an integer from 1 to 1000000'],
    ['filterDepth', -1, 'an integer from 0 on'],
  ])('SET-16a %s cannot be %s', (key, value, expected) => {
    const pages = { profileToJobs: { indices: [{ name: 'j', label: 'j', [key]: value }] } };
    expect(() => readConfiguration({ pages }, quietly)).toThrow(
      `pages.profileToJobs.indices[0].${key}: Expected ${expected} but got number ${value}`,
    );
  });

  it.each([
    'hideMenu',
    'showIndexingWarning',
    'allowReset',
    'disableScoreColours',
    'persistMatchingOptions',
    ...['candidateList', 'jobList', 'matchingStrategy', 'monitoring', 'textMining', 'demoFilter', 'externalLogin'].map(
      (name) => `features.${name}`,
    ),
    ...['enabled', 'keywordSearch', 'keywordSuggestions', 'strategySelect'].map(
      (name) => `pages.profileToJobs.${name}`,
    ),
  ])('SET-16a %s is true or false', (path) => {
    expect(() => readConfiguration(wrong(path, 'yes'), quietly)).toThrow(`${path}: Expected a boolean but got string`);
  });

  it.each([
    ['configurationEndpoints', [5], 'configurationEndpoints[0]: Expected a string but got number'],
    ['framedOrigins', [null, {}], 'framedOrigins[1]: Expected a string but got object'],
    ['framedOrigins', 'x', 'framedOrigins: Expected an array but got string'],
    ['rangeUnits', ['LEAGUE'], 'rangeUnits[0]: Expected one of KILOMETER, METER, MILE but got string "LEAGUE"'],
    ['defaultRange', 'far', 'defaultRange: Expected an integer but got string'],
    ['login', 'x', 'login: Expected an object but got string'],
    ['login', ['x'], 'login: Expected an object but got array'],
    ['login.flow', 'frame', 'login.flow: Expected one of redirect, popup but got string "frame"'],
    ['login.flow', 5, 'login.flow: Expected one of redirect, popup but got number 5'],
    ['login.scopes', [5], 'login.scopes[0]: Expected a string but got number'],
  ])('SET-16 %s cannot be %j', (path, value, message) => {
    expect(() => readConfiguration(wrong(path, value), quietly)).toThrow(message);
  });

  it('SET-16a the message ends with what was given, and only of an enum with its value', () => {
    expect(() => readConfiguration({ hideMenu: 'yes' }, quietly)).toThrow(
      /^hideMenu: Expected a boolean but got string$/,
    );
    const named = expect.objectContaining({ name: 'ConfigurationError', key: 'hideMenu' });
    expect(() => readConfiguration({ hideMenu: 'yes' }, quietly)).toThrow(named);
  });

  it('SET-23 a login that is switched on needs the address of its provider', () => {
    const on = { features: { externalLogin: true } };
    expect(() => readConfiguration(on, quietly)).toThrow('login.domain: Config value is required but not set');
    expect(readConfiguration({ ...on, login: { domain: 'https://id' } }, quietly).login.domain).toBe('https://id');
  });

  it.each([
    'exportType',
    'detailsTitleProperty',
    'comparisonSubtitleProperty',
    'phoneProperty',
    'phoneCountry',
    'phoneProtocol',
    'messagingUrl',
    'externalUrl',
    'externalDetailsTabUrl',
    'openExternalExistingSelection',
    'selectionStatusDefault',
    'resultAnnotationEndpoint',
    'defaultNoteType',
    'name',
    'label',
  ])('SET-21 %s of an index is a text', (name) => {
    expect(() => readConfiguration(wrong(`index.${name}`, 5), quietly)).toThrow(
      `${AT}.${name}: Expected a string but got number`,
    );
  });

  it.each([
    'handleVisitExternal',
    'createNoteCallback',
    'externalDetailsTabUrlFetcher',
    'apiConversionPreProcessor',
    'matchInformationGetters.companyId',
  ])('SET-17 %s of an index is a function', (name) => {
    expect(() => readConfiguration(wrong(`index.${name}`, 'x'), quietly)).toThrow(
      `${AT}.${name}: Expected a function but got string`,
    );
  });

  it.each([
    ['filters[0].name', { filters: [{ ...filter, name: undefined }] }],
    ['filters[0].label', { filters: [{ ...filter, label: undefined }] }],
    ['filters[0].type', { filters: [{ ...filter, type: undefined }] }],
    ['filters[0].property', { filters: [{ ...filter, property: undefined }] }],
    ['filterProperties[0].property', { filterProperties: [{ ...property, property: undefined }] }],
    ['filterProperties[0].type', { filterProperties: [{ ...property, type: undefined }] }],
    ['extraColumns[0].property', { extraColumns: [{ label: 'x' }] }],
    ['extraColumns[0].label', { extraColumns: [{ property: 'x' }] }],
    ['extraProperties[0].label', { extraProperties: [{ property: 'x' }] }],
    ['sortModeGroup[0].name', { sortModeGroup: [{ ...mode, name: undefined }] }],
    ['sortModeGroup[0].label', { sortModeGroup: [{ ...mode, label: undefined }] }],
    ['sortModeGroup[0].field', { sortModeGroup: [{ ...mode, field: undefined }] }],
    ['label', { label: undefined }],
  ])('SET-16e %s of an index is required', (path, options) => {
    const indices = [{ name: 'jobs', label: 'Jobs', ...options }];
    expect(() => readConfiguration({ pages: { jobToCandidates: { indices } } }, quietly)).toThrow(
      `${AT}.${path}: Config value is required but not set`,
    );
  });

  it.each([
    ['filters[0].name', { filters: [{ ...filter, name: 5 }] }, 'a string'],
    ['filters[0].label', { filters: [{ ...filter, label: 5 }] }, 'a string'],
    ['filters[0].property', { filters: [{ ...filter, property: 5 }] }, 'a string'],
    ['filters[0].unit', { filters: [{ ...filter, unit: 5 }] }, 'a string'],
    [
      'filters[0].type',
      { filters: [{ ...filter, type: 5 }] },
      'one of term, multipleTerm, autocompleteTerm, numberComparison, age',
    ],
    ['filters[0].values', { filters: [{ ...filter, values: 5 }] }, 'an object'],
    ['filters[0].values.from', { filters: [{ ...filter, values: { from: 5 } }] }, 'one of terms, options, list'],
    ['filters[0].values.endpoint', { filters: [{ ...filter, values: { endpoint: 5 } }] }, 'a string'],
    [
      'filters[0].values.list',
      { filters: [{ ...filter, values: { list: 5 } }] },
      'one of companies, offices-candidates, offices-jobs',
    ],
    ['filters[0]', { filters: [5] }, 'an object'],
    ['filterProperties[0]', { filterProperties: [5] }, 'an object'],
    ['filterProperties[0].property', { filterProperties: [{ ...property, property: 5 }] }, 'a string'],
    ['filterProperties[0].label', { filterProperties: [{ ...property, label: 5 }] }, 'a string'],
    ['filterProperties[0].disabled', { filterProperties: [{ ...property, disabled: 5 }] }, 'a boolean'],
    [
      'filterProperties[0].type',
      { filterProperties: [{ ...property, type: 5 }] },
      'one of keyword, fullText, enum, number, age, dateInterval, date',
    ],
    ['sortModeGroup', { sortModeGroup: 5 }, 'an array'],
    ['sortModeGroup[0]', { sortModeGroup: [5] }, 'an object'],
    ['sortModeGroup[0].name', { sortModeGroup: [{ ...mode, name: 5 }] }, 'a string'],
    ['sortModeGroup[0].label', { sortModeGroup: [{ ...mode, label: 5 }] }, 'a string'],
    ['sortModeGroup[0].field', { sortModeGroup: [{ ...mode, field: 5 }] }, 'a string'],
    ['sortModeGroup[0].order', { sortModeGroup: [{ ...mode, order: 5 }] }, 'one of asc, desc'],
    ['extraColumns', { extraColumns: 5 }, 'an array'],
    ['extraColumns[0]', { extraColumns: [5] }, 'an object'],
    ['extraColumns[0].property', { extraColumns: [{ property: 5, label: 'x' }] }, 'a string'],
    ['extraProperties[0].label', { extraProperties: [{ property: 'x', label: 5 }] }, 'a string'],
    ['filterDepth', { filterDepth: 5.5 }, 'an integer'],
    ['exportSize', { exportSize: 5.5 }, 'an integer'],
    ['selectAllLimit', { selectAllLimit: 5.5 }, 'an integer'],
    ['detailsSections', { detailsSections: 5 }, 'an array'],
    [
      'detailsSections[0]',
      { detailsSections: [5] },
      'one of text, extraProperties, educations, workExperiences, additionalText',
    ],
    ['selectionEndpoints', { selectionEndpoints: 5 }, 'an object'],
    ['selectionEndpoints.jobsForCandidate', { selectionEndpoints: { jobsForCandidate: 5 } }, 'an object'],
    ['selectionEndpoints.jobsForCandidate.get', { selectionEndpoints: { jobsForCandidate: { get: 5 } } }, 'a string'],
    ['selectionEndpoints.jobsForCandidate.set', { selectionEndpoints: { jobsForCandidate: { set: 5 } } }, 'a string'],
    ['selectionStatuses', { selectionStatuses: 5 }, 'an array'],
    ['selectionStatuses[0]', { selectionStatuses: [5] }, 'a string'],
    ['noteTypes', { noteTypes: 5 }, 'an array'],
    ['noteTypes[0]', { noteTypes: [5] }, 'a string'],
    ['matchInformationGetters', { matchInformationGetters: 5 }, 'an object'],
    ['scoreType', { scoreType: 5 }, 'one of FORWARD, REVERSE, MUTUAL, MUTUAL_FORWARD_WEIGHT, MUTUAL_FORWARD_SCORE'],
    ['expansionType', { expansionType: 5 }, 'one of NONE, LIMITED, LIMITED_CROSS_TYPES, FULL, FULL_CROSS_TYPES'],
    ...['showMatchButton', 'allowSelection', 'allowComparison', 'allowDownload', 'externalDetailsTabDefaultActive'].map(
      (name): [string, object, string] => [name, { [name]: 5 }, 'a boolean'],
    ),
    ['disableNotes', { disableNotes: 5 }, 'a boolean'],
    ['disableSelectionStatus', { disableSelectionStatus: 5 }, 'a boolean'],
  ])('SET-21 %s of an index is checked', (path, options, expected) => {
    const indices = [{ name: 'jobs', label: 'Jobs', ...options }];
    expect(() => readConfiguration({ pages: { jobToCandidates: { indices } } }, quietly)).toThrow(
      `${AT}.${path}: Expected ${expected}`,
    );
  });
});
