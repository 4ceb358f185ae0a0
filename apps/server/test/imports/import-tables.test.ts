import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PNG } from '../worlds/import-fixtures.ts';
import type { Answer } from '../worlds/test-server.ts';
import { CANDIDATES, type ImportWorld, linesOf, startImportWorld } from '../worlds/import-world.ts';

let world: ImportWorld;
beforeAll(async () => {
  world = await startImportWorld();
});
afterAll(() => world.close());
const read: ImportWorld['read'] = (...file) => world.read(...file);
const send: ImportWorld['send'] = (...file) => world.send(...file);

const CV = 'Jan Janssens\nIk ben lasser in Gent.\nIk ken TIG-lassen en woon in Gent.';

const TABLE = [
  'Naam;E-mail;Functie;Vaardigheden;Talen;Woonplaats;Contract;Klantnummer',
  'Anna Peeters;anna@example.org;lasser;TIG-lassen|MIG-lassen;Nederlands (C2)|Frans B1;Gent;PERMANENT;K1',
  'Bert Maes;bert@example.org;bakker;"brood; deeg";;Brugge;vast;K2',
  'te veel;cellen;in;deze;rij;van;de;tabel;en meer',
  'Café Noir;;kelner;;;Luik;;K4',
].join('\r\n');

describe('a table', () => {
  it('ENG-18 is read by its headers, in any of the four languages, and shows where each column goes', async () => {
    const { json } = await read(Buffer.from(TABLE, 'latin1'), 'lijst.csv');
    expect(json).toMatchObject({ format: 'CSV', count: 3, problems: [{ line: 4, code: 'INVALID_REQUEST' }] });
    expect(json.columns).toEqual(
      [
        'name',
        'email',
        'preferredJobTitle',
        'hardSkills',
        'languages',
        'town',
        'contractTypes',
        'extraProperties.Klantnummer',
      ].map((field) => expect.objectContaining({ field })),
    );
    const [anna, bert, noir] = json.documents;
    expect(anna).toMatchObject({
      preferredJobTitle: 'lasser',
      extraProperties: { name: 'Anna Peeters', email: 'anna@example.org', town: 'Gent', Klantnummer: 'K1' },
    });
    const labels = (document: typeof anna, aspect: string) =>
      document.matchProfile.aspects[aspect].value.map(({ label, level }: { label: string; level?: string }) =>
        level ? `${label} ${level}` : label,
      );
    expect(labels(anna, 'hardSkills')).toEqual(expect.arrayContaining(['TIG-lassen', 'MIG-lassen']));
    expect(labels(anna, 'languages')).toEqual(['Nederlands C2', 'Frans B1']);
    expect(labels(anna, 'contractTypes')).toEqual(['PERMANENT']);
    // "vast" is no value of the enumeration: the parser reads it as the wish that it is.
    expect(labels(bert, 'contractTypes')).toEqual(['PERMANENT']);
    expect(noir.extraProperties.name).toBe('Café Noir');
  });

  it('is read row by row in its own language, short rows in that of the table, or in the one that is chosen', async () => {
    const rows = [
      'Nom;Fonction;Compétences;CV',
      'Anne;soudeuse;soudure TIG|lecture de plans;',
      'Bert;lasser;;Ik ben lasser in Gent en ik werk al tien jaar met roestvrij staal in een ploeg.',
      'Claire;cuisinière;cuisson;Je cherche un emploi de cuisinière à Liège, à temps plein si possible.',
    ].join('\n');
    const languages = ({ json }: Answer) => json.documents.map(({ language }: { language: string }) => language);
    expect(languages(await read(rows, 'l.csv'))).toEqual(['FRE', 'DUT', 'FRE']);
    expect(languages(await send(`${CANDIDATES}/_read?language=ITA`, rows, 'l.csv'))).toEqual(['ITA', 'ITA', 'ITA']);
    const lines = '{"id":"l1","cvText":"Lasser in Gent."}\n{"id":"l2","language":"ENG","cvText":"Welder."}\n';
    expect(languages(await send(`${CANDIDATES}/_read?language=FRE`, lines, 'l.ndjson'))).toEqual(['FRE', 'ENG']);
    expect((await send(`${CANDIDATES}/_read?language=xx`, rows, 'l.csv')).status).toBe(400);
  });

  it('sends columns where the caller says, and names a field or a column that is none', async () => {
    const url = `${CANDIDATES}/_read?map=Klantnummer%3Did&map=Functie%3DcvText&map=Naam%3D-`;
    const { json } = await send(url, TABLE, 'x.csv');
    expect(json.documents[0]).toMatchObject({ id: 'K1', cvText: 'lasser' });
    expect(json.documents[0].extraProperties.name).toBeUndefined();
    for (const map of ['Naam%3Dnowhere', 'Nothing%3Did', 'Naam']) {
      const refused = await send(`${CANDIDATES}/_read?map=${map}`, TABLE, 'x.csv');
      expect(refused).toMatchObject({
        status: 400,
        json: { error: { code: 'INVALID_REQUEST', details: [{ path: 'map' }] } },
      });
    }
  });
});

