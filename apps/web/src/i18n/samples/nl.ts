import type { SampleJob } from './sample-job.ts';

/** The three sample advertisements in Dutch (SET-26). */
export const sampleJobs: readonly SampleJob[] = [
  {
    title: 'Magazijnmedewerker verslogistiek',
    employer: 'Vers & Co, Willebroek',
    text: `Voor het verscentrum van Vers & Co in Willebroek zoeken we een magazijnmedewerker die ook als heftruckchauffeur inspringt.

Wat ga je doen?
- je laadt en lost koelwagens en rijdt met de reachtruck
- je verzamelt bestellingen met de RF-scanner en boekt ze in SAP WM
- je telt elke week mee voor het voorraadbeheer

Wie zoeken we?
Je hebt minstens 2 jaar ervaring in een magazijn. Je spreekt goed Nederlands, een mondje Frans helpt. Je hebt rijbewijs B, je bent stipt en werkt graag in team. We werken in twee ploegen. Een geldig heftruckbrevet is een must.

Wat bieden we?
Een voltijds contract, eerst tijdelijk met uitzicht op vast. Een loon van € 2.600 tot € 2.950 bruto per maand en maaltijdcheques.`,
  },
  {
    title: 'Boekhouder met Exact Online',
    employer: 'Fiduciaire De Wit, Mechelen',
    text: `Fiduciaire De Wit in Mechelen begeleidt honderdtwintig kmo's en zoekt een boekhouder.

Je taken
- je verwerkt aankoop- en verkoopfacturen in Exact Online
- je doet de btw-aangifte en bereidt de jaarafsluiting voor
- je volgt de debiteuren op en beantwoordt vragen van klanten

Je profiel
Je hebt een bachelor boekhouden en minstens 3 jaar ervaring. Je werkt nauwkeurig en vlot met Excel. Je spreekt vloeiend Nederlands en goed Frans.

Ons aanbod
Een vast contract, voltijds of 4/5, en een loon van € 3.100 tot € 3.800 bruto per maand.`,
  },
  {
    title: 'Verpleegkundige woonzorg',
    employer: 'Residentie De Linde, Leuven',
    text: `Residentie De Linde in Leuven zoekt een verpleegkundige voor een afdeling van twaalf bewoners.

Wat doe je?
- je verzorgt wonden, volgt de medicatie op en werkt het zorgdossier bij
- je begeleidt de zorgkundigen en overlegt met de huisartsen
- je ondersteunt bewoners met dementie en hun familie

Wie ben je?
Je hebt een diploma verpleegkunde en een visum. Je bent geduldig en werkt graag in team. Weekendwerk hoort erbij. Je spreekt goed Nederlands.

Wat krijg je?
Een contract van onbepaalde duur, deeltijds of voltijds, en een loon vanaf € 3.000 bruto per maand.`,
  },
];
