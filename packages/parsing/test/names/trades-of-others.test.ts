import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function functionsOf(language: Language, title: string): readonly (string | null)[] {
  return parser
    .parseJob({ title, text: '', language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : []));
}

describe('ENG-10b a trade in a title is no function where it is that of whom the job works for', () => {
  it.each<readonly [Language, string, string, readonly (string | null)[]]>([
    ['DUT', 'Recruiter verpleegkundigen', 'nurse', ['recruiter']],
    ['DUT', 'Adviseur voor kappers', 'hairdresser', [null]],
    ['FRE', 'Conseiller assistantes maternelles', 'childminder', [null]],
    ['FRE', 'Chargée de recrutement infirmiers', 'nurse', ['recruiter']],
    ['ITA', 'Selezionatore infermieri', 'nurse', ['recruiter']],
    ['ENG', 'Nurse recruiter', 'nurse', ['recruiter']],
    ['ENG', "Electrician's mate", 'electrician', [null]],
    ['ENG', 'Welder Helper', 'welder', [null]],
  ])('%s: %s', (language, title, other, functions) => {
    const found = functionsOf(language, title);
    expect(found).not.toContain(other);
    expect(found).toEqual(functions);
  });

  it.each<readonly [Language, string, string]>([
    // somebody who leads them comes from their trade
    ['DUT', 'Teamleider lassers', 'welder'],
    ['DUT', 'Recruiter, verpleegkundigen', 'nurse'],
    ['FRE', 'Formateur soudeur', 'welder'],
    ['ENG', 'Welder - helper wanted too', 'welder'],
    ['ENG', 'Nurses, trainer', 'nurse'],
    ['ITA', 'Infermieri', 'nurse'],
  ])('%s: %s names the trade', (language, title, trade) => {
    expect(functionsOf(language, title)).toContain(trade);
  });
});

describe('ENG-10b nor where the title only stands on top of a text that was pasted', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Conseiller assistantes maternelles (H/F) - Lille\n\nContrat : CDD. Vous maîtrisez Excel.', 'childminder'],
    ['FRE', 'Conseillère infirmières (H/F)\n\nUn CDI à Namur.', 'nurse'],
    ['DUT', 'Adviseur kappers (m/v/x) - Gent\n\nEen vast contract. Je kent Excel.', 'hairdresser'],
  ])('%s: %j', (language, text, other) => {
    const functions = parser
      .parseJob({ title: '', text, language })
      .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : []));
    expect(functions).not.toContain(other);
  });
});

describe('ENG-10b the name of a trade that is a quality of the word before it', () => {
  it.each<readonly [Language, string]>([
    ['FRE', 'Formateur équipes commerciales'],
    ['FRE', 'Directeur des opérations commerciales'],
    ['ITA', 'Responsabile attività commerciali'],
  ])('%s: %s is no sales representative', (language, title) => {
    expect(functionsOf(language, title)).not.toContain('sales-representative');
  });
  it.each<readonly [Language, string]>([
    ['FRE', 'Commerciales terrain'],
    ['ITA', 'Commerciale estero'],
  ])('%s: %s is one', (language, title) => {
    expect(functionsOf(language, title).length).toBeGreaterThan(0);
    expect(functionsOf(language, title)[0]).not.toBeNull();
  });
});

describe('ENG-10b jobs that help a trade have names of their own', () => {
  it.each([
    ['Nurse assistant', 'healthcare-assistant'],
    ["Nurse's aide", 'healthcare-assistant'],
    ["Teacher's aide", 'teaching-assistant'],
    ['Pharmacist assistant', 'pharmacy-assistant'],
    ['Learning developer', 'trainer-corporate'],
    ['Curriculum developer', 'trainer-corporate'],
  ])('%s', (title, job) => {
    expect(functionsOf('ENG', title)).toEqual([job]);
  });
});

describe('ENG-10b a department is no part of a shop unless its name says so', () => {
  it.each([
    ['Manufacturing Department Manager', 'production-manager'],
    ['Retail department manager', 'department-manager-retail'],
  ])('%s', (title, job) => {
    expect(functionsOf('ENG', title)).toEqual([job]);
  });
});
