import { sector, work } from '../words/sector.ts';

/** Food crafts and farming in Italian. */
export const food = sector(
  'food',
  {
    firms:
      'Panificio {stem}|Salumificio {stem} {legal}|Birrificio {stem}|{stem} Alimentari {legal}|Caseificio {stem}|Azienda agricola {stem}|Cantina {stem}',
    activities:
      'sforna pane e dolci|affetta e confeziona salumi|produce formaggi|imbottiglia vino|coltiva e seleziona frutta',
    sites:
      'in panificio|nell’industria alimentare|in macelleria|in una sala a {2-8} gradi|in cantina|nei campi intorno a {town}',
    studies: 'Panificazione e pasticceria|Agraria|Trasformazione alimentare|Enologia',
    higherStudies: 'Tecnologie alimentari|Scienze agrarie|Viticoltura ed enologia',
    licences: 'HACCP|patente B|patentino trattori|patentino fitosanitario',
  },
  true,
  [
    work(
      2,
      'panettiere/panettiera|fornaio/fornaia|pasticcere/pasticcera|panificatore',
      'panificazione|pasticceria|HACCP|igiene alimentare',
      'lievito madre di vent’anni|forno Bongard|sfogliatrice Rondo|temperaggio cioccolato',
      'sfornare {150-1800} pezzi a notte|{impastare~formare~lievitare}|preparare {cornetti~torte~panettoni}|rifornire il negozio entro le {5-7}',
    ),
    work(
      2,
      'macellaio/macellaia|disossatore|addetto macelleria/addetta macelleria|salumiere',
      'disosso|taglio carni|HACCP|igiene alimentare',
      'guanto in maglia|affettatrici Bizerba|mezzene in dodici minuti|salumi di casa',
      'disossare {10-60} mezzene al giorno|preparare {macinati~salsicce~arrosti}|{allestire~servire} il banco|porzionare sottovuoto',
    ),
    work(
      1,
      'operaio alimentare/operaia alimentare|addetto confezionamento alimentare/addetta confezionamento alimentare|cernitore/cernitrice',
      'lavoro in linea|confezionamento|HACCP|controllo visivo',
      'Multivac da regolare|CIP da avviare|cambio allergene|cella con giaccone',
      '{lavare~tagliare~cernire} verdure in linea|riempire {400-5000} vaschette a turno|provare il metal detector ogni {30-60} minuti|pulire secondo piano',
    ),
    work(
      1,
      'bracciante agricolo/bracciante agricola|raccoglitore/raccoglitrice|operaio agricolo/operaia agricola',
      'raccolta frutta|lavoro in serra|potatura|confezionamento',
      'forbici Campagnola|carro raccolta|legatura viti|fragole in fuori suolo',
      'raccogliere {80-300} chili al giorno|curare {pomodori~fragole~viti}|{potare~legare~diradare} {2-12} ettari|selezionare per calibro',
    ),
    work(
      2,
      'trattorista|addetto stalla/addetta stalla|mungitore|operaio zootecnico',
      'guida trattore|mungitura|allevamento|macchine agricole',
      'robot Lely|aratro Nardi|vitelli al secchio|guida RTK',
      'mungere e alimentare {60-320} vacche|{arare~seminare~trinciare} {20-400} ettari|ingrassare e {saldare~riparare} macchine|curare i vitelli',
    ),
    work(
      2,
      'cantiniere|casaro/casara|addetto imbottigliamento/addetta imbottigliamento|birraio',
      'conduzione macchine|controllo qualità|pulizia impianti|HACCP',
      'rimontaggi e travasi|forme da 40 chili|linea Krones|densità Anton Paar',
      'seguire {2-9} lavorazioni al giorno|{lavare~riempire~travasare} vasche|analizzare campioni|seguire una linea da {5-40} mila bottiglie',
    ),
  ],
);