describe('importing a file of many', () => {
  it('ENG-16c stores what is right, names what is wrong by its line, and replaces when it is imported again', async () => {
    const first = linesOf(await send(`${CANDIDATES}/_import?refresh=true`, TABLE, 'lijst.csv'));
    expect(first).toMatchObject([
      { line: 2, status: 'created' },
      { line: 3, status: 'created' },
      // why, as a name with its values, for screens that have other words than English
      {
        line: 4,
        status: 'error',
        error: { code: 'INVALID_REQUEST', reason: 'EXTRA_CELLS', values: { cells: 9, columns: 8 } },
      },
      { line: 5, status: 'created' },
      { progress: { line: 5, ok: 3, failed: 1 } },
      { ok: 3, failed: 1, format: 'CSV' },
    ]);
    const again = linesOf(await send(`${CANDIDATES}/_import`, TABLE, 'lijst.csv'));
    expect(again.filter(({ status }) => status === 'replaced')).toHaveLength(3);
    const { json } = await world.server.call('GET', `${CANDIDATES}/doc/${String(first[0]?.['id'])}`);
    expect(json).toMatchObject({ preferredJobTitle: 'lasser', version: 2 });
  });

  it('goes on after a line, and answers only what is wrong when asked to', async () => {
    const lines = [
      '{"id":"n1","cvText":"lasser"}',
      'broken',
      '{"cvText":"zonder id"}',
      '{"id":"n4","cvText":7}',
      '{"id":"n5","cvText":"x","language":"XYZ"}',
    ];
    const answer = linesOf(await send(`${CANDIDATES}/_import?results=errors&after=1`, lines.join('\n'), 'x.ndjson'));
    expect(answer).toMatchObject([
      { line: 2, status: 'error', error: { code: 'MALFORMED_JSON' } },
      { line: 4, status: 'error', error: { code: 'INVALID_REQUEST', path: 'cvText', reason: 'EXPECTED_TEXT' } },
      { line: 5, error: { path: 'language', reason: 'NOT_OFFERED', values: { names: 'DUT, FRE, ENG, ITA' } } },
      { progress: { line: 5, ok: 1, failed: 3 } },
      { ok: 1, failed: 3, format: 'NDJSON' },
    ]);
    expect((await world.server.call('GET', `${CANDIDATES}/doc/n1`)).status).toBe(404);
  });

  it('takes a JSON array element by element, and one document under the id it is told', async () => {
    const array = JSON.stringify([{ id: 'a1', cvText: 'x "[{' }, { nothing: true }, { id: 'a3', cvText: 'y' }]);
    expect(linesOf(await send(`${CANDIDATES}/_import`, array))).toMatchObject([
      { line: 1, id: 'a1', status: 'created' },
      { line: 2, status: 'error', error: { code: 'IMPORT_UNREADABLE', reason: 'NO_DOCUMENT' } },
      { line: 3, id: 'a3', status: 'created' },
      {},
      { ok: 2, failed: 1, format: 'JSON_ARRAY' },
    ]);
    const one = linesOf(await send(`${CANDIDATES}/_import?id=mine`, CV, 'cv.txt'));
    expect(one[0]).toMatchObject({ id: 'mine', status: 'created' });
  });

  it('keeps the order of two lines with one id', async () => {
    const lines = Array.from({ length: 400 }, (_, i) => `{"id":"same${i % 3}","cvText":"keer ${i}"}`);
    await send(`${CANDIDATES}/_import`, lines.join('\n'), 'x.ndjson');
    for (const [id, text] of [
      ['same0', 'keer 399'],
      ['same1', 'keer 397'],
      ['same2', 'keer 398'],
    ]) {
      expect((await world.server.call('GET', `${CANDIDATES}/doc/${id}`)).json.cvText).toBe(text);
    }
  });

  it('refuses an unknown index, and a file as a whole, before it answers line by line', async () => {
    expect((await send('/hrmatching/candidates_index/nowhere/_import', TABLE)).json.error.code).toBe('UNKNOWN_INDEX');
    expect((await send(`${CANDIDATES}/_import`, PNG)).status).toBe(422);
  });
});
