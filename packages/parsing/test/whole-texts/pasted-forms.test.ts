import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import type { ParsingAspect } from '../../src/index.ts';
import { parser } from '../starter-parser.ts';

function aspectsOf(language: Language, text: string): readonly ParsingAspect[] {
  return parser.parseJob({ title: '', text, language }).parsingAspects;
}

function functionsOf(language: Language, text: string): readonly (string | null)[] {
  return aspectsOf(language, text).flatMap((aspect) =>
    aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : [],
  );
}

/** The values of one kind; a wage as "from-to PERIOD". */
function valuesOf(language: Language, text: string, type: ParsingAspect['aspectType']): readonly string[] {
  return aspectsOf(language, text).flatMap((aspect) => {
    if (aspect.aspectType !== type) return [];
    if (aspect.aspectType === 'WAGE')
      return [`${aspect.originalLow ?? ''}-${aspect.originalHigh ?? ''} ${aspect.period}`];
    return 'value' in aspect ? [String(aspect.value)] : [];
  });
}

describe('the title of a form', () => {
  it.each<[language: Language, text: string, job: string]>([
    ['DUT', 'Bedrijf\nBrouwerij De Hop\nJobtitel\nMaatschappelijk werker\nRegio\nGent', 'social-worker'],
    ['DUT', 'STAD LIER\nSelectieprocedure: maatschappelijk werker (B1-B3)\nVoltijds', 'social-worker'],
    ['FRE', 'VILLE DE MONS\nAppel public à candidatures : un(e) agent(e) d’accueil (niveau D4)', 'receptionist'],
    ['FRE', 'Notre client\nIntitulé du poste\nSoudeur TIG\nLieu\nLiège', 'tig-welder'],
    ['ENG', 'About us\nA bakery since 1920\nJob title: Delivery Driver\nLocation: Leeds', 'delivery-driver'],
    [
      'FRE',
      'Type de contrat\nIntérim\nLieu\nMons\nSalaire\n17 € / heure\nSecteur\nBâtiment\nDurée\n6 mois\nFonction\nÉlectricien industriel',
      'industrial-electrician',
    ],
    ['ITA', 'Azienda\nCantine Riunite\nFigura ricercata\nMagazziniere\nSede\nModena', 'warehouse-worker'],
  ])('ENG-10b stands behind or below its label (%s: %s)', (language, text, job) => {
    expect(functionsOf(language, text)).toEqual([job]);
  });

  it.each<[language: Language, text: string]>([
    ['ENG', 'Job\nWe are looking for chemist-like patience.'],
    ['FRE', 'Poste\nVous travaillez avec nos infirmiers.'],
    ['DUT', 'Functie\nJe helpt onze lassers met hun papieren.'],
  ])('ENG-10b is no sentence (%s: %s)', (language, text) => {
    expect(functionsOf(language, text)).toEqual([]);
  });

  it('ENG-10b that no label covers is the nearest job of whose skills the text has one', () => {
    const text = 'TECHNIEKER BETON & PREFAB\nGent\n\nBetonwerken op de werf, elke dag.';
    expect(functionsOf('DUT', text)).toEqual(['concrete-plant-operator']);
    // without one the title stays as it is written
    expect(functionsOf('DUT', 'TECHNIEKER BETON & PREFAB\nGent')).toEqual([null]);
  });

  it('ENG-10b that nothing is near to stays as it is written where a label says that it is one', () => {
    const text = 'Regio\nAntwerpen\nJobtitel\nTerrawattoloog\nUren\n38 uur per week';
    const [job] = aspectsOf('DUT', text).filter(({ aspectType }) => aspectType === 'JOB_FUNCTION');
    expect(job).toMatchObject({ matchedText: 'Terrawattoloog', conceptId: null, field: 'text' });
  });
});

describe('the line that names the job of a pasted page', () => {
  it.each<[language: Language, text: string, title: string | null]>([
    ['DUT', 'Home > Vacatures > Bouw\nOpslaan  Delen\n\n*** Allround schilder ***\nHaarlem', 'Allround schilder'],
    ['FRE', 'Accueil > Offres\nPartager\n\nAide-soignant(e) H/F\nNamur', 'Aide-soignant(e) H/F'],
    ['ENG', 'Home / Careers\nJob title: Delivery Driver\nLocation: Leeds', 'Delivery Driver'],
    ['ITA', 'Home > Offerte\nFigura ricercata\nMagazziniere notturno\nSede\nModena', 'Magazziniere notturno'],
    ['ENG', 'Delivery Driver, Leeds\nNurses welcome you every day.', 'Delivery Driver, Leeds'],
    ['ENG', 'Join us\nWe are forty people and make lamps.', null],
  ])('ENG-10b (%s: %s)', (language, text, title) => {
    expect(parser.findTitle({ text, language })).toBe(title);
  });
});

