import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import type { ListName } from '../../language/lists/list-names.ts';
import { wordLists } from '../../language/word-lists.ts';
import { tokensOf } from '../../tokens/text-tokens.ts';

/** Words that tell when one works, folded, and the label of the shift that they mean. */
export interface TimeOfWork {
  readonly keys: readonly string[];
  readonly label: string;
}

/** The times of a list of lines "words = label of a shift", in each language. */
export function timesByLanguage(list: ListName): Readonly<Record<Language, readonly TimeOfWork[]>> {
  const timesOf = (language: Language): readonly TimeOfWork[] =>
    wordLists(language)
      .phrases(list)
      .map((line) => {
        const [words = '', label = ''] = line.split(' = ');
        return { keys: tokensOf(words).map(({ key }) => key), label };
      });
  return { DUT: timesOf('DUT'), FRE: timesOf('FRE'), ENG: timesOf('ENG'), ITA: timesOf('ITA') };
}

/** The shift that is called so; undefined where the ontology has none. */
export function shiftCalled(ontology: Ontology, label: string, language: Language): Concept | undefined {
  for (const id of ontology.resolve(label, language).concepts) {
    const concept = ontology.concept(id);
    if (concept?.kind === 'shift') return concept;
  }
  return undefined;
}
