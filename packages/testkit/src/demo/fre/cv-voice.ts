import type { CvVoice } from '../words/voice.ts';

/** How people write about themselves in French. */
export const cv: CvVoice = {
  headings: {
    profile: ['Profil', 'À propos de moi', 'Qui suis-je ?', 'En bref'],
    experience: ['Expériences professionnelles', 'Expérience', 'Parcours professionnel'],
    skills: ['Compétences', 'Compétences clés', 'Savoir-faire'],
    education: ['Formation', 'Formations', 'Études'],
    languages: ['Langues', 'Connaissances linguistiques'],
    other: ['Divers', 'Autres informations', 'Informations complémentaires'],
  },
  intro: [
    '{m:Motivé~Motivée}, {m:habitant~habitante} de {town}, je travaille depuis {years} ans comme {title}, surtout {place}',
    '{title} avec {years} ans de métier, avec un point fort : {skill}',
    'Depuis {years} ans, je suis {title} {place} et je {strength1}',
    'Fort de {years} ans d’expérience {place}, mon point fort reste {skill}',
    'Je m’appelle {first}, je vis à {town} et mon métier de {title} me plaît toujours après {years} ans',
    '{m:Autonome et sérieux~Autonome et sérieuse}, {title} à {town}, {years} ans de pratique de {skill}',
    'On me décrit comme {m:un~une} {title} qui {strength3} et qui aime travailler {place}',
  ],
  introThird: [
    '{first} est {title} à {town} et compte {years} ans d’expérience, surtout {place}',
    'Avec {years} ans de pratique, {first} ({town}) {strength3} ; {m:il~elle} sort de chez {firm}',
    '{first} cherche un poste de {title} autour de {town} et apporte {years} ans de {skill}',
    'Rencontré{m:~e} à {town}, {first} {strength3} et sort de chez {firm} ; point fort après {years} ans : {skill}',
  ],
  job: [
    'Chez {firm}, je devais {task}, {adjunct}',
    'Mon rôle était de {task}, {adjunct}',
    'À {town}, j’ai appris à {task} {withTeam}',
    'J’étais {m:chargé~chargée} de {task}, {adjunct}',
    'Une journée type {place} : {task}, {adjunct}',
    'Comme {title} chez {firm}, il fallait {task}, {adjunct}',
    'On m’a confié la tâche de {task}, {adjunct}',
  ],
  jobThird: [
    'Chez {firm}, {first} devait {task}, {adjunct}',
    'La mission {place} consistait à {task}, {adjunct}',
    '{m:Il~Elle} était {m:chargé~chargée} de {task}, {adjunct}',
    'À {town}, {first} a appris à {task}, {adjunct}',
  ],
  tails: [', {adjunct}', ', {adjunct}', ' ({detail})', ' pour {client}', ', {detail}', ' et {duty}', ' avec {team}'],
  skill: [
    'Chez {firm}, une bonne part du travail concernait : {skill}, {adjunct}',
    '{skill} : {m:formé~formée} par {boss} chez {firm}, {howLong}',
    'Bonne pratique de {skill} {place}, pour {client}',
    'À l’aise en {skill}, surtout depuis {firm} ({detail})',
    'En {skill}, on venait me voir, et nous étions {4-40} à {town}',
  ],
  skillThird: [
    'Chez {firm}, le travail concernait aussi : {skill}, {adjunct}',
    '{skill} : compétence acquise chez {firm}, {adjunct}',
    'À l’aise en {skill}, grâce à {boss}',
  ],
  turn: [
    'Après {months} mois {place}, j’ai quitté {firm} car {reason}',
    'Mon contrat chez {firm} a pris fin après {months} mois : {reason}',
    'J’ai retenu de {boss} que {lesson}',
    'Le site de {town} ({12-90} personnes) a fermé et {reason}',
  ],
  wish: [
    'Je cherche un poste de {title} à moins de {15-60} minutes de {town}, {wishEnd}',
    'Je souhaite rejoindre {firmKind} près de {town} pour {growth}',
    'Mon objectif : {growth}, de préférence {place}',
    'À la recherche d’un emploi de {title} dans {firmKind}, {wishEnd}',
  ],
  person: [
    'Mes collègues disent que je {strength1}, même quand {pressure}',
    'Pendant mes loisirs, {hobby}, et cela depuis {2-25} ans',
    'Je {strength1} et je reste calme quand {pressure}',
    'En dehors du travail, {hobby} ; cela m’a appris {lessonNoun}',
    '{trait} et {trait2} : ce sont les mots de {boss} chez {firm}',
  ],
  travel: [
    'Je me déplace avec {transport}, jusqu’à {15-70} minutes de {town}',
    'Depuis {town}, {transport} me permet de couvrir {10-50} km',
    'Mobilité : {town} et {10-60} km autour, avec {transport}',
  ],
  start: [
    'Disponible {startMoment}, préavis de {2-12} semaines chez {firm}',
    'Je peux commencer {startMoment}, {hoursWish}',
    'Libre {startMoment} ; {hoursWish}, joignable après {14-18} h',
  ],
  licence: [
    '{licence} (obtention en {2008-2025})',
    'Titulaire : {licence} (depuis {2006-2025})',
    '{licence}, validité {2026-2031}',
  ],
  language: ['{lang} : {level}', '{lang} ({level})', '{lang} {level}'],
  education: [
    '{years} : {field}, {institute}',
    '{degree} {field} - {institute} ({years})',
    '{field} ({degree}), {years}, {institute}',
  ],
  preferredInfo: [
    'Cherche un poste de {title} près de {town}, {wishEnd}',
    'Souhaite travailler {place}, {hoursWish}',
    'De préférence {firmKind} pas trop loin de {town}, {hoursWish}',
    'Idéalement un poste lié à : {skill}, dans un rayon de {10-50} km autour de {town}',
  ],
};
