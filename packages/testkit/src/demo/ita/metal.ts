import { sector, work } from '../words/sector.ts';

/** Metal working in Italian. */
export const metal = sector(
  'metal',
  {
    firms:
      'Officine {stem} {legal}|Carpenteria {stem}|{stem} Meccanica {legal}|{stem} Inox|Torneria {stem}|Fonderie {stem}',
    activities:
      'costruisce strutture in acciaio|lavora particolari di precisione|costruisce macchine per l’alimentare|salda serbatoi|realizza scale e ringhiere',
    sites:
      'in officina|in carpenteria|in trasferta dai clienti|in torneria|nel cantiere navale di {town}|nella costruzione di macchine',
    studies: 'Operatore meccanico|Perito meccanico|Saldatura|Macchine utensili|Meccanica e meccatronica',
    higherStudies: 'Ingegneria meccanica|Meccatronica|Ingegneria dei materiali',
    licences: 'patentino di saldatura|patentino carroponte|patentino del muletto|patente B',
  },
  true,
  [
    work(
      2,
      'saldatore/saldatrice|saldatore TIG|saldatore a filo|saldocarpentiere',
      'saldatura TIG|saldatura a filo|lettura disegno tecnico|molatura',
      'argon al rovescio su inox|posizione 6G a raggi|macchine Cebora|duplex e superduplex',
      'saldare {inox~alluminio~ferro} da {2-30} mm|assemblare {serbatoi~telai~tubazioni} secondo WPS {10-90}|molare, decapare e {lucidare~raddrizzare}|puntare in dima e controllare le quote',
    ),
    work(
      2,
      'operatore CNC/operatrice CNC|tornitore/tornitrice|fresatore/fresatrice|attrezzista CNC',
      'programmazione CNC|tornitura|fresatura|strumenti di misura',
      'Mazak Integrex|Heidenhain 640|tolleranze centesimali|percorsi Mastercam',
      'lavorare lotti da {5-800} pezzi in {inox~ottone~alluminio}|scrivere programmi {Heidenhain~Fanuc~Siemens}|presettare e {cambiare~azzerare} utensili|misurare al {centesimo~micron}',
    ),
    work(
      2,
      'piegatore lamiera|lattoniere industriale|addetto taglio laser/addetta taglio laser|carpentiere in ferro',
      'lavorazione lamiera|pressa piegatrice|taglio laser|lettura disegno tecnico',
      'Salvagnini P4|nesting Radan|calandra a 4 rulli|tramogge tracciate a mano',
      'piegare lamiere da {2-20} mm su {Salvagnini~Amada~Prima}|avviare e {ottimizzare~sorvegliare} il laser|calandrare e montare {virole~tramogge~quadri}|sbavare e dividere per commessa',
    ),
    work(
      2,
      'tubista|tubista saldatore|montatore tubazioni',
      'montaggio tubazioni|lettura isometrici|saldatura|molatura',
      'spool prefabbricati|flange in coppia|giunti Victaulic|fermate impianto',
      'prefabbricare spool da isometrico|montare linee DN {15-400} in {raffinerie~birrifici~cartiere}|mettere staffe e collaudare a {10-60} bar|aprire flange in fermata',
    ),
    work(
      2,
      'montatore meccanico/montatrice meccanica|aggiustatore meccanico|assemblatore meccanico|trasfertista',
      'montaggio meccanico|lettura disegno tecnico|aggiustaggio|foratura e maschiatura',
      'accoppiamenti a freddo in azoto|registrazione guide|collaudo FAT|trasferte in Messico',
      'montare {macchine~gruppi~linee} su disegno|allineare {motori~riduttori~guide}|collaudare {2-30} macchine l’anno|installare impianti in {3-12} paesi',
    ),
    work(
      2,
      'verniciatore industriale|addetto verniciatura/addetta verniciatura|sabbiatore',
      'verniciatura a polvere|sabbiatura|verniciatura a spruzzo|controllo visivo',
      'micron su ogni pezzo|cabina Gema|aggancio bilancelle|grado Sa 2,5',
      '{sabbiare~sgrassare~mascherare} i pezzi|verniciare {telai~cancelli~cerchi} in RAL {7016~9005~9010}|misurare lo spessore|cambiare colore in {10-45} minuti',
    ),
  ],
);
