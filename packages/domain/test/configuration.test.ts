import { describe, expect, it } from 'vitest';
import {
  allowedAspects,
  ConfigurationError,
  readConfiguration,
  readConfigurationValue,
  resolveVariables,
  type ValueSchema,
} from '../src/index.ts';

const read = (schema: ValueSchema, value: unknown) => readConfigurationValue('key', schema, value, () => undefined);

describe('configuration values', () => {
  it.each([
    ['boolean', 'yes', 'Expected a boolean but got string'],
    ['string', 5, 'Expected a string but got number'],
    ['integer', 1.5, 'Expected an integer but got number'],
    ['function', 'run', 'Expected a function but got string'],
    ['array', {}, 'Expected an array but got object'],
  ] as const)('SET-16a a %s refuses another type and names the key', (kind, value, message) => {
    expect(() => read({ kind }, value)).toThrow(`key: ${message}`);
  });

  it('SET-16a a value of the right type passes unchanged', () => {
    const run = () => 1;
    expect(read({ kind: 'function' }, run)).toBe(run);
    expect(read({ kind: 'integer' }, 7)).toBe(7);
    expect(read({ kind: 'any' }, 'x')).toBe('x');
    expect(read({ kind: 'array', items: { kind: 'string' } }, ['a'])).toEqual(['a']);
  });

  it('SET-16b an enum names the values it takes', () => {
    expect(() => read({ kind: 'enum', values: ['a', 'b'] }, 'c')).toThrow(
      'key: Expected one of a, b but got string "c"',
    );
    expect(read({ kind: 'enum', values: ['a', 'b'] }, 'b')).toBe('b');
  });

  it('SET-16c an unknown key only warns', () => {
    const warnings: string[] = [];
    const configuration = readConfiguration({ pages: { jobToCandidates: { enabled: true, colour: 'red' } } }, (line) =>
      warnings.push(line),
    );
    expect(warnings).toEqual(['Unknown configuration key pages.jobToCandidates.colour']);
    expect(configuration.pages.jobToCandidates.enabled).toBe(true);
    readConfiguration({ constructor: 1, toString: 2 }, (line) => warnings.push(line));
    expect(warnings.slice(1)).toEqual(['Unknown configuration key constructor', 'Unknown configuration key toString']);
  });

  it('SET-16d booleans are false unless set', () => {
    const configuration = readConfiguration({}, () => undefined);
    expect(configuration.hideMenu).toBe(false);
    expect(configuration.pages.profileToJobs.enabled).toBe(false);
  });

  it('SET-16e a required value that is not set and an unresolved variable name their key', () => {
    expect(() =>
      readConfiguration({ pages: { jobToCandidates: { indices: [{ label: 'x' }] } } }, () => undefined),
    ).toThrow('pages.jobToCandidates.indices[0].name: Config value is required but not set');
    expect(() => resolveVariables({ a: ['${HOST}'] }, {})).toThrow(ConfigurationError);
    expect(() => resolveVariables({ a: ['${HOST}'] }, {})).toThrow('a[0]: Unresolved variable in config: HOST');
    expect(resolveVariables({ a: '${N}', b: 'x${N}' }, { N: 5 })).toEqual({ a: 5, b: 'x5' });
  });

  it('SET-21b an index has MUTUAL_FORWARD_SCORE unless it names another score type', () => {
    const { pages } = readConfiguration(
      { pages: { profileToJobs: { indices: [{ name: 'jobs', label: 'Jobs' }] } } },
      () => undefined,
    );
    expect(pages.profileToJobs.indices[0]).toMatchObject({
      scoreType: 'MUTUAL_FORWARD_SCORE',
      exportType: 'csv',
      selectAllLimit: 0,
    });
  });
});

describe('allowed aspects', () => {
  it('SET-22 empty or * is all, a list is that list, a leading ! is all but that list', () => {
    expect(allowedAspects('').size).toBe(11);
    expect(allowedAspects(' * ').size).toBe(11);
    expect([...allowedAspects('wage, hardSkills,nonsense')]).toEqual(['hardSkills', 'wage']);
    const without = allowedAspects('!wage,locations');
    expect(without.has('wage')).toBe(false);
    expect(without.has('locations')).toBe(false);
    expect(without.size).toBe(9);
  });
});
