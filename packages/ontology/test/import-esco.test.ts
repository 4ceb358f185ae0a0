import { describe, expect, it } from 'vitest';
import { type Concept, ImportError, loadStarterOntology, readEsco } from '../src/index.ts';
import { splitGender } from '../src/import/split-gender.ts';
import { joinConcepts, markShared, withoutReplaceable } from '../src/import/join-concepts.ts';
import { folderOf, OFFICIAL, SHORTENED, uri } from './esco-folder.ts';

const starter = [...loadStarterOntology().concepts()];

async function imported(files: Readonly<Record<string, string>>): Promise<readonly Concept[]> {
  return (await readEsco(folderOf(files), () => undefined)).concepts;
}

async function problemsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const failure = await readEsco(folderOf(files), () => undefined).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ImportError);
  return (failure as ImportError).message.split('\n');
}

function withId(concepts: readonly Concept[], id: string): Concept {
  const concept = concepts.find((each) => each.id === id);
  if (concept === undefined) throw new Error(`no concept ${id}`);
  return concept;
}

describe('reading an ESCO download', () => {
  it('reads the official and the shortened form alike', async () => {
    expect(await imported(SHORTENED)).toEqual(await imported(OFFICIAL));
  });
  it('takes labels, gendered twins, the ISCO group and relations', async () => {
    const concepts = await imported(OFFICIAL);
    expect(withId(concepts, 'esco:o1')).toEqual({
      id: 'esco:o1',
      type: 'OCCUPATION',
      labels: {
        ENG: { preferred: 'welder', alternative: ['weld master', 'flame welder'], hidden: ['joiner of steel'] },
        FRE: { preferred: 'soudeur', alternative: ['soudeuse'], hidden: [] },
      },
      broader: [],
      related: [],
      essentialSkills: ['esco:s1'],
      optionalSkills: [],
      isco: '7212',
      sameAs: [uri('occupation', 'o1')],
    });
    expect(withId(concepts, 'esco:o2')).toMatchObject({
      broader: ['esco:o1'],
      essentialSkills: ['esco:s1'],
      optionalSkills: ['esco:s2'],
    });
    expect(withId(concepts, 'esco:s1').related).toEqual(['esco:s5']);
  });
  it('tells soft skills and languages, and folds the skills of a language into it', async () => {
    const concepts = await imported(OFFICIAL);
    expect(withId(concepts, 'esco:s2').type).toBe('SOFT_SKILL');
    expect(withId(concepts, 'esco:s3')).toMatchObject({
      type: 'LANGUAGE',
      labels: { ENG: { hidden: ['whisper in Dutch'] } },
    });
    expect(concepts.map(({ id }) => id)).not.toContain('esco:s4');
  });
  it('leaves obsolete concepts out and lists the files that it does not use', async () => {
    const { concepts, ignored } = await readEsco(
      folderOf({ ...OFFICIAL, 'greenSkillsCollection_en.csv': 'x', 'readme.txt': 'x', 'skills_de.csv': 'x' }),
      () => undefined,
    );
    expect(concepts.map(({ id }) => id)).not.toContain('esco:o3');
    expect(ignored).toEqual(['greenSkillsCollection_en.csv', 'readme.txt', 'skills_de.csv']);
  });
  it('names every problem by file and line, of all files at once', async () => {
    const lines = await problemsOf({
      ...OFFICIAL,
      'occupations_nl.csv': 'conceptUri,iscoGroup,preferredLabel\nnonsense,7212,x\nhttp://a.b/c/occupation/o9,72x2,y',
      'skills_nl.csv': 'conceptUri,skillType,preferredLabel\nhttp://a.b/c/skill/s9,knowledge',
      'skills_fr.csv': 'conceptUri,preferredLabel\n',
      'occupations_it.csv': `conceptUri,iscoGroup,preferredLabel\n${uri('occupation', 'o8')},7212,"never closed\n`,
    });
    expect(lines).toEqual([
      'occupations_it.csv:2: a quote is opened here and never closed',
      'occupations_nl.csv:2: conceptUri "nonsense" is no URI',
      'occupations_nl.csv:3: "72x2" is no ISCO group',
      'skills_fr.csv:1: the column skillType is missing',
      'skills_nl.csv:2: 2 cells where the header has 3',
    ]);
  });
  it('names fifty problems and counts the others', async () => {
    const rows = Array.from({ length: 80 }, () => 'x,7212,y').join('\n');
    const lines = await problemsOf({ 'occupations_en.csv': `conceptUri,iscoGroup,preferredLabel\n${rows}` });
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toContain('30 more');
  });
  it('says when a folder is none, or holds no ESCO files, or a gzip file is broken', async () => {
    await expect(readEsco('/no/such/folder', () => undefined)).rejects.toThrow('there is no such folder');
    expect(await problemsOf({ 'photo.jpg': '' })).toEqual([expect.stringContaining('holds no ESCO file')]);
    const broken = { 'occupations_en.csv.gz': '', 'skills_en.csv': 'conceptUri,skillType,preferredLabel\n' };
    const folder = folderOf({ ...broken });
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${folder}/occupations_en.csv.gz`, 'no gzip');
    await expect(readEsco(folder, () => undefined)).rejects.toThrow('occupations_en.csv.gz: cannot be read');
  });
});

describe('gendered labels', () => {
  it.each([
    ['vendeur/vendeuse', ['vendeur', 'vendeuse']],
    ['agent d’accueil/agente d’accueil', ['agent d’accueil', 'agente d’accueil']],
    ['steward/hôtesse', ['steward', 'hôtesse']],
    ['leraar/lerares beeldende kunst', ['leraar beeldende kunst', 'lerares beeldende kunst']],
    ['technicien/ne', ['technicien']],
    ['addetto carico/scarico', ['addetto carico/scarico']],
    ['opérateur TCP/IP', ['opérateur TCP/IP']],
    ['verkoper hifi/audio/multimedia', ['verkoper hifi/audio/multimedia']],
  ])('takes %s apart where it is a pair', (label, forms) => {
    expect(splitGender(label)).toEqual(forms);
  });
});

describe('joining ESCO to the starter', () => {
  it('makes one concept of the same occupation in the same ISCO group, under the own id and label', async () => {
    const { concepts, merged } = joinConcepts(starter, await imported(OFFICIAL));
    expect(merged.get('esco:o1')).toBe('welder');
    const welder = withId(concepts, 'welder');
    expect(welder.labels.ENG?.preferred).toBe('welder');
    expect(welder.labels.ENG?.alternative).toContain('weld master');
    expect(welder.labels.DUT?.preferred).toBe('lasser');
    expect(welder.essentialSkills).toContain('esco:s1');
    expect(welder.sameAs).toEqual([uri('occupation', 'o1')]);
    expect(withId(concepts, 'esco:o2').broader).toEqual(['welder']);
  });
  it('joins languages and ISCO groups, and adds the rest', async () => {
    const { concepts, merged } = joinConcepts(starter, await imported(OFFICIAL));
    expect(merged.get('esco:s3')).toBe('language-dut');
    expect(merged.get('isco-7212')).toBe('isco-7212');
    expect(concepts).toHaveLength(starter.length + 5);
  });
  it('leaves an occupation of another ISCO group apart', async () => {
    const elsewhere = Object.fromEntries(
      Object.entries(OFFICIAL).map(([name, text]) => [
        name,
        text.replaceAll(',7212,welder', ',2654,welder').replaceAll(',7212,soudeur', ',2654,soudeur'),
      ]),
    );
    const { merged } = joinConcepts(starter, await imported(elsewhere));
    expect(merged.has('esco:o1')).toBe(false);
  });
  it('asks context for one very common word and for the plain word of a label with brackets', async () => {
    const { concepts } = joinConcepts(starter, await imported(OFFICIAL));
    expect(withId(concepts, 'esco:s5').needContext).toEqual(['data']);
    expect(withId(concepts, 'esco:s6')).toMatchObject({ labels: { ENG: { hidden: ['Zorp'] } }, needContext: ['Zorp'] });
  });
  it('asks context for a label of two concepts, but not for the preferred label of one of them', () => {
    const skill = (id: string, preferred: string, alternative: string[]): Concept => ({
      id,
      type: 'SKILL',
      labels: { ENG: { preferred, alternative, hidden: [] } },
      broader: [],
      related: [],
    });
    const [a, b, c] = markShared([
      skill('a', 'One', ['two']),
      skill('b', 'three', ['one', 'Two']),
      skill('c', 'four', []),
    ]);
    expect(a?.needContext).toEqual(['two']);
    expect(b?.needContext).toEqual(['one', 'Two']);
    expect(c?.needContext).toBeUndefined();
  });
  it('replacing leaves out occupations, plain skills and soft skills and keeps the rest', () => {
    const kept = withoutReplaceable(starter);
    const types = new Set(kept.map(({ type, kind }) => kind ?? type));
    expect(types).toEqual(new Set(['licence', 'shift', 'place', 'LANGUAGE', 'CATEGORY', 'DEGREE', 'FIELD']));
    const ids = new Set(kept.map(({ id }) => id));
    expect(kept.flatMap(({ broader, related }) => [...broader, ...related]).filter((id) => !ids.has(id))).toEqual([]);
  });
});
