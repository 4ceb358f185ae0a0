import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Concept,
  CONCEPT_COLUMNS,
  conceptCells,
  csvLine,
  readCustomerCsv,
  readCustomerJson,
} from '../src/index.ts';
import { patchConcept } from '../src/import/concept-patch.ts';
import type { CustomerChange } from '../src/import/read-customer.ts';
import { anyConcept } from './any-concept.ts';
import { folderOf } from './esco-folder.ts';

async function csv(text: string): Promise<readonly CustomerChange[]> {
  return readCustomerCsv(path.join(folderOf({ 'ours.csv': text }), 'ours.csv'), () => undefined);
}

function json(text: string, name = 'ours.json'): readonly CustomerChange[] {
  return readCustomerJson(path.join(folderOf({ [name]: text }), name));
}

function applied(base: readonly Concept[], changes: readonly CustomerChange[]): readonly (Concept | string)[] {
  const byId = new Map(base.map((concept) => [concept.id, concept]));
  return changes.map(({ patch }) => patchConcept(byId.get(patch.id), patch));
}

const glassblower: Concept = {
  id: 'glassblower',
  type: 'OCCUPATION',
  labels: {
    DUT: { preferred: 'glasblazer', alternative: ['blazer'], hidden: [] },
    ENG: { preferred: 'glassblower', alternative: [], hidden: ['blower'] },
  },
  broader: ['craftsman'],
  related: [],
  essentialSkills: ['blowing'],
  optionalSkills: [],
  isco: '7315',
};

describe('a customer ontology in CSV', () => {
  it('adds concepts and changes those of a known id, cell by cell', async () => {
    const changes = await csv(
      'id,type,isco,preferred_nl,alternative_nl,hidden_en,essential\n' +
        'glassblower,,,glaskunstenaar,+|glasmaker,-,+|fusing\n' +
        'bubble-tester,OCCUPATION,7315,bellentester,,,blowing\n',
    );
    expect(applied([glassblower], changes)).toEqual([
      {
        ...glassblower,
        labels: {
          DUT: { preferred: 'glaskunstenaar', alternative: ['glasblazer', 'blazer', 'glasmaker'], hidden: [] },
          ENG: { preferred: 'glassblower', alternative: [], hidden: [] },
        },
        essentialSkills: ['blowing', 'fusing'],
      },
      {
        id: 'bubble-tester',
        type: 'OCCUPATION',
        labels: { DUT: { preferred: 'bellentester', alternative: [], hidden: [] } },
        broader: [],
        related: [],
        essentialSkills: ['blowing'],
        optionalSkills: [],
        isco: '7315',
      },
    ]);
  });
  it('names every row that cannot be read by its line', async () => {
    const text =
      'id,type,kind,isco,preferred_nl\na b,,,,x\nc,FRUIT,,,x\nd,SKILL,pet,,x\ne,OCCUPATION,,72,x\nf,SKILL,,,---\n,,,,x';
    await expect(csv(text)).rejects.toThrow(
      [
        'ours.csv:2: "a b" is no id: a letter or digit, then no spaces, commas, quotes or bars',
        'ours.csv:3: "FRUIT" is no type of concept',
        'ours.csv:4: "pet" is no kind of skill',
        'ours.csv:5: isco "72" is not four digits',
        'ours.csv:6: the label "---" has no letter or digit',
        'ours.csv:7: an id is missing',
      ].join('\n'),
    );
  });
  it('asks a new concept for a type and a preferred label', async () => {
    const changes = await csv('id,type,preferred_nl,alternative_nl\na,,x,\nb,SKILL,,\nc,SKILL,,y\n');
    expect(applied([], changes)).toEqual([
      'a is not known, so it needs a type',
      'b needs a preferred label',
      'c has labels in a language without a preferred one',
    ]);
  });
  it('gives back exactly the concepts that were exported, whatever was there before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyConcept, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }),
        anyConcept,
        async (concepts, other) => {
          const text = [CONCEPT_COLUMNS, ...concepts.map(conceptCells)].map(csvLine).join('\n');
          const base = concepts.slice(0, 1).map(({ id }) => ({ ...other, id }));
          expect(applied([], await csv(text))).toEqual(concepts);
          expect(applied(base, await csv(text)).slice(1)).toEqual(concepts.slice(1));
        },
      ),
      { seed: 12, numRuns: 150 },
    );
  });
});

describe('a line of exported CSV', () => {
  it('puts into quotes what would end a cell or a line, and nothing else', () => {
    const cells = ['a b', 'c,d', 'e "f"', 'g\nh', 'i\rj', '-'];
    expect(csvLine(cells)).toBe(['a b', '"c,d"', '"e ""f"""', '"g\nh"', '"i\rj"', '-'].join(','));
  });
});

