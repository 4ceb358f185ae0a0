import type { AdVoice } from '../words/voice.ts';

/** How employers and agencies write advertisements in Italian. */
export const ad: AdVoice = {
  headings: {
    company: ['Chi siamo', 'L’azienda', 'Il nostro cliente'],
    tasks: ['Attività', 'Mansioni', 'Cosa farai', 'Descrizione del ruolo'],
    profile: ['Requisiti', 'Profilo ricercato', 'Chi cerchiamo', 'Cosa chiediamo'],
    offer: ['Cosa offriamo', 'Offerta', 'Si offre', 'Condizioni'],
  },
  titles: [
    '{title}',
    '{title} - {town}',
    '{title} (M/F)',
    '{title} M/F {town}',
    '{title} - zona {town}',
    '{title} con esperienza',
  ],
  company: [
    '{firm}, {firmKind} di {town}, {activity} con {8-420} dipendenti',
    'Per {firm}, a {town}, cerchiamo {m:un~una} {title}',
    'Il nostro cliente di {town} {activity} da {3-40} anni',
    'Dal {1956-2019} {firm} {activity} partendo da {town}',
    'In {firm} lavorerai {place} con {team}',
  ],
  opening: [
    'Per ampliamento dell’organico cerchiamo una persona {traitF} che {strength3}',
    'La risorsa sostituirà un collega in pensione dopo {8-38} anni',
    'Per rafforzare {team} cerchiamo chi {strength3}',
    'Se sei una persona {traitF} e {traitF2}, questo ruolo a {town} fa per te',
  ],
  task: [
    'Come {title} dovrai {task}, {adAdjunct}',
    'La risorsa si occuperà di {task}, {adAdjunct}',
    'Inoltre potrai {task} insieme a {team}',
    'Il lavoro {place} richiede di {task}, {adAdjunct}',
  ],
  tails: [', {adAdjunct}', ' per {client}', ' ({adDetail})', ' e {duty}'],
  must: [
    'È richiesta esperienza: {skill}',
    'Buona conoscenza di {skill}',
    'Indispensabile: {skill}',
    'Sai lavorare con {skill}',
    'Requisito: {skill}',
  ],
  nice: [
    '{skill} è un plus',
    'Gradita la conoscenza di {skill}',
    'Costituisce titolo preferenziale: {skill}',
    'Preferibile: {skill}',
  ],
  experience: [
    'Almeno {years} anni di esperienza come {title}',
    'Esperienza di {years} anni {place}',
    'Esperienza pregressa di {years} anni in ruolo analogo',
  ],
  trait: [
    'Sei una persona {traitF} e {traitF2}',
    'Mantieni la calma quando {pressure}',
    'Cerchiamo chi {strength3}, anche quando {pressure}',
    'Persona {traitF}, con voglia di imparare',
  ],
  licence: [
    '{licence}: requisito obbligatorio',
    'Possesso di {licence}',
    '{licence} in corso di validità',
    '{licence}: titolo gradito',
  ],
  language: [
    'Buona conoscenza: {lang}',
    'Lingua: {lang}, parlata e scritta',
    '{lang} fluente',
    '{lang} a livello base',
  ],
  contract: {
    PERMANENT: [
      'Contratto a tempo indeterminato',
      'Assunzione diretta a tempo indeterminato',
      'Inserimento a tempo indeterminato in {firm}',
    ],
    PERMANENT_POSSIBLE: [
      'Contratto in somministrazione con finalità assuntiva',
      'Contratto iniziale di {3-9} mesi con possibilità di stabilizzazione',
    ],
    TEMPORARY: [
      'Contratto a tempo determinato di {3-12} mesi',
      'Contratto in somministrazione di {2-6} mesi',
      'Tempo determinato per {4-26} settimane',
    ],
    SELF_EMPLOYED: ['Collaborazione in partita IVA per {3-12} mesi', 'Incarico in partita IVA'],
    STUDENT: ['Lavoro per studenti, {4-9} settimane', 'Lavoro estivo per studenti'],
    APPRENTICESHIP: ['Contratto di apprendistato di {24-36} mesi', 'Apprendistato professionalizzante'],
  },
  hours: {
    FULL_TIME: ['Full time, {38-40} ore settimanali', 'Tempo pieno', 'Orario full time, 40 ore'],
    PART_TIME: ['Part time, {16-30} ore settimanali', 'Part time {20-25} ore'],
    MIXED: ['Full time o part time da {20-30} ore', 'Tempo pieno o part time da concordare'],
  },
  shift: {
    DAY: ['Orario giornaliero, {7-9}-{16-18}', 'Lavoro a giornata'],
    TWO: ['Lavoro su due turni (6-14 e 14-22)', 'Disponibilità a 2 turni'],
    THREE: ['Lavoro su tre turni', 'Disponibilità ai 3 turni con maggiorazione'],
    NIGHT: ['Turno di notte con {20-35} % di maggiorazione', 'Turno notturno fisso'],
    WEEKEND: ['Turno di fine settimana, 2 x 12 ore', 'Disponibilità nel weekend'],
  },
  place: ['Sede di lavoro: {town}', 'Luogo di lavoro: {town} ({code})', 'Zona di lavoro: {town}', 'Si lavora a {town}'],
  extra: ['{extra} e {extra2}', 'Benefit: {extra}, {extra2}', 'Oltre allo stipendio: {extra}'],
  closing: [
    'Candidati ora: la filiale di {town} risponde entro {2-7} giorni',
    'Inizio {startMoment}',
    'Colloqui a {town} entro {3-15} giorni',
    'Inserimento previsto {startMoment}',
  ],
};
