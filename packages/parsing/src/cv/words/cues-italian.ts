import type { CvCues } from './cv-cues.ts';

/** What Italian CVs say things with. */
export const ITALIAN_CV_CUES: CvCues = {
  months: [
    'gennaio|gen|genn',
    'febbraio|feb|febb',
    'marzo|mar',
    'aprile|apr',
    'maggio|mag|magg',
    'giugno|giu',
    'luglio|lug',
    'agosto|ago',
    'settembre|set|sett',
    'ottobre|ott',
    'novembre|nov',
    'dicembre|dic',
  ],
  seasons: 'estate|inverno|primavera|autunno|stagione|stagione estiva|stagione invernale',
  present: "oggi|in corso|attuale|attualmente|presente|ora|adesso|tuttora|tutt'oggi|oggi in corso|data odierna|ad oggi",
  until: "a|ad|al|fino a|fino al|sino a|all'",
  from: 'da|dal|dall|tra|di|del|dalla',
  since: 'da|dal|dall|a partire da|a partire dal|a decorrere da',
  headings: {
    experience:
      'esperienza|esperienze|esperienza lavorativa|esperienza professionale|lavoro|lavori|percorso professionale|carriera|impieghi|storia lavorativa|attività lavorativa|posizioni ricoperte|tirocini|stage|esperienze di lavoro|dove ho lavorato|cosa ho fatto|percorso|carriera in breve|cosa faccio',
    education:
      'istruzione|formazione|istruzione e formazione|studi|studio|titoli di studio|titolo di studio|percorso di studi|scuola|scuole|educazione|percorso formativo|formazione scolastica|dove ho studiato|cosa ho studiato|diploma|formazione accademica',
    profile:
      'profilo|chi sono|su di me|obiettivo|obiettivi|presentazione|sommario|obiettivo professionale|profilo professionale|profilo personale',
    personal:
      'dati personali|informazioni personali|contatti|dati anagrafici|anagrafica|recapiti|informazioni di contatto',
    other:
      'lingue|lingue straniere|lingua|competenze|competenza|capacità|abilità|conoscenze|conoscenze informatiche|patente|patenti|patentini|corsi|corso|certificazioni|attestati|hobby|interessi|altro|altre informazioni|referenze|volontariato|tempo libero|pregi|strumenti|informatica|software|ulteriori informazioni|come sono|che tipo sono|capacità e competenze|competenze linguistiche|competenze informatiche|competenze digitali|competenze tecniche|pubblicazioni|disponibilità|corsi e attestati|qualità|progetti|competenze principali|competenze chiave',
  },
  apart: 'lingue|lingua|lingue straniere|patente|patenti|hobby|interessi|referenze|tempo libero',
  slightDegrees: 'certificato|attestato',
  headingWords:
    'e|di|lavorativa|lavorative|lavorativo|professionale|professionali|precedenti|mie|le|mia|la|principali|altre|personali|ed|scolastica',
  labels: {
    name: 'nome|nome e cognome|cognome e nome|nominativo|nome cognome',
    residence:
      'residenza|indirizzo|domicilio|città|residente a|residente in|abito a|abito in|comune|vivo a|domiciliato a|luogo di residenza|luogo',
    dates: 'date|data|periodo|durata|anno|anni',
    title:
      'posizione|ruolo|mansione|lavoro o posizione ricoperti|qualifica|funzione|impiego|tipo di impiego|posizione ricoperta',
    company:
      'datore di lavoro|azienda|società|nome e indirizzo del datore di lavoro|ditta|nome del datore di lavoro|impresa',
    tasks:
      'mansioni|attività|responsabilità|principali attività e responsabilità|principali mansioni e responsabilità|principali mansioni|descrizione',
    degree: 'titolo|titolo della qualifica rilasciata|qualifica conseguita|diploma|laurea|titolo conseguito|corso',
    institute:
      'istituto|scuola|università|ente|nome e tipo di organizzazione erogatrice|nome e tipo di istituto di istruzione o formazione',
    aside:
      'tipo di azienda o settore|tipo di attività o settore|settore|livello|livello nella classificazione nazionale|principali materie|principali materie / abilità professionali oggetto dello studio',
  },
  lives: 'vivo|abito|risiedo|residente|domiciliato|domiciliata',
  at: 'presso|c/o|alle dipendenze di|presso la|presso il',
  weakAt: 'per',
  worked:
    'lavoro come|lavorato come|lavoravo come|sono stato|sono stata|ho fatto il|ho fatto la|ho fatto l|facevo il|facevo la|faccio il|faccio la|sono|ero|assunto come|assunta come|in qualità di|ho lavorato',
  studied: 'conseguito|laureato|laureata|frequentato|diplomato|diplomata|studiato|ottenuto|preso|terminato',
  proseAt: 'presso|presso la|presso il|presso l|al|allo|alla|all|ai|nel|nella|nello|per|per la|per il|a|in',
  articles: 'un|una|uno|il|lo|la|l|come|anche|prima',
  titleWords:
    'addetto|addetta|impiegato|impiegata|responsabile|operaio|operaia|assistente|stagista|stage|tirocinante|tirocinio|apprendista|tecnico|direttore|direttrice|capo|aiuto|cameriere|cameriera|commesso|commessa|cuoco|cuoca|barista|magazziniere|segretaria|segretario|infermiere|infermiera|ingegnere|sviluppatore|sviluppatrice|consulente|insegnante|docente|educatore|educatrice|autista|muratore|manovale|saldatore|carpentiere|elettricista|idraulico|contabile|ragioniere|analista|coordinatore|coordinatrice|venditore|venditrice|agente|operatore|operatrice|tutor|collaboratore|collaboratrice|volontario|volontaria|babysitter|badante|colf|receptionist|centralinista|pizzaiolo|capocantiere|geometra|architetto|manager|junior|senior|titolare|libero professionista|socio|banconista|cassiere|cassiera|animatore|animatrice|oss|extra|fabbro',
  titleEndings: 'ista|tore|trice|iere|iera|aio|aia|iolo|ario|aria|ologo|ente|ante|ico',
  companyWords:
    'srl|spa|snc|sas|s.r.l|s.p.a|s.n.c|scarl|coop|cooperativa|ditta|impresa|azienda|gruppo|officine|officina|studio|ospedale|clinica|rsa|asl|ausl|asst|hotel|albergo|ristorante|trattoria|pizzeria|osteria|bar|bottega|negozio|supermercato|banca|comune|regione|provincia|ministero|fondazione|associazione|farmacia|panificio|pasticceria|catering|edil|costruzioni|restauri|famiglia|fratelli|flli|f.lli|casa|istituto|agenzia|farm|trasporti|logistica|lab|consorzio|società|edilizia|impianti|carrozzeria|autofficina|villa|camping|villaggio|arredi|industrie|servizi',
  companyEndings: 'srl|spa|tech|edil|metal|plast|service',
  instituteWords:
    'università|universita|politecnico|liceo|istituto|scuola|itc|itis|itt|ipsia|ipssar|ipsseoa|ipc|itcg|iis|cfp|cnos|enaip|ial|accademia|conservatorio|its|bicocca|ateneo|ist|enfap|ist.|univ',
  instituteEndings: 'liceo|istituto',
  degreeWords:
    'laurea|diploma|maturità|qualifica|licenza|dottorato|master|perito|attestato di qualifica|magistrale|triennale|specialistica|specializzazione|abilitazione|ragioniere|geometra|bachelor|erasmus|media|elementare',
  degreeLinks: 'in|di|del|della|dell',
  courseWords: 'corso|corsi|aggiornamento|rinnovato|rinnovati|rinnovata|seminario|haccp|ecdl|patentino|workshop',
  birthWords: 'nato|nata|nascita|nato a|nata a|data di nascita|luogo di nascita|nazionalità',
};
