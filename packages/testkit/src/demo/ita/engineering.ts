import { sector, work } from '../words/sector.ts';

/** Engineering, laboratory and safety in Italian. */
export const engineering = sector(
  'engineering',
  {
    firms:
      'Studio tecnico {stem}|{stem} Engineering {legal}|{stem} Automazione|Laboratori {stem}|{stem} Robotica|{stem} Farma {legal}',
    activities:
      'progetta macchine|automatizza impianti|fa calcoli strutturali|sviluppa farmaci|segue progetti energetici',
    sites:
      'in ufficio tecnico|in progettazione|in laboratorio|presso clienti industriali|nel farmaceutico|in ricerca e sviluppo a {town}',
    studies: 'Perito meccanico|Perito elettrotecnico|Perito chimico|Disegno tecnico',
    higherStudies: 'Ingegneria meccanica|Ingegneria dell’automazione|Chimica|Biotecnologie|Ingegneria energetica',
    licences: 'patente B|RSPP modulo C|abilitazione PES PAV',
  },
  false,
  [
    work(
      3,
      'progettista meccanico/progettista meccanica|ingegnere meccanico/ingegnera meccanica|ingegnere progettista',
      'SolidWorks|progettazione meccanica|CATIA|analisi FEM',
      'lamiera senza sorprese|PDM Vault|scheletri Creo|tolleranze GPS',
      'progettare {nastri~celle robot~pompe}|fare {tavole~distinte~calcoli}|{provare~migliorare} prototipi|visitare fornitori',
    ),
    work(
      2,
      'disegnatore CAD/disegnatrice CAD|disegnatore meccanico/disegnatrice meccanica|modellatore BIM|disegnatore tecnico',
      'AutoCAD|Revit|lettura disegno tecnico|SketchUp',
      'clash in Navisworks|modelli Tekla|rilievi as-built|famiglie Revit',
      'disegnare {capannoni~tubazioni~alloggi}|{costruire~controllare} modelli {Revit~Tekla~AutoCAD}|emettere {10-120} tavole a progetto|rilevare in cantiere',
    ),
    work(
      3,
      'programmatore PLC/programmatrice PLC|automation engineer|tecnico automazione',
      'programmazione PLC|TIA Portal|SCADA|automazione industriale',
      'FAT e SAT in una settimana|robot Comau|TwinCAT|schermate Ignition',
      'programmare PLC per {depuratori~riempitrici~presse}|avviare macchine in {3-12} paesi|creare schermate {WinCC~Ignition}|assistere da remoto',
    ),
    work(
      3,
      'ingegnere di processo|tecnologo di processo|addetto tempi e metodi/addetta tempi e metodi',
      'ottimizzazione dei processi|lean manufacturing|Six Sigma|analisi dati',
      'VSM su carta da pacchi|piani DoE in JMP|FMEA viva|prove sulla linea 3',
      'ridurre gli scarti del {5-45} %|{pianificare~fare} prove su {2-8} linee|cronometrare i cicli|motivare investimenti da {50-2000} mila euro',
    ),
    work(
      3,
      'tecnico di laboratorio/tecnica di laboratorio|analista chimico/analista chimica|analista QC',
      'tecniche di laboratorio|analisi chimiche|HPLC|microbiologia',
      'Empower Waters|quaderno GMP|titolatori|terreni da versare',
      'analizzare {20-140} campioni al giorno|{tarare~curare} strumenti|{validare~inserire} risultati|mettere a punto metodi',
    ),
    work(
      3,
      'RSPP|tecnico della sicurezza|HSE specialist|addetto QHSE',
      'sicurezza sul lavoro|analisi dei rischi|audit|normativa ambientale',
      'DVR aggiornato|LOTO a colori|near miss in bacheca|MUD e SISTRI',
      'valutare {10-90} postazioni|{indagare~denunciare} infortuni|formare {8-60} persone|seguire le autorizzazioni',
    ),
    work(
      3,
      'project manager|capo commessa|ingegnere di progetto|progettista elettrico/progettista elettrica',
      'project management|gestione budget|EPLAN|lettura disegno tecnico',
      'percorso critico in MS Project|comitato mensile|P&ID da leggere|varianti',
      'seguire {2-9} commesse da {50-4000} mila euro|tenere {tempi~budget~acquisti}|{consigliare~visitare} clienti|preparare la consegna',
    ),
  ],
);
