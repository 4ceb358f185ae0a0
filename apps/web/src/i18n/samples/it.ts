import type { SampleJob } from './sample-job.ts';

/** The three sample advertisements in Italian (SET-26). */
export const sampleJobs: readonly SampleJob[] = [
  {
    title: 'Magazziniere carrellista',
    employer: 'Freschi & C., Brescia',
    text: `Per il magazzino frigorifero di Brescia, Freschi & C. cerca un magazziniere carrellista.

Cosa farai
- caricare e scaricare i camion e guidare il carrello elevatore
- preparare gli ordini con lo scanner e registrarli in SAP
- partecipare ogni settimana all'inventario

Chi cerchiamo
Hai almeno 2 anni di esperienza in magazzino. Il patentino del muletto è indispensabile. Hai la patente B, sei puntuale e sai lavorare in gruppo. Parli bene italiano. Lavoro su due turni.

Cosa offriamo
Un contratto a tempo pieno, inizialmente a tempo determinato con possibilità di assunzione a tempo indeterminato. Una retribuzione da 1.700 a 2.000 euro lordi al mese.`,
  },
  {
    title: 'Contabile',
    employer: 'Studio Bianchi, Bergamo',
    text: `Lo studio Bianchi di Bergamo segue un centinaio di piccole imprese e cerca un contabile.

Le tue attività
- registrare le fatture di acquisto e di vendita
- preparare le dichiarazioni IVA e il bilancio
- seguire i debitori e rispondere alle domande dei clienti

Il tuo profilo
Hai un diploma in ragioneria e almeno 3 anni di esperienza. Sei preciso e usi bene Excel. Parli italiano e un buon inglese.

Cosa offriamo
Un contratto a tempo indeterminato, a tempo pieno, e una retribuzione da 1.900 a 2.400 euro lordi al mese.`,
  },
  {
    title: 'Infermiere in RSA',
    employer: 'RSA Il Tiglio, Verona',
    text: `La RSA Il Tiglio di Verona cerca un infermiere per un reparto di dodici ospiti.

Cosa farai
- medicare le ferite, gestire la terapia farmacologica e aggiornare la cartella assistenziale
- coordinare gli operatori socio-sanitari e confrontarti con i medici
- assistere gli ospiti con demenza e le loro famiglie

Chi sei
Hai una laurea in infermieristica. Sei paziente e ti piace lavorare in gruppo. È richiesto il lavoro nel fine settimana. Parli bene italiano.

Cosa offriamo
Un contratto a tempo indeterminato, part-time o a tempo pieno, e una retribuzione da 1.900 euro lordi al mese.`,
  },
];