describe('who is sought', () => {
  it.each<[language: Language, text: string, job: string]>([
    [
      'DUT',
      'Standplaats Eindhoven, 36-40 uur per week\nProjectleider elektrotechniek gezocht voor een familiebedrijf. Minimaal 5 jaar ervaring, VCA VOL en rijbewijs B. Salaris 4.200 tot 5.500 euro.',
      'project-manager',
    ],
    ['FRE', 'Namur, 38 h par semaine\nSoudeur recherché pour une entreprise familiale.', 'welder'],
    ['ENG', 'Dublin 2 / hybrid\nWelder wanted for a family business.', 'welder'],
    ['ITA', 'Bergamo, 40 ore settimanali\nSaldatore cercasi per azienda familiare.', 'welder'],
  ])('ENG-10b is said behind the job, below a line of facts (%s: %s)', (language, text, job) => {
    expect(functionsOf(language, text)).toEqual([job]);
  });
  it.each<[language: Language, text: string]>([
    ['DUT', 'Onze zaak in Gent\nBakker Jansen zoekt iemand voor de winkel.'],
    ['FRE', 'Notre maison à Namur\nLe soudeur de notre équipe forme les nouveaux.'],
    ['ENG', 'Our shop in Cork\nOur welder has wanted a hand for years.'],
  ])('is nobody whose trade only begins a sentence (%s: %s)', (language, text) => {
    expect(functionsOf(language, text)).toEqual([]);
  });
  it.each<[language: Language, text: string, job: string]>([
    ['FRE', 'Bonjour, je cherche pour mon salon du centre de Nantes un coiffeur mixte.', 'hairdresser'],
    ['DUT', 'Hallo, wij zoeken voor ons gezellige salon in Gent een kapper.', 'hairdresser'],
    ['ITA', 'Buongiorno, cerco per il mio salone in centro a Bergamo un parrucchiere.', 'hairdresser'],
    ['ENG', 'Hello, we seek for our small shop in the centre of Leeds a baker.', 'baker'],
    ['FRE', 'Tu cherches un stage ?\nOn en a un. Stage de comptable de 15 semaines, dès février.', 'accountant'],
    ['ITA', 'CHI CERCHIAMO\nAgenti di vendita per Bari, anche prima esperienza', 'sales-representative'],
    ['DUT', 'Wie zoeken wij?\nErvaren lassers met goesting', 'welder'],
    ['ITA', 'BANDO\nper l’assunzione a tempo pieno di n. 2 assistenti amministrativi', 'administrative-assistant'],
  ])('ENG-10b stands behind for whom (%s: %s)', (language, text, job) => {
    expect(functionsOf(language, text)).toEqual([job]);
  });
});

describe('a form with a label on one line and its value on the next', () => {
  const FORM =
    'Bedrijf\nTerminal op de linkeroever\nRegio\nAntwerpen\nRegime\n37,5u/week\nContract\nInterim met optie vast';

  it('ENG-10e and ENG-10f ends what is told of the firm with the next label', () => {
    expect(valuesOf('DUT', FORM, 'WORKING_HOURS')).toEqual(['FULL_TIME']);
    expect(valuesOf('DUT', FORM, 'CONTRACT_TYPE')).toEqual(['PERMANENT_POSSIBLE']);
  });
});

describe('a wage without its period', () => {
  it.each<[language: Language, text: string, wage: string]>([
    ['ENG', 'Trainee train driver\n\nWHAT YOU GET\nFROM £33,000 IN TRAINING, FREE TRAVEL', '33000- YEAR'],
    ['DUT', 'Monteur\n\nJe krijgt vanaf € 2.800, een vast contract en een bus voor de deur.', '2800- MONTH'],
    ['FRE', 'Soudeur\n\nNous offrons :\n- à partir de 32 000 €, 13e mois compris', '32000- YEAR'],
    ['ITA', 'Saldatore\n\nOffriamo:\n- da € 28.000, buoni pasto', '28000- YEAR'],
    ['ENG', 'Learning officer, Cardiff\n0.6 FTE, fixed term\n£24,800 pro rata', '24800-24800 YEAR'],
  ])('ENG-10g is known by its size (%s: %s)', (language, text, wage) => {
    expect(valuesOf(language, text, 'WAGE')).toEqual([wage]);
  });

  it.each<[language: Language, text: string]>([
    ['ENG', 'About us\nWe plan kitchens from £8,000 and loft conversions from £33,000.'],
    ['DUT', 'Over ons\nOnze zonneboilers zijn er vanaf € 2.800.'],
    ['FRE', 'Conseiller\n\nVous vendez des cuisines à partir de 8 000 €.'],
  ])('ENG-10g is no price (%s: %s)', (language, text) => {
    expect(valuesOf(language, text, 'WAGE')).toEqual([]);
  });
});

