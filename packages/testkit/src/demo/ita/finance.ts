import { sector, work } from '../words/sector.ts';

/** Finance in Italian. */
export const finance = sector(
  'finance',
  {
    firms:
      'Studio {stem}|{stem} Elaborazioni {legal}|{stem} Finanza|{stem} Revisioni {legal}|Banca {stem}|{stem} Paghe',
    activities: 'tiene la contabilità di piccole imprese|revisiona bilanci|vende mutui e investimenti|elabora cedolini',
    sites:
      'in studio commercialista|in ufficio amministrazione|in filiale|in un gruppo internazionale|in contabilità a {town}',
    studies: 'Ragioneria|Amministrazione, finanza e marketing|Perito commerciale',
    higherStudies: 'Economia e commercio|Economia aziendale|Finanza|Amministrazione e controllo',
    licences: 'patente B',
  },
  false,
  [
    work(
      3,
      'contabile|commercialista|impiegato contabile/impiegata contabile|contabile esperto',
      'contabilità|dichiarazioni IVA|bilancio|Excel',
      'chiusure su TeamSystem|clienti con la scatola di scontrini|LIPE ed esterometro|modello Redditi',
      'seguire {20-80} aziende|{preparare~inviare} le liquidazioni IVA|{chiudere~spiegare} i bilanci|calcolare {imposte~ratei}',
    ),
    work(
      2,
      'addetto fatturazione/addetta fatturazione|contabile fornitori|contabile clienti|addetto recupero crediti',
      'fatturazione|contabilità fornitori|recupero crediti|Excel',
      'SDI senza scarti|riconciliazioni bancarie|solleciti gentili|RIBA e SEPA',
      'registrare {100-1500} fatture al mese|{caricare~riconciliare} estratti conto|{chiamare~sollecitare} i ritardatari|controllare note spese',
    ),
    work(
      3,
      'controller|controllo di gestione|financial controller|analista finanziario',
      'analisi finanziaria|budget|reporting|Excel',
      'cubi Board|flash al terzo giorno|macro Power Query|intercompany da quadrare',
      'fare report per {3-25} società|costruire un budget da {2-90} milioni|{analizzare~presentare} i margini a {stabilimento~direzione}|calcolare i costi',
    ),
    work(
      2,
      'addetto paghe e contributi/addetta paghe e contributi|impiegato paghe/impiegata paghe|payroll specialist',
      'paghe e contributi|normativa del lavoro|Excel|assistenza clienti',
      'Zucchetti Paghe|Uniemens e F24|CCNL a memoria|730 in assistenza',
      'elaborare {80-1200} cedolini|preparare {contratti~UNILAV~TFR}|rispondere a {aziende~dipendenti}|controllare le tredicesime',
    ),
    work(
      3,
      'revisore contabile|auditor|internal auditor',
      'revisione|IFRS|bilancio|analisi dei rischi',
      'campioni Caseware|conta al 31 dicembre|modello 231|circolarizzazioni',
      'svolgere {6-30} revisioni l’anno|{pianificare~documentare} i controlli|verificare {scorte~crediti~processi}|scrivere relazioni',
    ),
    work(
      3,
      'consulente bancario/consulente bancaria|impiegato di banca/impiegata di banca|gestore clienti',
      'consulenza clienti|mutui|investimenti|vendita',
      'profilo MiFID|mutuo in 48 ore|portafoglio di 300 famiglie',
      'ricevere {4-9} clienti al giorno|istruire mutui da {20-900} mila euro|{proporre~seguire} investimenti|visitare artigiani a {town}',
    ),
  ],
);
