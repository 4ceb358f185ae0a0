import type { Language } from '@counterpart/domain';
import type { ListName } from '../../language/lists/list-names.ts';
import { wordLists } from '../../language/word-lists.ts';
import type { ReadText } from '../../structure/read-text.ts';
import { type PhraseHit, PhraseTable } from '../../tokens/phrase-table.ts';

/** What words tell of the firm: what it gives, that it is spoken of, what other jobs are and what others do. */
export type EmployerPhrase =
  'benefit' | 'offer' | 'subject' | 'has' | 'does' | 'tools' | 'other-jobs' | 'equal' | 'done-by-others' | 'others-do';

const LISTS = [
  ['benefit', 'benefit.word'],
  ['offer', 'benefit.offer'],
  ['subject', 'employer.subject'],
  ['has', 'employer.has'],
  ['does', 'employer.does'],
  ['tools', 'employer.tools'],
  ['other-jobs', 'employer.other-jobs'],
  ['equal', 'employer.equal'],
  ['done-by-others', 'others.behind'],
  ['others-do', 'others.does'],
] as const satisfies readonly (readonly [EmployerPhrase, ListName])[];
const compiled = new Map<Language, PhraseTable<EmployerPhrase>>();

function tableOf(language: Language): PhraseTable<EmployerPhrase> {
  let table = compiled.get(language);
  if (table === undefined) {
    compiled.set(language, (table = new PhraseTable()));
    for (const [kind, list] of LISTS) for (const phrase of wordLists(language).phrases(list)) table.add(phrase, kind);
  }
  return table;
}

/** All such words of a text, in order: one pass for all that is asked about the firm. */
export function employerPhrases(read: ReadText): readonly PhraseHit<EmployerPhrase>[] {
  return tableOf(read.language).find(read.tokens);
}
