/**
 * An advertisement in each language, written to pass every reader once: place, contract, hours, wage, languages, years,
 * tasks, musts and pluses; and a title with a slip in each, for what is built where no label fits (0.8 s, measured). A
 * worker reads them while it has no task, so that its code is compiled when somebody waits.
 */
export const WARM_TEXTS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Magazijnmedewerker (m/v/x) Gent',
    text:
      'Voor ons magazijn in 9000 Gent zoeken wij een magazijnmedewerker.\nJouw taken\n- je lost en laadt vrachtwagens\n' +
      '- je verzamelt bestellingen en controleert de voorraad\nJouw profiel\n- je hebt 2 jaar ervaring\n' +
      '- een heftruckattest is vereist, kennis van SAP is een pluspunt\n- je spreekt vlot Nederlands (C1), Frans is een plus\n' +
      'Ons aanbod\nVoltijds contract van onbepaalde duur, 38 uur per week, 2.500 tot 2.800 euro bruto per maand.',
  },
  {
    title: 'Infirmier(ère) H/F',
    text:
      'Notre clinique de Lyon recherche un infirmier.\nVos missions\n- réaliser les soins et tenir le dossier du patient\n' +
      '- encadrer les aides-soignants\nVotre profil\n- diplôme d’État exigé, 3 ans d’expérience\n- rigueur et esprit d’équipe\n' +
      '- anglais B1 souhaité, permis B indispensable\nNous offrons un CDI à temps partiel, 24 heures par semaine, ' +
      'salaire entre 2 100 € et 2 400 € brut par mois.',
  },
  {
    title: 'Accounts payable clerk, Dublin',
    text:
      'We are looking for an accounts payable clerk for our office in Dublin.\nYour tasks\n- match supplier invoices and ' +
      'reconcile statements\n- prepare VAT returns\nYour profile\n- at least five years of experience\n- Excel is a must, ' +
      'Power BI is nice to have\n- fluent English, German B2 is a plus\n- you are accurate and a team player\n' +
      'We offer a temporary contract for 12 months, full time, EUR 36,000 a year.',
  },
  {
    title: 'Saldatore (m/f) a Brescia',
    text:
      'Cerchiamo un saldatore per la sede di Brescia.\nMansioni\n- saldare a TIG e MIG strutture in acciaio inox\n' +
      '- leggere il disegno tecnico\nRequisiti\n- esperienza di almeno 3 anni, patentino di saldatura obbligatorio\n' +
      '- patente B, gradita la conoscenza dell’inglese (A2)\n- precisione e autonomia\n' +
      'Offriamo un contratto a tempo determinato con possibilità di assunzione, tempo pieno, 1.800 euro netti al mese.',
  },
  { title: 'Verkoper kledingg', text: '' },
  { title: 'Vendeusse en boulangerie', text: '' },
  { title: 'Sofware enginer', text: '' },
  { title: 'Cameriera al pianno', text: '' },
];

/** What a worker says once it has read them: the thread that answers without a wait from now on. */
export interface WarmMessage {
  readonly warmThread: number;
}