describe('a customer ontology in JSON', () => {
  it('reads an array, an exported object and one concept a line alike', () => {
    const one = '{"id":"a","type":"SKILL","labels":{"DUT":{"preferred":"x"}}}';
    const changes = json(`[${one}]`);
    expect(applied([], changes)).toMatchObject([{ id: 'a', labels: { DUT: { preferred: 'x' } } }]);
    expect(json(`{"format":1,"concepts":[${one}]}`)).toEqual(changes);
    expect(json(`${one}\n`, 'ours.ndjson')).toEqual(changes);
  });
  it('adds to a list and takes a language away', () => {
    const [changed] = applied(
      [glassblower],
      json('[{"id":"glassblower","labels":{"ENG":null},"related":{"add":["potter"]}}]'),
    );
    expect(changed).toEqual({
      ...glassblower,
      labels: { DUT: glassblower.labels.DUT },
      related: ['potter'],
    });
  });
  it('names every value that cannot be read', () => {
    const text =
      '{"id":"a","typ":"SKILL"}\nnot json\n{"id":7}\n{"id":"b","labels":{"GER":{}}}\n{"id":"c","broader":"d"}\n' +
      '{"id":"e","labels":{"DUT":{"prefered":"x"}}}\n{"id":"f","isco":"731"}\n{"id":"g h"}';
    expect(() => json(text, 'ours.ndjson')).toThrow(
      [
        'ours.ndjson:2: is no JSON',
        'ours.ndjson:1: unknown field "typ"',
        'ours.ndjson:3: id is no text',
        'ours.ndjson:4: labels.GER is none of DUT, FRE, ENG, ITA',
        'ours.ndjson:5: broader is no list',
        'ours.ndjson:6: labels.DUT has an unknown field "prefered"',
        'ours.ndjson:7: isco "731" is not four digits',
        'ours.ndjson:8: "g h" is no id: a letter or digit, then no spaces, commas, quotes or bars',
      ].join('\n'),
    );
  });
  it('takes a unit group and a kind away by null, and keeps what is not named', () => {
    const { isco: _isco, ...plain } = glassblower;
    const change = (text: string) => applied([glassblower], json(text))[0];
    expect(change('[{"id":"glassblower","isco":null}]')).toEqual(plain);
    expect(change('[{"id":"glassblower","isco":"7316"}]')).toEqual({ ...glassblower, isco: '7316' });
    const forklift: Concept = {
      id: 'forklift',
      type: 'SKILL',
      kind: 'licence',
      labels: { DUT: { preferred: 'heftruck', alternative: [], hidden: [] } },
      broader: [],
      related: [],
    };
    const { kind: _kind, ...skill } = forklift;
    expect(applied([forklift], json('[{"id":"forklift","kind":null}]'))).toEqual([skill]);
    expect(applied([forklift], json('[{"id":"forklift"}]'))).toEqual([forklift]);
  });

  it('takes an id of 200 characters and none of 201, in a list too', () => {
    expect(json(`[{"id":"${'i'.repeat(200)}"}]`)).toHaveLength(1);
    const refusal = /^ours\.json:1: "i{60}" is no id/;
    expect(() => json(`[{"id":"${'i'.repeat(201)}"}]`)).toThrow(refusal);
    for (const list of ['broader', 'related', 'essentialSkills', 'optionalSkills'])
      expect(() => json(`[{"id":"a","${list}":["${'i'.repeat(201)}"]}]`), list).toThrow(refusal);
  });

  it('calls a concept by one of its other names without keeping that twice, and mends half a sign', () => {
    const named = (label: string) => `[{"id":"glassblower","labels":{"DUT":{"preferred":"${label}"}}}]`;
    expect(applied([glassblower], json(named('blazer')))[0]).toMatchObject({
      labels: { DUT: { preferred: 'blazer', alternative: ['glasblazer'], hidden: [] } },
    });
    expect(applied([glassblower], json(named('\\ud800 blazer')))[0]).toMatchObject({
      labels: { DUT: { preferred: '\ufffd blazer' } },
    });
  });

  it('takes a label of 200 characters, and none of 201', () => {
    const labelled = (length: number) => `[{"id":"a","labels":{"DUT":{"preferred":"${'x'.repeat(length)}"}}}]`;
    expect(json(labelled(200))).toHaveLength(1);
    expect(() => json(labelled(201))).toThrow('ours.json:1: a label is longer than 200 characters');
  });

  it('gives back the concepts that were exported', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyConcept, { selector: ({ id }) => id, maxLength: 5 }), (concepts) => {
        expect(applied([], json(JSON.stringify({ format: 1, concepts })))).toEqual(concepts);
      }),
      { seed: 13, numRuns: 150 },
    );
  });
});
