import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';
import { parser } from '../starter-parser.ts';

/** A language, a text and what it tells; `null` for nothing. */
type Told = readonly [language: Language, text: string, told: string | null];

function hoursOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'WORKING_HOURS').map(({ value }) => value);
}

function contractsOf(language: Language, text: string): readonly string[] {
  return aspectsOf(language, text, 'CONTRACT_TYPE').map(({ value }) => value);
}

const only = (told: string | null): readonly string[] => (told === null ? [] : [told]);

describe('terms as others write them (issue 18)', () => {
  it.each<Told>([
    ['DUT', 'Voltijds/deeltijds\n\nVoltijds\n\nJe beheert de kas van ons depot.', 'FULL_TIME'],
    ['DUT', 'Fulltime/parttime: parttime\nWij zoeken een kok.', 'PART_TIME'],
    ['FRE', 'Temps plein/temps partiel\n\nÀ temps plein\n\nVous gérez nos dossiers.', 'FULL_TIME'],
    ['ENG', 'Full-time or part-time\nPart-time\nWe need a cook.', 'PART_TIME'],
    ['ITA', 'Full time o part time: part time\nCerchiamo un cuoco.', 'PART_TIME'],
    ['DUT', 'Voltijds/deeltijds\n\nJe beheert de kas van ons depot.', 'MIXED'],
    ['FRE', 'Temps plein ou temps partiel, au choix.', 'MIXED'],
  ])('ENG-10f a label of both hours has the value below or behind it (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['DUT', 'Je taken: 50% als begeleider in de leefgroep en 50% als coördinator van de dagopvang.', null],
    ['FRE', 'Votre fonction : 60 % de vente et 40 % de gestion.', null],
    ['ENG', 'The role is 70% field work and 30% office work.', null],
    ['ITA', 'La funzione: 60% vendite e 40% gestione.', null],
    ['DUT', 'Een functie van 50%, uit te breiden vanaf mei.', 'PART_TIME'],
    ['ENG', 'We offer a 70% contract.', 'PART_TIME'],
  ])('ENG-10f percentages that make up a whole are parts of the work (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['DUT', 'Wij zoeken een gids voor één vaste ochtend per week.', 'PART_TIME'],
    ['ENG', 'We need a cook for two full days a week.', 'PART_TIME'],
    ['FRE', 'Nous cherchons un aide pour deux demi-journées par semaine.', 'PART_TIME'],
    ['ITA', 'Cerchiamo un aiuto per due mezze giornate alla settimana.', 'PART_TIME'],
    ['DUT', 'Omvang: 24 uur (3 dagen). Schaal 6, van € 2.641 tot € 3.630 bij 36 uur.', 'PART_TIME'],
    ['DUT', 'Je werkt 3 dagen (24 uur). Salaris tot € 3.100 op basis van 36 uur.', 'PART_TIME'],
    ['ENG', 'You work 24 hours (three days).', 'PART_TIME'],
    ['FRE', 'Vous travaillez 3 jours (24 heures).', 'PART_TIME'],
    ['ITA', 'Lavorerai 20 ore (4 giorni).', 'PART_TIME'],
    ['DUT', 'Je begint met een cursus van 3 dagen (24 uur).', null],
    ['DUT', 'Je krijgt antwoord binnen 24 uur (2 dagen in het weekend).', null],
  ])('ENG-10f days of a week may be described, and stand beside their hours (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['DUT', 'Contract van onbepaalde duur na een geslaagde interimperiode.', 'PERMANENT_POSSIBLE'],
    ['FRE', 'Contrat à durée indéterminée après intérim concluant.', 'PERMANENT_POSSIBLE'],
    ['ENG', 'Permanent contract after a successful temp period.', 'PERMANENT_POSSIBLE'],
    ['ITA', 'Contratto a tempo indeterminato dopo un periodo di somministrazione.', 'PERMANENT_POSSIBLE'],
    ['DUT', 'Detachering bij onze klant, na 1040 uur overname.', 'PERMANENT_POSSIBLE'],
    ['DUT', 'Contract van onbepaalde duur na de proefperiode.', 'PERMANENT'],
    ['ENG', 'Permanent contract. Induction after you join.', 'PERMANENT'],
    ['DUT', 'Wij bieden je een projectovereenkomst aan.', 'TEMPORARY'],
    ['DUT', 'Statuut: zelfstandig of bediende, jij kiest.', 'SELF_EMPLOYED'],
    ['DUT', 'Je werkt zelfstandig of in team.', null],
    ['DUT', 'Zoek je een stage in het kader van je opleiding?', 'APPRENTICESHIP'],
    ['FRE', 'Tu cherches un stage dans le cadre de tes études ?', 'APPRENTICESHIP'],
    ['ENG', 'Looking for an internship as part of your degree?', 'APPRENTICESHIP'],
    ['ITA', "Cerchi uno stage nell'ambito dei tuoi studi?", 'APPRENTICESHIP'],
  ])('ENG-10e what comes first is told last, and other words for a contract (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ['DUT', 'Je beheerst de Nederlandse en de Duitse taal.', ['Nederlandse', 'Duitse taal']],
    ['DUT', 'Kennis van de Engelse, Spaanse en Poolse taal.', ['Engelse', 'Spaanse', 'Poolse taal']],
    ['FRE', 'Bonne maîtrise des langues française et anglaise.', ['française', 'anglaise']],
    ['ENG', 'A good command of the Dutch and English languages.', ['Dutch', 'English']],
    ['ITA', 'Conoscenza delle lingue italiana, inglese e tedesca.', ['italiana', 'inglese', 'tedesca']],
  ])('ENG-10d languages share a noun (%s: %s)', (language, text, named) => {
    expect(aspectsOf(language, text, 'LANGUAGE').map(({ matchedText }) => matchedText)).toEqual(named);
  });
});

