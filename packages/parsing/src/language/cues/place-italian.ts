import type { PlaceWords } from '../place-words.ts';

const list = (words: string): readonly string[] => words.split('|');

/** What Italian says around the name of a place. */
export const ITALIAN_PLACE_WORDS: PlaceWords = {
  labels: list(
    'sede di lavoro|sede del lavoro|sede di servizio|sede|sedi|luogo|luogo di lavoro|luogo della prestazione|dove|zona|zona di lavoro|zone|località|località di lavoro|area di lavoro|indirizzo|città|provincia|sede operativa|sede di riferimento|datore di lavoro|luogo di partenza',
  ),
  here: list(
    "lavorerai|lavorerà|lavori|lavorare|lavoro|lavoriamo|il lavoro|il posto|il tuo posto|tuo posto|posto di lavoro|posto|posti|base|partenza|partenza e rientro|si parte|parti|partirai|partiamo|il servizio si svolge|siamo|ci trovi|ci trovate|trovi noi|opererai|opererà|operare|operativo|opera|sarai|sarà|sarà inserita|sarà inserito|inserito|inserita|inserire|da inserire|inserimento|entrerai|affiancherai|presterai|presterà|servizio presso|assegnato|assegnata|destinazione|destinato|destinata|assunzioni|assunzione|le assunzioni|riguarderanno|riguarda|la ricerca|ricerca riguarda|posizione|la posizione|questa posizione|questo ruolo|il ruolo|ruolo|lo stage|stage|tirocinio|il tirocinio|incarico|l'incarico|apprendistato|solo|soltanto|esclusivamente|unicamente|apre|apriamo|apriranno|apertura|nuova apertura|qui|qui a|coprono|copre|in servizio|turni|turno|lavoretto|postazione|postazioni|la tua postazione|residente|domicilio|residenza in zona|in forza|cantieri in|in qualità di|con sede di lavoro|ci troviamo|ritrovo|ci ritroviamo|ci si trova|punto di partenza|punto di ritrovo",
  ),
  site: list(
    'stabilimento|fabbrica|officina|impianto|cantiere|cantieri|magazzino|deposito|polo|polo logistico|hub|piattaforma|sito|sito produttivo|plant|filiale|ufficio|negozio|punto vendita|bottega|boutique|supermercato|ipermercato|centro commerciale|outlet|farmacia|farmacie|parafarmacia|ristorante|trattoria|pizzeria|osteria|bar|caffè|gelateria|pasticceria|panificio|forno|macelleria|albergo|hotel|ostello|agriturismo|campeggio|villaggio|villaggio turistico|villa|rifugio|bagno|stabilimento balneare|cucina|mensa|cantina|azienda agricola|fattoria|vivaio|serra|serre|frutteto|frutteti|vigneti|campi|caseificio|frantoio|segheria|falegnameria|carrozzeria|concessionaria|autofficina|tipografia|laboratorio|studio|studio legale|studio dentistico|studio professionale|ambulatorio|clinica|ospedale|casa di cura|casa di riposo|casa residenza|residenza|rsa|comunità|cooperativa|nido|asilo|asilo nido|istituto|liceo|università|campus|biblioteca|museo|teatro|cinema|piscina|palestra|centro estetico|centro sportivo|salone|centro|centro operativo|cuore|municipio|paese|regione|territorio|quartiere|area|porto|aeroporto|stazione|terminal|nave|bordo|ditta|impresa|società|cliente|azienda cliente|famiglia|signora|signore|anziana|coppia|casa|appartamento|condominio|parco|consorzio|autotrasporti|trasporti|associazione|squadra|team|reparto|unità|servizio|sita|sito in|situata|situato|situati|ubicata|ubicato|siti|si trova|si trovano|si trova ora|vive|locale|bottegaio|linea|nuova linea|capannone|showroom|museo civico|parrocchia|oratorio|agenzia immobiliare|tenuta|mulino|birrificio|acciaieria|cartiera|conceria|lavanderia|si svolge|si svolgerà|si svolgono|raggio|abitiamo|viviamo|bancone|torrefazione|ottica|poliambulatorio|caserma|carcere|tribunale|questura|prefettura|maneggio|canile|golf club|stadio|funivia|impianti sciistici|oleificio|salumificio|pastificio|distilleria|macello|cava|vetreria|calzaturificio|maglificio|tessitura|oreficeria|libreria|alimentari|pescheria|fiorista|ferramenta|fonderia|raffineria|conservificio|latteria|birreria|enoteca|sala da tè|pista|piste|terrazza|canonica|castello|abbazia|centro diurno|centro estivo|colonia|dipendenti|addetti|collaboratori|persone|ha aperto|sportello bancario|uno dei nostri clienti|un nostro cliente|un cliente|suo cliente|ente|azienda|struttura|scuola|comune',
  ),
  areas: list(
    'comune|città|paese|provincia|zona|area|località|sede|filiale|stabilimento|cantiere|polo|hub|sito|punto vendita|negozio|ospedale|porto|aeroporto|stazione|plant|ambulatorio|unità|università|asl|ats|azienda sanitaria',
  ),
  siteEndings: [],
  office: list(
    'sede centrale|sede legale|sede amministrativa|sede principale|sede direzionale|direzione|direzione generale|direzione regionale|headquarter|headquarters|quartier generale|casa madre|capogruppo|gruppo|holding|agenzia per il lavoro|agenzia di|nostra agenzia|agenzia|filiale di|la filiale|nostra filiale|filiale commerciale|sportello|ufficio gare|ufficio acquisti|ufficio paghe|ufficio commerciale|ufficio personale|amministrazione|contabilità|negozi|stabilimenti|punti vendita|ristoranti|alberghi|officine|magazzini|depositi|hub in|siti nel|uffici commerciali|investitori|server|soci|consorella|commerciale|magazzino ricambi|sede secondaria|sede distaccata|filiali',
  ),
  another: list(
    'altra|altro|altri|altre|secondo|seconda|terzo|terza|anche|pure|ex|precedente|gemello|gemella|presto|nostro vecchio|nostra vecchia|nostri vecchi',
  ),
  other: list(
    "formazione|corso|corsi|lezioni|lezione|esame|esami|prova|prove|prove scritte|colloquio|colloqui|colloqui a|selezioni si|candidatura|candidature|inviare|scrivere|cv a|candidarsi|riunione|riunioni|fiera|fiere|congresso|evento|eventi a|clienti|clienti a|fornitori|consegna|consegne|consegnare|consegniamo|forniture|esporta|esportiamo|export|trasferta|trasferte|trasferte saltuarie|viaggi|viaggio|missioni|estero|internazionale|internazionali|fondata|fondato|nata|nato|nati|nasce|sorta|origini|provenienti|arrivano da|arriva da|arrivano|viene da|vengono da|lasciato|lasciamo|lasciare|trasferita|trasferiti|trasferito|trasferisce|trasloco|un tempo|abiti|abita|abita a|abitano|abitare|stanno|alloggio|alloggi|dormi|dormire|minuti|minuto|km|chilometri|mezz'ora|quarto d'ora|un'ora|ora da|treno|treni|autobus|bus|pullman|corriera|corriere|navetta|raggiungibile|autostrada|casello|confina|confine|linee|presidiate|presidiato|presidiata|realizzato|quotata|quotato|quotata alla|borsa|borsa di|laurea|università di|ospedale di zona|trasporto finisce|porta a|portiamo|a volte|talvolta|saltuariamente|occasionali|occasionalmente|eventuali|eventualmente|per esempio|ad esempio|fino|produciamo|prodotti a|vendiamo|gita|vacanza|resta|rimane|restano|accademia|centro di formazione|rifornisce|riforniamo|nostri partner|partner di",
  ),
  otherBehind: list(
    "è a mezz'ora|è a un'ora|è a venti|è a dieci|è a trenta|è a quindici|è a pochi|è a un|dista|è al completo|sono al completo|non assume|non assumono|non cerca|arriva comodamente|per conto|segue|seguono|abbiamo un secondo|abbiamo una seconda|abbiamo un altro|chiude|chiudono|resta|restano|trovi l'|è già coperto|è già coperta|può chiedere|passa|ricerca per un|ricerca per una|ricerca per il|ricerca per azienda|ricerca per importante|ricerca per cliente|ricerca per conto|cerca per un|cerca per una|cerca per il|cerca per azienda|cerca per importante|cerca per cliente|cerca per conto|seleziona per un|seleziona per una|seleziona per il|seleziona per azienda|seleziona per importante|seleziona per cliente|seleziona per conto|assume per un|assume per una|assume per il|assume per azienda|assume per importante|assume per cliente|assume per conto|agenzia per il lavoro|agenzia di selezione|società di selezione|gestisce la contabilità|gestisce le paghe|gestisce gli acquisti|gestisce i clienti|gestisce gli ordini",
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
  products: list(
    'software|programma|gestionale|strumento|metodo|sistema|applicazione|modello|marchio|protocollo|trattato|accordo|norma',
  ),
  offices: list('uffici|i nostri uffici'),
  own: list('nostro|nostra|nostri|nostre'),
  whereBehind: list(
    'dove lavorerai|dove lavori|dove sarai|dove opererai|dove si svolge|dove si svolgerà|dove avrai|dove cerchiamo|dove assumiamo|dove entrerai|dove prenderai servizio|dove ci serve',
  ),
  picked: list('quella di|quello di|quella a|quello a|quella in'),
  seldom: list('di rado|raramente|quasi mai|ma non per questa|ma non per questo|non per questa selezione'),
  soughtFor: list('per'),
  owners: list('il|lo|la|l|i|gli|le|un|uno|una|suo|sua|loro|due|tre|questo|questa'),
  inhabitants: list('abitanti|anime'),
  quarters: list('zona|quartiere|frazione|rione|località'),
  and: list(
    "e|o|ed|oppure|e a|o a|ed a|e in|o in|e l'|e il|e la|e di|o di|e il comune di|uno a|una a|l'altro a|l'altra a|e uno a|e una a|e l'altro a|e l'altra a",
  ),
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
