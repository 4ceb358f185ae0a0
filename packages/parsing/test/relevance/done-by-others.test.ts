import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function conceptsIn(language: Language, title: string, text: string): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.field === 'text' && 'conceptId' in aspect && aspect.conceptId !== null ? [aspect.conceptId] : [],
    );
}

describe('what somebody else does for the firm', () => {
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Dakwerker', 'Je legt pannen. De platte daken laten we door een collega doen.', 'flat-roofing'],
    ['DUT', 'Kok', 'Je kookt voor bewoners. De afwas gebeurt door een hulp.', 'dishwashing'],
    ['DUT', 'Dakwerker', 'Je legt pannen. De boekhouding doet Katrien.', 'accounting'],
    ['DUT', 'Dakwerker', 'Je legt pannen. De boekhouding en de facturatie doet Katrien.', 'accounting'],
    ['FRE', 'Cuisinier', 'Vous cuisinez. Le nettoyage est assuré par une société extérieure.', 'cleaning-general'],
    ['FRE', 'Cuisinier', 'Vous cuisinez. La comptabilité est confiée à un cabinet.', 'accounting'],
    ['ENG', 'Cook', 'You cook for residents. The dishwashing is done by a contractor.', 'dishwashing'],
    ['ENG', 'Cook', 'You cook for residents. Payroll is outsourced.', 'payroll'],
    ['ITA', 'Manutentore', 'Ripari le macchine. La saldatura è affidata a una ditta esterna.', 'welding'],
    ['ITA', 'Cameriere', 'Servi ai tavoli. La cassa la tiene il titolare.', 'cash-handling'],
    // a department behind a comma
    [
      'DUT',
      'Accountmanager',
      'Je werkt samen met onze boekhouddienst, die verantwoordelijk is voor de facturatie.',
      'invoicing',
    ],
    ['FRE', 'Cuisinier', 'Vous travaillez avec notre équipe, qui assure la facturation.', 'invoicing'],
    ['ENG', 'Cook', 'You report to the finance team, who run the payroll.', 'payroll'],
    ['ITA', 'Cuoco', 'Lavori con il nostro ufficio, che cura la fatturazione.', 'invoicing'],
    // whoever stands behind "by"
    ['ENG', 'Cook', 'You cook. Laundry and cleaning are done by housekeeping staff.', 'room-cleaning'],
    // a firm by its name
    ['ENG', 'Cook', 'Greenleaf Energy installs heat pumps. You cook for the staff.', 'heat-pumps-servicing'],
    ['FRE', 'Cuisinier', 'Menuiserie Vialle installe des fenêtres, soudure comprise. Vous cuisinez.', 'welding'],
    [
      'ITA',
      'Cuoco',
      'Impiantistica Valsusa installa impianti fotovoltaici e quadri elettrici. Tu cucini.',
      'sockets-lighting-fitting',
    ],
    // another team, and a colleague
    ['ENG', 'Cook', 'You cook for residents. The invoicing is done weekly by another team.', 'invoicing'],
    ['DUT', 'Dakwerker', 'Je legt pannen. De facturatie wordt door je collega gedaan.', 'invoicing'],
    // a firm that works for the employer
    ['FRE', 'Chauffeur', 'Vous conduisez un camion. Le prestataire fait la facturation.', 'invoicing'],
    ['ENG', 'Cook', 'You cook for residents. The contractor does the invoicing.', 'invoicing'],
    ['ITA', 'Cuoco', 'Tu cucini per gli ospiti. Il fornitore cura la fatturazione.', 'invoicing'],
  ])('ENG-10b is no skill (%s, %s): %s', (language, title, text, skill) => {
    expect(conceptsIn(language, title, text)).not.toContain(skill);
  });

  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Dakwerker', 'De platte daken doe je met een collega.', 'flat-roofing'],
    ['FRE', 'Cuisinier', 'Vous cuisinez. Le nettoyage est assuré par vos soins.', 'cleaning-general'],
    ['ENG', 'Cook', 'You cook for residents. The dishwashing is done by you.', 'dishwashing'],
    ['ITA', 'Manutentore', 'Ripari le macchine. La saldatura la impari bene con noi.', 'welding'],
    [
      'FRE',
      'Comptable',
      'Profil\nNous recherchons un comptable pour notre équipe, qui assure la facturation.',
      'invoicing',
    ],
    ['ENG', 'Cook', 'You cook for residents. The contractor helps you with the invoicing.', 'invoicing'],
  ])('ENG-10b is one where the reader does it (%s, %s): %s', (language, title, text, skill) => {
    expect(conceptsIn(language, title, text)).toContain(skill);
  });
});

