import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { column, docxOf, paragraph, pdfOf } from '../worlds/import-fixtures.ts';
import { CANDIDATES, type ImportWorld, JOBS, linesOf, startImportWorld } from '../worlds/import-world.ts';

let world: ImportWorld;
beforeAll(async () => {
  world = await startImportWorld();
});
afterAll(() => world.close());
const read: ImportWorld['read'] = (...file) => world.read(...file);
const send: ImportWorld['send'] = (...file) => world.send(...file);

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
    const { json: stored } = await world.server.call('GET', `${JOBS}/doc/${String(line?.['id'])}`);
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
    expect((await world.server.call('GET', `${CANDIDATES}/doc/${json.documents[0].id}`)).status).toBe(404);
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

  it('ENG-18 tells a file by its content: a text that is called a PDF is read as the text that it is', async () => {
    const { status, json } = await read(CV, 'jan.pdf');
    expect(status).toBe(200);
    expect(json).toMatchObject({ format: 'TEXT', count: 1, problems: [] });
    expect(json.documents[0]).toMatchObject({ cvText: CV, extraProperties: { fileName: 'jan.pdf' } });
  });

  it('ENG-19 reads the jobs of a CV alike in a text, a Word document and a PDF of two columns', async () => {
    const left = ['Contact', 'Kerkstraat 5', '9000 Gent', '0470 12 34 56', 'Talen', 'Nederlands C2', 'Frans B1'];
    const right = [
      'Werkervaring',
      'Lasser',
      'Staalbouw Maes, Aalst',
      'maart 2015 - heden',
      'Monteur',
      'Bolt nv, Gent',
      '2010 - 2014',
    ];
    const lines = ['Jan Janssens', ...left, ...right];
    const files = [
      await read(lines.join('\n'), 'jan.txt'),
      await read(docxOf(lines.map((line) => paragraph(line)).join('')), 'jan.docx'),
      await read(
        pdfOf([...column(50, 740, ['Jan Janssens']), ...column(50, 700, left), ...column(300, 700, right)]),
        'jan.pdf',
      ),
    ];
    expect(files.map(({ json }) => json.format)).toEqual(['TEXT', 'DOCX', 'PDF']);
    for (const { json } of files)
      expect(json.documents[0].workExperiences).toMatchObject([
        { title: 'Lasser', company: 'Staalbouw Maes', dateFrom: '2015-03' },
        { title: 'Monteur', company: 'Bolt nv', dateFrom: '2010', dateTo: '2014' },
      ]);
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
});
