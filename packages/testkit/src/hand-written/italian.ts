import type { WireDocument } from '@counterpart/domain';

/** Three CVs as people in Italy write them. */
export const italianCandidates: readonly WireDocument[] = [
  {
    id: 'hand-c-it-1',
    language: 'ITA',
    preferredJobTitle: 'manutentore meccanico',
    preferredJobInfo: 'Cerco un posto come manutentore in zona Brescia, anche su due turni.',
    cvText: `Fabio Zanetti
25121 Brescia

PROFILO
Manutentore meccanico con diciotto anni di esperienza in fonderia e nello stampaggio. Conosco le presse come un medico di famiglia i suoi pazienti: le sento prima che si fermino.

ESPERIENZE LAVORATIVE
2015 - oggi, Stampaggio Roccachiara srl, Brescia
Manutentore meccanico
• manutenzione preventiva e straordinaria di 14 presse da 80 a 630 tonnellate
• impianti oleodinamici e pneumatici, sostituzione di guarnizioni, pompe e cuscinetti
• rettifica e allineamento dopo il fermo di agosto
• compilo gli ordini di lavoro sul gestionale e seguo il magazzino ricambi

2007 - 2015, Fonderia Pontelungo spa, Lumezzane
Operaio di reparto, poi aiuto manutentore
• conduzione di isole di pressofusione, cambio stampi
• primi interventi su nastri e robot di estrazione

ISTRUZIONE
Qualifica di operatore meccanico, IPSIA di Brescia, 2007

ABILITAZIONI
Patentino muletto e carroponte, PES/PAV, patente B

LINGUE
Italiano madrelingua, inglese scolastico (A2)

Saldo a elettrodo e a filo per le riparazioni. Leggo il disegno e gli schemi idraulici. Sono disponibile alla reperibilità una settimana al mese. Nel tempo libero restauro vecchi trattori con mio cognato.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Manutentore meccanico',
        company: 'Stampaggio Roccachiara srl',
        text: 'Manutenzione di 14 presse, impianti oleodinamici e pneumatici, magazzino ricambi.',
        dateFrom: '2015',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Operaio, poi aiuto manutentore',
        company: 'Fonderia Pontelungo spa',
        text: 'Isole di pressofusione, cambio stampi, interventi su nastri e robot.',
        dateFrom: '2007',
        dateTo: '2015',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Operatore meccanico',
        degree: 'qualifica professionale',
        institute: 'IPSIA di Brescia',
        info: '',
        dateFrom: '2004',
        dateTo: '2007',
      },
    ],
    extraProperties: {
      name: 'Fabio Zanetti',
      birthDate: '1988-10-08',
      town: 'Brescia',
      office: 'Milano',
      email: 'fabio.zanetti@example.org',
      phone: '+39 300 000 11 12',
      status: 'employed',
      startDate: '2026-05-01',
    },
  },
  {
    id: 'hand-c-it-2',
    language: 'ITA',
    preferredJobTitle: 'operatrice socio-sanitaria',
    preferredJobInfo: 'Part time mattina a Bologna e dintorni, RSA o assistenza domiciliare.',
    cvText: `Mihaela Ciobanu
Bologna

Sono operatrice socio-sanitaria dal 2012 e vivo a Bologna da quasi vent'anni. Mi piace il lavoro con gli anziani perché hanno tempo di raccontare, e io ho imparato l'italiano ascoltando loro.

Dal gennaio 2018 lavoro alla RSA Villa Querceto, nucleo Alzheimer, 22 ospiti. Mi occupo di igiene, vestizione, alzate con sollevatore, aiuto ai pasti e mobilizzazione. Scrivo le consegne sulla cartella informatizzata e partecipo alle riunioni sul piano assistenziale. Da due anni faccio da tutor alle tirocinanti.

Dal 2012 al 2017 ho lavorato per la cooperativa Stellamare, assistenza domiciliare: quattro o cinque famiglie al giorno, in bicicletta, da Corticella a San Donato. Bagno assistito, preparazione dei pasti, accompagnamento alle visite.

Prima, dal 2007 al 2011, ho fatto la badante convivente di una signora di novant'anni.

Formazione: qualifica OSS, ente di formazione di Bologna, 1000 ore, 2011-2012; diploma di liceo economico conseguito in Romania, riconosciuto.

Corsi recenti: disfagia e consistenze dei cibi, gestione dei disturbi del comportamento, BLSD (2025), HACCP.

Lingue: romeno madrelingua, italiano C1, francese B1.

Patente B. Cerco un part time di mattina, 24-30 ore, perché nel pomeriggio seguo i miei figli. Preavviso di 15 giorni.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Operatrice socio-sanitaria',
        company: 'RSA Villa Querceto',
        text: 'Igiene, alzate con sollevatore, aiuto ai pasti, consegne su cartella informatizzata, tutor di tirocinanti.',
        dateFrom: '2018-01',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'OSS assistenza domiciliare',
        company: 'Cooperativa Stellamare',
        text: 'Bagno assistito, pasti, accompagnamento alle visite.',
        dateFrom: '2012',
        dateTo: '2017',
      },
      {
        id: 'w3',
        title: 'Badante convivente',
        company: 'Famiglia privata',
        text: 'Assistenza a una signora anziana.',
        dateFrom: '2007',
        dateTo: '2011',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Operatore socio-sanitario',
        degree: 'qualifica professionale',
        institute: 'Ente di formazione di Bologna',
        info: '1000 ore',
        dateFrom: '2011',
        dateTo: '2012',
      },
    ],
    extraProperties: {
      name: 'Mihaela Ciobanu',
      birthDate: '1985-04-23',
      town: 'Bologna',
      office: 'Bologna',
      email: 'mihaela.ciobanu@example.org',
      phone: '+39 300 000 13 14',
      status: 'employed',
      startDate: '2026-03-15',
    },
  },
  {
    id: 'hand-c-it-3',
    language: 'ITA',
    preferredJobTitle: 'impiegata commerciale estero',
    preferredJobInfo: 'Full time a Padova o provincia, azienda che esporta in Germania o in Francia.',
    cvText: `Elisa Sartori, Padova

Back office commerciale con forte vocazione per i mercati di lingua tedesca. Lavoro da nove anni tra ordini, spedizioni e fiere, e ho capito che un cliente avvisato di un ritardo resta un cliente.

Esperienza professionale

Impiegata commerciale estero, Arredi Torrebianca spa, Padova (09/2019 - in corso)
Gestisco 45 clienti tra Germania, Austria e Svizzera: offerte, conferme d'ordine, listini, solleciti, note di credito. Preparo packing list e documenti doganali per la Svizzera insieme allo spedizioniere. Organizzo lo stand alla fiera di Colonia, dal trasporto dei mobili al catering. Ho introdotto un foglio Excel condiviso con la produzione che ha ridotto le consegne in ritardo dal 18 al 7 per cento.

Addetta customer service, Cicli Fiordalba srl, Vicenza (2016 - 2019)
Ordini da rivenditori in quattro lingue, garanzie, ricambi. Telefono, posta elettronica e qualche volta il magazzino, quando mancava qualcuno.

Formazione
Laurea triennale in mediazione linguistica, Università di Padova, 2012-2016, con un semestre a Graz

Lingue
Italiano madrelingua, tedesco C1, inglese B2, francese B1

Competenze
SAP (modulo SD), Excel, Incoterms, CRM, trattativa con i trasportatori. Patente B, automunita.`,
    workExperiences: [
      {
        id: 'w1',
        title: 'Impiegata commerciale estero',
        company: 'Arredi Torrebianca spa',
        text: 'Offerte, ordini, documenti doganali e fiere per 45 clienti di lingua tedesca.',
        dateFrom: '2019-09',
        dateTo: null,
      },
      {
        id: 'w2',
        title: 'Addetta customer service',
        company: 'Cicli Fiordalba srl',
        text: 'Ordini da rivenditori in quattro lingue, garanzie, ricambi.',
        dateFrom: '2016',
        dateTo: '2019',
      },
    ],
    educations: [
      {
        id: 'e1',
        field: 'Mediazione linguistica',
        degree: 'laurea triennale',
        institute: 'Università di Padova',
        info: '',
        dateFrom: '2012',
        dateTo: '2016',
      },
    ],
    extraProperties: {
      name: 'Elisa Sartori',
      birthDate: '1993-11-30',
      town: 'Padova',
      office: 'Bologna',
      email: 'elisa.sartori@example.org',
      phone: '+39 300 000 15 16',
      status: 'employed',
      startDate: '2026-06-01',
    },
  },
];

