import { candidate, type GoldenCorpus, job } from './golden-corpus.ts';
import { town } from '../worlds/random-profile.ts';
import { concepts, item, number, placeItem, places, range, valueItem, values } from '../worlds/resolved-builders.ts';

const gent = town('gent', 51.05, 3.72, ['vlaanderen']);
const brugge = town('brugge', 51.21, 3.22, ['vlaanderen']);
const lille = town('lille', 50.63, 3.06);
const vlaanderen = { id: 'vlaanderen', lat: 51, lon: 4, kind: 'region', within: [] } as const;
/** Gent to Brugge is 39 km, Gent to Lille 66 km. */
const towns: GoldenCorpus = {
  name: 'candidates who live apart',
  documents: [
    candidate('gent', { locations: places([placeItem(gent)]) }),
    candidate('brugge', { locations: places([placeItem(brugge)]) }),
    candidate('lille', { locations: places([placeItem(lille)]) }),
    candidate('flanders', { locations: places([placeItem(vlaanderen)]) }),
    candidate('atlantis', { locations: places([placeItem('Atlantis')]) }),
    candidate('silent', {}),
  ],
  requests: {
    'ENG-05c within the range counts fully, beyond it falls to nothing at one and a half times the range': {
      asks: { locations: places([placeItem(gent, 30)]) },
      expected: [
        ['flanders', 1, 'a region that holds Gent is at no distance'],
        ['gent', 1, 'there'],
        ['brugge', 0.389, '39.165 km: (45 − 39.165) ÷ 15'],
      ],
    },
    'ENG-05c fifty miles reach Lille': {
      asks: { locations: places([placeItem(gent, 80.4672)]) },
      expected: [
        ['brugge', 1, 'within the range; ties break by id'],
        ['flanders', 1, 'holds Gent'],
        ['gent', 1, 'there'],
        ['lille', 1, '66 km are less than 50 miles'],
      ],
    },
    'ENG-05c a required place needs the range, not its surroundings': {
      asks: { locations: places([placeItem(gent, 30, { required: true })]) },
      expected: [
        ['flanders', 1, 'holds Gent'],
        ['gent', 1, 'there'],
      ],
    },
    'ENG-05c a place in no gazetteer matches only an equal label': {
      asks: { locations: places([placeItem('Atlantis')]) },
      expected: [['atlantis', 1, 'the same label']],
    },
  },
};

const terms: GoldenCorpus = {
  name: 'candidates with terms',
  documents: [
    candidate('cheap', {
      wage: range(2000, null),
      seniority: number(2),
      availabilityAspect: number(0),
      contractTypes: values([valueItem('PERMANENT')]),
      workingHours: values([valueItem('FULL_TIME')]),
    }),
    candidate('dear', {
      wage: range(2750, null),
      seniority: number(4),
      availabilityAspect: number(15),
      contractTypes: values([valueItem('PERMANENT_POSSIBLE')]),
      workingHours: values([valueItem('MIXED')]),
    }),
    candidate('dearest', {
      wage: range(5000, null),
      seniority: number(1),
      availabilityAspect: number(90),
      contractTypes: values([valueItem('VOLUNTEER')]),
      workingHours: values([valueItem('UNDEFINED')]),
    }),
    candidate('worked', {}, { worked: [{ from: 2016 * 12, to: 2020 * 12 - 1 }], availableFrom: '2026-06-20' }),
  ],
  requests: {
    'ENG-05d a wage offer that falls short of the ask counts down over the tolerance': {
      asks: { wage: range(2000, 2500) },
      expected: [
        ['cheap', 1, 'the offer reaches the ask'],
        ['dear', 0.5455, '250 short of 2750 with a tolerance of 550'],
      ],
    },
    'ENG-05d years of seniority count in proportion; work experiences count as years': {
      asks: { seniority: number(4) },
      expected: [
        ['dear', 1, 'four years'],
        ['worked', 1, 'four years of work'],
        ['cheap', 0.5, 'two of four'],
        ['dearest', 0.25, 'one of four'],
      ],
    },
    'ENG-05d days of availability count down over the tolerance': {
      asks: { availabilityAspect: number(5) },
      expected: [
        ['cheap', 1, 'at once'],
        ['worked', 1, 'five days from the day of the request'],
        ['dear', 0.6667, 'ten days late of thirty'],
      ],
    },
    'ENG-05d a required number must be reached in full': {
      asks: { seniority: number(4, { valueRequired: true }) },
      expected: [
        ['dear', 1, 'four years'],
        ['worked', 1, 'four years of work'],
      ],
    },
    'ENG-05e the same contract type is 1, a near one what the strategy says': {
      asks: { contractTypes: values([valueItem('PERMANENT')]) },
      expected: [
        ['cheap', 1, 'the same'],
        ['dear', 0.8, 'permanent possible'],
      ],
    },
    'ENG-05e working hours: UNDEFINED says nothing': {
      asks: { workingHours: values([valueItem('FULL_TIME', { required: true })]) },
      expected: [
        ['cheap', 1, 'the same'],
        ['dear', 0.8, 'mixed is near enough for the flag'],
      ],
    },
  },
};

