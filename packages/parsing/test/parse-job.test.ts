import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import type { ParsingAspect } from '../src/index.ts';
import { parser } from './test-ontology.ts';

/** An ad's aspects in one line each: what a reader would note on the ad. */
function notes(title: string, text: string, language?: Language): readonly string[] {
  const job = language === undefined ? { title, text } : { title, text, language };
  const { parsingAspects } = parser.parseJob(job);
  for (const aspect of parsingAspects) {
    const source = aspect.field === 'title' ? title : text;
    expect(source.slice(aspect.start, aspect.end)).toBe(aspect.matchedText);
    expect(aspect.confidence).toBeGreaterThan(0);
    expect(aspect.confidence).toBeLessThanOrEqual(1);
  }
  return parsingAspects.map(note);
}

function mark(required: boolean | null): string {
  if (required === null) return '';
  return required ? '!' : '?';
}

function note(aspect: ParsingAspect): string {
  switch (aspect.aspectType) {
    case 'JOB_FUNCTION':
      return `function ${aspect.conceptId ?? `"${aspect.matchedText}"`}`;
    case 'JOB_PROPERTY':
    case 'JOB_SOFT_COMPTENCE':
      return `${aspect.conceptId}${mark(aspect.required)}`;
    case 'PHRASE':
      return `"${aspect.matchedText}"${mark(aspect.required)}`;
    case 'CONTRACT_TYPE':
    case 'WORKING_HOURS':
      return aspect.value;
    case 'GEO':
      return `in ${aspect.labels.join(' ')}`;
    case 'WAGE':
      return `${aspect.amountLow ?? ''}-${aspect.amountHigh ?? ''} (${aspect.period})`;
    case 'LANGUAGE':
      return `${aspect.value} ${aspect.level ?? ''}${mark(aspect.required)}`.trim();
    case 'SENIORITY':
      return `${aspect.value} years`;
  }
}

describe('parseJob reads Dutch ads', () => {
  it('ENG-10c ENG-10e ENG-10g ENG-10h a welder: musts, pluses, negation, interim with a view, wage, post code', () => {
    const found = notes(
      'MIG-lasser (m/v/x)',
      `Voor onze klant, een familiebedrijf met vestigingen in Antwerpen, zoeken we een lasser.
Jouw taken:
- Je last stalen constructies met MIG en TIG
- Je leest technische tekeningen en rapporteert aan de productieleider
Profiel:
- Je hebt minstens 3 jaar ervaring
- Rijbewijs B is een must, een heftruckattest is een plus
- Je spreekt vloeiend Nederlands en hebt een basiskennis Frans
- Ervaring met voorraadbeheer is niet vereist
- Je bent een teamspeler en werkt nauwkeurig
Aanbod:
Interim met optie vast contract, voltijds (38u/week), in een 3-ploegenstelsel. Loon tussen € 15,50 en € 18,20 bruto per uur, maaltijdcheques van € 8. Opleiding boekhouden mogelijk.
Plaats tewerkstelling: 9000 Gent`,
    );
    expect(found).toEqual([
      'function welder',
      'mig',
      'tig',
      'drawings',
      'driving-b!',
      'forklift?',
      'teamwork!',
      'accuracy!',
      'three-shift',
      'PERMANENT_POSSIBLE',
      'FULL_TIME',
      'in Gent 9000',
      '2542-2984.8 (HOUR)',
      'DUT C1!',
      'FRE A2!',
      '3 years',
    ]);
  });
  it('ENG-10c ENG-10f ENG-10h a warehouse job written in other words: two words for one, plural, part time, monthly wage', () => {
    const found = notes(
      'Magazijn medewerkers gezocht te Mechelen',
      `Ben jij een magazijnier die van aanpakken weet? Je staat in voor het voorraadbeheer en je werkt met Excel.
Een heftruckcertificaat is vereist. Geen ervaring met lassen nodig.
Wat bieden wij? Een deeltijds contract van onbepaalde duur (20 uur per week) met een maandloon van 2.150 euro bruto. Thuiswerk is niet mogelijk.`,
    );
    expect(found).toContain('function warehouse-worker');
    expect(found).toContain('forklift!');
    expect(found).toContain('stock');
    expect(found).toContain('excel');
    expect(found).not.toContain('welding');
    expect(found).toEqual(expect.arrayContaining(['PERMANENT', 'PART_TIME', 'in Mechelen', '2150-2150 (MONTH)']));
  });
  it('ENG-10f a nurse: either hours, languages with levels behind them, no wage from a voucher', () => {
    const found = notes(
      'Verpleegkundige',
      `Woonzorgcentrum in Brugge zoekt een verpleegkundige, voltijds of deeltijds, vast contract.
Profiel: bachelor, wondzorg, stressbestendig. Talen: Nederlands (C2), Engels (B1).
Wij bieden: maaltijdcheques van € 8, een premie van € 500 en fietsvergoeding van € 0,35 per km.`,
    );
    expect(found).toEqual([
      'function nurse',
      'wound-care!',
      'stress!',
      'PERMANENT',
      'MIXED',
      'in Brugge',
      'DUT C2!',
      'ENG B1!',
    ]);
  });
  it('ENG-10c tells a concept at each place that words it anew, needed as that place says', () => {
    const { parsingAspects } = parser.parseJob({
      title: 'Lasser',
      text: 'Taken:\n- Je toont je heftruckcertificaat aan de poort.\n\nVereist:\n- heftruckattest',
      language: 'DUT',
    });
    const skills = parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_PROPERTY');
    expect(skills).toMatchObject([
      { conceptId: 'forklift', matchedText: 'heftruckcertificaat', required: null },
      { conceptId: 'forklift', matchedText: 'heftruckattest', required: true },
    ]);
  });
  it('ENG-10b a compound that no label covers is its head', () => {
    expect(notes('Broodbakker', 'Wij zoeken iemand die graag vroeg opstaat en brood bakt.', 'DUT')).toContain(
      'function baker',
    );
  });
});

