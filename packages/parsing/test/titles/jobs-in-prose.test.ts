import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

/** What an ad may begin with: no line of it names the job. */
const AHEAD: Readonly<Record<Language, string>> = {
  DUT: 'Klaar voor een volgende stap?\nWij vinden werkgeluk belangrijk.\n',
  FRE: 'Vous cherchez un nouveau défi ?\nNous sommes une entreprise à taille humaine.\n',
  ENG: 'Ready for your next step?\nWe put people first.\n',
  ITA: 'Pronto per una nuova sfida?\nMettiamo le persone al centro.\n',
};

function jobsOf(language: Language, sentence: string): readonly (string | null)[] {
  return aspectsOf(language, AHEAD[language] + sentence, 'JOB_FUNCTION').map(({ conceptId }) => conceptId);
}

describe('ENG-10b a short name of a job counts behind words of seeking', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Restaurant De Kroon zoekt een ervaren kok die vers kookt.', 'cook'],
    ['DUT', 'Wij zoeken een kok.', 'cook'],
    ['FRE', 'La maison de retraite recherche une IDE de nuit.', 'nurse'],
    ['ITA', 'La cooperativa cerca OSS per il turno di notte.', 'healthcare-assistant'],
  ])('%s: %s', (language, sentence, job) => {
    expect(jobsOf(language, sentence)).toEqual([job]);
  });
  it.each<readonly [Language, string]>([
    ['FRE', 'Nous recherchons un chef de quelque chose.'],
    ['DUT', 'Zoek je Kok & Zoon? Die zit om de hoek.'],
  ])('%s: and not where it goes on or is a name: %s', (language, sentence) => {
    expect(jobsOf(language, sentence)).toEqual([]);
  });
});

