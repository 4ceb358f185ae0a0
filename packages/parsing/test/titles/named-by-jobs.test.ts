import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** Skills of an ad, each as it is written and its concept. */
function skillsOf(language: Language, text: string, title = ''): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'JOB_PROPERTY' ? [`${aspect.matchedText} → ${aspect.conceptId}`] : [],
    );
}

describe('what the name of a job says besides the job', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Nachtverpleegkundige gezocht voor een woonhuis in Aalst.', 'Nacht → night-shift'],
    ['DUT', 'Wij zoeken een weekendverpleegkundige in Brugge.', 'weekend → weekend-work'],
    ['DUT', 'Avondreceptionist, Leuven', 'Avond → evening-work'],
    ['FRE', 'Infirmier de nuit, Lille', 'de nuit → night-shift'],
    ['FRE', 'Aide-soignant(e) de nuit à Namur, CDI', 'de nuit → night-shift'],
    ['FRE', 'Nous recherchons une caissière week-end.', 'week-end → weekend-work'],
    ['FRE', 'Serveur du soir, Nice', 'du soir → evening-work'],
    ['ENG', 'Night nurse, Bristol', 'Night → night-shift'],
    ['ENG', 'We are looking for a weekend receptionist.', 'weekend → weekend-work'],
    ['ITA', 'Infermiere notturno, Roma', 'notturno → night-shift'],
    ['ITA', 'Cerchiamo un cameriere serale.', 'serale → evening-work'],
  ])('ENG-10c %s: when it is done, "%s"', (language, text, skill) => {
    expect(skillsOf(language, text)).toContain(skill);
  });

  it('reads it in a title above a text too', () => {
    expect(skillsOf('ENG', 'We look after 40 residents.', 'Night nurse')).toContain('Night → night-shift');
    expect(skillsOf('DUT', 'Je rijdt door de Benelux.', 'Chauffeur CE')).toContain('CE → driving-licence-ce');
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Wij zoeken een kok. Weekend vrij!'],
    ['FRE', 'Infirmier. De nuit, nos équipes se relaient.'],
    ['FRE', 'Directeur nuits sonores'],
    ['ENG', 'Come and see us one night. Nurse wanted.'],
    ['ENG', 'Cook wanted. Weekends off.'],
  ])('%s: a break parts them, "%s"', (language, text) => {
    expect(skillsOf(language, text).filter((skill) => /shift|weekend-work/.test(skill))).toEqual([]);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Chauffeur CE gezocht in Gent', ['CE → driving-licence-ce']],
    ['DUT', 'CE-chauffeur internationaal, Tilburg', ['CE → driving-licence-ce']],
    ['DUT', 'Chauffeur C/CE, Venlo', ['C → driving-licence-c', 'CE → driving-licence-ce']],
    ['DUT', 'Chauffeur B pakketdienst Utrecht', ['B → driving-licence-b']],
    ['FRE', 'Chauffeur poids lourd CE, Lyon', ['CE → driving-licence-ce']],
    ['ITA', 'Autista CE, Milano', ['CE → driving-licence-ce']],
  ])('%s: the class that a driver needs, "%s"', (language, text, skills) => {
    expect(skillsOf(language, text)).toEqual(skills);
  });

  it('asks the class, unless the text says how much', () => {
    const licence = (text: string): readonly (boolean | null)[] =>
      parser
        .parseJob({ title: '', text, language: 'DUT' })
        .parsingAspects.flatMap((aspect) =>
          aspect.aspectType === 'JOB_PROPERTY' && aspect.conceptId === 'driving-licence-ce' ? [aspect.required] : [],
        );
    expect(licence('Chauffeur CE gezocht in Gent')).toEqual([true]);
    expect(licence('Chauffeur CE gezocht\nProfiel\nEen rijbewijs CE is een pluspunt.')).toEqual([false]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Groep C. Chauffeur gezocht.'],
    ['FRE', 'Infirmier B, Lille'],
    ['FRE', 'Conseiller B to B, Paris'],
    ['DUT', 'Verkoper B2B, Gent'],
  ])('%s: a letter beside another job is no licence, "%s"', (language, text) => {
    expect(skillsOf(language, text).filter((skill) => skill.includes('licence'))).toEqual([]);
  });
});
