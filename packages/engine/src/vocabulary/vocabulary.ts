import { Interner } from './interner.ts';
import { type AllValueClasses, noValueClasses } from './value-classes.ts';

/** Numbers of words, concepts and classes of values, shared by all blocks of an index. */
export interface Vocabulary {
  readonly concepts: Interner;
  readonly stems: Interner;
  readonly values: AllValueClasses;
}

/** A vocabulary without a word. */
export function emptyVocabulary(): Vocabulary {
  return { concepts: new Interner(), stems: new Interner(), values: noValueClasses() };
}
