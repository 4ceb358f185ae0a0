import { listOf } from '../words/sector.ts';

/** Word lists that Italian templates share; qualities are feminine, as they follow "persona". */
export const words = {
  traitF: listOf(
    'precisa|puntuale|flessibile|affidabile|autonoma|organizzata|dinamica|concreta|tranquilla|curiosa|versatile|responsabile|paziente',
  ),
  traitF2: listOf(
    'orientata al cliente|attenta alla sicurezza|resistente allo stress|disposta a imparare|abituata al lavoro di squadra|capace di organizzarsi|attenta ai dettagli|collaborativa',
  ),
  strength1: listOf(
    'rispetto le scadenze|mantengo la calma|aiuto i nuovi arrivati|porto a termine le cose|preferisco fare che parlare|segnalo i miei errori|capisco presto dove sta il problema|vado d’accordo con tutti|resto un’ora in più se serve|curo i dettagli',
  ),
  strength3: listOf(
    'rispetta le scadenze|mantiene la calma|aiuta i nuovi arrivati|porta a termine le cose|preferisce fare che parlare|capisce presto dove sta il problema|va d’accordo con tutti|cura i dettagli|prende iniziativa',
  ),
  pressure: listOf(
    'mancano {2-5} colleghi|il telefono squilla di continuo|un cliente di {town} perde la pazienza|una consegna ritarda di {2-6} ore|il piano cambia alle {5-11} del mattino|ci sono {27-36} gradi|tutto arriva nella settimana di {Natale~Pasqua~Ferragosto~inventario}',
  ),
  adjunct: listOf(
    '{withTeam}|{withTeam}|{underBoss}|{pace}|{pace}|{forWhom}|{howLong}|{projectOf}|{withTeam}, {howLong}|{underBoss} e {forWhom}',
  ),
  adAdjunct: listOf(
    'insieme a {team}|in una squadra di {3-24}|rispondendo a {boss}|circa {5-90} volte {al giorno~alla settimana}|per {client}|per {3-60} clienti fissi|in {2-7} sedi|in accordo con {boss}',
  ),
  adDetail: listOf(
    '{2-5} giorni a settimana|{2-14} ore a settimana|{2-7} sedi|circa il {15-85} % del tempo|per {client}',
  ),
  withTeam: listOf(
    'in una squadra di {3-24}|insieme a {team}|con {2-12} colleghi|in coppia con {boss}|seguendo {2-6} apprendisti',
  ),
  underBoss: listOf(
    'sotto la guida di {boss}|su richiesta di {boss}|rispondendo a {boss}|in contatto quotidiano con {boss}',
  ),
  pace: listOf(
    'circa {5-90} volte {al giorno~alla settimana~a turno}|dalle {5-8} alle {14-18}|{2-5} giorni a settimana|dal lunedì al {giovedì~venerdì~sabato}|a volte {4-10} ordini insieme|in {2-7} punti di {town}',
  ),
  forWhom: listOf('per {client}|per {3-60} clienti fissi|per {client}'),
  howLong: listOf(
    'per {3-30} mesi|dal {year}|da {gennaio~marzo~maggio~settembre~novembre} a {giugno~luglio~ottobre~dicembre} {year}|per {2-40} settimane|nell’alta stagione {year}',
  ),
  projectOf: listOf('durante {project} di {2-48} mesi|nell’ambito di {project} a {town}|dopo {project} del {year}'),
  project: listOf(
    'una ristrutturazione|un trasloco|un ampliamento|un avviamento|una riorganizzazione|una fusione|un audit|una campagna|un ammodernamento',
  ),
  team: listOf(
    '{3-25} colleghi|una squadra di {3-18}|il turno {di notte~del mattino~del pomeriggio} di {4-20} persone|{2-6} operai e {2-4} apprendisti|{2-9} colleghi di {town}|{3-12} persone {dienst}',
  ),
  dienst: listOf(
    'della pianificazione|della manutenzione|delle vendite|della qualità|degli acquisti|della contabilità|della logistica|dell’accoglienza|dell’ufficio tecnico|del personale',
  ),
  boss: listOf(
    '{una responsabile~una caposquadra~una coordinatrice} di {town}|{una collega~un collega} con {8-35} anni di mestiere|{una caporeparto~una titolare} di {firm}|un capoturno di {town}',
  ),
  client: listOf(
    'clienti di {town}|{un ospedale~una scuola~un comune~una fabbrica~un grossista~una casa di riposo~una banca~un’officina} di {town}|{20-400} clienti della zona di {town}|privati intorno a {town}|una filiale di {town}|committenti come {stem} {legal}',
  ),
  detail: listOf(
    '{2-5} giorni a settimana|{2-14} ore a settimana|anche a {town}|{2-7} sedi|circa il {15-85} % del tempo|{3-18} mesi|dal {year}|a {town} e a {town}|per {client}',
  ),
  duty: listOf(
    'riferire ogni giorno a {boss}|affiancare {2-9} nuovi colleghi|seguire il piano di {team}|verificare i dati della settimana {1-52}|gestire i reclami di {client}|fare inventario {2-6} volte l’anno',
  ),
  firmKind: listOf(
    'un’azienda familiare|una PMI di {8-45} persone|una società con {2-9} sedi|una realtà stabile|un’azienda in crescita|un’impresa di {20-250} persone',
  ),
  reason: listOf(
    'la ditta si è trasferita a {town}|il progetto di {client} era finito|volevo lavorare più vicino a {town}|gli ordini di {client} sono calati|ci siamo trasferiti a {town}|dopo {3-18} mesi non è arrivato il contratto fisso|il gruppo di {6-40} è stato ridotto',
  ),
  lesson: listOf(
    'la preparazione è il {20-60} % del lavoro|non si fa mai aspettare {client}|la sicurezza viene prima del ritmo, anche alle {14-22}|un buon passaggio di consegne richiede {5-20} minuti|è meglio misurare {2-3} volte',
  ),
  lessonNoun: listOf('la pazienza|il lavoro di squadra|la costanza|l’ascolto|l’organizzazione|la gestione del gruppo'),
  wishEnd: listOf(
    '{hoursWish}|in {firmKind}|in un posto dove {growth}|con contratto fisso dopo {3-12} mesi|con non più di {2-3} fine settimana al mese|{startMoment}',
  ),
  hoursWish: listOf(
    'a tempo pieno|part time, {16-30} ore a settimana|a giornata, tra le {6-9} e le {15-18}|su due turni|{3-4} giorni a settimana|anche nel fine settimana, {24-40} ore|{30-40} ore a settimana',
  ),
  growth: listOf(
    'imparare ancora per {2-6} anni|si possa crescere fino a coordinare {team}|serva quanto ho imparato in {firm}|ci sia contatto con {client}|ci sia la responsabilità di {team}|si lavori con {skill}',
  ).map((growth) => growth.replace('imparare ancora per', 'si impari ancora per')),
  hobby: listOf(
    'gioco a {calcetto~pallavolo~basket} con {club}|faccio {30-140} km in bici intorno a {town}|canto in un coro di {12-60} persone|alleno {8-20} ragazzi con {club}|coltivo un orto di {20-300} metri quadri a {town}|restauro vecchie {moto~biciclette~radio} con {team}|faccio volontariato con {club}|corro {5-42} km vicino a {town}|cucino ogni {venerdì~sabato~domenica} per {4-30} persone|suono {la chitarra~la fisarmonica~il sax} con {club}',
  ),
  club: listOf(
    'un’associazione di {town}|la polisportiva {stem} di {town}|{la parrocchia~la pro loco~il circolo} di {town}',
  ),
  transport: listOf('in bici|con l’auto propria|in treno|in autobus|in scooter|con i mezzi pubblici|in moto'),
  startMoment: listOf(
    'dal {2-28} {marzo~aprile~maggio~giugno~settembre}|entro {2-12} settimane|da subito|in accordo con {firm}|dopo {marzo~aprile~maggio~giugno}',
  ),
  place: listOf('a {town}'),
};

