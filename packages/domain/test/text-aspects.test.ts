import { describe, expect, it } from 'vitest';
import { type Aspects, aspectsFromText, type ItemNaming, type StatedValue } from '../src/index.ts';

const stated = { field: 'text', required: null } as const;

/** The two namings in small: a pasted ad in its own words, a stored document in the concepts' names. */
const PASTED: ItemNaming = {
  label: (written) => written,
  place: (labels) => labels.join(', '),
  id: (aspect, label) => `${aspect}-${label}`,
  range: 50,
  keepsConcept: true,
};
const STORED: ItemNaming = {
  label: (written, conceptId) => conceptId ?? written,
  place: (labels) => labels.toReversed().join(' '),
  id: (aspect, label) => `parsed-${aspect}-${label}`,
  range: null,
  keepsConcept: false,
  origin: 'parsed',
};

function items(aspects: Aspects, name: 'hardSkills' | 'jobFunctions' | 'locations' | 'languages'): unknown {
  return aspects[name]?.value;
}

describe('text to profile items', () => {
  it('every aspect that a text gives weighs 1 and asks nothing by its flag', () => {
    const values: readonly StatedValue[] = [
      { aspectType: 'JOB_FUNCTION', matchedText: 'lasser', ...stated },
      { aspectType: 'JOB_PROPERTY', matchedText: 'TIG', conceptId: 'tig', field: 'text', required: true },
      { aspectType: 'JOB_SOFT_COMPTENCE', matchedText: 'in team', behavioralCompetence: 'teamwerk', ...stated },
      { aspectType: 'LANGUAGE', matchedText: 'Frans', conceptId: 'fre', level: 'B2', ...stated },
      { aspectType: 'CONTRACT_TYPE', value: 'PERMANENT', ...stated },
      { aspectType: 'WORKING_HOURS', value: 'FULL_TIME', ...stated },
      { aspectType: 'GEO', labels: ['Gent', '9000'], lat: 51.05, lon: 3.72, ...stated },
      { aspectType: 'WAGE', amountLow: 2800, amountHigh: 3200, ...stated },
      { aspectType: 'SENIORITY', value: 3, ...stated },
    ];
    const aspects = aspectsFromText(values, PASTED);
    expect(Object.values(aspects).map(({ weight, required }) => [weight, required])).toEqual(
      Array.from({ length: 9 }, () => [1, false]),
    );
    expect(aspects.wage?.value).toEqual({ weight: 1, required: false, from: 2800, to: 3200 });
    expect(items(aspects, 'languages')).toMatchObject([{ label: 'Frans', conceptId: 'fre', level: 'B2' }]);
  });

  it('a must weighs 1.5, a nice to have 0.5, everything else 1, years of experience too', () => {
    const skill = (matchedText: string, required: boolean | null): StatedValue => ({
      aspectType: 'JOB_PROPERTY',
      matchedText,
      conceptId: matchedText,
      field: 'text',
      required,
    });
    const values = [skill('a', true), skill('b', false), skill('c', null)];
    expect(items(aspectsFromText(values, PASTED), 'hardSkills')).toMatchObject([
      { weight: 1.5, required: false },
      { weight: 0.5, required: false },
      { weight: 1, required: false },
    ]);
    const years = aspectsFromText([{ aspectType: 'SENIORITY', value: 3, field: 'text', required: true }], STORED);
    expect(years.seniority?.value).toEqual({ weight: 1.5, required: false, value: 3, origin: 'parsed' });
  });

  it('a pasted ad keeps its words and what they were read as; a stored document has the concept’s name', () => {
    const values: readonly StatedValue[] = [
      { aspectType: 'JOB_PROPERTY', matchedText: 'lost en laadt', conceptId: 'loading', ...stated },
      { aspectType: 'GEO', labels: ['Gent', '9000'], ...stated },
    ];
    const [pasted, stored] = [aspectsFromText(values, PASTED), aspectsFromText(values, STORED)];
    expect(items(pasted, 'hardSkills')).toEqual([
      { id: 'hardSkills-lost en laadt', label: 'lost en laadt', weight: 1, required: false, conceptId: 'loading' },
    ]);
    expect(items(stored, 'hardSkills')).toEqual([
      { id: 'parsed-hardSkills-loading', label: 'loading', weight: 1, required: false, origin: 'parsed' },
    ]);
    expect(items(pasted, 'locations')).toMatchObject([{ label: 'Gent, 9000', range: 50, rangeUnit: 'KILOMETER' }]);
    expect(items(stored, 'locations')).toMatchObject([{ label: '9000 Gent', range: null, origin: 'parsed' }]);
  });

  it('a title without a concept stays a function; a phrase that no concept covers enters no profile', () => {
    const title: StatedValue = { aspectType: 'JOB_FUNCTION', matchedText: 'zeilmaker', conceptId: null, ...stated };
    const aspects = aspectsFromText([title, { aspectType: 'PHRASE' }], PASTED);
    expect(Object.keys(aspects)).toEqual(['jobFunctions']);
    expect(items(aspects, 'jobFunctions')).toEqual([
      { id: 'jobFunctions-zeilmaker', label: 'zeilmaker', weight: 1, required: false },
    ]);
  });

  it('one value at two places is one item: a must at either holds, and of one place the fuller label stays', () => {
    const values: readonly StatedValue[] = [
      { aspectType: 'JOB_PROPERTY', matchedText: 'snoeien', conceptId: 'pruning', field: 'text', required: false },
      { aspectType: 'JOB_PROPERTY', matchedText: 'snoeiwerk', conceptId: 'pruning', field: 'text', required: true },
      { aspectType: 'GEO', labels: ['Parma'], lat: 44.8, lon: 10.33, ...stated },
      { aspectType: 'GEO', labels: ['Parma', '43121'], lat: 44.8, lon: 10.33, ...stated },
      { aspectType: 'GEO', labels: ['Lodi'], lat: 45.3, lon: 9.5, ...stated },
    ];
    const aspects = aspectsFromText(values, PASTED);
    expect(items(aspects, 'hardSkills')).toMatchObject([{ label: 'snoeien', weight: 1.5 }]);
    expect(items(aspects, 'locations')).toMatchObject([{ label: 'Parma, 43121' }, { label: 'Lodi' }]);
  });

  it('each value has the words that its aspect goes by', () => {
    const values: readonly StatedValue[] = [
      { aspectType: 'JOB_SOFT_COMPTENCE', matchedText: 'in team', behavioralCompetence: 'teamwerk', ...stated },
      { aspectType: 'CONTRACT_TYPE', value: 'PERMANENT', ...stated },
      { aspectType: 'WORKING_HOURS', value: 'FULL_TIME', ...stated },
      { aspectType: 'SENIORITY', value: 3, ...stated },
      { aspectType: 'WAGE', amountLow: 2800, amountHigh: null, ...stated },
      { aspectType: 'GEO', labels: ['Gent'], ...stated },
    ];
    const one = { weight: 1, required: false };
    expect(aspectsFromText(values, PASTED)).toEqual({
      softSkills: { type: 'concepts', ...one, value: [{ id: 'softSkills-teamwerk', label: 'teamwerk', ...one }] },
      contractTypes: {
        type: 'concepts',
        ...one,
        value: [{ id: 'contractTypes-PERMANENT', label: 'PERMANENT', ...one }],
      },
      workingHours: { type: 'concepts', ...one, value: [{ id: 'workingHours-FULL_TIME', label: 'FULL_TIME', ...one }] },
      seniority: { type: 'integer', ...one, value: { ...one, value: 3 } },
      wage: { type: 'range', ...one, value: { ...one, from: 2800, to: null } },
      locations: {
        type: 'locations',
        ...one,
        value: [{ id: 'locations-Gent', label: 'Gent', range: 50, rangeUnit: 'KILOMETER', ...one }],
      },
    });
  });

  it('a must that stands at one of three places is a must', () => {
    const skill = (required: boolean | null): StatedValue => ({
      aspectType: 'JOB_PROPERTY',
      matchedText: 'TIG',
      field: 'text',
      required,
    });
    const weights = (...required: readonly (boolean | null)[]) =>
      items(aspectsFromText(required.map(skill), PASTED), 'hardSkills');
    expect(weights(true, null, false)).toMatchObject([{ weight: 1.5 }]);
    expect(weights(false, false, false)).toMatchObject([{ weight: 0.5 }]);
  });

  it('places without a position are one only by their names, and of equal names the first stays', () => {
    const place = (label: string): StatedValue => ({ aspectType: 'GEO', labels: [label], ...stated });
    const named = (values: readonly StatedValue[]) => aspectsFromText(values, PASTED).locations?.value;
    expect(named([place('Gent'), place('Brugge')])).toMatchObject([{ label: 'Gent' }, { label: 'Brugge' }]);
    expect(named([place('Gent'), place('GENT')])).toMatchObject([{ label: 'Gent' }]);
    const at = (label: string): StatedValue => ({
      aspectType: 'GEO',
      labels: [label],
      lat: 51.05,
      lon: 3.72,
      ...stated,
    });
    expect(named([at('9000 Gent'), at('Gand')])).toMatchObject([{ label: '9000 Gent' }]);
    expect(named([at('Gent'), at('Gand')])).toMatchObject([{ label: 'Gent' }]);
  });

  it('a value of one concept is one value, whatever its words; without a concept its words tell', () => {
    const skill = (matchedText: string, conceptId?: string): StatedValue => ({
      aspectType: 'JOB_PROPERTY',
      matchedText,
      ...(conceptId === undefined ? {} : { conceptId }),
      ...stated,
    });
    const labels = (...values: readonly StatedValue[]) =>
      aspectsFromText(values, PASTED).hardSkills?.value as readonly unknown[];
    expect(labels(skill('TIG', 'tig'), skill('TIG-lassen', 'tig'))).toHaveLength(1);
    expect(labels(skill('TIG', 'tig'), skill('MIG', 'mig'))).toHaveLength(2);
    expect(labels(skill('TIG'), skill('tig'))).toHaveLength(1);
    expect(labels(skill('Tig', 'tig'), skill('tIG'))).toHaveLength(1);
    expect(labels(skill('TIG', 'tig'), skill('MIG'))).toHaveLength(2);
    expect(labels(skill('MIG'), skill('TIG', 'tig'))).toHaveLength(2);
    expect(labels(skill('MIG'), skill('TIG'))).toHaveLength(2);
  });
});
