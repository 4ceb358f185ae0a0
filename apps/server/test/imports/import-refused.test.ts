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
import { CANDIDATES, type ImportWorld, JOBS, startImportWorld } from '../worlds/import-world.ts';

let world: ImportWorld;
beforeAll(async () => {
  world = await startImportWorld();
});
afterAll(() => world.close());
const read: ImportWorld['read'] = (...file) => world.read(...file);

const CV = 'Jan Janssens\nIk ben lasser in Gent.\nIk ken TIG-lassen en woon in Gent.';

describe('a file that cannot be read', () => {
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
});

describe('a file of the other kind', () => {
  it('a candidate among jobs and a job among candidates are told apart from what fits', async () => {
    const resume = JSON.stringify({ basics: { name: 'Jan' } });
    expect((await read(resume, 'r.json', JOBS)).json.error.details[0].reason).toBe('WRONG_KIND');
    const posting = JSON.stringify({ '@type': 'JobPosting', title: 'Lasser' });
    expect((await read(posting)).json.error.details[0].reason).toBe('WRONG_KIND');
    expect((await read('{"a":1}')).json.error.details[0].reason).toBe('NO_DOCUMENT');
    expect((await read('{"basics": ', 'r.json')).json.error.code).toBe('MALFORMED_JSON');
    expect((await read('{\n"basics": 1,}', 'r.json')).json.error).toMatchObject({
      code: 'MALFORMED_JSON',
      details: [{ path: 'file', reason: 'SYNTAX', values: { line: 2, column: 13 } }],
    });
  });

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
