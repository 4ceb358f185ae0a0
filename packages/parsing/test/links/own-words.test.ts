import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

interface Skill {
  readonly words: string;
  readonly concept: string | null;
  readonly required: boolean | null;
}

function skillsOf(text: string, language: Language, title = ''): readonly Skill[] {
  return parser.parseJob({ title, text, language }).parsingAspects.flatMap((aspect) =>
    aspect.aspectType === 'JOB_PROPERTY' || aspect.aspectType === 'PHRASE'
      ? [
          {
            words: aspect.matchedText,
            concept: aspect.aspectType === 'PHRASE' ? null : aspect.conceptId,
            required: aspect.required,
          },
        ]
      : [],
  );
}

const words = (text: string, language: Language): readonly string[] =>
  skillsOf(text, language).map((skill) => skill.words);

describe('a skill told in other words than its labels', () => {
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Taken:\n- Je lost en laadt vrachtwagens', 'lost en laadt', 'Magazijnier'],
    ['DUT', 'Taken:\n- factuurverwerking en het inboeken van inkomende facturen', 'facturen', 'Boekhouder'],
    ['FRE', 'Missions :\n- prévenir les escarres des résidents', 'prévenir les escarres', 'Infirmier'],
    ['ENG', 'Tasks:\n- match the supplier invoices every week\n- accounts payable', 'match the supplier invoices', ''],
    ['ITA', 'Mansioni:\n- gestisci con cura il magazzino\n- inventario', 'gestisci con cura il magazzino', ''],
  ])('ENG-10c is found by the roots of its words in %s: %s', (language, text, part, title) => {
    const found = skillsOf(text, language, title).find((skill) => skill.words.includes(part));
    expect(found?.concept, JSON.stringify(skillsOf(text, language, title))).toEqual(expect.any(String));
  });
});

describe('a task or field of knowledge that no label names', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Jouw taken\n- je smeert houten blokzeilen met lijnolie', 'smeert houten blokzeilen met lijnolie'],
    ['FRE', 'Vos missions\n- vernir les volutes de violons anciens', 'vernir les volutes de violons anciens'],
    ['ENG', 'Your tasks\n- engrave quaich handles by laser', 'engrave quaich handles by laser'],
    ['ITA', 'Cosa farai\n- infilare le perline sui telai', 'infilare le perline sui telai'],
    ['DUT', 'Profiel\n- kennis van Zwartsluizer knooptechnieken is een plus', 'Zwartsluizer knooptechnieken'],
    ['FRE', 'Profil\n- maîtrise du logiciel Zorglub', 'Zorglub'],
  ])('ENG-10c stays in its own words in %s', (language, text, expected) => {
    const found = skillsOf(text, language).filter((skill) => skill.concept === null);
    expect(found.map((skill) => skill.words)).toContain(expected);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Over ons\nWij smeren al jaren houten blokzeilen voor heel Vlaanderen.'],
    ['DUT', 'Profiel\n- kennis van Zwartsluizer knooptechnieken is niet vereist'],
    ['FRE', 'Nous vernissons des volutes de violons depuis 1950.'],
    ['ENG', 'What we offer\n- engraving quaich handles courses for your children'],
    ['FRE', 'La résidence Les Tilleuls recherche un aide-soignant.'],
    ['ITA', 'Gestiamo perline sui telai da tre generazioni.'],
  ])('ENG-10c what the firm does, offers or does not ask is none in %s: %s', (language, text) => {
    expect(skillsOf(text, language).filter((skill) => skill.concept === null)).toEqual([]);
    expect(words(text, language)).not.toContain('recherche');
  });
  it('keeps the characters it was read from', () => {
    const text = '  Jouw taken\n • je smeert houten blokzeilen met lijnolie ';
    const aspect = parser
      .parseJob({ title: '', text, language: 'DUT' })
      .parsingAspects.find(({ aspectType }) => aspectType === 'PHRASE');
    expect(aspect?.matchedText).toBe('smeert houten blokzeilen met lijnolie');
    expect(text.slice(aspect?.start, aspect?.end)).toBe(aspect?.matchedText);
  });
});

describe('must, nice to have or neither', () => {
  const needs = (text: string, language: Language): Readonly<Record<string, boolean | null>> =>
    Object.fromEntries(skillsOf(text, language).map((skill) => [skill.words, skill.required]));
  it.each<readonly [Language, string, Readonly<Record<string, boolean | null>>]>([
    ['DUT', 'Rijbewijs B is een must, VCA is mooi meegenomen.', { 'Rijbewijs B': true, VCA: false }],
    ['DUT', 'Kotlin, Python en SQL zijn een plus.', { Kotlin: false, Python: false, SQL: false }],
    ['FRE', "Le permis B est indispensable, l'anglais ou Excel un atout.", { 'permis B': true, Excel: false }],
    ['ENG', 'SQL is required; Python would be a plus.', { SQL: true, Python: false }],
    ['ITA', 'Patente B indispensabile, Excel gradito.', { 'Patente B': true, Excel: false }],
    ['DUT', 'Taken\n- werken met Excel\n\nProfiel\n- kennis van SAP', { Excel: null, SAP: true }],
    ['ENG', 'Nice to have:\n- Python', { Python: false }],
  ])('ENG-10c is told by the clause, else by the heading in %s: %s', (language, text, expected) => {
    expect(needs(text, language)).toMatchObject(expected);
  });
  it('a heading speaks of its list, not of the paragraph behind it', () => {
    expect(words('Must have\n- SQL\n\nWe work with Python.', 'ENG')).toEqual(['SQL', 'Python']);
    expect(needs('Must have\n- SQL\n\nWe work with Python.', 'ENG')).toEqual({ SQL: true, Python: null });
  });
});

describe('a thing in a list of skills', () => {
  it.each<readonly [Language, string, string]>([
    ['ENG', 'Requirements\n- Excel, deal flow sheets, SAP', 'deal flow sheets'],
    ['FRE', 'Profil\n- Excel, loi organique, Word', 'loi organique'],
    ['DUT', 'Profiel\n- Excel, polisdossiers dematerialisatie, Word', 'polisdossiers dematerialisatie'],
    ['ITA', 'Requisiti\n- Excel, farmacopea lombarda, Word', 'farmacopea lombarda'],
    ['ENG', 'Requirements\n- Excel\n- Word\n- blue ledger books\n- SAP', 'blue ledger books'],
  ])('ENG-10c is told where its neighbours are hard skills (%s: %s)', (language, text, words) => {
    expect(skillsOf(text, language)).toContainEqual({ words, concept: null, required: true });
  });
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Profil\n- rigueur, clé de sol, autonomie', 'clé de sol'],
    ['DUT', 'Profiel\n- Excel, maar dat hoeft niet, Word', 'hoeft'],
    ['ENG', 'Requirements\n- Excel; the bus is slow; Word', 'bus'],
  ])('ENG-10c is not told beside qualities, nor is a remark (%s: %s)', (language, text, words) => {
    expect(skillsOf(text, language).filter((skill) => skill.words.includes(words))).toEqual([]);
  });
});
