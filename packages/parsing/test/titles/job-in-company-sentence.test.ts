import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function skillsIn(language: Language, title: string, text: string): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
}

describe('a sentence that names the firm or a field of law', () => {
  it.each<readonly [Language, string, string, string, boolean]>([
    ['FRE', 'Éducateur', 'Profil\nConnaissance du handicap et de l’autisme.', 'disability-support', true],
    ['ITA', 'Impiegata', 'Requisiti\nConoscenza del GDPR e uso di Excel.', 'microsoft-excel', true],
    ['ENG', 'Legal officer', 'Profile\nYou know data privacy and contract drafting.', 'gdpr', true],
    ['ENG', 'Engineer', 'Our privacy policy covers each log that Python writes.', 'python', false],
    ['FRE', 'Soudeur', 'Leader dans la peinture industrielle, notre groupe grandit.', 'painting-decorating', false],
  ])('%s, %s: "%s" asks %s: %s', (language, title, text, concept, isAsked) => {
    expect(skillsIn(language, title, text).includes(concept)).toBe(isAsked);
  });

  it.each<readonly [Language, string, string, boolean]>([
    ['DUT', 'Familiebedrijf in Gent zoekt een magazijnier met heftruckattest.', 'forklift-licence', true],
    ['FRE', 'Entreprise familiale recherche un magasinier avec brevet cariste.', 'forklift-licence', true],
    ['ENG', 'Family business seeks a warehouse operative with a forklift licence.', 'forklift-licence', true],
    ['ITA', 'Cerchiamo per azienda cliente un magazziniere con patentino del muletto.', 'forklift-licence', true],
    ['ITA', 'Azienda leader nel settore cerca un tornitore con conoscenza di AutoCAD.', 'autocad', true],
    ['ENG', 'We are looking for people, a market leader in welding with 40 years of history.', 'welding', false],
    ['FRE', 'Nous recherchons pour notre client, leader de la soudure, un magasinier.', 'welding', false],
    ['DUT', 'Toonaangevend in lassen, zoekt dit bedrijf een magazijnier.', 'welding', false],
  ])('%s: behind the verb that seeks the job is told: "%s" asks %s: %s', (language, text, concept, isAsked) => {
    expect(skillsIn(language, '', text).includes(concept)).toBe(isAsked);
  });

  it('tells of the job what the reader does in it', () => {
    const title = 'Schadebeheerder';
    expect(skillsIn('DUT', title, 'Taken\nOp ons kantoor in Gent volg je je eigen dossiers op.')).toContain(
      'case-files-admin',
    );
    expect(skillsIn('DUT', title, 'Taken\nOp ons kantoor in Gent worden dossiers opgevolgd.')).toEqual([]);
  });

  it('tells of the firm only near its name where full stops are lost', () => {
    const filler = 'you serve guests at the counter and keep the place going with all of us there '.repeat(4);
    const near = `we are a market leader in welding ${filler}`;
    expect(skillsIn('ENG', 'Barista', near)).not.toContain('welding');
    expect(skillsIn('ENG', 'Barista', `${near}requirements cash handling and welding`)).toContain('welding');
  });
});

describe('a name in other letters than its own', () => {
  it('is one beside its like in a text without capitals', () => {
    const text = 'proficient in microsoft office word excel and outlook';
    expect(skillsIn('ENG', 'assistant', text)).toEqual([
      'microsoft-office',
      'microsoft-word',
      'microsoft-excel',
      'microsoft-outlook',
    ]);
  });
  it('is one beside its like in capitals, and none in small letters among capitals', () => {
    expect(skillsIn('ENG', 'Developer', 'Profile\nYou know Jenkins and GIT.')).toContain('git');
    expect(skillsIn('ENG', 'Developer', 'Profile\nYou know Jenkins and you go for Docker.')).not.toContain('golang');
  });
  it('is a word where nothing of its kind stands beside it', () => {
    expect(skillsIn('ENG', 'cook', 'you cook and in your own word you tell the rest')).toEqual([]);
  });
});

describe('words of a task far apart', () => {
  it('say it where no label as it is written stands among them', () => {
    const text = 'Taken\nJe bent bezig met recepten, de andere keer geef je uitleg over het gebruik van medicijnen.';
    expect(skillsIn('DUT', 'Apothekersassistent', text)).toContain('medicines-explaining');
  });
});
