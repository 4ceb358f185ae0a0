import { sector, work } from '../words/sector.ts';

/** Production in Italian. */
export const production = sector(
  'production',
  {
    firms:
      '{stem} Industrie {legal}|Plastica {stem}|Tessitura {stem}|Chimica {stem} {legal}|{stem} Imballaggi|Ceramiche {stem}',
    activities: 'produce imballaggi|tesse tessuti|produce colle e vernici|produce piastrelle|assembla elettronica',
    sites:
      'in produzione|in linea|in uno stabilimento chimico|in camera bianca|in un capannone di {5-40} mila m²|in ceramica',
    studies: 'Operatore meccanico|Chimica|Tecnico delle materie plastiche|Moda e tessile|Elettronica',
    higherStudies: 'Ingegneria gestionale|Chimica industriale|Qualità',
    licences: 'patentino del muletto|attestato primo soccorso|attestato antincendio',
  },
  true,
  [
    work(
      1,
      'operaio di produzione/operaia di produzione|addetto alla produzione/addetta alla produzione|operaio generico/operaia generica|addetto linea',
      'lavoro in linea|confezionamento|controllo visivo|uso macchine',
      'carico manuale a ritmo linea|5S a fine turno|scheda scarti|DPI tutto il giorno',
      'alimentare la linea con {pezzi~lastre~flaconi}|controllare e {scartare~impilare~rifornire}|finire {300-4000} pezzi a turno|{pulire~riordinare~preparare} la postazione',
    ),
    work(
      2,
      'conduttore di linea/conduttrice di linea|operatore macchine/operatrice macchine|operatore di processo|conduttore impianti',
      'attrezzaggio macchine|conduzione macchine|manutenzione di primo livello|controllo qualità',
      'schermate DeltaV|cambio formato SMED|carico reattori|piegaincolla Bobst',
      '{avviare~sorvegliare~cambiare} una linea di {3-14} macchine|prelevare ogni {15-60} minuti|correggere {viscosità~pressione~temperatura}|risolvere i piccoli fermi',
    ),
    work(
      2,
      'stampista plastica|addetto stampaggio plastica/addetta stampaggio plastica|attrezzista stampi|estrusorista',
      'stampaggio plastica|attrezzaggio macchine|controllo qualità|carroponte',
      'presse Negri Bossi|cambio stampo in due|essiccatori|soffiaggio',
      'cambiare stampi su {4-30} presse|regolare {ciclo~mantenimento~temperatura}|misurare e liberare i primi pezzi|riavviare {robot~nastri}',
    ),
    work(
      1,
      'addetto assemblaggio/addetta assemblaggio|assemblatore/assemblatrice|operaio montatore|addetto montaggio schede',
      'assemblaggio|saldatura a stagno|lettura disegno tecnico|utensili manuali',
      'avvitatori in coppia|SMD al microscopio|fasci cavi a tavola|poka-yoke',
      'montare {pompe~bici~schede~quadri} da ciclo|finire {20-400} pezzi a turno|usare il banco prova e {registrare~scartare}|tagliare, spelare e {crimpare~saldare}',
    ),
    work(
      2,
      'addetto controllo qualità/addetta controllo qualità|collaudatore/collaudatrice|tecnico qualità',
      'controllo qualità|strumenti di misura|ISO 9001|stesura rapporti',
      'grafici Minitab|schede 8D|CMM Zeiss|blocchi a sistema',
      'campionare {4-60} lotti|{segnalare~bloccare~analizzare} le difformità|tarare gli strumenti ogni {2-12} mesi|gestire i reclami con {produzione~vendite}',
    ),
    work(
      2,
      'capoturno|caporeparto produzione|capolinea|team leader produzione',
      'coordinamento squadre|pianificazione produzione|lean manufacturing|sicurezza sul lavoro',
      'Gemba walk|tabellone OEE|matrice polivalenza|consegne a meno un quarto',
      'guidare {6-40} persone|coprire le linee e {gestire ferie~sostituire assenti}|portare l’OEE da {55-70} a {72-88} %|fare riunioni sicurezza',
    ),
    work(
      2,
      'addetto cucitura/addetta cucitura|sarto/sarta|tessitore/tessitrice|operatore tessile',
      'cucitura|uso macchine|controllo visivo|taglio',
      'tagliacuci a 5 fili|telai Itema|rocche da annodare|capospalla finito',
      'cucire {giacche~teloni~divani}|seguire {8-30} telai|riparare rotture di filo|controllare e {tagliare~etichettare} le pezze',
    ),
    work(
      3,
      'responsabile di produzione|direttore di stabilimento/direttrice di stabilimento|plant manager',
      'pianificazione produzione|gestione budget|coordinamento squadre|lean manufacturing',
      'matrice hoshin|SAP PP|investimenti 4.0|tavolo sindacale',
      'dirigere {40-320} persone|preparare investimenti fino a {200-6000} mila euro|ridurre i costi del {2-15} %|concordare il piano con {vendite~acquisti}',
    ),
  ],
);