const speakers: GoldenCorpus = {
  name: 'candidates who speak Dutch',
  documents: [
    candidate('native', { languages: concepts([item('dutch', ['dutch'], { level: 'C2' })]) }),
    candidate('half way', { languages: concepts([item('dutch', ['dutch'], { level: 'A2' })]) }),
    candidate('no level', { languages: concepts([item('dutch')]) }),
    candidate('french', { languages: concepts([item('french', ['french'], { level: 'C2' })]) }),
  ],
  requests: {
    'ENG-05b a language counts have ÷ need, and a half without a level': {
      asks: { languages: concepts([item('dutch', ['dutch'], { level: 'B2' })]) },
      expected: [
        ['native', 1, 'more than is asked'],
        ['half way', 0.5, 'A2 of B2'],
        ['no level', 0.5, 'unknown level; ties break by id'],
      ],
    },
    'ENG-05b a language without a level needs any': {
      asks: { languages: concepts([item('dutch')]) },
      expected: [
        ['half way', 1, 'speaks it'],
        ['native', 1, 'speaks it'],
        ['no level', 1, 'speaks it'],
      ],
    },
    'ENG-05b in reverse the job needs and the candidate has': {
      asks: { languages: concepts([item('dutch', ['dutch'], { level: 'B2' })]) },
      source: job({ languages: concepts([item('dutch', ['dutch'], { level: 'B2' })]) }),
      scoreType: 'REVERSE',
      expected: [
        ['native', 1, 'has more than the job needs'],
        ['half way', 0.5, 'A2 of B2'],
        ['no level', 0.5, 'unknown level; ties break by id'],
      ],
    },
    'ENG-05b in reverse a job without a level needs any': {
      asks: { languages: concepts([item('dutch')]) },
      source: job({ languages: concepts([item('dutch')]) }),
      scoreType: 'REVERSE',
      expected: [
        ['half way', 1, 'stating a level costs nothing'],
        ['native', 1, 'stating a level costs nothing'],
        ['no level', 1, 'neither names one'],
      ],
    },
    'ENG-02b what proves 0.1 or less is no match': {
      asks: {
        languages: concepts([item('dutch', ['dutch'], { weight: 0.1 }), item('french', ['french'], { weight: 0.9 })]),
      },
      expected: [['french', 0.9, 'nine of ten; a tenth is not above 0.1']],
    },
    'ENG-05b a required level must be reached': {
      asks: { languages: concepts([item('dutch', ['dutch'], { level: 'B2', required: true })]) },
      expected: [['native', 1, 'more than is asked']],
    },
  },
};

/** Corpora on places, terms of work and languages. */
export const VALUE_CORPORA: readonly GoldenCorpus[] = [towns, terms, speakers];
