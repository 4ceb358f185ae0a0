import type { Messages } from './message-catalogue.ts';

/** The Dutch texts of results, details, comparison, lists and notes. */
export const resultsMessages: Messages = {
  'list.count.CANDIDATE': '{count, plural, one {# kandidaat} other {# kandidaten}}',
  'list.count.JOB': '{count, plural, one {# vacature} other {# vacatures}}',
  'list.range': '{from, number}–{to, number} van {count, number}',
  'list.empty.CANDIDATE': 'Er zijn nog geen kandidaten. Voeg ze toe uit bestanden.',
  'list.empty.JOB': 'Er zijn nog geen vacatures. Voeg ze toe uit bestanden.',
  'list.column.id': 'ID',
  'list.column.name': 'Naam',
  'list.column.jobTitle': 'Functietitel',
  'list.column.description': 'Beschrijving',
  'list.column.skills': 'Vaardigheden',
  'list.column.jobFunction': 'Functie',
  'list.column.location': 'Plaats',
  'list.column.actions': 'Acties',
  'actions.match.candidates.of': 'Zoek kandidaten: {subject}',
  'actions.match.jobs.of': 'Zoek vacatures: {subject}',
  'actions.match.more': 'Andere zoekrichting: {subject}',
};