describe('what another occupation does', () => {
  it.each<readonly [Language, string, string, string]>([
    ['DUT', 'Kok', 'Je kookt voor bewoners. De diëtist doet de menuplanning in Excel.', 'microsoft-excel'],
    ['FRE', 'Cuisinier', 'Vous cuisinez. Le comptable travaille avec Excel.', 'microsoft-excel'],
    ['ENG', 'Cook', 'You cook for residents. The accountant works with Excel.', 'microsoft-excel'],
    ['ITA', 'Cuoco', 'Tu cucini per gli ospiti. Il contabile lavora con Excel.', 'microsoft-excel'],
  ])('ENG-10b is no skill of the reader (%s, %s): %s', (language, title, text, skill) => {
    expect(conceptsIn(language, title, text)).not.toContain(skill);
  });

  it.each<readonly [Language, string, string, string]>([
    // the job itself, and a text that speaks to nobody
    ['DUT', 'Boekhouder', 'Je werkt in Gent. De boekhouder werkt met Excel.', 'microsoft-excel'],
    ['FRE', 'Comptable', 'Vous travaillez à Lyon. Le comptable travaille avec Excel.', 'microsoft-excel'],
    ['ENG', 'Cook', 'The accountant works with Excel.', 'microsoft-excel'],
    ['ITA', 'Contabile', 'Lavorerai a Torino. Il contabile lavora con Excel.', 'microsoft-excel'],
  ])('ENG-10b is one of the job (%s, %s): %s', (language, title, text, skill) => {
    expect(conceptsIn(language, title, text)).toContain(skill);
  });
});

describe('what is paid, denied or studied', () => {
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Vous recevez des primes mensuelles selon assiduité.', 'punctuality'],
    ['FRE', 'Nous versons une prime sur les ventes.', 'sales'],
    ['DUT', 'Wij geven je een laptop en opleidingen in timemanagement.', 'time-management'],
    ['DUT', 'Python hoef je niet te kennen.', 'python'],
    ['DUT', 'Je verdient 14,90 euro per uur volgens de cao Schoonmaak.', 'cleaning-general'],
    ['ENG', 'You receive a bonus for punctuality.', 'punctuality'],
    ['ITA', 'Ti diamo formazione su vibrazioni e termografia.', 'thermography'],
    ['ITA', 'Requisiti\n- laurea in economia o comunicazione', 'communication'],
  ])('ENG-10b is not asked (%s): %s', (language, text, skill) => {
    expect(conceptsIn(language, '', text)).not.toContain(skill);
  });

  it.each<readonly [Language, string, string]>([
    ['FRE', 'Profil\n- assiduité', 'punctuality'],
    ['DUT', 'Profiel\n- timemanagement', 'time-management'],
    ['DUT', 'Python moet je kennen.', 'python'],
    ['ENG', 'Profile\n- experience in sales', 'sales'],
    ['ITA', 'Requisiti\n- esperienza con termografia', 'thermography'],
  ])('ENG-10b is asked (%s): %s', (language, text, skill) => {
    expect(conceptsIn(language, '', text)).toContain(skill);
  });
});

describe('a list of fields of study', () => {
  it.each<readonly [Language, string, string]>([
    [
      'ENG',
      'Requirements: a degree in criminal justice, nursing, law, accounting, languages or a related field.',
      'accounting',
    ],
    [
      'FRE',
      'Profil : un bachelor en droit, histoire, géographie, langues, comptabilité ou domaine similaire.',
      'accounting',
    ],
    [
      'DUT',
      'Profiel: een bachelor in rechten, geschiedenis, talen, biologie, boekhouding of verwante richting.',
      'accounting',
    ],
    ['ITA', 'Requisiti: laurea in diritto, storia, geografia, lingue, contabilità o materie affini.', 'accounting'],
  ])('ENG-10b tells no skill up to its end (%s): %s', (language, text, skill) => {
    expect(conceptsIn(language, '', text)).not.toContain(skill);
  });
  it('ENG-10b has no experience in it: that is asked', () => {
    const text = 'Requirements: a degree in law, two years of experience in accounting or a related field.';
    expect(conceptsIn('ENG', '', text)).toContain('accounting');
  });
});
