import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEscoTwins } from '../src/starter/esco-twins.ts';
import {
  ImportError,
  loadStarterOntology,
  nearestLabels,
  OntologyFolder,
  ontologyOf,
  readEsco,
  readOntologyBytes,
  StoredOntologyError,
} from '../src/index.ts';
import { folderOf, OFFICIAL, SHORTENED, strangerOf, temporaryFolder } from './esco-folder.ts';

let folder: string;
let ontologies: OntologyFolder;
beforeEach(() => {
  folder = temporaryFolder();
  ontologies = new OntologyFolder(folder);
});

async function importEsco(files = OFFICIAL, replacesStarter = false) {
  const { concepts } = await readEsco(folderOf(files), () => undefined);
  return ontologies.addSource({ kind: 'esco', name: 'esco', replacesStarter, records: concepts });
}

function importRow(row: object, name = 'ours.csv') {
  const patch = { labels: {}, lists: {}, ...row };
  return ontologies.addSource({ kind: 'customer', name, replacesStarter: false, records: [{ line: 2, patch }] });
}

const bubbles = {
  id: 'bubble-tester',
  type: 'OCCUPATION',
  isco: '7315',
  labels: { ENG: { preferred: 'bubble tester' } },
};

describe('the ontology folder', () => {
  it('is the starter while nothing was imported or edited', () => {
    expect(readOntologyBytes(folder)).toBeNull();
    expect(ontologyOf(null).version).toBe(loadStarterOntology().version);
  });
  it('gives what was imported, with the same version when it is loaded and when it is imported again', async () => {
    const { ontology } = await importEsco();
    expect(ontologyOf(readOntologyBytes(folder)).version).toBe(ontology.version);
    expect((await importEsco(SHORTENED)).ontology.version).toBe(ontology.version);
    expect(ontology.resolve('glass bubble welder', 'ENG').concepts).toEqual(['esco:o2']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.ndjson'))).toHaveLength(2);
  });
  it('joins an imported occupation to the one that is its twin by hand', () => {
    const [id = '', uri = ''] = [...readEscoTwins()][0] ?? [];
    const { ontology, merged } = ontologies.addSource({
      kind: 'esco',
      name: 'esco',
      replacesStarter: false,
      records: [strangerOf(uri)],
    });
    expect(merged.get('esco:other')).toBe(id);
    expect(ontology.resolve('quite another name', 'ENG').concepts).toEqual([id]);
  });
  it('replaces the starter’s occupations and skills when asked', async () => {
    const { ontology } = await importEsco(OFFICIAL, true);
    expect(ontology.stats().concepts).toMatchObject({ OCCUPATION: 2, SOFT_SKILL: 1, DEGREE: 11 });
    expect(ontology.concept('esco:s3')).toBeUndefined();
    expect(ontology.concept('language-dut')?.labels.ENG?.hidden).toEqual(['whisper in Dutch']);
  });
  it('changes nothing when a row of an import cannot be used', () => {
    importRow(bubbles);
    const before = readdirSync(folder);
    expect(() => importRow({ id: 'x', labels: { ENG: { preferred: 'x' } } }, 'other.csv')).toThrow(ImportError);
    expect(() =>
      importRow({ ...bubbles, lists: { broader: { mode: 'set', values: ['nobody'] } } }, 'third.csv'),
    ).toThrow('third.csv:2: bubble-tester: broader nobody is not known');
    expect(readdirSync(folder)).toEqual(before);
    expect(ontologies.state().sources.map(({ name }) => name)).toEqual(['ours.csv']);
  });
  it('keeps an import when another is taken away, and says which rows lost their concept', async () => {
    await importEsco();
    importRow({ id: 'esco:o2', labels: { DUT: { preferred: 'bellenlasser' } } });
    const { skipped, ontology } = ontologies.removeSource('esco');
    expect(skipped).toEqual([{ source: 'ours.csv', line: 2, message: 'esco:o2 is not known, so it needs a type' }]);
    expect(ontology.concept('esco:o2')).toBeUndefined();
    expect((await importEsco()).ontology.label('esco:o2', 'DUT')).toBe('bellenlasser');
  });
  it('goes back to the starter', async () => {
    await importEsco();
    ontologies.addEdit({
      op: 'add-synonym',
      concept: 'welder',
      language: 'DUT',
      label: 'vonkenman',
      isPreferred: false,
    });
    const { ontology, state } = ontologies.reset(false);
    expect(ontology.version).toBe(loadStarterOntology().version);
    expect(state).toMatchObject({ sources: [], edits: [], compiled: null, nextEdit: 2 });
    expect(readdirSync(folder)).toEqual(['state.json']);
  });
  it('joins anew when the starter it was made with is another than the one shipped', async () => {
    const { ontology } = await importEsco();
    const file = path.join(folder, 'state.json');
    const state = JSON.parse(readFileSync(file, 'utf8')) as { compiled: { starter: string } };
    writeFileSync(file, JSON.stringify({ ...state, compiled: { ...state.compiled, starter: 'older' } }));
    expect(ontologyOf(readOntologyBytes(folder)).version).toBe(ontology.version);
    expect(ontologies.state().compiled?.starter).not.toBe('older');
  });
  it('refuses what a newer version wrote, and damaged files, in one clear line', async () => {
    const { state } = await importEsco();
    const compiled = path.join(folder, state.compiled?.file ?? '');
    const text = readFileSync(compiled, 'utf8');
    writeFileSync(compiled, text.slice(0, text.length / 2));
    expect(() => ontologyOf(readOntologyBytes(folder))).toThrow(StoredOntologyError);
    writeFileSync(compiled, text.split('\n').slice(0, -5).join('\n'));
    expect(() => ontologyOf(readOntologyBytes(folder))).toThrow('is damaged');
    writeFileSync(path.join(folder, 'state.json'), '{"format":2}');
    expect(() => readOntologyBytes(folder)).toThrow('was written by a newer version (format 2');
    writeFileSync(path.join(folder, 'state.json'), '{"for');
    expect(() => readOntologyBytes(folder)).toThrow('is damaged');
  });
  it('refuses a state that cannot be read or lacks fields: an import that is there is never taken for none', () => {
    const state = path.join(folder, 'state.json');
    writeFileSync(state, '{"format":1,"sources":[],"edits":[]}');
    expect(() => ontologies.state()).toThrow(new StoredOntologyError(`${state} is damaged: fields are missing.`));
    rmSync(state);
    expect(ontologies.state().sources).toEqual([]);
    mkdirSync(state);
    expect(() => ontologies.state()).toThrow(StoredOntologyError);
    expect(() => ontologies.state()).toThrow(`${state} cannot be read: `);
  });
  it('puts an import in the place of the one before of its name', () => {
    importRow(bubbles);
    const { state, ontology } = importRow({ ...bubbles, labels: { ENG: { preferred: 'bubble judge' } } });
    expect(state.sources.map(({ name, size }) => [name, size])).toEqual([['ours.csv', 1]]);
    expect(ontology.resolve('bubble tester', 'ENG').concepts).toEqual([]);
    expect(ontology.resolve('bubble judge', 'ENG').concepts).toEqual(['bubble-tester']);
  });
  it('names fifty rows that cannot be used and counts the others', () => {
    const records = Array.from({ length: 53 }, (_, line) => ({
      line,
      patch: { id: `x${line}`, labels: {}, lists: {} },
    }));
    const add = () => ontologies.addSource({ kind: 'customer', name: 'ours', replacesStarter: false, records });
    expect(add).toThrow(ImportError);
    expect(add).toThrow(/^(.*\n){50}… and 3 more/);
  });
  it('and its files are for the user who runs the server alone', () => {
    folder = path.join(folder, 'data', 'ontology');
    ontologies = new OntologyFolder(folder);
    importRow(bubbles);
    const places = [path.dirname(folder), folder, ...readdirSync(folder).map((name) => path.join(folder, name))];
    expect(places.length).toBeGreaterThan(3);
    for (const place of places) expect(statSync(place).mode & 0o077, place).toBe(0);
  });
  it('is changed by one process at a time, and a process that was killed leaves no lock', () => {
    writeFileSync(path.join(folder, '.lock'), String(process.pid));
    expect(() => importRow(bubbles)).toThrow(`Process ${process.pid} is changing the ontology`);
    writeFileSync(path.join(folder, '.lock'), '999999999');
    expect(importRow(bubbles).ontology.concept('bubble-tester')).toBeDefined();
  });
});

describe('edits', () => {
  it('add and take labels and relations, and survive imports', async () => {
    ontologies.addEdit({
      op: 'add-synonym',
      concept: 'welder',
      language: 'DUT',
      label: 'vonkenman',
      isPreferred: true,
    });
    ontologies.addEdit({ op: 'remove-synonym', concept: 'welder', language: 'ENG', label: 'Welding Operative' });
    ontologies.addEdit({ op: 'cut-relation', from: 'welder', relation: 'essential', to: 'mig-mag-welding' });
    ontologies.addEdit({ op: 'add-relation', from: 'welder', relation: 'related', to: 'baker' });
    const { ontology } = await importEsco();
    const welder = ontology.concept('welder');
    expect(welder?.labels.DUT?.preferred).toBe('vonkenman');
    expect(welder?.labels.DUT?.alternative[0]).toBe('lasser');
    expect(welder?.labels.ENG?.alternative).not.toContain('welding operative');
    expect(welder?.essentialSkills).not.toContain('mig-mag-welding');
    expect(welder?.related).toContain('baker');
    expect(ontology.resolve('vonkenman', 'DUT').concepts).toEqual(['welder']);
  });
  it('cut a relation that is written down at the other end', () => {
    ontologies.addEdit({ op: 'add-relation', from: 'welder', relation: 'related', to: 'baker' });
    const { ontology } = ontologies.addEdit({ op: 'cut-relation', from: 'baker', relation: 'related', to: 'welder' });
    expect(ontology.concept('welder')?.related).not.toContain('baker');
  });
  it('whose concept vanished are kept and reported, and work again when it is back', async () => {
    await importEsco();
    ontologies.addEdit({
      op: 'add-synonym',
      concept: 'esco:o2',
      language: 'DUT',
      label: 'bellenlasser',
      isPreferred: false,
    });
    expect(ontologies.removeSource('esco').idle).toMatchObject([
      { number: 1, reason: 'there is no concept esco:o2 now' },
    ]);
    expect(ontologies.check().idle).toHaveLength(1);
    const { idle, ontology } = await importEsco();
    expect(idle).toEqual([]);
    expect(ontology.resolve('bellenlasser', 'DUT').concepts).toEqual(['esco:o2']);
  });
  it('are undone by number, and numbers are not used again', () => {
    const edit = { op: 'add-synonym', concept: 'welder', language: 'DUT', isPreferred: false } as const;
    ontologies.addEdit({ ...edit, label: 'vonkenman' });
    ontologies.addEdit({ ...edit, label: 'vlamman' });
    const { ontology } = ontologies.undoEdit(1);
    expect(ontology.resolve('vonkenman', 'DUT').concepts).toEqual([]);
    expect(ontology.resolve('vlamman', 'DUT').concepts).toEqual(['welder']);
    expect(ontologies.addEdit({ ...edit, label: 'staalman' }).number).toBe(3);
    expect(() => ontologies.undoEdit(1)).toThrow('There is no edit 1');
  });
  it.each([
    [{ op: 'add-synonym', concept: 'nobody', language: 'DUT', label: 'x1', isPreferred: false }, 'no concept nobody'],
    [{ op: 'remove-synonym', concept: 'welder', language: 'DUT', label: 'x1' }, 'has no label'],
    [{ op: 'add-relation', from: 'welder', relation: 'broader', to: 'tig-welding' }, 'within a type'],
    [{ op: 'add-relation', from: 'tig-welding', relation: 'essential', to: 'vca' }, 'only occupations have skills'],
    [{ op: 'add-relation', from: 'welder', relation: 'essential', to: 'baker' }, 'no skill'],
    [{ op: 'add-relation', from: 'welder', relation: 'related', to: 'welder' }, 'itself'],
    [{ op: 'cut-relation', from: 'welder', relation: 'broader', to: 'baker' }, 'has no broader baker'],
  ] as const)('that have no effect are refused: %o', (edit, message) => {
    expect(() => ontologies.addEdit(edit)).toThrow(message);
    expect(ontologies.state().edits).toEqual([]);
  });
});

describe('the nearest labels', () => {
  it('propose what was probably meant', () => {
    const near = nearestLabels(loadStarterOntology(), 'electricen', 5).map(({ id }) => id);
    expect(near).toContain('electrician');
  });
});
