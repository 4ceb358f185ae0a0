import { sector, work } from '../words/sector.ts';

/** Finance in Dutch. */
export const finance = sector(
  'finance',
  {
    firms:
      'Accountants {stem}|{stem} Fiduciaire {legal}|{stem} Finance|Kantoor {stem} {legal}|{stem} Holding|Bank {stem}',
    activities:
      'de boekhouding van kmo’s voert|jaarrekeningen controleert|leningen en beleggingen verkoopt|lonen berekent',
    sites:
      'op een accountantskantoor|op de financiële dienst|in een bankkantoor|in een internationale groep|op de boekhouding van een bedrijf in {town}',
    studies: 'Boekhouden-informatica|Economie-wiskunde|Handel|Bedrijfsadministratie',
    higherStudies: 'Accountancy-fiscaliteit|Handelswetenschappen|Financie- en verzekeringswezen|Toegepaste economie',
    licences: 'rijbewijs B',
  },
  false,
  [
    work(
      3,
      'boekhouder/boekhoudster|accountant|assistent-accountant|dossierbeheerder accountancy',
      'boekhouding|btw-aangiften|jaarrekeningen opmaken|Excel',
      'maandafsluiting met Exact Online|Octopus en Yuki|klanten met de klak op|fiscale fiches 281',
      '{20-80} dossiers van kmo’s boeken|btw-aangiften {voorbereiden~indienen}|balansen {afsluiten~bespreken}|{vennootschapsbelasting~personenbelasting} berekenen',
    ),
    work(
      2,
      'hulpboekhouder|medewerker crediteuren|medewerker debiteuren|facturatiemedewerker|assistent boekhouding',
      'facturatie|crediteurenbeheer|debiteurenbeheer|Excel',
      'inkoopfacturen via Basware|CODA inlezen|aanmanen met menselijkheid|Peppol-opstart',
      '{100-1500} facturen per maand boeken|bankuittreksels {inlezen~afletteren}|klanten {bellen~aanmanen} bij achterstand|onkosten nakijken',
    ),
    work(
      3,
      'controller|financial controller|business controller|financieel analist',
      'financiële analyse|budgettering|rapportering|Excel',
      'kubus in Board|flash op werkdag 3|Power Query-macro’s|intercompany-puzzel',
      'maandrapport voor {3-25} entiteiten maken|budget van {2-90} miljoen opstellen|marges {analyseren~bespreken} met {fabriek~directie}|kostprijzen berekenen',
    ),
    work(
      2,
      'payrollmedewerker|salarisadministrateur|loonberekenaar|payroll officer',
      'loonadministratie|sociale wetgeving|Excel|klantencontact',
      'SD Worx eBlox|Dimona’s op vrijdag|PC 124 van buiten|AFAS Profit',
      'lonen van {80-1200} mensen berekenen|{Dimona’s~contracten~attesten} opmaken|vragen van {werkgevers~werknemers} beantwoorden|eindejaarspremies controleren',
    ),
    work(
      3,
      'auditor|bedrijfsrevisor-stagiair|assistent-auditor|internal auditor',
      'audits uitvoeren|IFRS|jaarrekeningen opmaken|risicoanalyse',
      'steekproef in Caseware|voorraadtelling op 31 december|SOX-walkthrough|saldobevestigingen',
      '{6-30} audits per jaar doen|controles {plannen~documenteren}|{voorraden~debiteuren~processen} testen|verslagen schrijven',
    ),
    work(
      3,
      'relatiebeheerder bank|kantoorhouder|kredietadviseur|beleggingsadviseur',
      'klanten adviseren|kredieten|beleggingen|verkoop',
      'MiFID-profiel opmaken|woonkrediet in 48 uur|portefeuille van 300 gezinnen',
      '{4-9} klanten per dag ontvangen|kredieten van {20-900} duizend euro samenstellen|beleggingen {bespreken~opvolgen}|zelfstandigen bezoeken in {town}',
    ),
  ],
);