describe('parseJob reads French ads', () => {
  it('ENG-10b ENG-10e ENG-10h a nurse in Lyon: inclusive title, CDI, monthly wage with spaces', () => {
    const found = notes(
      'Infirmier(ère) H/F',
      `Clinique à Lyon recherche un(e) infirmier(ère) en CDI à temps plein.
Profil : rigoureux, esprit d'équipe. Soins de plaies exigés. Le permis B est un atout. Pas besoin de CACES.
Salaire : 2 400 € à 2 800 € brut mensuel. Anglais courant apprécié.`,
    );
    expect(found).toEqual([
      'function nurse',
      'accuracy!',
      'teamwork!',
      'wound-care!',
      'driving-b?',
      'PERMANENT',
      'FULL_TIME',
      'in Lyon',
      '2400-2800 (MONTH)',
      'ENG C1?',
    ]);
  });
  it('ENG-10e ENG-10h a temp agency: its own contracts do not count, the yearly wage in K€ does', () => {
    const found = notes(
      'Comptable (H/F) - Lille',
      `Notre agence d'intérim, spécialiste du recrutement (CDI, CDD, intérim), recherche pour son client un comptable.
Vos missions : comptabilité générale sur Excel, en lien avec le responsable de production.
Votre profil : 5 ans d'expérience minimum, néerlandais bilingue.
CDD de 6 mois, 35h/semaine, rémunération 30-35K€ selon profil, tickets restaurant de 9 €.`,
    );
    expect(found).toEqual([
      'function accountant',
      'accounting',
      'excel',
      'TEMPORARY',
      'FULL_TIME',
      'in Lille',
      '2500-2916.67 (YEAR)',
      'DUT C1!',
      '5 years',
    ]);
  });
  it('ENG-10b ENG-10e ENG-10f a welder in two languages of the trade: gendered twins are one function, mi-temps, intérim en vue de CDI', () => {
    const found = notes(
      'Soudeur / Soudeuse MIG',
      `Lieu de travail : 4000 Liège. Intérim en vue de CDI, mi-temps, taux horaire de 16,20 € brut.
Vous maîtrisez la soudure TIG et la lecture de plans. Brevet cariste obligatoire. Horaire 3x8.`,
    );
    expect(found).toEqual([
      'function welder',
      'mig',
      'tig!',
      'drawings!',
      'forklift!',
      'three-shift!',
      'PERMANENT_POSSIBLE',
      'PART_TIME',
      'in Liège 4000',
      '2656.8-2656.8 (HOUR)',
    ]);
  });
});

