import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

const TODAY = '2026-11-25';

/** What a CV wishes: hours, contracts, the least wage and days until available; ⏎ is a line break. */
function wishesOf(language: Language, text: string) {
  const cvText = text.replaceAll(' ⏎ ', '\n');
  const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: TODAY });
  const { workingHours, contractTypes, wage, availabilityAspect } = document.matchProfile?.aspects ?? {};
  const labels = (aspect: typeof workingHours) =>
    Array.isArray(aspect?.value) ? aspect.value.flatMap((item) => ('label' in item ? [item.label] : [])) : [];
  return {
    hours: labels(workingHours),
    contracts: labels(contractTypes),
    wage: wage?.type === 'range' ? (wage.value?.from ?? null) : null,
    days: availabilityAspect?.type === 'integer' ? availabilityAspect.value?.value : null,
  };
}

const HEAD: Readonly<Record<Language, string>> = {
  DUT: 'Ann Peeters ⏎ Verkoopster ⏎  ⏎ Ervaring ⏎ 2019 - heden: verkoopster, Zara, Gent ⏎  ⏎ Hobby’s ⏎ Gamen ⏎  ⏎ ',
  FRE: 'Anne Petit ⏎ Vendeuse ⏎  ⏎ Expérience ⏎ 2019 - 2024 : vendeuse, Zara, Lille ⏎  ⏎ Loisirs ⏎ Danse ⏎  ⏎ ',
  ENG: 'Ann Hill ⏎ Sales assistant ⏎  ⏎ Experience ⏎ 2019 - 2024: sales assistant, Zara, Leeds ⏎  ⏎ Hobbies ⏎ Golf ⏎  ⏎ ',
  ITA: 'Anna Neri ⏎ Commessa ⏎  ⏎ Esperienza ⏎ 2019 - 2024: commessa, Zara, Roma ⏎  ⏎ Hobby ⏎ Nuoto ⏎  ⏎ ',
};

describe('ENG-18 terms that no word of wishing introduces', () => {
  it.each<readonly [Language, string, readonly string[], readonly string[]]>([
    ['DUT', 'Voltijds, ook op zaterdag.', ['FULL_TIME'], []],
    ['FRE', 'CDI ou CDD, 20 à 24 h par semaine.', ['PART_TIME'], ['PERMANENT', 'TEMPORARY']],
    ['FRE', 'Dispo tout de suite. CDI, postes en 2x8.', [], ['PERMANENT']],
    ['ENG', 'Full-time, weekends too.', ['FULL_TIME'], []],
    ['ITA', 'Full-time, anche weekend.', ['FULL_TIME'], []],
    ['ITA', 'Ordinata. Part-time 4 mattine alla settimana.', ['PART_TIME'], []],
    ['ENG', 'What next? ⏎ Full-time retail job, weekends fine.', ['FULL_TIME'], []],
    ['DUT', 'Wat wil ik ⏎ Een vast contract van 20-24 uur.', ['PART_TIME'], ['PERMANENT']],
    ['ENG', 'JOB APPLIED FOR ⏎ UX designer, 32 hours a week', ['PART_TIME'], []],
    // what somebody is, or was
    ['ENG', 'Full-time carer for a year.', [], []],
    ['ENG', 'Freelance, since I was young.', [], []],
    ['DUT', 'Voltijdse studente.', [], []],
  ])('%s: %s', (language, text, hours, contracts) => {
    expect(wishesOf(language, HEAD[language] + text)).toMatchObject({ hours, contracts });
  });

  it.each<readonly [Language, string, number]>([
    ['ITA', 'Cerco lavoro a giornata, 1.900 euro netti.', 1900],
    ['ITA', 'Cerco lavoro, rientro nel fine settimana, 2.300 euro netti.', 2300],
    ['ENG', 'Looking for work at 250 pounds a day.', 5394.74],
    ['DUT', 'Mijn uurloon is nu 15 euro; ik wil graag 16 euro per uur.', 2624],
  ])('%s: a wage is of the period that fits its size: %s', (language, text, wage) => {
    expect(wishesOf(language, HEAD[language] + text).wage).toBeCloseTo(wage, 0);
  });

  it.each<readonly [Language, string, number]>([
    ['FRE', 'Délai de congé : 2 mois.', 60],
    ['ENG', 'A month’s notice.', 30],
    ['ENG', 'Notice: a week.', 7],
  ])('%s: %s', (language, text, days) => {
    expect(wishesOf(language, HEAD[language] + text).days).toBe(days);
  });
});