describe('ENG-10b the job that only a sentence names', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Jij bent onze nieuwe kapster!', 'hairdresser'],
    ['DUT', 'Gevraagd: ervaren schilder voor renovatieprojecten.', 'painter-decorator'],
    ['DUT', 'We zijn toe aan een extra paar handen in de keuken: een souschef.', 'sous-chef'],
    ['DUT', 'Er komt een plek vrij voor een administratief medewerker.', 'administrative-assistant'],
    ['DUT', 'Jouw rol: onderhoudsmonteur in de dagdienst.', 'maintenance-technician'],
    ['DUT', 'De werkvoorbereider vertaalt de tekeningen naar een planning.', 'work-preparer'],
    ['FRE', 'Pour compléter notre équipe, nous avons besoin d’un second de cuisine.', 'sous-chef'],
    ['FRE', 'Vous serez notre prochain chef de chantier gros œuvre.', 'site-foreman'],
    ['FRE', 'En tant qu’assistante RH, vous gérez l’administration du personnel.', 'hr-officer'],
    [
      'FRE',
      'L’association Les Petits Loups est en quête d’un éducateur de jeunes enfants.',
      'early-childhood-educator',
    ],
    ['FRE', 'CDI à pourvoir : technicien de maintenance éolienne.', 'wind-turbine-technician'],
    ['FRE', 'Nous avons une place de libre pour un apprenti boulanger motivé.', 'baker'],
    ['FRE', 'Le gestionnaire de paie établit les bulletins d’un portefeuille de clients.', 'payroll-officer'],
    ['FRE', 'Rattaché à la direction, le technicien méthodes a les missions suivantes.', 'work-preparer'],
    ['FRE', 'Le ou la gestionnaire de paie établit les bulletins.', 'payroll-officer'],
    ['FRE', 'Diplôme infirmier exigé, expérience souhaitée.', 'nurse'],
    [
      'FRE',
      'Le groupe recrute pour son client, acteur majeur du froid situé à Saint-Priest, un Cariste polyvalent H/F.',
      'forklift-driver',
    ],
    [
      'FRE',
      'Notre cabinet recherche, pour un cabinet d’expertise indépendant, un Comptable général H/F.',
      'general-ledger-accountant',
    ],
    ['ENG', 'St Luke’s Hospice wishes to appoint a Registered Nurse to its in-patient unit.', 'nurse'],
    ['ENG', 'An opportunity has arisen for a part-time dental nurse at our practice.', 'dental-assistant'],
    ['ENG', 'Due to continued growth we are expanding and need two CNC machinists.', 'cnc-miller-programmer'],
    ['ENG', 'As our new Head Chef, you will run a brigade of six.', 'head-chef'],
    ['ENG', 'Calling all hairdressers! Our salon in Bath has a chair free.', 'hairdresser'],
    ['ENG', 'Hays are partnering with a law firm in Leeds to find a conveyancing solicitor.', 'lawyer'],
    ['ENG', 'The legal secretary will support two partners.', 'legal-assistant'],
    ['ENG', 'Your new job: warehouse supervisor on the late shift.', 'warehouse-manager'],
    ['ITA', 'Siamo un ristorante di pesce e abbiamo bisogno di un aiuto cuoco.', 'commis-chef'],
    ['ITA', 'Diventa il nostro nuovo agente immobiliare!', 'estate-agent'],
    ['ITA', 'Il candidato ideale è un programmatore Java con almeno tre anni di esperienza.', 'java-developer'],
    ['ITA', 'Stiamo cercando un tecnico manutentore per il nostro stabilimento.', 'maintenance-technician'],
    ['ITA', 'Il magazziniere si occuperà del carico e scarico merci.', 'warehouse-worker'],
    ['ITA', 'Il tuo nuovo lavoro: receptionist in hotel.', 'hotel-receptionist'],
    ['ITA', 'Stiamo ampliando l’officina e ci serve un tornitore.', 'turner'],
  ])('%s: %s', (language, sentence, job) => {
    expect(jobsOf(language, sentence)).toEqual([job]);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Je werkt nauw samen met een ervaren lasser en rapporteert aan de productieleider.'],
    ['DUT', 'Onze koks bereiden elke dag een verse maaltijd voor het personeel.'],
    ['FRE', 'Vous travaillez sous la coordination d’un éducateur.'],
    ['FRE', 'L’équipe est constituée d’une cadre de santé et les médecins traitants y passent.'],
    ['FRE', 'Le soudeur de notre équipe forme les nouveaux.'],
    ['FRE', 'Une équipe commerciale dynamique et les 2 secrétaires médicales vous accueillent.'],
    ['ENG', 'You report to the finance director and work alongside a legal secretary.'],
    ['ENG', 'Trained by an experienced welder, you soon know our products.'],
    ['ENG', 'You meet staff such as architects every day.'],
    ['ITA', 'In collaborazione con un geometra esperto conoscerai i nostri cantieri.'],
    ['ITA', 'Una squadra di 6 saldatori lavora con noi da anni.'],
  ])('%s: nobody who only works there: %s', (language, sentence) => {
    expect(jobsOf(language, sentence)).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ['DUT', 'We zijn op zoek naar een supply chain analyst om het team te versterken.', 'supply-chain-planner'],
    ['FRE', 'Nous recherchons un sales development representative pour notre bureau.', 'sdr'],
    ['ITA', 'Cerchiamo un supply chain analyst per il nostro ufficio.', 'supply-chain-planner'],
  ])('%s: by an English title that the language has not: %s', (language, sentence, job) => {
    expect(jobsOf(language, sentence)).toEqual([job]);
  });

  it('is named without the words behind it', () => {
    const text = `${AHEAD.FRE}Rattaché au cadre de santé, l’infirmier de nuit assure les soins.`;
    expect(aspectsOf('FRE', text, 'JOB_FUNCTION').map(({ matchedText }) => matchedText)).toEqual(['infirmier']);
  });

  it('is no firm that is called by a trade', () => {
    expect(aspectsOf('ITA', 'Studio legale associato, Torino centro. Ti occupi dell’agenda.', 'JOB_FUNCTION')).toEqual(
      [],
    );
  });

  it('is not looked for where a line or "we are looking for" names the job', () => {
    const text = 'Wij zoeken een kok.\nAls kelner heb je bij ons ook een toekomst.';
    expect(jobsOf('DUT', text)).toEqual(['cook', 'waiter']);
    expect(jobsOf('ENG', 'We are hiring a baker.\nThe legal secretary will show you round.')).toEqual(['baker']);
  });
});
