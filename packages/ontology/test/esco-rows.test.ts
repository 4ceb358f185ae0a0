import { describe, expect, it } from 'vitest';
import { type Concept, readEsco } from '../src/index.ts';
import { folderOf, isco, uri } from './esco-folder.ts';

/** The group T3 of transversal skills, self-management. */
const SOFT = uri('skill', '021a23e1-907e-4627-b05a-555f889cbb65');
const OCCUPATIONS = 'conceptUri,iscoGroup,preferredLabel,status';
const SKILLS = 'conceptUri,skillType,preferredLabel,status,collections';
const BROADER = 'conceptUri,broaderUri';
const welder = `${uri('occupation', 'o1')},7212,welder,released`;
const blow = `${uri('skill', 's1')},skill/competence,blow bubbles,released,`;

async function read(files: Readonly<Record<string, readonly string[]>>) {
  const texts = Object.entries(files).map(([name, lines]) => [`${name}.csv`, lines.join('\n')] as const);
  return readEsco(folderOf(Object.fromEntries(texts)), () => undefined);
}

async function concept(id: string, files: Readonly<Record<string, readonly string[]>>): Promise<Concept | undefined> {
  return (await read(files)).concepts.find((one) => one.id === id);
}

describe('the rows of an ESCO download', () => {
  it('a skill is soft whose group, or one of the two above that, says how somebody works; knowledge never is', async () => {
    const [a, b, c] = ['ga', 'gb', 'gc'].map((name) => uri('skill', name));
    const typeOf = async (steps: readonly string[], kind = 'skill/competence') => {
      const way = [uri('skill', 's1'), ...steps];
      const found = await concept('esco:s1', {
        skills_en: [SKILLS, blow.replace('skill/competence', kind)],
        broaderRelationsSkillPillar_en: [BROADER, ...way.slice(1).map((above, at) => `${way[at]},${above}`)],
      });
      return found?.type;
    };
    expect(await typeOf([SOFT])).toBe('SOFT_SKILL');
    expect(await typeOf([a ?? '', b ?? '', SOFT])).toBe('SOFT_SKILL');
    expect(await typeOf([a ?? '', b ?? '', c ?? '', SOFT])).toBe('SKILL');
    expect(await typeOf([SOFT], 'knowledge')).toBe('SKILL');
  });

  it('an essential skill is not optional too, and only concepts of a kind are broader ones of each other', async () => {
    const found = await concept('esco:o1', {
      occupations_en: [OCCUPATIONS, welder],
      skills_en: [SKILLS, blow, `${uri('skill', 's2')},skill/competence,puff,released,`],
      occupationSkillRelations_en: [
        'occupationUri,relationType,skillUri',
        `${uri('occupation', 'o1')},essential,${uri('skill', 's1')}`,
        `${uri('occupation', 'o1')},optional,${uri('skill', 's1')}`,
        `${uri('occupation', 'o1')},optional,${uri('skill', 's2')}`,
      ],
      broaderRelationsOccPillar_en: [BROADER, `${uri('occupation', 'o1')},${uri('skill', 's1')}`],
    });
    expect(found).toMatchObject({ essentialSkills: ['esco:s1'], optionalSkills: ['esco:s2'], broader: [] });
  });

  it('a major group of ISCO has none above it, a unit group the one of three digits', async () => {
    const groups = ['7', '72', '7212'].map((code) => `${isco(code)},${code},group ${code}`);
    const { concepts } = await read({
      occupations_en: [OCCUPATIONS, welder],
      ISCOGroups_en: ['conceptUri,code,preferredLabel', ...groups],
    });
    expect(concepts.filter(({ type }) => type === 'CATEGORY').map(({ id, broader }) => [id, broader])).toEqual([
      ['isco-7', []],
      ['isco-72', ['isco-7']],
      ['isco-7212', ['isco-721']],
    ]);
  });

  it('the unit group is the one that most languages give; a group of three digits is none', async () => {
    const inGroups = async (en: string, fr: string, nl: string) => {
      const row = (code: string) => [OCCUPATIONS, welder.replace('7212', code)];
      return (await concept('esco:o1', { occupations_en: row(en), occupations_fr: row(fr), occupations_nl: row(nl) }))
        ?.isco;
    };
    expect(await inGroups('7213', '7212', '7212')).toBe('7212');
    expect(await inGroups('7213', '7213', '7212')).toBe('7213');
    expect(await inGroups('721', '721', '721')).toBeUndefined();
  });

  it('relations to what no file describes are counted, one of a concept to itself is none', async () => {
    const { concepts, dangling } = await read({
      skills_en: [SKILLS, blow],
      skillSkillRelations_en: [
        'originalSkillUri,relatedSkillUri',
        `${uri('skill', 's1')},${uri('skill', 's1')}`,
        `${uri('skill', 's1')},${uri('skill', 'gone')}`,
      ],
    });
    expect([concepts[0]?.related, dangling]).toEqual([[], 1]);
  });

  it('obsolete and deprecated rows are left out, of collections too; ids are in small letters', async () => {
    const rows = [
      blow,
      ...['obsolete', 'deprecated', 'released'].map(
        (status) => `${uri('skill', `${status}-A1`)},knowledge,${status},${status},`,
      ),
    ];
    const { concepts } = await read({
      skills_en: [SKILLS, ...rows],
      languageSkillsCollection_en: [
        'conceptUri,preferredLabel,status',
        `${uri('skill', 'released-A1')},released,obsolete`,
      ],
    });
    expect(concepts.map(({ id, type }) => [id, type])).toEqual([
      ['esco:released-a1', 'SKILL'],
      ['esco:s1', 'SKILL'],
    ]);
  });

  it('one thing is no occupation in one file and a skill in another', async () => {
    const both = uri('occupation', 'o1');
    const files = {
      occupations_en: [OCCUPATIONS, welder],
      skills_en: [SKILLS, `${both},skill/competence,weld,released,`],
    };
    await expect(read(files)).rejects.toThrow(
      `skills_en.csv:2: ${both} is an occupation in one file and a skill in another`,
    );
  });
});
