import { sector, work } from '../words/sector.ts';

/** Care in Italian. */
export const care = sector(
  'care',
  {
    firms: 'RSA {stem}|Cooperativa {stem}|Clinica {stem}|Asilo nido {stem}|Studio {stem}|Ospedale {stem}',
    activities:
      'assiste anziani|porta cure a domicilio|segue persone con disabilità|accoglie bambini piccoli|riabilita pazienti',
    sites: 'in RSA|a domicilio|in un reparto di {12-40} letti|nell’ospedale di {town}|al nido|in un centro diurno',
    studies: 'Servizi socio-sanitari|Operatore socio-sanitario|Liceo delle scienze umane',
    higherStudies: 'Infermieristica|Servizio sociale|Scienze dell’educazione|Fisioterapia|Psicologia',
    licences: 'patente B|BLSD|iscrizione OPI|attestato OSS',
  },
  true,
  [
    work(
      3,
      'infermiere/infermiera|infermiere professionale/infermiera professionale|infermiere domiciliare/infermiera domiciliare|coordinatore infermieristico',
      'assistenza infermieristica|medicazioni|somministrazione farmaci|cartella clinica',
      'medicazioni VAC|scala di Barthel|giro di 18 pazienti|PICC da gestire',
      'assistere {6-24} pazienti|{fare prelievi~mettere flebo~medicare}|{preparare~dare~controllare} le terapie|informare famiglie e medici',
    ),
    work(
      2,
      'operatore socio-sanitario/operatrice socio-sanitaria|OSS|operatore socio assistenziale|OSS domiciliare',
      'igiene della persona|assistenza anziani|mobilizzazione|cartella assistenziale',
      'sollevatore Arjo|piano alzate|consegne su tablet|Validation con Alzheimer',
      'lavare e vestire {6-14} ospiti|aiutare ai pasti e segnare {i liquidi~il peso}|scrivere le consegne su {tablet~registro}|fare {una passeggiata~un laboratorio}',
    ),
    work(
      1,
      'ausiliario/ausiliaria|addetto ai pasti/addetta ai pasti|barelliere|ausiliario ospedaliero',
      'distribuzione pasti|sanificazione|rifacimento letti|assistenza anziani',
      'carrelli caldi|schede dieta|biancheria a colori',
      'servire {20-60} pasti|rifare {letti~camere~guardaroba}|accompagnare in {radiologia~sala}|rifornire i materiali',
    ),
    work(
      2,
      'assistente familiare|badante|assistente domiciliare',
      'igiene della persona|cura della casa|cucina|compagnia',
      'notti al bisogno|quaderno in cucina|pannolone e letto insieme|spesa e farmacia',
      'seguire {3-6} assistiti al giorno|aiutare {nell’alzata~nei pasti~nelle carte}|sostenere {persone con demenza~famiglie}|segnalare i cambiamenti',
    ),
    work(
      2,
      'educatore asilo nido/educatrice asilo nido|puericultore/puericultrice|babysitter',
      'cura dei bambini|attività educative|attività creative|primo soccorso',
      'inserimento a tre giorni|outdoor con stivaletti|diario su Kindertap|cestino dei tesori',
      'accogliere {5-14} bambini di {3-36} mesi|curare {il sonno~i pasti~i cambi}|preparare temi su {l’autunno~la fattoria~la musica}|parlare con i genitori',
    ),
    work(
      3,
      'educatore professionale/educatrice professionale|educatore/educatrice|operatore di comunità',
      'assistenza disabili|accompagnamento educativo|stesura relazioni|gestione conflitti',
      'CAA con simboli|PEI aggiornato|notti passive|gruppo appartamento',
      'seguire {4-12} ragazzi o adulti|{preparare~guidare} attività a {town}|scrivere i progetti|confrontarsi con {la scuola~la famiglia~lo psicologo}',
    ),
    work(
      3,
      'fisioterapista|terapista della riabilitazione|logopedista',
      'riabilitazione|valutazione del paziente|esercizio terapeutico|cartella clinica',
      'Kinetec|tecarterapia|gruppo spalla del martedì|taping',
      'trattare {10-22} pazienti al giorno|scrivere e {adattare~rivedere} i programmi|riabilitare dopo {anca~ginocchio~ictus}|richiedere ausili',
    ),
    work(
      3,
      'assistente sociale|operatore sociale/operatrice sociale|mediatore culturale/mediatrice culturale',
      'sostegno sociale|colloqui|pratiche amministrative|mediazione',
      'visite in coppia|UVM settimanale|ISEE alla mano|pratiche casa',
      'seguire {15-70} casi|visitare famiglie a {town}|chiedere {alloggi~contributi~aiuti}|orientare {nuovi arrivati~famiglie}',
    ),
    work(
      2,
      'assistente alla poltrona|segretario medico/segretaria medica|farmacista collaboratore',
      'gestione agenda|accoglienza|sterilizzazione|assistenza alla poltrona',
      'autoclave Euronda|ricette dematerializzate|impronte digitali|CUP al telefono',
      'ricevere {18-45} pazienti al giorno|{sterilizzare~preparare} gli strumenti|gestire {ricette~appuntamenti~rimborsi}|assistere il dentista',
    ),
  ],
);
