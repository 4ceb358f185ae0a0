import { sector, work } from '../words/sector.ts';

/** Education and training in Italian. */
export const education = sector(
  'education',
  {
    firms: 'Scuola {stem}|Istituto {stem}|{stem} Formazione|Centro studi {stem}|Biblioteca {stem}',
    activities: 'insegna a bambini e ragazzi|tiene corsi di lingua|forma tecnici|organizza corsi in azienda',
    sites:
      'nella primaria|in una scuola di {town}|nella formazione adulti|in una classe di {12-28} alunni|in un centro di formazione',
    studies: 'Liceo delle scienze umane|Servizi sociali|Liceo linguistico',
    higherStudies: 'Scienze della formazione primaria|Lettere|Lingue|Matematica|Scienze dell’educazione',
    licences: 'abilitazione all’insegnamento|BLSD|patente B',
  },
  false,
  [
    work(
      3,
      'insegnante di scuola primaria|maestro/maestra|docente scuola primaria',
      'insegnamento|gestione della classe|preparazione lezioni|colloqui con i genitori',
      'registro ClasseViva|metodo Bortolato|classe senza zaino|PDP per DSA',
      'insegnare a {14-27} alunni di classe {seconda~terza~quinta}|{preparare~correggere} verifiche|organizzare {gite~feste~assemblee}|aiutare bambini {con DSA~non italofoni}',
    ),
    work(
      3,
      'insegnante di scuola secondaria|professore/professoressa|docente di matematica|docente scuola superiore',
      'insegnamento|preparazione lezioni|valutazione|gestione della classe',
      'registro Argo|PCTO da tutor|consigli di classe|Geogebra alla LIM',
      'insegnare {matematica~italiano~inglese~meccanica} a {6-14} classi|correggere e {discutere~valutare} verifiche|seguire stage in {4-20} aziende|preparare gli scrutini',
    ),
    work(
      3,
      'formatore/formatrice|docente di formazione professionale|tutor aziendale',
      'docenza|didattica|valutazione|preparazione lezioni',
      'corsi sicurezza 81/08|moduli Articulate|aula e FAD|bandi di formazione',
      'tenere corsi da {3-40} giorni|formare {disoccupati~operai~capireparto}|{scrivere~aggiornare} dispense|valutare i corsisti',
    ),
    work(
      2,
      'assistente amministrativo scuola/assistente amministrativa scuola|segretario scolastico/segretaria scolastica|collaboratore scolastico/collaboratrice scolastica',
      'pratiche amministrative|accoglienza|inserimento dati|Word',
      'Axios e SIDI|graduatorie supplenti|circolari|vigilanza ai piani',
      'iscrivere {100-900} alunni|seguire {assenze~supplenze}|scrivere {certificati~circolari~lettere}|rispondere ai genitori',
    ),
    work(
      2,
      'bibliotecario/bibliotecaria|animatore/animatrice|operatore culturale/operatrice culturale',
      'assistenza al pubblico|catalogazione|organizzazione attività|accoglienza',
      'Sebina|letture nati per leggere|campi estivi|prestito tra biblioteche',
      'gestire {200-2000} prestiti a settimana|ricevere classi|organizzare {letture~laboratori~incontri}|{scartare~ampliare} le raccolte',
    ),
  ],
);
