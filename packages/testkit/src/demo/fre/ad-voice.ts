import type { AdVoice } from '../words/voice.ts';

/** How employers and agencies write advertisements in French. */
export const ad: AdVoice = {
  headings: {
    company: ['L’entreprise', 'Qui sommes-nous ?', 'À propos de {firm}', 'Notre client'],
    tasks: ['Vos missions', 'Description du poste', 'Fonction', 'Votre rôle'],
    profile: ['Profil recherché', 'Votre profil', 'Profil', 'Ce que nous attendons de vous'],
    offer: ['Nous offrons', 'Offre', 'Conditions', 'Ce que nous proposons'],
  },
  titles: ['{title} (H/F)', '{title} H/F', '{title} H/F/X', '{title} - {town} (H/F)', '{title}', '{title} F/H'],
  company: [
    '{firm}, {firmKind} de {town}, {activity} avec {8-420} collaborateurs',
    'Pour {firm}, à {town}, nous recrutons {m:un~une} {title}',
    'Notre client de {town} {activity} depuis {3-40} ans',
    'Depuis {1956-2019}, {firm} {activity} au départ de {town}',
    'Chez {firm}, vous travaillez {place} avec {team}',
  ],
  opening: [
    'En pleine croissance, la société cherche quelqu’un qui {strength3}',
    'Vous remplacez une personne qui part à la retraite après {8-38} ans',
    'Pour renforcer {team}, nous cherchons un profil qui {strength3}',
    'Vous êtes {title} et vous voulez {growth} ? Lisez la suite',
  ],
  task: [
    'En tant que {title}, vous devrez {task}, {adAdjunct}',
    'Votre mission principale est de {task}, {adAdjunct}',
    'Vous serez aussi {m:amené~amenée} à {task}, {adAdjunct}',
    'Au quotidien {place}, il s’agit de {task}, {adAdjunct}',
  ],
  tails: [', {adAdjunct}', ' pour {client}', ' ({adDetail})', ' et {duty}'],
  must: [
    'Vous maîtrisez : {skill}',
    'Expérience exigée : {skill}',
    'Connaissance indispensable : {skill}',
    '{skill} : indispensable',
    'Vous avez déjà pratiqué : {skill}',
  ],
  nice: [
    '{skill} est un plus',
    'Un atout : {skill}',
    'Idéalement, vous connaissez : {skill}',
    '{skill} serait apprécié',
  ],
  experience: [
    'Expérience de {years} ans minimum comme {title}',
    'Vous justifiez de {years} ans d’expérience {place}',
    '{years} ans d’expérience dans une fonction similaire',
  ],
  trait: [
    'Vous êtes {trait} et {trait2}',
    'Vous gardez votre calme quand {pressure}',
    'Une personne qui {strength3}, même quand {pressure}',
    '{trait}, {trait2}, avec l’envie d’apprendre',
  ],
  licence: ['{licence} exigé', 'Vous possédez : {licence}', '{licence} en ordre de validité', '{licence} souhaité'],
  language: [
    'Vous parlez {lang}',
    'Bonne connaissance : {lang}',
    'Langue : {lang}, à l’oral comme à l’écrit',
    '{lang} : notions utiles',
  ],
  contract: {
    PERMANENT: ['CDI', 'Contrat à durée indéterminée', 'CDI à pourvoir dès que possible'],
    PERMANENT_POSSIBLE: [
      'Intérim en vue d’engagement',
      'Mission de {3-9} mois avec possibilité de CDI',
      'CDD évolutif vers un CDI',
    ],
    TEMPORARY: ['CDD de {3-12} mois', 'Mission d’intérim de {4-26} semaines', 'Contrat à durée déterminée'],
    SELF_EMPLOYED: ['Mission freelance de {3-12} mois', 'Statut indépendant'],
    STUDENT: ['Job étudiant de {4-9} semaines', 'Job d’été pour étudiants'],
    APPRENTICESHIP: ['Contrat d’apprentissage de {12-24} mois', 'Alternance sur 2 ans'],
  },
  hours: {
    FULL_TIME: ['Temps plein, {35-40} h par semaine', 'Temps plein', '{35-39} heures par semaine, temps plein'],
    PART_TIME: ['Temps partiel, {16-30} h par semaine', 'Mi-temps, {18-20} h par semaine'],
    MIXED: ['Temps plein ou temps partiel à discuter', 'Temps partiel ou complet, dès {20-28} h'],
  },
  shift: {
    DAY: ['Horaire de jour, de {6-9} h à {15-18} h', 'Travail de jour'],
    TWO: ['Travail en 2 pauses (6-14 h et 14-22 h)', 'Horaires en 2x8', 'Équipes alternées matin et après-midi'],
    THREE: ['Travail en 3x8', 'Travail en 3 pauses avec primes'],
    NIGHT: ['Poste de nuit avec {20-35} % de majoration', 'Travail de nuit'],
    WEEKEND: ['Équipe de week-end, 2 x 12 h', 'Travail le week-end'],
  },
  place: [
    'Lieu de travail : {town} ({code})',
    'Poste basé à {town}',
    'Vous travaillez à {town}',
    'Lieu : {code} {town}',
  ],
  extra: ['{extra} et {extra2}', 'Avantages : {extra}, {extra2}', 'Vous recevez aussi {extra}'],
  closing: [
    'Intéressé ? Notre équipe de {town} vous répond sous {2-7} jours',
    'Prise de fonction {startMoment}',
    'Postulez en ligne, entretien à {town} sous {3-15} jours',
    'Début souhaité : {startMoment}',
  ],
};
