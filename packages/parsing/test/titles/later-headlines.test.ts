import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function functionsOf(language: Language, text: string): readonly (string | null)[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_FUNCTION' ? [aspect.conceptId] : []));
}

describe('ENG-10b the title of a pasted ad may stand below other lines', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Home > Vacatures\nDeel deze vacature\nVerpleegkundige wijkzorg\n24 uur', 'nurse'],
    ['DUT', 'DRINGEND GEZOCHT VOOR ONZE KLANT\n*** METSER ***\nJE TAKEN\n- JE METST MUREN', 'bricklayer'],
    ['DUT', 'INTERNE VACATURE\n\nBeleidsadviseur Mobiliteit (schaal 10)\n\nDe gemeente groeit.', 'policy-adviser'],
    ['FRE', 'Accueil | Offres\nGestionnaire de paie (H/F) - CDI - Lyon\nPostuler', 'payroll-officer'],
    ['FRE', 'CHANTIER À LIÈGE - DÉBUT LUNDI\nMAÇON (H/F)\nTu montes des murs.', 'bricklayer'],
    ['ENG', 'Home | Jobs | Sign in\nPayroll Officer - Leeds\nApply now', 'payroll-officer'],
    ['ENG', 'We brew beer in an old chapel. There are nine of us.\n\n>>> BREWER <<<\n\nYour day', 'brewer'],
    ['ITA', 'Home / Offerte / Padova\nCandidati ora\nIMPIEGATO/A CONTABILE (CCNL Commercio)', 'accounting-clerk'],
    [
      'ITA',
      'AGENZIA SELEZIONA PER AZIENDA CLIENTE\n*** MULETTISTA ***\nLA RISORSA SI OCCUPERÀ DI:\n- CARICO',
      'forklift-driver',
    ],
  ])('%s: %s', (language, text, job) => {
    expect(functionsOf(language, text)).toEqual([job]);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Werken bij ons\nBakker Jansen zoekt versterking.\nWij staan op de markt.'],
    ['FRE', 'Bienvenue chez nous\nLe boulanger du village fait aussi traiteur.\nTu ranges le magasin.'],
    ['ENG', 'Join us\nYour tasks\n- Cook for the team lunch on Friday\n- Open the door'],
    ['ITA', 'Lavora con noi\nChi cerchiamo\n- Cuoco o no, basta la voglia di imparare\n- Serietà'],
  ])('%s: a sentence, a firm and an item are no title: %s', (language, text) => {
    expect(functionsOf(language, text)).toEqual([]);
  });
});

describe('ENG-10b why somebody is sought stands between the words of seeking and the job', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Onze slagerij uit Lokeren groeit.\nZoekt, wegens pensioen van een collega, een beenhouwer', 'butcher'],
    ['DUT', 'Door vertrek van een collega is er plek voor een nieuwe beleidsadviseur.', 'policy-adviser'],
    [
      'DUT',
      'Onze zaak bestaat tien jaar en zoekt ter vervanging van een collega die met pensioen gaat een kapper.',
      'hairdresser',
    ],
    [
      'FRE',
      "Notre maison existe depuis 1950 et recherche, suite au départ à la retraite d'une collègue, un boucher.",
      'butcher',
    ],
    [
      'ENG',
      'The shop has been here for years and seeks, owing to the retirement of a dear colleague, a butcher.',
      'butcher',
    ],
    ['ITA', 'La bottega esiste da anni e cerca, per il pensionamento di una collega, un macellaio.', 'butcher'],
  ])('%s: %s', (language, text, job) => {
    expect(functionsOf(language, text)).toEqual([job]);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'We zijn een klein team en zoeken iemand.\nIn deze functie werk je samen met de kok.'],
    ['FRE', 'Petite équipe sympa.\nÀ ce poste, vous travaillez en collaboration avec le cuisinier.'],
    ['ENG', 'We are a small team.\nIn this position you work with the cook.'],
    ['ITA', 'Siamo pochi ma buoni.\nIn questo ruolo sarai in contatto con il cuoco.'],
  ])('%s: a colleague is no job: %s', (language, text) => {
    expect(functionsOf(language, text)).toEqual([]);
  });
});

describe('ENG-10b several jobs in one list', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    [
      'DUT',
      'Zomer aan zee!\nWij hebben plek voor:\n★ Kamermeisje (vanaf 16 uur)\n★ Zelfstandig werkend kok (fulltime)',
      ['chambermaid', 'cook'],
    ],
    [
      'FRE',
      "L'été au bord de l'eau !\nNous recherchons :\n* Femme de chambre\n* Cuisinier (CDI)",
      ['chambermaid', 'cook'],
    ],
    [
      'DUT',
      'Ons dc draait overuren en daarom zoeken we nieuwe mensen:\n\n1. Orderpickers\n2. Transportplanner',
      ['order-picker', 'transport-planner'],
    ],
    ['ENG', 'Summer by the sea!\nWe are looking for:\n- Room attendant\n- Cook (full time)', ['chambermaid', 'cook']],
    ['ITA', 'Estate al mare!\nCerchiamo:\n• Cameriera ai piani\n• Cuoco (full time)', ['chambermaid', 'cook']],
  ])('%s: %s', (language, text, jobs) => {
    expect(functionsOf(language, text)).toEqual(jobs);
  });
});

describe('ENG-10b the twin of the word with which a job begins is no other job', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'ÉDUCATRICE / ÉDUCATEUR DE JEUNES ENFANTS', 'early-childhood-educator'],
    ['ITA', 'Educatrice / educatore asilo nido', 'childcare-worker'],
  ])('%s: %s', (language, title, job) => {
    const { parsingAspects } = parser.parseJob({ title, text: '', language });
    expect(parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_FUNCTION')).toMatchObject([
      { conceptId: job },
    ]);
  });
});

describe('ENG-10b a word that begins the names of several jobs', () => {
  it.each<readonly [Language, string, string]>([
    [
      'ITA',
      'Asilo nido Il Bosco di Parma cerca educatrice.\nTi occuperai dei bambini e della nanna.',
      'childcare-worker',
    ],
    [
      'FRE',
      'Crèche à Lille cherche une éducatrice.\nTu accueilles les tout-petits et leurs parents, tu changes les couches.',
      'early-childhood-educator',
    ],
    [
      'DUT',
      "Kinderdagverblijf in Gent zoekt een opvoedster. Je begeleidt baby's en peuters en je speelt met de kinderen.",
      'early-childhood-educator',
    ],
    [
      'FRE',
      'Foyer pour adultes handicapés cherche une éducatrice.\nTu accompagnes les résidents.',
      'care-worker-disability',
    ],
    ['ENG', 'Law firm in York seeks a receptionist.\nYou answer the phone and greet visitors.', 'receptionist'],
  ])('%s is what the text tells: %s', (language, text, job) => {
    expect(functionsOf(language, text)).toEqual([job]);
  });
});
