import { sector, work } from '../words/sector.ts';

/** Cleaning and green work in Italian. */
export const cleaningGreen = sector(
  'cleaning-green',
  {
    firms: '{stem} Pulizie {legal}|{stem} Servizi|Giardini {stem}|Vivai {stem}|{stem} Multiservizi {legal}',
    activities:
      'pulisce uffici e scuole|realizza e cura giardini|offre servizi alle famiglie|fa pulizie industriali|cura il verde pubblico',
    sites: 'negli uffici|nelle scuole|presso famiglie|in ospedale|in parchi e giardini|nell’industria alimentare',
    studies: 'Agraria|Servizi per il verde|Economia domestica',
    higherStudies: 'Scienze agrarie|Architettura del paesaggio',
    licences: 'patente B|patentino PLE|patentino fitosanitario|attestato motosega',
  },
  false,
  [
    work(
      1,
      'addetto alle pulizie/addetta alle pulizie|operatore pulizie/operatrice pulizie|operaio pulizie',
      'pulizie|pulizia uffici|pulizia vetri|sanificazione',
      'kit Unger|panni a codice colore|lavasciuga Comac|disincrostazione sanitari',
      'pulire {600-4000} m² di uffici|sanificare {bagni~cucine~spogliatoi}|dividere i rifiuti e {rifornire la carta~riempire i dispenser}|{lavare~incerare~deragnare} pavimenti',
    ),
    work(
      1,
      'collaboratore domestico/collaboratrice domestica|colf|governante',
      'pulizie|stiro|cucina|riservatezza',
      'famiglie fisse|camicie senza una piega|spesa al mercato|animali benvenuti',
      'tenere la casa di {3-9} famiglie|stirare {10-40} chili di panni|fare {vetri~letti~spesa}|aiutare {anziani~genitori}',
    ),
    work(
      1,
      'addetto pulizie industriali/addetta pulizie industriali|operatore idropulitrice|lavavetri',
      'pulizie industriali|idropulitrice|norme di sicurezza|lavori in quota',
      'lancia a 2500 bar|autorespiratore|canal jet|aste ad acqua pura',
      'pulire {serbatoi~forni~scambiatori} a {300-2500} bar|aspirare fanghi|lavare facciate di {2-14} piani|svuotare {filtri~sili}',
    ),
    work(
      2,
      'giardiniere/giardiniera|manutentore del verde|operaio giardiniere',
      'giardinaggio|potatura|sfalcio|posa pavimentazioni',
      'trattorino Kubota|tagliasiepi Stihl a batteria|tassi a forma|prato a rotoli',
      'realizzare giardini da {80-4000} m²|potare {siepi~alberi da frutto~rose}|{tagliare~arieggiare~seminare} prati|costruire {terrazze~laghetti~recinti}',
    ),
    work(
      2,
      'arboricoltore/arboricoltrice|tree climber|potatore',
      'potatura alberi|motosega|lavori in quota|primo soccorso',
      'salita con ramponi|rigging con bozzello|fresaceppi|cippatrice',
      'potare {5-25} alberi a settimana|{abbattere~smontare} sopra i tetti|cippare e {spaccare~smaltire} il legno|valutare piante a rischio',
    ),
    work(
      2,
      'capo servizio pulizie|responsabile cantiere pulizie|supervisore pulizie',
      'coordinamento squadre|pianificazione|controllo qualità|rapporto con i clienti',
      'controlli congiunti|timbratura QR|cambio appalto|macchine da seguire',
      'gestire {12-90} addetti in {5-30} sedi|controllare e {formare~correggere}|ordinare i prodotti|incontrare i clienti di {town}',
    ),
  ],
);
