import { loadGazetteer } from '@counterpart/ontology';
import { describe, expect, it } from 'vitest';
import { readJob } from '../../src/job/parse-job.ts';
import { parseQueryText } from '../../src/query/parse-query.ts';
import { functionsOfPart } from '../../src/reading/job-functions.ts';
import { createLexicon } from '../../src/reading/lexicon.ts';
import { readFor } from '../../src/reading/text-reading.ts';
import { fewConcepts } from './few-words.ts';

const lexicon = createLexicon(
  fewConcepts(`
= occupation welder 7212
nl lasser
fr soudeur
en welder
it saldatore
+ mig
= skill mig
nl mig-lassen
fr soudage mig
en MIG welding
it saldatura mig
`),
  loadGazetteer(),
  { hoursAMonth: 160, defaultRangeKm: 30 },
);
const ids = (hits: readonly { readonly concept: { readonly id: string } }[]) => hits.map(({ concept }) => concept.id);

describe('one text', () => {
  it('read as a title names the job, in English too; read as an ad only whom it seeks', () => {
    expect(ids(readFor(lexicon, 'Lasser', 'DUT', 'title').functions)).toEqual(['welder']);
    expect(ids(readFor(lexicon, 'Welder', 'DUT', 'title').functions)).toEqual(['welder']);
    expect(ids(readFor(lexicon, 'Wij zoeken een lasser.', 'DUT', 'ad').functions)).toEqual(['welder']);
    expect(ids(readFor(lexicon, 'De lasser is ziek.', 'DUT', 'ad').functions)).toEqual([]);
  });
  it('leaves out what is denied', () => {
    expect(ids(readFor(lexicon, 'Profiel\n- mig-lassen', 'DUT', 'ad').skills)).toEqual(['mig']);
    expect(ids(readFor(lexicon, 'Profiel\n- geen mig-lassen', 'DUT', 'ad').skills)).toEqual([]);
  });
  it('gives the functions of its parts without being read again', () => {
    const { read } = readFor(lexicon, 'Lasser\nWij bieden veel.', 'DUT', 'ad');
    expect(ids(functionsOfPart(lexicon, read, 0, 1))).toEqual(['welder']);
    expect(ids(functionsOfPart(lexicon, read, 1, 4))).toEqual([]);
  });
});

describe('an ad', () => {
  it('takes its function from the title, or from its first line', () => {
    const functionsOf = (title: string, text: string) =>
      readJob(lexicon, { title, text, language: 'DUT' }).parsingAspects.flatMap((aspect) =>
        aspect.aspectType === 'JOB_FUNCTION' ? [[aspect.field, aspect.matchedText]] : [],
      );
    expect(functionsOf('Lasser', 'Kom erbij.')).toEqual([['title', 'Lasser']]);
    expect(functionsOf('', 'Lasser\nKom erbij.')).toEqual([['text', 'Lasser']]);
  });
});

describe('a query', () => {
  it('is a function, a skill and a place, each with its words', () => {
    const items = parseQueryText(lexicon, 'lasser mig-lassen Gent 20 km', 'DUT');
    expect(items.map(({ type, text, range }) => [type, text, range])).toEqual([
      ['FUNCTION', 'lasser', undefined],
      ['HARD_SKILL', 'mig-lassen', undefined],
      ['LOCATION', 'Gent', 20],
    ]);
  });
});
