import { sector, work } from '../words/sector.ts';

/** Construction in Italian. */
export const construction = sector(
  'construction',
  {
    firms:
      'Edil {stem} {legal}|{stem} Costruzioni|Impresa {stem} {legal}|{stem} Restauri|Coperture {stem}|{stem} Strade {legal}',
    activities:
      'costruisce abitazioni|ristruttura scuole e uffici|realizza strade e fognature|rifà tetti e facciate|consegna case chiavi in mano',
    sites:
      'in cantiere|nei cantieri intorno a {town}|nelle nuove costruzioni|nelle ristrutturazioni|in un cantiere di {4-40} appartamenti|nei lavori pubblici',
    studies: 'Costruzioni|Operatore edile|Geometra|Falegnameria|Manutenzione e assistenza tecnica',
    higherStudies: 'Ingegneria civile|Architettura|Ingegneria edile|Costruzioni e sicurezza',
    licences: 'patente B|patentino PLE|attestato lavori in quota|patentino escavatore|formazione sicurezza 16 ore',
  },
  false,
  [
    work(
      2,
      'muratore/muratrice|muratore specializzato|muratore finito|operaio edile',
      'muratura|intonaci|lettura disegno tecnico|posa di mattoni',
      'blocchi Ytong a colla|faccia vista a giunto sottile|cuci e scuci|architravi prefabbricati',
      'alzare muri in {laterizio~Ytong~blocchi~pietra} fino a {3-12} metri|posare faccia vista su {villette~condomini}|intonacare {tramezze~facciate} a {mano~macchina}|rifare {comignoli~davanzali~cornicioni}|aprire tracce e {richiuderle~rinzaffarle}',
    ),
    work(
      2,
      'carpentiere edile|casserista|ferraiolo|carpentiere in cemento armato',
      'casseratura|posa ferro|getto di calcestruzzo|lettura disegno tecnico',
      'pannelli Doka|casseri Faresin|solai predalles|vibratura senza nidi di ghiaia',
      'casserare {pilastri~muri~scale~fondazioni} con pannelli {Doka~Peri~in legno}|legare il ferro da tavola {10-95}|gettare {12-80} metri cubi di calcestruzzo|disarmare e pulire i casseri',
    ),
    work(
      2,
      'lattoniere edile/lattoniera edile|copritetto|impermeabilizzatore|conciatetti',
      'coperture|lattoneria|lavori in quota|impermeabilizzazione',
      'guaina ardesiata Index|lamiera grecata Alubel|linee vita|coppi di recupero',
      'posare {coppi~tegole~lamiera} su {capannoni~villette~cascine}|impermeabilizzare tetti piani in {guaina~PVC~TPO}|montare {grondaie~scossaline~pluviali}|cercare infiltrazioni su {60-900} metri quadri',
    ),
    work(
      2,
      'imbianchino/imbianchina|decoratore/decoratrice|pittore edile|tinteggiatore',
      'tinteggiatura|stuccatura|posa carta da parati|verniciatura',
      'airless Wagner|spatolato veneziano|cartongesso rasato Q4|cicli per esterni silossanici',
      'tinteggiare {scale~uffici~aule~appartamenti}|carteggiare e verniciare {porte~persiane~ringhiere}|rasare {2-30} stanze|consigliare i colori a {clienti~architetti}',
    ),
    work(
      2,
      'piastrellista|posatore di pavimenti/posatrice di pavimenti|parchettista|mosaicista',
      'posa piastrelle|massetti|stuccatura fughe|lettura disegno tecnico',
      'gres in lastra 120x278|profili Schlüter|parquet a spina ungherese|piedini livellanti',
      'posare gres da {60~90~120} su {massetto~vecchio pavimento~riscaldamento a terra}|rivestire {bagni~cucine~docce}|tirare {40-160} metri quadri di massetto|tagliare {battiscopa~soglie~mosaico}',
    ),
    work(
      2,
      'falegname|serramentista|posatore di serramenti|falegname montatore|carpentiere in legno',
      'posa serramenti|lavorazione del legno|montaggio mobili|lettura disegno tecnico',
      'posa clima con nastri autoespandenti|ferramenta Maico|pareti X-Lam|Felder combinata',
      'posare {finestre~porte~scale~parquet} in {2-40} alloggi|montare {cucine~armadi} su misura|alzare pareti in legno di {4-14} metri|regolare e {siliconare~schiumare} i serramenti',
    ),
    work(
      2,
      'escavatorista|operatore macchine movimento terra|ruspista|palista',
      'conduzione escavatore|movimento terra|manutenzione mezzi|fognature',
      'escavatore 220 con rototilt|GPS Topcon|livellette al laser|miniescavatore Kubota',
      'scavare fondazioni fino a {2-6} metri|aprire trincee per {fognature~fibra~acquedotto}|caricare {2-9} camion all’ora|livellare {piazzali~parcheggi} con {laser~GPS}',
    ),
    work(
      2,
      'operaio stradale/operaia stradale|asfaltista|posatore di cordoli|stradino',
      'lavori stradali|posa cordoli|pavimentazioni|movimento terra',
      'porfido ad archi contrastanti|rastrello dietro la finitrice|piastra Wacker|segnaletica di cantiere',
      'posare {cordoli~porfido~autobloccanti} per {20-140} metri al giorno|posare tubi da {200-800} mm|stendere asfalto dietro la finitrice|montare la segnaletica su {provinciali~vie urbane}',
    ),
    work(
      2,
      'cartongessista|intonacatore/intonacatrice|cappottista|montatore cartongesso',
      'posa cartongesso|intonaci|isolamento termico|controsoffitti',
      'cappotto in EPS grafitato|lastre Fermacell|orditura Knauf|rasatura armata',
      'montare {pareti~contropareti~velette} in cartongesso|posare {20-200} metri quadri di controsoffitto|fare il cappotto su {3-8} piani|isolare {sottotetti~intercapedini}',
    ),
    work(
      3,
      'capocantiere|direttore di cantiere/direttrice di cantiere|assistente di cantiere|tecnico di cantiere',
      'gestione cantiere|contabilità lavori|sicurezza nei cantieri|coordinamento squadre',
      'SAL su Primus|giornale lavori|POS e PSC alla mano|riserve e varianti',
      'seguire {2-8} cantieri con {6-45} persone|scegliere e {coordinare~sollecitare} i subappaltatori|fare riunioni con {progettisti~committenti}|tenere un budget di {2-18} milioni',
    ),
    work(
      3,
      'preventivista edile|geometra|computista|tecnico preventivista',
      'computi metrici|AutoCAD|Excel|preventivi',
      'computi in PriMus|pratiche SCIA e CILA|rilievo con stazione totale|analisi prezzi',
      'computare tavole di {8-200} fogli|preventivare lavori fino a {200-9000} mila euro|chiedere prezzi a {3-20} fornitori|preparare {pratiche~ordini~gare}',
    ),
  ],
);
