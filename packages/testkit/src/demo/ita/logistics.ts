import { sector, work } from '../words/sector.ts';

/** Warehousing in Italian. */
export const logistics = sector(
  'logistics',
  {
    firms:
      '{stem} Logistica {legal}|{stem} Distribuzione|Magazzini {stem}|{stem} Frigo {legal}|Ingrosso {stem}|{stem} Spedizioni',
    activities:
      'spedisce per l’e-commerce|distribuisce bevande|stocca ricambi auto|rifornisce supermercati|conserva prodotti surgelati',
    sites:
      'in magazzino|in un polo logistico di {8-60} mila m²|in cella frigo|in ribalta a {town}|in un hub e-commerce|presso un grossista di {town}',
    studies: 'Logistica|Perito commerciale|Operatore logistico|Meccanica|Ragioneria',
    higherStudies: 'Logistica e supply chain|Ingegneria gestionale|Economia aziendale|Trasporti e logistica',
    licences: 'patentino del muletto|patente B|patentino PLE|attestato primo soccorso',
  },
  true,
  [
    work(
      1,
      'addetto al picking/addetta al picking|preparatore ordini|pickerista|addetto voice picking',
      'picking|voice picking|lettore barcode|pallettizzazione',
      'cuffia Vocollect|commissionatore Still|pedane miste che non cadono|put-to-light',
      'prelevare {80-220} righe all’ora con {palmare~cuffia~lista}|preparare ordini per {negozi~farmacie~siti web}|filmare ed etichettare {15-70} pedane|segnalare i vuoti e {rifornire~ricontare}',
    ),
    work(
      1,
      'magazziniere/magazziniera|addetto al magazzino/addetta al magazzino|operaio di magazzino|addetto ricevimento merci',
      'gestione magazzino|carico e scarico|ricevimento merci|inventario',
      'carichi su SAP WM|baie 4-12|scarico a mano di container|bolle su Zucchetti',
      'scaricare {8-30} camion al giorno|registrare la merce in {SAP~AS400~Zucchetti}|sistemare {pedane~rotoli~colli} a scaffale|controllare le spedizioni ed {etichettare~imballare}',
    ),
    work(
      1,
      'mulettista|carrellista|addetto al muletto|retrattilista',
      'uso del muletto|carrello retrattile|carico e scarico|lettore barcode',
      'trilaterale Jungheinrich|pinze per bobine|quota 13 metri|cambio batteria',
      'caricare e scaricare {8-40} bilici per turno|stoccare a {6-14} metri|servire le linee con {materie prime~imballi}|movimentare {bobine~fusti~big bag}',
    ),
    work(
      1,
      'addetto al confezionamento/addetta al confezionamento|confezionatore|imballatore|addetto copacking',
      'confezionamento|etichettatura|controllo visivo|imballaggio',
      'cesti natalizi|termoretraibile Smipack|astucci a mano|scadenze controllate',
      'confezionare {200-900} scatole per turno|comporre {espositori~cofanetti~promo}|etichettare {flaconi~cassette~buste}|scartare i pezzi difettosi',
    ),
    work(
      2,
      'capo magazziniere|responsabile turno logistica|capoturno magazzino|team leader logistica',
      'coordinamento squadre|gestione scorte|WMS|pianificazione',
      'briefing di inizio turno|somministrati su portale|indicatori a lavagna|matrice polivalenza',
      'guidare un turno di {8-45} persone|dividere il lavoro in {3-12} zone|ridurre gli errori sotto il {2-4} per mille|formare e {valutare~affiancare} i nuovi',
    ),
    work(
      2,
      'addetto gestione scorte/addetta gestione scorte|inventory controller|addetto inventari|approvvigionatore',
      'gestione scorte|inventario|Excel|approvvigionamento',
      'analisi ABC|quadrature su Gestionale 1|min-max ragionati|lenta rotazione da smaltire',
      'quadrare {20-400} codici|pianificare {inventari~conte cicliche}|sollecitare {5-60} fornitori|smaltire le giacenze ferme',
    ),
    work(
      2,
      'impiegato spedizioni/impiegata spedizioni|addetto traffico|pianificatore trasporti|spedizioniere',
      'pianificazione trasporti|documenti di trasporto|CMR|assistenza clienti',
      'borsa carichi Timocom|slot Transporeon|LDV su portale corrieri|giacenze da svincolare',
      'pianificare {20-120} spedizioni al giorno|emettere {CMR~DDT~packing list}|trattare con {3-30} vettori|avvisare {clienti~negozi} dei ritardi',
    ),
    work(
      2,
      'doganalista|addetto dogana/addetta dogana|dichiarante doganale|impiegato import export',
      'formalità doganali|Incoterms|import export|inglese',
      'bolle su AIDA|appuramento T1|voci TARIC|EUR1 e ATR',
      'preparare {15-70} dichiarazioni al giorno|classificare {tessile~chimica~alimentari}|appurare {T1~carnet ATA}|seguire {una verifica~un audit} in dogana',
    ),
    work(
      3,
      'responsabile logistica|supply chain planner|responsabile magazzino|demand planner',
      'supply chain|previsioni di vendita|Excel|coordinamento squadre',
      'S&OP mensile|forecast su Slim4|OTIF al 97|gare ai vettori',
      'prevedere {300-6000} articoli|dirigere un sito da {5-60} mila m²|ridurre le scorte del {5-30} %|trattare con {3-12} vettori',
    ),
  ],
);
