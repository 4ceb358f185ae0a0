import type { Messages } from './message-catalogue.ts';

/** The French texts of results, details, comparison, lists and notes. */
export const resultsMessages: Messages = {
  'list.count.CANDIDATE': '{count, plural, one {# candidat} other {# candidats}}',
  'list.count.JOB': '{count, plural, one {# offre} other {# offres}}',
  'list.range': '{from, number}–{to, number} sur {count, number}',
  'list.empty.CANDIDATE': 'Il n’y a pas encore de candidats. Ajoutez-en depuis des fichiers.',
  'list.empty.JOB': 'Il n’y a pas encore d’offres. Ajoutez-en depuis des fichiers.',
  'list.column.id': 'ID',
  'list.column.name': 'Nom',
  'list.column.jobTitle': 'Intitulé',
  'list.column.description': 'Description',
  'list.column.skills': 'Compétences',
  'list.column.jobFunction': 'Fonction',
  'list.column.location': 'Lieu',
  'list.column.actions': 'Actions',
  'actions.match.candidates.of': 'Trouver des candidats : {subject}',
  'actions.match.jobs.of': 'Trouver des offres : {subject}',
  'actions.match.more': 'Autre sens de recherche : {subject}',
};