describe('places as others write them (issue 18)', () => {
  it.each<Told>([
    ['DUT', 'Kanaalweg 5, 3584 BA Utrecht, Nederland\n\nWij zoeken een planner.', '3584 BA Utrecht'],
    ['DUT', 'Werkplek: 3962 CL Wijk bij Duurstede', '3962 CL Wijk bij Duurstede'],
    ['DUT', 'Werkplaats: 8660 DE PANNE', '8660 DE PANNE'],
    ['DUT', 'De medewerkers van het lokaal bestuur Temse zijn er voor iedereen.', 'Temse'],
    ['DUT', 'Herzele is een boeiende gemeente.', 'Herzele'],
    ['DUT', 'Zele is een bruisende gemeente.', 'Zele'],
    ['FRE', 'Huy est une commune dynamique.', 'Huy'],
    ['ITA', 'Savona è una città vivace sul mare.', 'Savona'],
    ['ENG', 'Burnley, a thriving town, needs a sexton.', 'Burnley'],
    ['ENG', 'Reading is a joy in this town.', null],
    ['DUT', 'Een leerkracht, GBS De Regenboog Zelzate, van december tot juni.', 'Zelzate'],
    ['DUT', 'Campus Sint-Jan Brugge. Voltijds of deeltijds.', 'Brugge'],
    ['DUT', 'Onze keuken ligt in het Zeeuwse Goes.', 'Goes'],
    ['DUT', 'Wij werken in het Friese Joure.', 'Joure'],
  ])('ENG-10g %s: %s', (language, text, place) => {
    expect(aspectsOf(language, text, 'GEO').map(({ matchedText }) => matchedText)).toEqual(only(place));
  });
});

describe('parts of full time and stages as others write them (issue 18)', () => {
  it.each<Told>([
    ['DUT', 'Wat wij bieden\nFTE: 0,6\nEen fijne keuken.', 'PART_TIME'],
    ['DUT', 'Wat wij bieden\nVoltijds equivalent (VTE): 0,5', 'PART_TIME'],
    ['DUT', 'Wat wij bieden\nAantal fte: 1', 'FULL_TIME'],
    ['ENG', 'What we offer\nFTE: 0.8', 'PART_TIME'],
    ['ENG', 'What we offer\nFull-time equivalent (FTE): 0.6', 'PART_TIME'],
    ['FRE', 'Notre offre\nÉquivalent temps plein (ETP) : 0,5', 'PART_TIME'],
    ['ITA', 'Offriamo\nFTE: 0,5', 'PART_TIME'],
    ['DUT', 'Ons team groeide met twee FTE. 0,5 liter soep per gast is de maat.', null],
  ])('ENG-10f a unit of full time may stand before its part (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['DUT', 'Wij zoeken een kok. De omvang van de functie is 24 uur.', 'PART_TIME'],
    ['DUT', 'Wij zoeken een kok. De aanstelling bedraagt 20 uur.', 'PART_TIME'],
    ['ENG', 'We are looking for a cook. The post is for 24 hours.', 'PART_TIME'],
    ['FRE', 'Nous cherchons un cuisinier. Le poste est de 24 heures.', 'PART_TIME'],
    ['ITA', "Cerchiamo un cuoco. L'incarico è di 20 ore.", 'PART_TIME'],
    ['DUT', 'Wij zoeken een kok. In deze functie geldt binnen 24 uur antwoord.', null],
    ['ENG', 'We are looking for a cook. The role starts with 24 hours of training.', null],
  ])('ENG-10f the hours of a job told of the job (%s: %s)', (language, text, hours) => {
    expect(hoursOf(language, text)).toEqual(only(hours));
  });

  it.each<Told>([
    ['DUT', 'Een vaste aanstelling na een jaar goed functioneren.', 'PERMANENT_POSSIBLE'],
    ['ENG', 'Permanent contract after six months.', 'PERMANENT_POSSIBLE'],
    ['FRE', 'CDI après six mois.', 'PERMANENT_POSSIBLE'],
    ['ITA', 'Contratto a tempo indeterminato dopo sei mesi.', 'PERMANENT_POSSIBLE'],
    ['DUT', 'Een vast contract na drie maanden opleiding.', 'PERMANENT'],
    ['DUT', 'Een vast contract na één maand proef.', 'PERMANENT'],
    ['ENG', 'A permanent contract after three months of trial.', 'PERMANENT'],
    ['FRE', "CDI après deux mois d'essai.", 'PERMANENT'],
    ['ITA', 'Contratto a tempo indeterminato dopo un mese di prova.', 'PERMANENT'],
    ['ENG', 'Permanent contract, after two years of experience you lead the team.', 'PERMANENT'],
    ['DUT', 'Een contract voor één schooljaar.', 'TEMPORARY'],
    ['DUT', 'Een detachering met overname.', 'PERMANENT_POSSIBLE'],
  ])('ENG-10f a permanent contract after some months may follow (%s: %s)', (language, text, contract) => {
    expect(contractsOf(language, text)).toEqual(only(contract));
  });
});