/** Three advertisements as agencies and employers in Italy write them. */
export const italianJobs: readonly WireDocument[] = [
  {
    id: 'hand-j-it-1',
    language: 'ITA',
    jobTitle: 'Magazziniere mulettista (M/F) - Piacenza',
    jobText: `Per un operatore logistico di Piacenza che serve la grande distribuzione ricerchiamo quattro magazzinieri mulettisti.

Le attività
- carico e scarico dei bilici con carrello frontale
- stoccaggio in quota con retrattile fino a 10 metri
- preparazione ordini con pistola barcode
- controllo delle pedane in uscita e chiusura del viaggio a sistema

I requisiti
Patentino del muletto in corso di validità: obbligatorio. Esperienza di almeno un anno in magazzino, meglio se con merce fresca. Uso del retrattile gradito, ma siamo disposti a formare chi ha mano con il frontale. Conoscenza della lingua italiana sufficiente a leggere una bolla. Si lavora a 4 gradi: giacca e scarponi li diamo noi. La sede non è servita da mezzi pubblici, quindi serve l'automobile.

L'offerta
Contratto in somministrazione di tre mesi con finalità assuntiva. Full time, 40 ore, su due turni (5-13 e 13-21), sabato mattina a rotazione. CCNL Logistica, livello 5: retribuzione lorda mensile da 1.750 a 1.900 € per 14 mensilità, ticket da 6 € e maggiorazioni di turno.

Inserimento immediato. I colloqui si fanno in filiale il lunedì e il mercoledì mattina.`,
    extraProperties: {
      company: 'Frigo Acquaviva srl',
      companyId: 'frigo-acquaviva-srl',
      office: 'Milano',
      town: 'Piacenza',
      startDate: '2026-03-01',
      status: 'open',
    },
  },
  {
    id: 'hand-j-it-2',
    language: 'ITA',
    jobTitle: 'Sviluppatore Java - Torino o da remoto',
    jobText: `Chi siamo
Valverde Software è una società di 35 persone con sede a Torino. Facciamo gestionali per consorzi agricoli e acquedotti: programmi poco appariscenti, ma quando si fermano se ne accorge mezza regione.

Di cosa ti occuperai
Lavorerai nel gruppo che sta portando la fatturazione da un monolite a servizi più piccoli. Scriverai codice Java, parlerai con chi usa il programma e farai revisione del codice dei colleghi. Ogni due settimane si rilascia; il venerdì pomeriggio è dedicato allo studio, sul serio.

Cosa cerchiamo
• almeno tre anni di esperienza con Java e Spring Boot
• buona conoscenza di SQL, se possibile PostgreSQL
• abitudine ai test automatici
• costituisce titolo preferenziale la conoscenza di Kafka e di Kubernetes
• inglese sufficiente per leggere la documentazione
La laurea non è necessaria: guardiamo il codice, non il timbro.

Cosa offriamo
Contratto a tempo indeterminato, CCNL Metalmeccanico, RAL tra 34.000 e 42.000 euro. Orario flessibile, lavoro da remoto anche al 100 %, con due giorni al mese in sede a Torino. Buoni pasto da 8 €, assicurazione sanitaria, un portatile a scelta.`,
    extraProperties: {
      company: 'Valverde Software srl',
      companyId: 'valverde-software-srl',
      office: 'Milano',
      town: 'Torino',
      startDate: '2026-05-01',
      status: 'open',
    },
  },
  {
    id: 'hand-j-it-3',
    language: 'ITA',
    jobTitle: 'Cameriere/a di sala - stagione estiva a Rimini',
    jobText: `Il ristorante Lungarno di Rimini, a cento metri dal mare, cerca due camerieri di sala per la stagione, da metà maggio a fine settembre.

Siamo un locale di pesce con 90 coperti, per metà in veranda. La sala è di sei persone, alcune con noi da dieci stagioni. Cerchiamo qualcuno che sappia portare tre piatti, consigliare un vino bianco della zona e sorridere anche il 15 agosto.

Mansioni: preparazione della sala, accoglienza, comande su palmare, servizio al tavolo, sfilettatura del pesce (te la insegniamo), cassa a fine serata.

Requisiti: esperienza di almeno una stagione come cameriere. Inglese indispensabile, tedesco molto gradito: metà dei clienti di giugno arriva dalla Baviera. Attestato HACCP, oppure disponibilità a conseguirlo prima dell'inizio.

Offriamo: contratto a tempo determinato, 40 ore su sei giorni con doppio turno (11-15 e 18.30-22.30), retribuzione lorda di 1.800 - 2.000 € al mese, mance divise ogni sera, vitto e, per chi viene da fuori, alloggio in camera doppia. Chi lavora bene viene richiamato l'anno dopo.`,
    extraProperties: {
      company: 'Ristorante Lungarno',
      companyId: 'ristorante-lungarno',
      office: 'Bologna',
      town: 'Rimini',
      startDate: '2026-05-15',
      status: 'open',
    },
  },
];
