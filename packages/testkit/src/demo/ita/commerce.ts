import { sector, work } from '../words/sector.ts';

/** Sales, marketing and human resources in Italian. */
export const commerce = sector(
  'commerce',
  {
    firms:
      '{stem} Media|{stem} Commerciale {legal}|Agenzia {stem}|{stem} Risorse|{stem} Marketing|Forniture {stem} {legal}',
    activities:
      'vende materiali ai professionisti|seleziona personale|crea campagne|importa macchinari|fornisce uffici',
    sites:
      'in ufficio commerciale|dai clienti intorno a {town}|all’ufficio del personale|in agenzia per il lavoro|nel marketing|presso un grossista',
    studies: 'Liceo linguistico|Ragioneria|Servizi commerciali',
    higherStudies: 'Marketing|Economia|Psicologia del lavoro|Lingue|Comunicazione',
    licences: 'patente B',
  },
  false,
  [
    work(
      3,
      'agente di commercio|commerciale|area manager|tecnico commerciale',
      'vendita|ricerca clienti|trattativa|CRM',
      'telefonate a freddo|Salesforce aggiornato|premi di fine anno|stand in fiera',
      'visitare {5-12} clienti al giorno|fare offerte da {2-400} mila euro|cercare clienti a {town} e {town}|{trattare~rinnovare} contratti annuali',
    ),
    work(
      2,
      'impiegato commerciale/impiegata commerciale|back office commerciale|addetto ufficio ordini/addetta ufficio ordini|customer service estero',
      'preventivi|gestione ordini|assistenza clienti|inglese',
      'ordini EDI|listini su AS400|date di consegna da rincorrere|tedesco al telefono',
      'inserire {20-90} ordini al giorno|{fare~seguire} preventivi|seguire {prezzi~consegne~reclami}|aiutare gli agenti',
    ),
    work(
      3,
      'responsabile risorse umane|addetto risorse umane/addetta risorse umane|HR specialist|HR business partner',
      'gestione del personale|selezione|diritto del lavoro|amministrazione del personale',
      'colloqui di uscita|welfare da spiegare|RSU al tavolo|job description',
      'seguire {40-600} persone|gestire {contratti~valutazioni~formazione}|preparare {accordi~rientri}|curare l’inserimento',
    ),
    work(
      3,
      'addetto selezione/addetta selezione|recruiter|selezionatore/selezionatrice|consulente per il lavoro',
      'selezione|colloqui|LinkedIn|vendita',
      'ricerca booleana|InRecruiting|job day in piazza|missioni in partenza alle 6',
      'coprire {8-40} posizioni insieme|{chiamare~testare~presentare} candidati|visitare aziende a {town}|seguire {contratti~presenze}',
    ),
    work(
      3,
      'addetto marketing/addetta marketing|social media manager|digital marketing specialist|content creator',
      'marketing|social media|copywriting|SEO',
      'flussi Brevo|cruscotti GA4|reel in CapCut|piano fiere',
      'seguire {4-20} campagne l’anno|produrre {testi~video~newsletter}|gestire {5-300} mila euro|leggere {GA4~Looker}',
    ),
    work(
      2,
      'addetto acquisti/addetta acquisti|buyer|impiegato ufficio acquisti/impiegata ufficio acquisti',
      'acquisti|trattativa|gestione fornitori|Excel',
      'MRP delle 8|accordi quadro acciaio|ordini su Odoo|fornitori cinesi in chat',
      'ordinare a {20-150} fornitori|{confrontare~trattare} prezzi|{sollecitare~controllare} consegne|allineare le scorte con {produzione~magazzino}',
    ),
    work(
      3,
      'grafico/grafica|web designer|graphic designer',
      'grafica|Photoshop|InDesign|Illustrator',
      'componenti Figma|avvio macchina in tipografia|brand book|packaging 3D',
      'disegnare {volantini~imballi~siti}|preparare esecutivi|{ritoccare~scontornare} foto|seguire {3-15} marchi insieme',
    ),
  ],
);