describe('titles as others write them (issue 18)', () => {
  it.each<Told>([
    [
      'DUT',
      'Coördinator wijkwerking De Brug\n\nDe Brug is een netwerk van zes buurthuizen.',
      'Coördinator wijkwerking De Brug',
    ],
    ['DUT', 'Stad Lier\nWijkcoördinator (32 uur)\nDe wijk groeit.', 'Wijkcoördinator (32 uur)'],
    [
      'FRE',
      'Coordinatrice du réseau des aidants\n\nNotre réseau compte six maisons.',
      'Coordinatrice du réseau des aidants',
    ],
    [
      'ENG',
      'Coordinator, Friends of the Old Mill\n\nThe mill is run by its friends.',
      'Coordinator, Friends of the Old Mill',
    ],
    [
      'ITA',
      'Coordinatrice della rete dei volontari\n\nLa rete conta sei case.',
      'Coordinatrice della rete dei volontari',
    ],
    ['DUT', 'Onze medewerkers\nZij vertellen over hun werk.', null],
    ['ENG', 'Our people\nThey tell of their work.', null],
  ])('ENG-10b a line is called as jobs are, though none is known (%s: %s)', (language, text, title) => {
    expect(parser.findTitle({ text, language })).toBe(title);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Het stadsarchief werft aan: twee paleografen (m/v)', 'twee paleografen'],
    ['FRE', "L'atelier Bleu recrute : un enlumineur (h/f)", 'un enlumineur'],
    ['ENG', 'The Old Mill seeks: a keeper of sundials', 'a keeper of sundials'],
    ['ITA', 'La bottega cerca: un pergamenaro', 'un pergamenaro'],
  ])('ENG-10b of a title with whoever seeks the job stands behind the colon (%s: %s)', (language, title, job) => {
    const { parsingAspects } = parser.parseJob({ title, text: '', language });
    const [found] = parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_FUNCTION');
    expect(found?.matchedText).toBe(job);
    expect(title.slice(found?.start, found?.end)).toBe(job);
  });

  it('ENG-10b the quality of a thing is no trade', () => {
    const jobsOf = (text: string) =>
      parser
        .parseJob({ title: 'Restaurator', text, language: 'DUT' })
        .parsingAspects.filter(({ aspectType, field }) => aspectType === 'JOB_FUNCTION' && field === 'text');
    expect(jobsOf('Wij zoeken iemand die het militaire erfgoed van de vesting kent.')).toEqual([]);
    expect(jobsOf('Wij zoeken een militair voor de vesting.')).toHaveLength(1);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'Erfgoedconsulent', 'cultural-coordinator'],
    ['DUT', 'Publieksbegeleider', 'museum-worker'],
    ['DUT', 'Inkomensconsulent', 'social-benefits-officer'],
    ['DUT', 'Jeugdconsulent', 'child-protection-worker'],
    ['DUT', 'Directeur basisschool', 'school-principal'],
    ['DUT', 'Kindbegeleidster', 'childcare-worker'],
    ['FRE', "Directrice d'école primaire", 'school-principal'],
    ['ENG', 'Heritage officer', 'cultural-coordinator'],
    ['ITA', 'Direttrice scolastica', 'school-principal'],
  ])('ENG-10b everyday titles of municipalities and schools (%s: %s)', (language, title, job) => {
    const { parsingAspects } = parser.parseJob({ title, text: '', language });
    const functions = parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : [],
    );
    expect(functions).toEqual([job]);
  });
});
