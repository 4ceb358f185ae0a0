import type { LanguageCues } from '../language-cues.ts';
import { ITALIAN_NUMBERS } from '../number-words.ts';

const list = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim());

/** What Italian ads and CVs say things with. */
export const ITALIAN_CUES: LanguageCues = {
  contracts: {
    PERMANENT: {
      strong: list(
        'tempo indeterminato|contratto a tempo indeterminato|contratto indeterminato|assunzione a tempo indeterminato|assunzione diretta a tempo indeterminato|posto fisso|inserimento a tempo indeterminato|contratto a durata indeterminata|assunzione stabile|inserimento diretto a tempo indeterminato|pieno e indeterminato|pieno ed indeterminato|tempo pieno e indeterminato|a tempo indeterminato|contratto a indeterminato|assunzione diretta a indeterminato|rapporto a tempo indeterminato|indeterminato da subito|contratto stabile|assunzione diretta in azienda|indeterminato full time|contratto a tempo indeterminato full|ruolo stabile|lavoro stabile|assunzione a indeterminato|impiego a tempo indeterminato|pieno indeterminato|subito a tempo indeterminato|di ruolo|senza scadenza|senza termine|senza limiti di tempo|senza data di fine|durata indeterminata|durata illimitata',
      ),
      weak: list('indeterminato|cdi'),
    },
    PERMANENT_POSSIBLE: {
      strong: list(
        "finalizzato all'assunzione|finalizzata all'assunzione|finalizzato ad assunzione|finalizzato all'inserimento|finalizzata all'inserimento|finalizzato a tempo indeterminato|finalizzato al tempo indeterminato|scopo assunzione|a scopo assunzione|scopo assunzione a tempo indeterminato|possibilità di assunzione|possibilità di inserimento|possibilità di stabilizzazione|possibilità di trasformazione|possibilità di tempo indeterminato|con possibilità di assunzione|prospettiva di inserimento|prospettiva di assunzione|prospettive di inserimento|prospettive di assunzione|prospettiva di stabilizzazione|con prospettiva di tempo indeterminato|prospettiva di tempo indeterminato|possibile assunzione a tempo indeterminato|scopo inserimento|a scopo inserimento|successiva assunzione|successivo inserimento|successiva assunzione a tempo indeterminato|possibilità di assunzione a tempo indeterminato|finalizzato all'assunzione a tempo indeterminato|possibilità di proroga e assunzione|con possibilità di stabilizzazione|concreta possibilità di assunzione|possibilità di contratto a tempo indeterminato|possibilità di inserimento a tempo indeterminato|ottica di assunzione|ottica di stabilizzazione|trasformazione a tempo indeterminato|eventuale assunzione|in vista di assunzione|con scopo assuntivo|scopo assuntivo|finalità assuntiva|prospettiva di assunzione a tempo indeterminato|con prospettive di inserimento stabile|inserimento stabile|poi indeterminato|con possibilità di proroga a indeterminato|successivo indeterminato|finalità di inserimento|con obiettivo assunzione|obiettivo assunzione|possibilità di conferma|possibile trasformazione|volto all’assunzione|volta all’assunzione|iniziale somministrazione con|prospettiva di tempo indeterminato|scopo di inserimento|confermato a tempo indeterminato|dopo il quale indeterminato|poi tempo indeterminato|e successivamente indeterminato|con passaggio a indeterminato|passaggio a tempo indeterminato|stabilizzazione|possibilità di conferma a tempo indeterminato|possibilità di rinnovo e stabilizzazione|finalizzata a stabilizzazione|obiettivo di stabilizzazione|trasformazione a indeterminato|finalità assuntive|finalità di assunzione|con finalità assuntiva|l'azienda ti assume|azienda cliente ti assume|assunzione da parte del cliente",
      ),
    },
    TEMPORARY: {
      strong: list(
        "tempo determinato|contratto a tempo determinato|contratto determinato|in somministrazione|contratto di somministrazione|contratto in somministrazione|somministrazione|contratto a termine|lavoro stagionale|contratto stagionale|lavoro interinale|contratto interinale|interinale|sostituzione maternità|sostituzione di maternità|contratto temporaneo|missione temporanea|determinato di|iniziale contratto a termine|stagione estiva|per la stagione|contratto di 6 mesi|contratto di 12 mesi|contratto di tre mesi|sostituzione di una collega|pieno e determinato|tempo determinato|chiamate giornaliere|agricolo stagionale|sostituzione di|in sostituzione|sostituire una collega|stagione invernale|contratto annuale|incarico annuale|supplenza|a progetto|co.co.co|fino al 30 giugno|determinato fino|a termine di|durata dell'opera|durata del cantiere|contratto per la durata|a tempo determinato|assunzioni a tempo determinato|intermittente a termine|incarico a termine|tempo determinato di|contratto di un anno|contratto di 1 anno|contratto di 12 mesi rinnovabile|sostituzione per maternità|inserimento iniziale a tempo determinato|iniziale contratto a tempo determinato|iniziale tempo determinato|periodo stagionale|avventizio|operai agricoli a tempo determinato|otd|per la durata|contratto di somministrazione di|sostituirai una collega|per la vendemmia|per la raccolta|impiego stagionale|fino al suo rientro|fino al rientro|durante la sua assenza|per la sua assenza|in congedo di maternità|in congedo parentale|in maternità fino|è in maternità|andrà in maternità|picco di lavoro|picco stagionale|per la durata del progetto|fino a fine stagione|assegno di ricerca",
      ),
      weak: list(
        'determinato|temporaneo|temporanea|sostituzione|a termine|lavoro temporaneo|stagionali|lavoratori stagionali|stagionale',
      ),
    },
    RESERVE: {
      strong: list(
        'graduatoria|lista di riserva|riserva di candidati|bacino di candidati|elenco di idonei|formazione di una graduatoria|formazione graduatoria|long list|formazione di graduatoria|graduatoria di merito|graduatoria triennale|avviso pubblico per la formazione|elenco idonei|selezione per graduatoria|lista degli idonei|idonei non vincitori|scorrimento della graduatoria',
      ),
    },
    SELF_EMPLOYED: {
      strong: list(
        'partita iva|p.iva|p. iva|libera professione|libero professionista|collaborazione in p.iva|regime di partita iva|lavoro autonomo|contratto da freelance|prestazione occasionale|collaborazione autonoma|agente monomandatario|agente plurimandatario|con partita iva|regime forfettario|in libera professione|collaborazione con p.iva|contratto di agenzia|mandato di agenzia|enasarco|collaborazione professionale|regime di p.iva|libero-professionale|co.co.co.|prestazione d’opera|in proprio|fatturi|emetti fattura|a fattura|propria partita iva',
      ),
      weak: list('freelance|autonomo'),
    },
    VOLUNTEER: {
      strong: list(
        'volontariato|servizio civile|come volontario|volontari cercasi|volontarie|a titolo gratuito|non retribuita|non retribuito|cerchiamo volontari|cerca volontari|soccorritori volontari|volontari per|come volontari|attività di volontariato|si cercano volontari|rimborso dei volontari|nuovi volontari',
      ),
      weak: list('volontario|volontari|volontaria'),
    },
    STUDENT: {
      strong: list(
        'lavoro per studenti|lavoretto per studenti|contratto studenti|studente lavoratore|lavoro estivo|lavoro part time per studenti|studenti universitari|contratto per studenti|rivolto a studenti|studentessa o uno studente|lavoro per studente|lavoretto|lavoretti',
      ),
      weak: list('studente|studenti'),
    },
    APPRENTICESHIP: {
      strong: list(
        "apprendistato|contratto di apprendistato|tirocinio|stage retribuito|tirocinio formativo|tirocinio extracurriculare|tirocinio curriculare|stage curriculare|stage formativo|apprendista|apprendisti|stage di 6 mesi|alternanza scuola lavoro|alternanza|contratto di stage|stage extracurriculare|tirocinio retribuito|progetto formativo|rimborso spese di stage|contratto d'apprendistato|in apprendistato|stage iniziale|formazione duale|giorni a scuola|giorno a scuola|sistema duale|apprendistato duale",
      ),
      weak: list('stage|stagista|tirocinante'),
    },
  },
  contractWords: list(
    'contratto|tipo di contratto|tipologia contrattuale|tipologia di contratto|inquadramento|assunzione|inserimento|si offre|offriamo|rapporto di lavoro|forma contrattuale',
  ),
  agencyWords: list('agenzia|ricerca e selezione|selezione del personale|somministrazione e|filiale|opportunità in'),
  notContract: list(
    'agenzia di somministrazione|agenzia per il lavoro|società di somministrazione|agenzia interinale|stage pregresso|gestione dei tirocini|tutor di stage|in autonomia|menu stagionale|prodotti stagionali|menù stagionale|somministrazione di alimenti|somministrazione alimenti|somministrazione di farmaci|somministrazione farmaci|somministrazione della terapia|somministrazione terapie|somministrazione di bevande|somministrazione pasti|somministrazione terapia|somministrazione dei farmaci|somministrazione dei pasti|laboratorio di stage|tirocinanti e apprendisti|apprendisti e tirocinanti|stagisti e tirocinanti|seguire tirocinanti|tutor di tirocinanti',
  ),
  hours: {
    FULL_TIME: list(
      'tempo pieno|a tempo pieno|full time|full-time|fulltime|giornata intera|orario full time|orario pieno|tempo pieno 36 ore|orario intero|giornata completa|a giornata|orario di lavoro full time|orario standard|40 ore full time|settimana intera|settimana piena|agenda piena|settimana completa',
    ),
    PART_TIME: list(
      'part time|part-time|parttime|tempo parziale|a tempo parziale|mezza giornata|orario ridotto|part time orizzontale|part time verticale|part time verticale|part-time 20 ore|solo mattina|solo pomeriggio|part time 50%|part time 24 ore|part-time mattutino|tempo parziale 50%|solo fine settimana|poche ore|tempo parziale verticale|monte ore ridotto|mezze giornate|lavoretto|fascia oraria ridotta|mezza settimana|mezza agenda',
    ),
    MIXED: list(
      'full time o part time|part time o full time|full-time o part-time|full time/part time|full time / part time|part time/full time|part time / full time|full-time/part-time|tempo pieno o parziale|tempo pieno o part time|full time e part time|part time e full time|full o part time|part o full time|possibilità di part time|full time o part time 30 ore|valutiamo anche part time|anche part time|part time valutabile|si valuta part time|disponibili anche per part time|full-time/part-time 30 ore|full time (o part time)|orario da concordare|tempo pieno o tempo parziale|pieno o parziale|tempo pieno oppure parziale|full time oppure part time|fino al tempo pieno|fino al full time|fino a full time',
    ),
    AVAILABILITY: list(
      'a chiamata|contratto a chiamata|lavoro a chiamata|lavoro intermittente|contratto intermittente|job on call|extra e a chiamata|su chiamata|lavoro extra|chiamata|servizio extra|contratto di lavoro intermittente|a gettone|secondo disponibilità|al bisogno|all’occorrenza|quando serve|a gettone di presenza|decidi tu quando|scegli tu quando|quando vuoi tu|quando ti va',
    ),
  },
  hourUnits: list('h|ora|ore|hr'),
  weekWords: list(
    'settimana|settimanali|settimanale|sett|settimane|sett.li|settimanalmente|lunedì|lun|lun ven|a settimana|alla settimana',
  ),
  partWords: list(
    'fte|orario|contratto|part time|tempo parziale|orario di lavoro|monte ore|impegno|turni|indeterminato|determinato|settimana|monte ore settimanale|tempo pieno|full time|lavoro|impegno orario|percentuale|regime|possibile|valutabile|posizione al',
  ),
  wageWords: list(
    'ral|stipendio|retribuzione|lordo|lordi|lorda|lorde|paga|compenso|retribuzione annua|retribuzione lorda|pacchetto retributivo|range retributivo|paga oraria|stipendio lordo|stipendio netto|salario|trattamento economico|offerta economica|r.a.l|inquadramento economico|rimborso spese di',
  ),
  notWageWords: list(
    'buoni pasto|buono pasto|ticket restaurant|ticket|premio|premi|bonus|fatturato|budget|milioni|milione|miliardi|rimborso|rimborsi|welfare|indennità|trasferta|diaria|investimento|investimenti|capitale|sconto|voucher|provvigioni|fringe benefit|incentivi|incentivo|incentivo trimestrale|incentivo annuo|rimborsato|rimborsate|rimborsati',
  ),
  periods: {
    HOUR: list(
      "all'ora|per ora|/ora|orari|oraria|orario lordo|lordi/ora|l'ora|/h|lordi all'ora|ora lorda|lorde/ora|paga oraria|lordi orari|euro/ora|ad ora",
    ),
    DAY: list(
      'al giorno|/giorno|giornalieri|giornaliera|giornaliero|a giornata|al giorno|giornaliere|a notte|per notte|a turno',
    ),
    WEEK: list('a settimana|/settimana|settimanali'),
    MONTH: list(
      'al mese|/mese|mensili|mensile|lordi mensili|netti mensili|mensili lordi|lordi al mese|netti al mese|per mese|lordo mensile|netti/mese|lordi/mese',
    ),
    YEAR: list(
      "ral|r.a.l|all'anno|annui|annuo|annua|annuale|annuali|lordi annui|lordo annuo|/anno|retribuzione annua lorda|annui lordi|lorda annua|k annui|per anno",
    ),
  },
  rangeWords: list('a|e|ai|fino a|ad|agli|ed|ed i|e i|ed i|e gli|ai'),
  upToWords: list('fino a|massimo|max|sino a'),
  fromWords: list(
    'da|a partire da|minimo|almeno|dai|min|a partire dai|partire da|non meno di|da almeno|minima di|minima',
  ),
  levels: {
    A1: list('a1|principiante'),
    A2: list(
      'a2|base|scolastico|scolastica|elementare|di base|conoscenza base|livello base|nozioni|conoscenza scolastica|qualche parola di',
    ),
    B1: list('b1|intermedio|discreto|discreta|discreta conoscenza|sufficiente|livello intermedio|medio'),
    B2: list(
      'b2|buono|buona|buona conoscenza|buon livello|professionale|buon|buona padronanza|buone|livello buono|parlato e scritto|intermedio avanzato|corretto|corretta',
    ),
    C1: list(
      'c1|fluente|fluentemente|ottimo|ottima|ottima conoscenza|eccellente|avanzato|avanzata|ottima padronanza|molto buona|perfetta|perfetta conoscenza|bilingue|correntemente|padronanza|corrente|ottimi|ottime|ottimo livello|perfetto|molto buono|senza errori|impeccabile',
    ),
    C2: list('c2|madrelingua|lingua madre|nativo|madre lingua|native'),
  },
  languageWords: list(
    "lingua|lingue|conoscenza|conoscenza della|conoscenza dell|parla|parlato|parlata|scritto|scritta|orale|fluente|livello|madrelingua|padronanza|bilingue|comprensione|comunicare in|linguistiche|linguistica|parlare|fluentemente|sia scritto|trilingue|un po' di|conoscenza|parlato|scritto|fluente|bilingue|capire|parlare|nozioni di|basi di|si parla|discreto|buon|comprenda|comprende|comprensibile|parli|scrivi|leggi|fluido|riunioni in|lingua di lavoro|colloquio in|documentazione in|oltre all'|accertamento|ottimo|ottima|conversazione in|te la cavi in|un pizzico di|qualche parola di|due parole di",
  ),
  required: list(
    'richiesto|richiesta|richiesti|richieste|necessario|necessaria|necessari|necessarie|obbligatorio|obbligatoria|obbligatori|obbligatorie|indispensabile|indispensabili|è richiesto|è richiesta|si richiede|si richiedono|requisito|requisiti|essenziale|essenziali|imprescindibile|imprescindibili|fondamentale|fondamentali|tassativo|è un must|in possesso di|essere in possesso|tassativa|requisito fondamentale|requisito indispensabile|requisito necessario|deve avere|è necessario|è necessaria|richiediamo',
  ),
  niceToHave: list(
    'gradito|gradita|graditi|gradite|è gradito|è gradita|gradita esperienza|preferibile|preferibili|preferibilmente|costituisce titolo preferenziale|titolo preferenziale|un plus|è un plus|costituisce un plus|rappresenta un plus|un vantaggio|costituirà un plus|costituirà titolo preferenziale|sarà considerato un plus|apprezzato|apprezzata|apprezzati|apprezzate|idealmente|auspicabile|nice to have|un valore aggiunto|valore aggiunto|costituisce requisito preferenziale|requisito preferenziale|requisiti preferenziali|preferenziale|gradevole|possibilmente|completa il profilo|meglio se|è un valore aggiunto|rappresenta un vantaggio|considerata un plus|utile|utili|comoda|comodo|comodi|di più|un di più|meglio ancora|bel vantaggio|vantaggio|punteggio aggiuntivo|punteggi aggiuntivi|non vincolante|non vincolanti|ben accetto|ben accetta|ben accetti|darà punti|facoltativo|facoltativa|benvenuto|benvenuta|benvenuti',
  ),
  negationBefore: list(
    'non è richiesta|non è richiesto|non è necessaria|non è necessario|non serve|non si richiede|non sono richieste|non sono richiesti|nessuna|nessun|nessuno|senza|né|non occorre|non è necessario avere|anche senza|non è indispensabile|non serve avere|non è obbligatorio|non è prevista|non è previsto|non sono previste|non sono previsti',
  ),
  negationAfter: list(
    'non richiesta|non richiesto|non necessaria|non necessario|non richieste|non richiesti|non è richiesta|non è richiesto|non è necessaria|non è necessario|non è indispensabile|non indispensabile|non obbligatoria|non obbligatorio|non serve|non è obbligatoria|non è obbligatorio|non è fondamentale',
  ),
  experienceWords: list(
    "esperienza|esperienze|d'esperienza|di esperienza|esperienza pregressa|esperienza lavorativa|anzianità|come|nella stessa mansione|nel ruolo|maturati|maturata|in ruolo analogo|nella mansione|nel settore|in ruoli analoghi|di pratica|pregressa|maturata in|lavorato|alle spalle|di mestiere|di lavoro come|di guida|dietro al banco|sul campo",
  ),
  yearWords: list('anno|anni|annata'),
  numberWords: ITALIAN_NUMBERS,
  placePrepositions: list(
    'a|ad|in|presso|vicino a|zona|nei pressi di|provincia di|nel comune di|vicinanze di|su|dintorni di|area di',
  ),
  companyPrepositions: list('presso|per|azienda|da|in'),
  otherPeople: list(
    'riporta a|riporterà a|riportando a|riporto al|riporterà al|a riporto|riportando al|riporta al|collaborazione con|in collaborazione con|collabora con|collaborerà con|in supporto|supporto al|a supporto|supporto alla|sotto la supervisione|sotto la guida|coordinamento di|coordinare|team di|insieme a|affiancamento a|affiancare|in affiancamento|affiancherà|in contatto con|a contatto con|interfacciarsi con|rapporti con|crescita come|interfacciandosi con|squadra di|supervisione del|responsabilità del',
  ),
  seeking: list(
    'cerchiamo|ricerchiamo|ricerca|cerca|cercasi|ricerca un|ricerca una|siamo alla ricerca|alla ricerca di|selezioniamo|seleziona|figura di|posizione di|ruolo di|ruolo|in qualità di|come|mansione|profilo di|posizione|offerta di lavoro|selezionare|la risorsa|ricercare|qualifica|assume|assumiamo|per il ruolo|indice|assumerebbe|è alla ricerca|cerchi|inserisce|ricercano|cercano|apre le selezioni',
  ),
  companySentence: list(
    'siamo una cooperativa|siamo una società|siamo un gruppo|siamo una realtà|leader nel settore|leader nella|leader nel|azienda leader|leader di mercato|specializzata in|specializzata nella|specializzata nel|fondata nel|nata nel|dal 19|realtà operante|operante nel|operante nella|importante azienda|azienda cliente|nostro cliente|agenzia per il lavoro|aut. min|gruppo internazionale|la nostra azienda|entrambi i sessi|ambo i sessi|pari opportunità|l. 903|leggi 903|gdpr|privacy|multinazionale|siamo un|azienda operante',
  ),
  headings: {
    tasks: list(
      "mansioni|mansione|attività|le attività|principali attività|responsabilità|principali responsabilità|descrizione|descrizione del lavoro|descrizione della posizione|cosa farai|di cosa ti occuperai|il ruolo|ruolo|compiti|principali mansioni|la risorsa si occuperà di|la figura si occuperà di|posizione|la posizione|le tue responsabilità|le tue mansioni|attività principali|job description|la risorsa si occuperà|cosa ti aspetta|cosa si fa|in cosa consiste il lavoro|la mansione|il tuo lavoro|la tua missione|la figura|il lavoro in breve|i tuoi compiti|i compiti|il compito|cosa c'è da fare|nel dettaglio",
    ),
    profile: list(
      'requisiti|requisiti richiesti|profilo|il tuo profilo|profilo ricercato|profilo richiesto|competenze|competenze richieste|chi sei|chi cerchiamo|cosa cerchiamo|caratteristiche|conoscenze|esperienza|cosa chiediamo|qualifiche|il candidato ideale|requisiti preferenziali|requisiti necessari|si richiede|si richiedono|formazione|requisiti essenziali|il profilo ideale|lingue|soft skills|caratteristiche personali|competenze tecniche|i requisiti|cosa ti chiediamo|requisiti fondamentali|ti riconosci|sei la persona giusta se|sei la persona giusta|doti personali|chi stiamo cercando|cosa ci aspettiamo|cosa serve|il candidato|la candidata|il profilo|il tuo bagaglio|cosa sai fare|conoscenze richieste|titolo di studio|requisiti obbligatori|le competenze|fai per noi se|fa per te se|hard skills|attitudini|qualità personali|la persona ideale|la persona che cerchiamo',
    ),
    offer: list(
      "offriamo|si offre|cosa offriamo|offerta|la nostra offerta|l'offerta|condizioni|benefit|vantaggi|cosa ti offriamo|retribuzione|perché scegliere noi|perché sceglierci|condizioni contrattuali|inquadramento|l'azienda offre|benefits|ti offriamo|pacchetto retributivo|contratto e retribuzione|cosa troverai|il pacchetto|cosa ricevi|cosa avrai|cosa ti diamo|cosa diamo|in cambio|offerta economica|cosa proponiamo|contratto|orario e retribuzione|stipendio|retribuzione e benefit|i vantaggi",
    ),
    company: list(
      "chi siamo|azienda|l'azienda|la società|descrizione azienda|il nostro cliente|il cliente|su di noi|la nostra azienda|profilo aziendale|informazioni sull'azienda|settore|società|la cooperativa|lo studio|il gruppo|la nostra storia|il team|il nostro team|l'agenzia|la scuola|l'ente|il comune|l'ospedale|il locale|il ristorante|l'hotel|la struttura|il contesto|la nostra realtà",
    ),
    contact: list(
      'contatti|contatto|candidati|come candidarsi|per candidarsi|invia il tuo cv|candidatura|informazioni|processo di selezione|candidati ora|sei interessato|sei interessata|ti interessa|modalità di candidatura|come partecipare|domande|termini e modalità|candidati subito|vuoi candidarti|invia la tua candidatura',
    ),
  },
  headingWords: {
    tasks: list(
      'mansioni|attività|attivita|compiti|cosa farai|cosa si fa|farai|lavoro|ruolo|responsabilità|ti occuperai|si occuperà|principali attività|giornata',
    ),
    profile: list(
      'requisiti|profilo|cerchiamo|serve|servono|indispensabile|indispensabili|richiesto|richiesti|chiediamo|candidato|candidata|competenze|chi sei|hai|conoscenze|esperienza|richiediamo|cosa ti chiediamo|caratteristiche',
    ),
    offer: list(
      'offriamo|offerta|trattamento|paga|retribuzione|orario|benefit|contratto|condizioni|quando|cosa offriamo|vantaggi|inquadramento|stipendio|si offre|perché|sede di lavoro|luogo di lavoro|orario di lavoro',
    ),
    company: list('azienda|chi siamo|società|cliente|gruppo'),
    contact: list('candidature|candidarsi|contatti|inviare|prove|selezione|curriculum|tel'),
  },
  niceHeadingWords: list(
    'utile|utili|gradito|graditi|gradita|benissimo se|preferenziale|preferenziali|plus|costituisce titolo|meglio se',
  ),
  requiredHeadings: list(
    'requisiti|requisiti richiesti|requisiti necessari|requisiti essenziali|competenze richieste|requisiti fondamentali|requisiti indispensabili|requisiti obbligatori|must have',
  ),
  niceHeadings: list(
    'requisiti preferenziali|nice to have|gradito|plus|costituiscono titolo preferenziale|preferenziale|requisiti graditi|graditi',
  ),
  commonWords: list(
    'torna|torni|tornare|go|chef|lead|plan|access|word|express|r|c|teams|outlook|spring|node|project|spark|scala|ruby|rust|sap|swift|excel|team|sole|zucchetti|vision|dash|c|lei|lavoretto|carica|elettroniche|integrity|analitici|importa',
  ),
  prospectWords: list(
    "possibilità di|possibilità d'|possibilità|prospettiva di|prospettive di|prospettiva d'|finalizzato a|finalizzata a|finalizzato|finalizzata|scopo|a scopo|ottica di|in vista di|vista di|in vista di una|eventuale|successivo|successiva|poi|successivamente|trasformabile in|trasformazione in|opportunità di|obiettivo|passaggio a|seguito da|volto a|volta a|con l'obiettivo di|previa conferma|al termine|trasformato in|trasformabile|convertito in|convertibile in|con passaggio|prosecuzione|al termine del quale|iniziale con",
  ),
  permanentWords: list(
    'assunzione|indeterminato|stabile|inserimento|conferma|stabilizzazione|trasformazione|assunzione diretta|posto fisso|assumere|assunti|inserimento in organico|a tempo indeterminato|tempo indeterminato|inserimento in azienda|senza scadenza|per sempre',
  ),
  dayWords: list(
    'giorno|giorni|notte|notti|sera|sere|mattina|mattine|pomeriggio|pomeriggi|mezze giornate|giornate|giornata|turno|turni',
  ),
  elsewhereWords: list(
    'casa|da casa|smart working|smartworking|remoto|da remoto|ufficio|in ufficio|sede|ibrido|ibrida|trasferta|trasferte|scuola|corso|formazione|estero|telelavoro|aperto|riposo|distanza|libero|liberi|chiuso|chiusi|ferie|in presenza|in sede|pernottamenti|pernottare',
  ),
  averageWords: list('media|medie|medio|mediamente|circa'),
  untilWords: list('fino al|fino a|fino alla fine di|sino al'),
  monthWords: list('mese|mesi'),
  lengthWords: list(
    'durata|periodo di|incarico|rinnovabile|rinnovabili|prorogabile|prorogabili|sostituzione|iniziale|somministrazione|maternità|progetto|stagione|missione|inizialmente|in una prima fase|per iniziare|periodo',
  ),
  otherLengthWords: list(
    'prova|periodo di prova|preavviso|formazione|corso|affiancamento|ferie|premio|dopo|gratis|ogni|al|tirocinio|apprendistato|mensilità|entro',
  ),
  viaAgencyWords: list(
    'tramite noi|tramite agenzia|con la nostra agenzia|tramite la nostra agenzia|in carico a noi|alle nostre dipendenze|tramite la filiale',
  ),
  joiningWords: list('e|ed|o|sono|costituiscono|saranno|entrambi'),
  afterwards: list(
    'poi|successiva|successivamente|con possibilità di|seguito da|finalizzato a|finalizzata a|finalizzato|con trasformazione|trasformazione|trasformabile|in vista di|e poi|scopo|con prospettiva di|con proroghe e|diventa|diventerà|prorogabile a|per poi',
  ),
  functionWords: list(
    'ti|si|ci|noi|voi|tuo|tua|tuoi|tue|nostro|nostra|nostri|nostre|suo|sua|su|sul|sulla|sulle|sui|per|da|dal|dalla|dai|dalle|nel|nella|nei|nelle|o|ed|ad|tra|fra|che|come|questo|questa|questi|queste|ogni|tutti|tutte|vari|varie|diversi|diverse|nuovi|nuove|buona|buono|piccole|piccoli|altri|altre|anche|secondo|è|sono',
  ),
  lightWords: list('di|d|del|della|dei|delle|dello|degli|il|la|lo|le|gli|i|l|un|una|e|a|al|alla|con|in'),
};
