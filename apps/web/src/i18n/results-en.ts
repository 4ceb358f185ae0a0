import type { Messages } from './message-catalogue.ts';

/** The English texts of results, details, comparison, lists and notes. */
export const resultsMessages: Messages = {
  'list.count.CANDIDATE': '{count, plural, one {# candidate} other {# candidates}}',
  'list.count.JOB': '{count, plural, one {# job} other {# jobs}}',
  'list.range': '{from, number}–{to, number} of {count, number}',
  'list.empty.CANDIDATE': 'There are no candidates yet. Add them from files.',
  'list.empty.JOB': 'There are no jobs yet. Add them from files.',
  'list.column.id': 'ID',
  'list.column.name': 'Name',
  'list.column.jobTitle': 'Job title',
  'list.column.description': 'Description',
  'list.column.skills': 'Skills',
  'list.column.jobFunction': 'Job function',
  'list.column.location': 'Location',
  'list.column.actions': 'Actions',
  'actions.match.candidates.of': 'Match candidates: {subject}',
  'actions.match.jobs.of': 'Match jobs: {subject}',
  'actions.match.more': 'Other direction: {subject}',
};