describe('terms between commas', () => {
  it.each<[language: Language, text: string, contracts: readonly string[]]>([
    ['ENG', 'Nurse\n\nPackage\n€42,000 – €50,000 plus bonus, permanent.', ['PERMANENT']],
    ['ENG', 'Hygienist\n\nSelf-employed, €45–€55 per hour depending on experience.', ['SELF_EMPLOYED']],
    ['ENG', 'Adviser, Newry. £12.60 per hour. Temp until end of March.', ['TEMPORARY']],
    ['ENG', 'Learning officer\n\nYou train the volunteers who help you.', []],
    ['FRE', 'Animateur\n\nTu formes les bénévoles du club.', []],
    ['FRE', 'Animateur\n\nNous cherchons des bénévoles pour le festival.', ['VOLUNTEER']],
    [
      'FRE',
      'Infirmière à domicile\n\nGroupe cherche collègue indépendante pour renforcer l’équipe.',
      ['SELF_EMPLOYED'],
    ],
    ['FRE', 'La Ville recrute par voie contractuelle (remplacement d’un an) un bibliothécaire', ['TEMPORARY']],
    ['DUT', 'Wij zoeken een scholier of student (16+) die op zaterdag komt helpen.', ['STUDENT']],
  ])('ENG-10e (%s: %s)', (language, text, contracts) => {
    expect(valuesOf(language, text, 'CONTRACT_TYPE')).toEqual(contracts);
  });

  it.each<[language: Language, text: string, hours: readonly string[]]>([
    ['ITA', 'Operatore\n\nPart-time. Non serve esperienza: formazione di 40 ore retribuita.', ['PART_TIME']],
    ['ITA', 'Cameriere\n\nSi lavora 6 giorni su 7, 40 ore.', ['FULL_TIME']],
    ['ENG', 'Carpenter\nHours\n39 per week\nRate\nFrom €21.00 an hour', ['FULL_TIME']],
    ['DUT', 'Kok\nUren\n24 per week\nLoon\n15 euro per uur', ['PART_TIME']],
    ['ITA', 'Assunzione a tempo indeterminato e pieno di un operaio', ['FULL_TIME']],
  ])('ENG-10f (%s: %s)', (language, text, hours) => {
    expect(valuesOf(language, text, 'WORKING_HOURS')).toEqual(hours);
  });

  it.each<[language: Language, text: string, years: readonly string[]]>([
    ['DUT', 'Monteur\n\nJe krijgt een bus, 40 uur per week en aandelen als je twee jaar blijft.', []],
    ['ENG', 'Engineer\n\nWe think you have shipped things for three years or more.', ['3']],
  ])('ENG-10h (%s: %s)', (language, text, years) => {
    expect(valuesOf(language, text, 'SENIORITY')).toEqual(years);
  });
});

describe('what a question asks', () => {
  it.each<[language: Language, text: string, licence: string]>([
    ['DUT', 'Wat vragen we?\n\nEen rijbewijs B. Heb je VCA? Super. Zo niet, dan haal je het bij ons.', 'vca'],
    ['FRE', 'Votre profil\n\nUn permis B. Vous avez le permis C ? Super !', 'driving-licence-c'],
    ['ENG', 'You have a driving licence B. Got a forklift licence? Brilliant.', 'forklift-licence'],
    ['ITA', 'Il tuo profilo\n\nPatente B. Hai il patentino del muletto? Fantastico.', 'forklift-licence'],
  ])('ENG-10d is a plus where having it is praised (%s: %s)', (language, text, licence) => {
    const found = aspectsOf(language, text).find(
      (aspect) => aspect.aspectType === 'JOB_PROPERTY' && aspect.conceptId === licence,
    );
    expect(found?.required).toBe(false);
  });
});