describe('ENG-18 languages, licences and studies of a CV', () => {
  const profileOf = (language: Language, text: string) => {
    const cvText = text.replaceAll(' ⏎ ', '\n');
    const { document, enrichment } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: TODAY });
    const { languages } = document.matchProfile?.aspects ?? {};
    return {
      levels:
        languages?.type === 'concepts' ? languages.value.map(({ label, level }) => `${label} ${level ?? '-'}`) : [],
      concepts: new Set(enrichment.evidence.map(({ conceptId }) => conceptId)),
    };
  };

  it.each<readonly [Language, string, readonly string[]]>([
    ['ENG', 'Teacher of French and Spanish ⏎  ⏎ Languages ⏎ French (C1), Spanish (B2)', ['French C1', 'Spanish B2']],
    ['DUT', 'Talen: Nederlands, Engels (vloeiend)', ['Nederlands -', 'Engels C1']],
    ['DUT', 'Talen: Nederlands en Arabisch (moedertaal)', ['Nederlands C2', 'Arabisch C2']],
    ['FRE', 'Langues : français, allemand (notions)', ['français -', 'allemand A1']],
  ])('%s: a level is of the language that it stands behind: %s', (language, text, levels) => {
    expect(profileOf(language, text).levels).toEqual(levels);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'RIJBEWIJZEN EN ATTESTEN ⏎ B, C, CE', ['driving-licence-b', 'driving-licence-c', 'driving-licence-ce']],
    ['ITA', 'PATENTI E ABILITAZIONI ⏎ B, C, CE', ['driving-licence-b', 'driving-licence-c', 'driving-licence-ce']],
    ['FRE', 'Cariste, CACES R489 1, 3 et 5', ['caces-r489-1', 'caces-r489-3', 'caces-r489-5']],
  ])('%s: %s', (language, text, licences) => {
    const { concepts } = profileOf(language, text);
    expect(licences.filter((licence) => !concepts.has(licence))).toEqual([]);
  });

  it.each<readonly [Language, string, Readonly<Record<string, string | null>>]>([
    [
      'ENG',
      'Education ⏎ 2013–2015 ⏎ Master of Arts, Interaction Design ⏎ Malmö University (Sweden) ⏎ ' +
        '2009–2013 ⏎ Bachelor of Arts, Visual Communication ⏎ UdK Berlin (Germany)',
      { degree: 'Bachelor of Arts', field: 'Visual Communication', institute: 'UdK Berlin' },
    ],
    [
      'ENG',
      'Education ⏎ 2006 – 2010  MA (Hons) French and Spanish, University of Edinburgh',
      { degree: 'MA (Hons)', field: 'French and Spanish', institute: 'University of Edinburgh' },
    ],
    [
      'DUT',
      'Opleiding ⏎ 2007 – 2011: Pabo, Hogeschool Utrecht, diploma behaald',
      { field: 'Pabo', institute: 'Hogeschool Utrecht', dateTo: '2011' },
    ],
    [
      'ENG',
      'Education ⏎  ⏎ ACCA ⏎ Chartered Certified Accountant, ACCA · (2014)',
      { institute: 'ACCA', dateTo: '2014' },
    ],
  ])('%s: %s', (language, text, education) => {
    expect(parser.parseCv({ language, text: text.replaceAll(' ⏎ ', '\n') }).educations.at(-1)).toMatchObject(education);
  });

  it('the name of a firm goes on behind two small words', () => {
    const { workExperiences } = parser.parseCv({
      language: 'FRE',
      text: "Depuis 2013, je travaille comme électricien industriel aux Chantiers de l'Atlantique à Saint-Nazaire.",
    });
    expect(workExperiences[0]?.company).toBe("Chantiers de l'Atlantique");
  });
});
