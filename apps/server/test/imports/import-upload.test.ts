import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bigPdf,
  column,
  docxFiles,
  docxOf,
  lockedPdf,
  oleOf,
  paragraph,
  pdfOf,
  PNG,
  zipOf,
} from '../worlds/import-fixtures.ts';
import { type Answer, startTestServer, type TestServer } from '../worlds/test-server.ts';

let server: TestServer;
const CANDIDATES = '/hrmatching/candidates_index/candidates';
const JOBS = '/hrmatching/jobs_index/jobs';

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.services.imports.close();
  await server.close();
});

async function send(url: string, payload: Buffer | string, name = '', type = 'application/octet-stream') {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { host: 'localhost', 'content-type': type, 'x-file-name': encodeURIComponent(name) },
    payload: Buffer.from(payload),
  });
  const isJson = (response.headers['content-type'] ?? '').includes('application/json');
  return { status: response.statusCode, text: response.body, json: isJson ? response.json() : null } as Answer;
}

const read = (payload: Buffer | string, name?: string, url = CANDIDATES) => send(`${url}/_read`, payload, name);

function linesOf({ text }: Answer): Record<string, unknown>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const CV = 'Jan Janssens\nIk ben lasser in Gent.\nIk ken TIG-lassen en woon in Gent.';

const PAGE =
  'Home > Vacatures > Onderwijs\nOpslaan  Delen  Printen\n\nBegeleider kinderopvang (m/v/x)\nGemeente Lier\n\n' +
  'Wat je doet\n- je speelt met de kinderen\n- je maakt fruitpap';

describe('the title of a pasted page', () => {
  it('ENG-10b is the line that its job is read from, and all that stood above it is kept', async () => {
    const { json } = await read(PAGE, 'page.txt', JOBS);
    expect(json.documents[0]).toMatchObject({ jobTitle: 'Begeleider kinderopvang (m/v/x)', jobText: PAGE });
    expect(json.documents[0].matchProfile.aspects.jobFunctions.value).toHaveLength(1);
    const [line] = linesOf(await send(`${JOBS}/_import`, PAGE, 'page.txt'));
    const { json: stored } = await server.call('GET', `${JOBS}/doc/${String(line?.['id'])}`);
    expect(stored).toMatchObject({ jobTitle: 'Begeleider kinderopvang (m/v/x)' });
  });

  it('ENG-10b is its first line where that names a job, or where no line does', async () => {
    const first = await read('Lasser TIG\n\nBegeleider kinderopvang is een ander beroep.', 'a.txt', JOBS);
    expect(first.json.documents[0]).toMatchObject({ jobTitle: 'Lasser TIG' });
    const none = await read('Kom bij ons\n\nWij zijn met veertig en maken lampen.', 'b.txt', JOBS);
    expect(none.json.documents[0]).toMatchObject({
      jobTitle: 'Kom bij ons',
      jobText: 'Wij zijn met veertig en maken lampen.',
    });
  });
});

