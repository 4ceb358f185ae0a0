import type { Messages } from './message-catalogue.ts';

/** The Italian texts of results, details, comparison, lists and notes. */
export const resultsMessages: Messages = {
  'list.count.CANDIDATE': '{count, plural, one {# candidato} other {# candidati}}',
  'list.count.JOB': '{count, plural, one {# offerta} other {# offerte}}',
  'list.range': '{from, number}–{to, number} di {count, number}',
  'list.empty.CANDIDATE': 'Non ci sono ancora candidati. Li aggiunga da file.',
  'list.empty.JOB': 'Non ci sono ancora offerte. Le aggiunga da file.',
  'list.column.id': 'ID',
  'list.column.name': 'Nome',
  'list.column.jobTitle': 'Titolo',
  'list.column.description': 'Descrizione',
  'list.column.skills': 'Competenze',
  'list.column.jobFunction': 'Mansione',
  'list.column.location': 'Luogo',
  'list.column.actions': 'Azioni',
  'actions.match.candidates.of': 'Trova candidati: {subject}',
  'actions.match.jobs.of': 'Trova offerte: {subject}',
  'actions.match.more': 'Altra direzione: {subject}',
};
