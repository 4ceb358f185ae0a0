import type { PlaceWords } from '../place-words.ts';

const list = (words: string): readonly string[] => words.split('|');

/** What Italian says around the name of a place. */
export const ITALIAN_PLACE_WORDS: PlaceWords = {
  labels: list(
    'sede di lavoro|sede del lavoro|sede di servizio|sede|sedi|luogo|luogo di lavoro|luogo della prestazione|dove|zona|zona di lavoro|zone|località|località di lavoro|area di lavoro|indirizzo|città|provincia|sede operativa|sede di riferimento',
  ),
  here: list(
    "lavorerai|lavorerà|lavori|lavorare|lavoro|lavoriamo|il lavoro|il posto|il tuo posto|tuo posto|posto di lavoro|posto|posti|base|partenza|partenza e rientro|si parte|parti|partirai|partiamo|il servizio si svolge|siamo|ci trovi|ci trovate|trovi noi|opererai|opererà|operare|operativo|opera|sarai|sarà|sarà inserita|sarà inserito|inserito|inserita|inserire|da inserire|inserimento|entrerai|affiancherai|presterai|presterà|servizio presso|assegnato|assegnata|destinazione|destinato|destinata|assunzioni|assunzione|le assunzioni|riguarderanno|riguarda|la ricerca|ricerca riguarda|posizione|la posizione|questa posizione|questo ruolo|il ruolo|ruolo|lo stage|stage|tirocinio|il tirocinio|incarico|l'incarico|apprendistato|solo|soltanto|esclusivamente|unicamente|apre|apriamo|apriranno|apertura|nuova apertura|qui|qui a|coprono|copre|in servizio|turni|turno|lavoretto|postazione|postazioni|la tua postazione|residente|domicilio|residenza in zona|in forza|cantieri in",
  ),
  site: list(
    'stabilimento|fabbrica|officina|impianto|cantiere|cantieri|magazzino|deposito|polo|polo logistico|hub|piattaforma|sito|sito produttivo|plant|filiale|ufficio|uffici|negozio|punto vendita|bottega|boutique|supermercato|ipermercato|centro commerciale|outlet|farmacia|farmacie|parafarmacia|ristorante|trattoria|pizzeria|osteria|bar|caffè|gelateria|pasticceria|panificio|forno|macelleria|albergo|hotel|ostello|agriturismo|campeggio|villaggio|villaggio turistico|villa|rifugio|bagno|stabilimento balneare|cucina|mensa|cantina|azienda agricola|fattoria|vivaio|serra|serre|frutteto|frutteti|vigneti|campi|caseificio|frantoio|segheria|falegnameria|carrozzeria|concessionaria|autofficina|tipografia|laboratorio|studio|studio legale|studio dentistico|studio professionale|ambulatorio|clinica|ospedale|casa di cura|casa di riposo|casa residenza|residenza|rsa|comunità|cooperativa|nido|asilo|asilo nido|scuola|istituto|liceo|università|campus|biblioteca|museo|teatro|cinema|piscina|palestra|centro estetico|centro sportivo|salone|centro|centro operativo|cuore|comune|municipio|paese|regione|territorio|quartiere|area|porto|aeroporto|stazione|terminal|nave|bordo|azienda|ditta|impresa|società|cliente|azienda cliente|famiglia|signora|signore|anziana|coppia|casa|appartamento|condominio|struttura|parco|ente|consorzio|autotrasporti|trasporti|associazione|squadra|team|reparto|unità|servizio|sita|sito in|situata|situato|situati|ubicata|ubicato|siti|si trova|si trovano|si trova ora|vive|locale|bottegaio|linea|nuova linea|capannone|showroom|museo civico|parrocchia|oratorio|agenzia immobiliare|tenuta|mulino|birrificio|acciaieria|cartiera|conceria|lavanderia|si svolge|si svolgerà|si svolgono|raggio|abitiamo|viviamo',
  ),
  areas: list(
    'comune|città|paese|provincia|zona|area|località|sede|filiale|stabilimento|cantiere|polo|hub|sito|punto vendita|negozio|ospedale|porto|aeroporto|stazione|plant|ambulatorio|unità',
  ),
  siteEndings: [],
  office: list(
    'sede centrale|sede legale|sede amministrativa|sede principale|sede direzionale|direzione|direzione generale|direzione regionale|headquarter|headquarters|quartier generale|casa madre|capogruppo|gruppo|holding|agenzia per il lavoro|agenzia di|nostra agenzia|agenzia|filiale di|la filiale|nostra filiale|filiale commerciale|sportello|ufficio gare|ufficio acquisti|ufficio paghe|ufficio commerciale|ufficio personale|amministrazione|contabilità|negozi|stabilimenti|filiali|punti vendita|ristoranti|alberghi|officine|magazzini|depositi|hub in|siti nel|uffici commerciali|investitori|server|soci|consorella|commerciale|magazzino ricambi',
  ),
  another: list(
    'altra|altro|altri|altre|secondo|seconda|terzo|terza|anche|pure|ex|vecchio|vecchia|vecchi|precedente|gemello|gemella|presto',
  ),
  other: list(
    "formazione|corso|corsi|lezioni|lezione|esame|esami|prova|prove|prove scritte|colloquio|colloqui|colloqui a|selezioni si|candidatura|candidature|inviare|scrivere|cv a|candidarsi|riunione|riunioni|fiera|fiere|congresso|evento|eventi a|clienti|clienti a|fornitori|consegna|consegne|consegnare|consegniamo|forniture|esporta|esportiamo|export|trasferta|trasferte|trasferte saltuarie|viaggi|viaggio|missioni|estero|internazionale|internazionali|fondata|fondato|nata|nato|nati|nasce|sorta|origini|provenienti|arrivano da|arriva da|arrivano|viene da|vengono da|lasciato|lasciamo|lasciare|trasferita|trasferiti|trasferito|trasferisce|trasloco|un tempo|abiti|abita|abita a|abitano|abitare|stanno|alloggio|alloggi|dormi|dormire|minuti|minuto|km|chilometri|mezz'ora|quarto d'ora|un'ora|ora da|treno|treni|autobus|bus|pullman|corriera|corriere|navetta|raggiungibile|autostrada|casello|confina|confine|linee|presidiate|presidiato|presidiata|realizzato|quotata|quotato|quotata alla|borsa|borsa di|laurea|università di|ospedale di zona|trasporto finisce|porta a|portiamo|a volte|talvolta|saltuariamente|occasionali|occasionalmente|eventuali|eventualmente|per esempio|ad esempio|fino|produciamo|prodotti a|vendiamo|gita|vacanza",
  ),
  otherBehind: list(
    "è a mezz'ora|è a un'ora|è a venti|è a dieci|è a trenta|è a quindici|è a pochi|è a un|dista|è al completo|sono al completo|non assume|non assumono|non cerca|arriva comodamente|ricerca per|cerca per|seleziona per|assume per|per conto|segue|seguono|abbiamo un secondo|abbiamo una seconda|abbiamo un altro|chiude|chiudono|resta|restano|trovi l'|gestisce|è già coperto|è già coperta|può chiedere|passa",
  ),
  hereBehind: list(
    'cerca|ricerca|seleziona|assume|indice|cercano|ricercano|apre|apre le|necessita|ha bisogno|inserisce|è alla ricerca|vuole|assumono|bandisce|soltanto|selezioniamo|cerchiamo',
  ),
  near: list(
    'vicino|nei pressi|pressi|nei dintorni|dintorni|non lontano|poco fuori|alle porte|vicinanze|a due passi|verso',
  ),
  not: list('non|né|mai|nessuno|nessuna|neanche'),
  turns: list('ma|però|mentre|invece|poi|quindi|perché|dopodiché|tuttavia|bensì'),
  streets: list('via|viale|corso|piazza|piazzale|largo|vicolo|strada|lungomare|porta|statale|borgo|ponte'),
  quarters: list('zona|quartiere|frazione|rione|località'),
  and: list("e|o|ed|oppure|e a|o a|ed a|e in|o in|e l'|e il|e la|e di|o di|e il comune di"),
  ranges: [
    ['da', 'a'],
    ['tra', 'e'],
    ['fra', 'e'],
    ['dal', 'al'],
  ],
  townWords: list(
    're|alba|este|bra|ora|terme|cento|fondi|monte|colle|ponte|piano|borgo|castello|villa|ville|campo|forno|pace|san|santa|sale|serra|serre|sole|vita|mira|mese|onore|none|ne|cinte|rosa|rosà|gioia|licenza|lavoro|bene|palazzo|stella|piana|costa|torre|anzi|ala|arco|arte|bosco|calci|cave|cantiere|cura|foglianise|loro|malo|meta|marina|mare|mori|nave|noli|paese|pero|pieve|porto|quarto|rocca|salute|sora|strada|sul|tora|trecento|valle|vado|vetto|zero',
  ),
};
