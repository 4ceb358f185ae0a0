import { describe, expect, it } from 'vitest';
import { nearest, rowFacts } from '../../src/state/results/row-facts.ts';
import { externalDetails } from '../../src/state/results/details/external-details.ts';
import { largestShares } from '../../src/state/results/shares.ts';
import { unconfiguredIndex } from '../../src/state/lists/unconfigured-index.ts';
import { aMatch, detail, item } from './a-match.ts';

const place = (label: string, distanceKm: number, scoreType: 'FORWARD' | 'REVERSE' = 'FORWARD') =>
  item(label, { aspect: 'locations', scoreType, found: { label, distanceKm } });
const functions = (...labels: string[]) => ({
  jobFunctions: {
    type: 'concepts',
    weight: 100,
    required: false,
    value: labels.map((label) => ({ id: label, label, weight: 100, required: false })),
  },
});

describe('the first line of a row', () => {
  it('RES-01d names a candidate by the property of the index, the function beside it', () => {
    const document = {
      id: 'c1',
      extraProperties: { name: 'An Peeters', town: 'Gent' },
      matchProfile: { aspects: functions('lasser', 'monteur', 'magazijnier', 'chauffeur') },
    };
    const match = aMatch([place('Aalst', 12), place('Gent', 3), place('Brugge', 1, 'REVERSE')], { document });
    expect(rowFacts(match, 'CANDIDATE', { detailsTitleProperty: 'name' })).toEqual({
      name: 'An Peeters',
      title: 'lasser, monteur, magazijnier',
      town: 'Gent',
      distanceKm: 3,
      isFar: false,
    });
  });

  it('says when none of the asked places is within reach', () => {
    const far = (label: string, distanceKm: number) => ({ ...place(label, distanceKm), status: 'missing' as const });
    const document = { id: 'c1' };
    expect(rowFacts(aMatch([far('Gent', 90), far('Brugge', 60)], { document }), 'CANDIDATE', {})).toMatchObject({
      distanceKm: 60,
      isFar: true,
    });
    expect(rowFacts(aMatch([far('Gent', 90), place('Brugge', 60)], { document }), 'CANDIDATE', {}).isFar).toBe(false);
    expect(rowFacts(aMatch([], { document }), 'CANDIDATE', {}).isFar).toBe(false);
  });

  it('RES-01d is the function where nothing names it, then the id', () => {
    const document = { id: 'c1', matchProfile: { aspects: functions('lasser') } };
    expect(rowFacts(aMatch([], { document }), 'CANDIDATE', {})).toEqual({
      name: 'lasser',
      title: '',
      town: '',
      distanceKm: null,
      isFar: false,
    });
    expect(rowFacts(aMatch([], { id: 'c9' }), 'CANDIDATE', { detailsTitleProperty: 'name' }).name).toBe('c9');
  });

  it('takes the town of the property, then of the nearest place, then of the document', () => {
    const aspects = { locations: functions('Leuven').jobFunctions };
    const document = { id: 'c1', matchProfile: { aspects } };
    expect(rowFacts(aMatch([place('Mechelen', 20)], { document }), 'CANDIDATE', {}).town).toBe('Mechelen');
    expect(rowFacts(aMatch([], { document }), 'CANDIDATE', {}).town).toBe('Leuven');
  });

  it('calls a job by its title', () => {
    const document = { id: 'j1', jobTitle: 'Lasser TIG', matchProfile: { aspects: functions('lasser') } };
    expect(rowFacts(aMatch([], { document }), 'JOB', {}).name).toBe('Lasser TIG');
  });

  it('knows no nearest place where a place has no distance', () => {
    expect(
      nearest(aMatch([item('Gent', { aspect: 'locations', found: { label: 'Gent' } }), item('lassen')])),
    ).toBeNull();
  });
});

describe('the largest shares', () => {
  it('are those of the direction that was asked, largest first, none of 0', () => {
    const details = [
      detail('Vaardigheden', 0.2),
      detail('Functie', 0.5),
      detail('Plaats', 0),
      detail('Loon', 0.9, { scoreType: 'REVERSE' }),
      detail('Talen', 0.3),
    ];
    expect(largestShares(aMatch([], { details }), 2)).toEqual([
      { label: 'Functie', share: 0.5 },
      { label: 'Talen', share: 0.3 },
    ]);
    expect(largestShares(aMatch([], { details, balance: 1 }), 9)).toEqual([{ label: 'Loon', share: 0.9 }]);
  });
});

describe('the external details of a match', () => {
  const index = unconfiguredIndex('people');

  it('DET-01 are asked of the fetcher, or at the address with the id filled in', async () => {
    const fetcher = (id: string) => Promise.resolve(`https://fetched.example/${id}`);
    const match = aMatch([], { document: { id: 'c 7' } });
    expect(externalDetails({ ...index, externalDetailsTabUrlFetcher: fetcher }, match)).toBe(fetcher);
    const filled = externalDetails({ ...index, externalDetailsTabUrl: 'https://crm.example/{id}' }, match);
    expect(await filled?.('c 7')).toBe('https://crm.example/c%207');
  });

  it('DET-01 have no tab without a match or an address', () => {
    expect(externalDetails(index, aMatch([]))).toBeUndefined();
    expect(externalDetails({ ...index, externalDetailsTabUrl: 'https://crm.example/{id}' }, null)).toBeUndefined();
  });

  it('DET-07d an index that no page configures allows nothing but looking', () => {
    expect(index).toEqual({
      name: 'people',
      label: 'people',
      scoreType: 'MUTUAL_FORWARD_SCORE',
      expansionType: 'FULL_CROSS_TYPES',
      filters: [],
      filterProperties: [],
      filterDepth: 0,
      showMatchButton: false,
      allowSelection: false,
      allowComparison: false,
      allowDownload: false,
      exportType: 'csv',
      exportSize: 0,
      selectAllLimit: 0,
      extraColumns: [],
      extraProperties: [],
    });
  });
});