describe('reading a file', () => {
  it('ENG-18 shows a plain text as a candidate, complete with what its text says, and stores nothing', async () => {
    const { json } = await read(CV, 'jan.txt');
    expect(json).toMatchObject({ format: 'TEXT', language: 'DUT', count: 1, problems: [] });
    expect(json.documents[0]).toMatchObject({ cvText: CV, extraProperties: { fileName: 'jan.txt' } });
    expect(json.documents[0].matchProfile.aspects.hardSkills.value).toContainEqual(
      expect.objectContaining({ origin: 'parsed' }),
    );
    expect((await server.call('GET', `${CANDIDATES}/doc/${json.documents[0].id}`)).status).toBe(404);
  });

  it('ENG-18 keeps how the owner of a CV is reached as properties; what a column gives stays', async () => {
    const contacts = 'Jan Janssens\nGsm 0470/12.34.56 | jan@voorbeeld.be | www.linkedin.com/in/jan-j\nIk ben lasser.';
    const { json } = await read(contacts, 'jan.txt');
    expect(json.documents[0].extraProperties).toEqual({
      fileName: 'jan.txt',
      name: 'Jan Janssens',
      email: 'jan@voorbeeld.be',
      phone: '0470/12.34.56',
      linkedin: 'www.linkedin.com/in/jan-j',
    });
    const list = await read(
      'Naam;E-mail;CV\nJan;eigen@voorbeeld.be;"Bel 0470 12 34 56 of jan@voorbeeld.be"\n',
      'l.csv',
    );
    expect(list.json.documents[0].extraProperties).toEqual({
      name: 'Jan',
      email: 'eigen@voorbeeld.be',
      phone: '0470 12 34 56',
    });
  });

  it('DET-05 tells the characters from which values of the profile were read', async () => {
    const { json } = await read(CV, 'jan.txt');
    const told = json.evidence.map(
      ({ start, end, labels }: { start: number; end: number; labels: string[] }) =>
        `${CV.slice(start, end)}: ${labels[0]}`,
    );
    expect(told).toEqual(
      expect.arrayContaining([expect.stringMatching(/^TIG-lassen: /), expect.stringMatching(/^lasser: /)]),
    );
  });

  it('gives the same file the same id, whatever its name, and another file another', async () => {
    const ids = await Promise.all([read(CV, 'a.txt'), read(CV, 'b.txt'), read(`${CV}!`, 'a.txt')]);
    const [first, second, third] = ids.map(({ json }) => json.documents[0].id as string);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it('reads a PDF in two columns column by column, whatever the two columns’ lines', async () => {
    const head = column(50, 780, [
      'Jan Janssens, lasser met veel jaren ervaring, woont in Gent, bereikbaar op nummer nul',
    ]);
    const left = column(50, 700, ['Vaardigheden', 'TIG-lassen', 'MIG-lassen', 'Plooien']);
    for (const top of [700, 693]) {
      const right = column(250, top, ['Werkervaring', 'Lasser bij Acme', 'Las roestvrij staal', 'en leest plannen']);
      const { json } = await read(pdfOf([...head, ...left, ...right]), 'cv.pdf');
      expect(json.format).toBe('PDF');
      expect(json.documents[0].cvText.split('\n\n').slice(1)).toEqual([
        'Vaardigheden\nTIG-lassen\nMIG-lassen\nPlooien',
        'Werkervaring\nLasser bij Acme\nLas roestvrij staal\nen leest plannen',
      ]);
    }
  });

  it('keeps the dates of a PDF beside what they date, and its pages in order', async () => {
    const dates = column(50, 700, ['2019 - 2021', '2017 - 2019', '2015 - 2017', '2013 - 2015']);
    const jobs = column(200, 700, ['Lasser bij Acme', 'Plooier bij Bolt', 'Magazijnier', 'Chauffeur']);
    const { json } = await read(pdfOf([...dates, ...jobs], column(50, 700, ['Rijbewijs B en CE'])));
    expect(json.documents[0].cvText).toBe(
      '2019 - 2021\tLasser bij Acme\n2017 - 2019\tPlooier bij Bolt\n2015 - 2017\tMagazijnier\n' +
        '2013 - 2015\tChauffeur\n\nRijbewijs B en CE',
    );
  });

  it('reads paragraphs and tables of a Word document', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('2019')}${cell('Lasser')}</w:tr><w:tr>${cell('2015')}${cell('Plooier')}</w:tr></w:tbl>`;
    const { json } = await read(docxOf(paragraph('Jan Janssens') + table), 'renamed.pdf');
    expect(json).toMatchObject({
      format: 'DOCX',
      documents: [{ cvText: 'Jan Janssens\n\n2019\tLasser\n2015\tPlooier' }],
    });
  });

  it('reads a web page as its reader sees it, and rich text without its layout', async () => {
    const page =
      '<!DOCTYPE html><html><head><style>p{}</style></head><body><h1>Lasser</h1><p>Caf&eacute;</p><ul><li>TIG<li>MIG</ul>';
    const html = await read(page, 'page.txt', JOBS);
    expect(html.json.documents[0]).toMatchObject({ jobTitle: 'Lasser', jobText: 'Café\n\n- TIG\n- MIG' });
    const rtf = await read("{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}Jan\\par caf\\'e9 \\u8364?5}");
    expect(rtf.json).toMatchObject({ format: 'RTF', documents: [{ cvText: 'Jan\ncafé €5' }] });
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'EMPTY'],
    ['a file of blanks', Buffer.from(' \n\t\n'), 'EMPTY'],
    ['a renamed picture', PNG, 'IMAGE'],
    ['a scanned PDF', pdfOf([]), 'NO_TEXT'],
    ['a PDF behind a password', lockedPdf(), 'PASSWORD'],
    ['half a PDF', pdfOf(column(50, 700, [CV])).subarray(0, 300), 'DAMAGED'],
    ['a PDF that unpacks without end', bigPdf(1_200_000_000), 'TOO_COMPLEX'],
    ['a Word document of before 2007', oleOf('WordDocument'), 'OLD_WORD'],
    ['a Word document behind a password', oleOf('EncryptionInfo', 'EncryptedPackage'), 'PASSWORD'],
    ['an archive', zipOf([{ name: 'cv.txt', content: CV }]), 'ARCHIVE'],
    ['half a Word document', docxOf(paragraph(CV)).subarray(0, 300), 'DAMAGED'],
    ['a program', Buffer.from('MZ\u0000\u0003\u0000\u0000\u0000'), 'BINARY'],
    ['a Word document that nests without end', docxOf('<w:p>'.repeat(60_000) + '</w:p>'.repeat(60_000)), 'TOO_COMPLEX'],
  ])('%s gets a clear message, and the server goes on', async (_what, file, reason) => {
    const { status, json } = await read(file, 'cv.docx');
    expect(status).toBe(422);
    expect(json.error).toMatchObject({ code: 'IMPORT_UNREADABLE', details: [{ path: 'file', reason }] });
    expect((await read(CV)).status).toBe(200);
  });

  it.each([
    ['declares it', undefined],
    ['lies about it', 1000],
  ])('a Word document that is a bomb and %s is refused before anything unpacks it', async (_how, declared) => {
    const files = docxFiles(paragraph('x')).map((file) =>
      file.name === 'word/document.xml'
        ? {
            ...file,
            content: `${String(file.content)}${' '.repeat(90_000_000)}`,
            ...(declared === undefined ? {} : { declared }),
          }
        : file,
    );
    const { json } = await read(zipOf(files), 'cv.docx');
    expect(json.error.details[0].reason).toBe('BOMB');
  });

  it('a Word document that counts fewer entries than it has is refused: its reader would see another one', async () => {
    const file = docxOf(paragraph(CV));
    expect((await read(file, 'cv.docx')).status).toBe(200);
    file.writeUInt16LE(2, file.length - 12);
    expect((await read(file, 'cv.docx')).json.error.details[0].reason).toBe('DAMAGED');
  });

  it('a Word document that says that its directory stands elsewhere is refused, though its reader would find it', async () => {
    const file = docxOf(paragraph(CV));
    const end = file.subarray(file.length - 22);
    const far = Buffer.alloc(76);
    far.writeUInt32LE(0x06064b50, 0);
    far.writeBigUInt64LE(44n, 4);
    for (const at of [24, 32]) far.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), at);
    far.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
    far.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
    far.writeUInt32LE(0x07064b50, 56);
    far.writeBigUInt64LE(BigInt(file.length - 22), 64);
    far.writeUInt32LE(1, 72);
    end.writeUInt32LE(0xffffffff, 12);
    const { json } = await read(Buffer.concat([file.subarray(0, -22), far, end]), 'cv.docx');
    expect(json.error?.details[0].reason).toBe('DAMAGED');
  });

  it('a file of 50 MB that is no table and no list is refused as too large', async () => {
    const { status, json } = await read(Buffer.alloc(50_000_000, 'lasser '), 'cv.txt');
    expect(status).toBe(413);
    expect(json.error).toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('20 MB') });
  });

  it('a candidate among jobs and a job among candidates are told apart from what fits', async () => {
    const resume = JSON.stringify({ basics: { name: 'Jan' } });
    expect((await read(resume, 'r.json', JOBS)).json.error.details[0].reason).toBe('WRONG_KIND');
    const posting = JSON.stringify({ '@type': 'JobPosting', title: 'Lasser' });
    expect((await read(posting)).json.error.details[0].reason).toBe('WRONG_KIND');
    expect((await read('{"a":1}')).json.error.details[0].reason).toBe('NO_DOCUMENT');
    expect((await read('{"basics": ', 'r.json')).json.error.code).toBe('MALFORMED_JSON');
  });
});

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
      { line: 4, status: 'error', error: { code: 'INVALID_REQUEST' } },
      { line: 5, status: 'created' },
      { progress: { line: 5, ok: 3, failed: 1 } },
      { ok: 3, failed: 1, format: 'CSV' },
    ]);
    const again = linesOf(await send(`${CANDIDATES}/_import`, TABLE, 'lijst.csv'));
    expect(again.filter(({ status }) => status === 'replaced')).toHaveLength(3);
    const { json } = await server.call('GET', `${CANDIDATES}/doc/${String(first[0]?.['id'])}`);
    expect(json).toMatchObject({ preferredJobTitle: 'lasser', version: 2 });
  });

  it('goes on after a line, and answers only what is wrong when asked to', async () => {
    const lines = ['{"id":"n1","cvText":"lasser"}', 'broken', '{"cvText":"zonder id"}', '{"id":"n4","cvText":7}'];
    const answer = linesOf(await send(`${CANDIDATES}/_import?results=errors&after=1`, lines.join('\n'), 'x.ndjson'));
    expect(answer).toMatchObject([
      { line: 2, status: 'error', error: { code: 'MALFORMED_JSON' } },
      { line: 4, status: 'error', error: { code: 'INVALID_REQUEST', path: 'cvText' } },
      { progress: { line: 4, ok: 1, failed: 2 } },
      { ok: 1, failed: 2, format: 'NDJSON' },
    ]);
    expect((await server.call('GET', `${CANDIDATES}/doc/n1`)).status).toBe(404);
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
      expect((await server.call('GET', `${CANDIDATES}/doc/${id}`)).json.cvText).toBe(text);
    }
  });

  it('refuses an unknown index, and a file as a whole, before it answers line by line', async () => {
    expect((await send('/hrmatching/candidates_index/nowhere/_import', TABLE)).json.error.code).toBe('UNKNOWN_INDEX');
    expect((await send(`${CANDIDATES}/_import`, PNG)).status).toBe(422);
  });
});

describe('a file of the other kind', () => {
  const AD =
    'Lasser m/v/x\nWij zoeken een lasser voor onze klant in Gent. Jouw profiel: je hebt ervaring. Solliciteer!';
  const CV = 'Jan Peeters\nGeboortedatum: 2 april 1988\nWerkervaring\n2015 - 2019 lasser\n2019 - heden ploegbaas';

  it('an advertisement among candidates and a CV among jobs are recognised, whatever the format', async () => {
    expect((await read(AD, 'ad.txt')).json).toMatchObject({ otherKind: 'JOB', count: 1 });
    expect((await read(CV, 'cv.txt', JOBS)).json).toMatchObject({ otherKind: 'CANDIDATE', count: 1 });
    const word = docxOf(
      AD.split('\n')
        .map((line) => paragraph(line))
        .join(''),
    );
    expect((await read(word, 'ad.docx')).json).toMatchObject({ format: 'DOCX', otherKind: 'JOB' });
    expect((await read(`<html><body><p>${AD}</p></body></html>`, 'ad.html')).json.otherKind).toBe('JOB');
  });

  it('nothing is said of a file in its place, of a doubtful one, or of a list', async () => {
    for (const [text, at] of [
      [AD, JOBS],
      [CV, CANDIDATES],
      ['lasser Gent', CANDIDATES],
    ] as const) {
      expect((await read(text, 'file.txt', at)).json).not.toHaveProperty('otherKind');
    }
    expect((await read(`name,cvText\nJan,"${AD}"\n`, 'list.csv')).json).not.toHaveProperty('otherKind');
  });
});