const italy = {
  stem: listOf(
    'Montesole|Valverde|Roccachiara|Pontelungo|Acquaviva|Borgoforte|Castelmora|Serravalle Nord|Collefiore|Lungarno|Pratobello|Torrebianca|Campolongo|Fiordalba|Rivalta|Sant’Orsola|Belvento|Stellamare|Querceto|Malaspina',
  ),
  legal: listOf('srl|spa|snc|srl|sas'),
  school: listOf(
    'IPSIA {stem}, {town}|ITIS {stem}, {town}|Istituto tecnico {stem}, {town}|ENAIP {town}|CFP {stem}, {town}',
  ),
  college: listOf('Università di {town}|Politecnico di {town}|ITS {stem}, {town}'),
  wageMonth: listOf(
    'retribuzione lorda mensile tra {low} e {high} €|da {low} a {high} € lordi al mese|{low} - {high} € lordi mensili',
  ),
  wageHour: listOf('paga oraria lorda da {low} a {high} €|{low} - {high} €/ora lordi'),
  wageYear: listOf('RAL {low} - {high} €|RAL tra {low} e {high} euro|retribuzione annua lorda di {low} - {high} €'),
  extra: listOf(
    'ticket restaurant da {5-8} €|mensa aziendale|premio di risultato|quattordicesima|assicurazione sanitaria|auto aziendale|welfare di {200-1200} €',
  ),
  extra2: listOf(
    'formazione di {2-20} giorni|{2-3} giorni di smart working|{20-28} giorni di ferie|rimborso chilometrico|buoni carburante da {100-250} €|maggiorazioni del {15-35} %',
  ),
};

/** Word lists by country. */
export const countryWords = { IT: italy, BE: italy, NL: italy, LU: italy, FR: italy };
