import type { CvVoice } from '../words/voice.ts';

/** How people write about themselves in Italian. */
export const cv: CvVoice = {
  headings: {
    profile: ['Profilo', 'Chi sono', 'Profilo professionale', 'Presentazione'],
    experience: ['Esperienze lavorative', 'Esperienza professionale', 'Esperienze'],
    skills: ['Competenze', 'Competenze tecniche', 'Conoscenze'],
    education: ['Istruzione e formazione', 'Formazione', 'Titoli di studio'],
    languages: ['Lingue', 'Competenze linguistiche'],
    other: ['Altro', 'Altre informazioni'],
  },
  intro: [
    '{title} di {town} con {years} anni di esperienza, soprattutto {place}',
    'Lavoro da {years} anni come {title} e conosco bene {skill}',
    'Sono {m:un~una} {title} che {strength3}, con {years} anni di lavoro {place}',
    'Mi chiamo {first}, vivo a {town} e da {years} anni faccio il mestiere di {title}',
    'Dopo {years} anni {place} cerco un ruolo come {title} in cui usare {skill}',
    'Persona {traitF}, {title} a {town} con {years} anni alle spalle e pratica di {skill}',
    'Chi ha lavorato con me a {town} mi descrive come {m:uno~una} che {strength3}, sempre {place}',
  ],
  introThird: [
    '{first} lavora come {title} a {town} e ha {years} anni di esperienza, soprattutto {place}',
    'Con {years} anni di esperienza come {title}, {first} {strength3}; l’ultimo incarico è stato presso {firm}',
    '{first} ({town}) cerca un nuovo ruolo come {title} e porta {years} anni di {skill}',
    'Abbiamo conosciuto {first} a {town}: persona {traitF}, {strength3} e conosce {skill} da {years} anni',
  ],
  job: [
    'Presso {firm} mi occupavo di {task}, {adjunct}',
    'Il mio compito era {task}, {adjunct}',
    'A {town} ho imparato a {task} {withTeam}',
    'Una giornata tipo {place}: {task}, {adjunct}',
    'Come {title} dovevo {task}, {adjunct}',
    'In {firm} mi hanno affidato il compito di {task}, {adjunct}',
    'Il lavoro {place} consisteva nel dover {task}, {adjunct}',
  ],
  jobThird: [
    'Presso {firm} {first} si occupava di {task}, {adjunct}',
    'L’incarico {place} prevedeva di {task}, {adjunct}',
    'A {town} ha imparato a {task}, {adjunct}',
    '{first} doveva {task}, {adjunct}',
  ],
  tails: [', {adjunct}', ', {adjunct}', ' ({detail})', ' per {client}', ', {detail}', ' e {duty}', ' insieme a {team}'],
  skill: [
    'In {firm} {skill} faceva parte di ogni {giornata~settimana~turno}, {adjunct}',
    '{skill}: ho imparato da {boss} presso {firm}',
    'Buona pratica di {skill} {place} per {client}',
    'Per {skill} ero il riferimento di {team}',
    '{m:Formato~Formata} in {skill} da {boss}, poi {adjunct}',
  ],
  skillThird: [
    'In {firm} {skill} faceva parte del lavoro, {adjunct}',
    'Buona pratica di {skill}, appresa da {boss}',
    '{skill}: competenza maturata presso {firm}, {adjunct}',
  ],
  turn: [
    'Dopo {months} mesi {place} ho lasciato {firm} perché {reason}',
    'Il contratto con {firm} è finito dopo {months} mesi perché {reason}',
    'Da {boss} di {firm} ho imparato che {lesson}',
    'La sede di {town} ({12-90} persone) ha chiuso perché {reason}',
  ],
  wish: [
    'Cerco lavoro come {title} entro {15-60} minuti da {town}, {wishEnd}',
    'Vorrei entrare in {firmKind} vicino a {town} dove {growth}',
    'Nel prossimo lavoro vorrei un posto dove {growth}, meglio se {place}',
    'Valuto proposte come {title} in {firmKind}, {wishEnd}',
  ],
  person: [
    'I colleghi dicono che sono una persona {traitF} e che {strength1}, anche quando {pressure}',
    'Nel tempo libero {hobby}, da {2-25} anni',
    'Resto {m:tranquillo~tranquilla} quando {pressure} e {strength1}',
    'Fuori dal lavoro {hobby}; mi ha insegnato {lessonNoun}',
    'Persona {traitF} e {traitF2}: così mi ha {m:descritto~descritta} {boss} di {firm}',
  ],
  travel: [
    'Mi sposto {transport}, fino a {15-70} minuti da {town}',
    'Da {town} raggiungo {transport} tutto entro {10-50} km',
    'Mobilità: {town} e {10-60} km intorno, {transport}',
  ],
  start: [
    'Disponibile {startMoment}, con {2-12} settimane di preavviso in {firm}',
    'Posso iniziare {startMoment}, {hoursWish}',
    '{m:Libero~Libera} {startMoment}; {hoursWish}, reperibile dopo le {14-18}',
  ],
  licence: [
    '{licence} (dal {2008-2025})',
    'In possesso di {licence} dal {2006-2025}',
    '{licence}, scadenza {2026-2031}',
  ],
  language: ['{lang}: {level}', '{lang} ({level})', '{lang} {level}'],
  education: [
    '{years} {field}, {institute}',
    '{degree} in {field} - {institute} ({years})',
    '{field} ({degree}), {institute}, {years}',
  ],
  preferredInfo: [
    'Cerca lavoro come {title} vicino a {town}, {wishEnd}',
    'Vorrebbe lavorare {place}, {hoursWish}',
    'Preferisce {firmKind} non lontano da {town}, {hoursWish}',
    'Ideale un ruolo con {skill}, entro {10-50} km da {town}',
  ],
};
