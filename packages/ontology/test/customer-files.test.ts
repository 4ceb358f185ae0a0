import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCustomerCsv, readCustomerJson } from '../src/index.ts';
import { isCommonLabel } from '../src/import/common-labels.ts';
import { splitGender } from '../src/import/split-gender.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counterpart-customer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The ids that a file of these bytes asks for. */
async function idsIn(name: string, bytes: string | Uint8Array): Promise<readonly string[]> {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const changes = name.includes('.csv') ? await readCustomerCsv(file, () => undefined) : readCustomerJson(file);
  return changes.map(({ patch }) => patch.id);
}

const ROWS = 'id,type,preferred_fr\na,SKILL,soudé\n';
const VALUES = '{"id":"a"}\n{"id":"b"}\n';
/** "é" of two bytes, of which the second is missing. */
const HALF = Uint8Array.of(0xc3);

describe('the file of a customer ontology', () => {
  it('may be packed, as its name says', async () => {
    expect(await idsIn('ours.csv.gz', gzipSync(ROWS))).toEqual(['a']);
    expect(await idsIn('ours.ndjson.gz', gzipSync(VALUES))).toEqual(['a', 'b']);
  });

  it('is refused where it is no UTF-8, at its very end too', async () => {
    const latin = Buffer.from(ROWS, 'latin1');
    await expect(idsIn('ours.csv', latin)).rejects.toThrow('ours.csv: cannot be read: it is not UTF-8 text');
    const cut = Buffer.concat([Buffer.from('id,type\na,SKILL\nb,SKILL'), HALF]);
    await expect(idsIn('ours.csv', cut)).rejects.toThrow('ours.csv: cannot be read: it is not UTF-8 text');
    await expect(idsIn('ours.json', Buffer.concat([Buffer.from('[{"id":"a"}]'), HALF]))).rejects.toThrow(
      'ours.json: cannot be read: it is not UTF-8 text',
    );
  });

  it('is a table with a header, whose names may have spaces and capitals and a line before that names the delimiter', async () => {
    expect(await idsIn('ours.csv', 'sep=;\n ID ;Type\na;SKILL\n')).toEqual(['a']);
    await expect(idsIn('ours.csv', '')).rejects.toThrow('ours.csv: is empty: not even a header');
    await expect(idsIn('ours.csv', 'name,type\na,SKILL\n')).rejects.toThrow('ours.csv:1: the column id is missing');
  });
});

describe('a label of an imported classification', () => {
  it('in two genders is two labels, or the first where the second is an ending; sides of three letters are no words', () => {
    expect(splitGender('vendeur/vendeuse')).toEqual(['vendeur', 'vendeuse']);
    expect(splitGender('amis/es')).toEqual(['amis']);
    expect(splitGender('ami/e')).toEqual(['ami/e']);
    expect(splitGender('roi/reine')).toEqual(['roi/reine']);
    expect(splitGender('leraar/lerares beeldende kunst')).toEqual([
      'leraar beeldende kunst',
      'lerares beeldende kunst',
    ]);
    expect(splitGender('chauffeur/chauffeuse/conducteur')).toEqual(['chauffeur/chauffeuse/conducteur']);
  });

  it('of three letters says too little, one of four does not', () => {
    expect(['tig', 'TIG', 'riet', 'data'].map((label) => isCommonLabel(label, 'ENG'))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});