describe('parseJob reads English ads', () => {
  it('ENG-10c a developer: C#, .NET and Go beside their like, whom one reports to is not the job', () => {
    const found = notes(
      'Java Developer',
      `We are looking for a Java developer in Brussels. You report to the production manager.
Requirements
- 5+ years of experience with Java, SQL and Go
- Fluent English, basic French
Nice to have
- C# and .NET, C++ or Node.js
Permanent contract, full-time or part-time, salary 45-55K€ per year. No driving licence required.`,
    );
    expect(found).toEqual([
      'function java-developer',
      'java!',
      'sql!',
      'go!',
      'csharp?',
      'dotnet?',
      'cpp?',
      'nodejs?',
      'PERMANENT',
      'MIXED',
      'in Brussels',
      '3750-4583.33 (YEAR)',
      'ENG C1!',
      'FRE A2!',
      '5 years',
    ]);
  });
  it('ENG-10f ENG-10h a warehouse job: zero hours, hourly pay, the market is no language', () => {
    const found = notes(
      'Warehouse Operative',
      `Zero hours contract at our depot in Rotterdam, serving the French market. Pay: €14.50 per hour.
Forklift licence essential. Stock management experience is an advantage. You are a team player.`,
    );
    expect(found).toEqual([
      'function warehouse-worker',
      'forklift!',
      'stock?',
      'teamwork!',
      'AVAILABILITY',
      'in Rotterdam',
      '2378-2378 (HOUR)',
    ]);
  });
  it('ENG-10c go, lead and chef are words too: they count only beside their like or in a title', () => {
    const found = notes(
      'Nurse',
      `You go the extra mile and lead by example. Temporary position with a view to permanent, 24-40 hours per week. Wound care is a must.`,
      'ENG',
    );
    expect(found).toEqual(['function nurse', 'wound-care!', 'PERMANENT_POSSIBLE', 'MIXED']);
    expect(notes('Chef', 'Join our kitchen. HACCP is required.', 'ENG')).toEqual(['function cook', 'haccp!']);
  });
});

describe('parseJob reads Italian ads', () => {
  it('ENG-10e ENG-10h a welder: RAL, contract towards hiring, plus and must', () => {
    const found = notes(
      'Saldatore a filo (M/F)',
      `Azienda leader nel settore metalmeccanico ricerca un saldatore per la sede di Bergamo.
Requisiti: esperienza di almeno 2 anni, lettura del disegno tecnico, patente B obbligatoria, gradito il patentino del muletto.
Contratto a tempo determinato finalizzato all'assunzione, full time 40 ore settimanali. RAL 28.000 - 30.000 euro.`,
    );
    expect(found).toEqual([
      'function welder',
      'drawings!',
      'driving-b!',
      'forklift?',
      'PERMANENT_POSSIBLE',
      'FULL_TIME',
      'in Bergamo',
      '2333.33-2500 (YEAR)',
      '2 years',
    ]);
  });
  it('ENG-10b ENG-10h a nurse: feminine forms, languages, monthly wage, no experience asked', () => {
    const found = notes(
      'Infermiera / Infermiere',
      `Casa di cura a Torino cerca infermieri. Non è richiesta esperienza.
Si offre contratto a tempo indeterminato, part time, stipendio di 1.800 € lordi al mese e buoni pasto da 7 €.
Profilo: medicazione delle ferite, resistenza allo stress, ottima conoscenza dell'inglese e francese scolastico.`,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'function nurse',
        'wound-care!',
        'stress!',
        'PERMANENT',
        'PART_TIME',
        'in Torino',
        '1800-1800 (MONTH)',
        'ENG C1!',
      ]),
    );
    expect(found).not.toContain('1 years');
  });
  it('ENG-10e an accountant: smart working is a fact wherever it stands, the agency is not the contract', () => {
    const found = notes(
      'Contabile - Milano',
      `Agenzia per il lavoro seleziona un contabile per azienda cliente.
Competenze richieste:
- contabilità ed Excel
- tedesco fluente
Offriamo: contratto di apprendistato, tempo pieno, smart working due giorni, retribuzione annua lorda 24.000 €.`,
    );
    expect(found).toEqual([
      'function accountant',
      'accounting!',
      'excel!',
      'remote',
      'APPRENTICESHIP',
      'FULL_TIME',
      'in Milano',
      '2000-2000 (YEAR)',
      'german C1!',
    ]);
  });
});

describe('parseJob in doubt', () => {
  it('keeps a title that no label covers as a keyword', () => {
    expect(notes('Zweefvliegtuigplanner (m/v) - Gent', 'Een unieke kans.', 'DUT')).toEqual([
      'function "Zweefvliegtuigplanner"',
      'in Gent',
    ]);
  });
  it('says nothing of an empty ad', () => {
    expect(notes('', '')).toEqual([]);
  });
  it('finds a misspelt title and says that it is less sure', () => {
    const { parsingAspects } = parser.parseJob({ title: 'Verpleegkundge', text: '', language: 'DUT' });
    expect(parsingAspects).toMatchObject([{ conceptId: 'nurse', confidence: 0.6 }]);
  });
  it('keeps the offsets of the original in HTML', () => {
    const text = '<p>Wij vragen: <b>rijbewijs B</b>&nbsp;is vereist</p>';
    const [, licence] = parser.parseJob({ title: 'Lasser', text, language: 'DUT' }).parsingAspects;
    expect(licence).toMatchObject({ conceptId: 'driving-b', required: true, start: text.indexOf('rijbewijs') });
  });
});
