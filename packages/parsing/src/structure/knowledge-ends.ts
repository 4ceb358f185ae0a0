import type { Language } from '@counterpart/domain';
import { taskWords } from '../language/task-words.ts';
import { PhraseTable } from '../tokens/phrase-table.ts';
import type { ReadText } from './read-text.ts';

const tables = new Map<Language, PhraseTable<true>>();

function tableOf(language: Language): PhraseTable<true> {
  let table = tables.get(language);
  if (table === undefined) {
    tables.set(language, (table = new PhraseTable<true>()));
    for (const phrase of taskWords(language).knowledge) table.add(phrase, true);
  }
  return table;
}

/** The places of a text behind words that announce what somebody knows ("knowledge of |", "ervaring met |"). */
export function knowledgeEnds({ tokens, language }: ReadText): ReadonlySet<number> {
  return new Set(
    tableOf(language)
      .find(tokens)
      .map(({ to }) => to),
  );
}
