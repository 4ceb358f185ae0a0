import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { keysByLanguage } from '../language/word-lists.ts';
import { tokensOf } from '../tokens/text-tokens.ts';
import { type ConceptMention, skillsOf } from '../concepts/find-concepts.ts';
import type { ReadText } from '../structure/read-text.ts';

/** An occupation whose label begins with a word that is itself a job, and the other words of that label. */
interface LongerName {
  readonly concept: Concept;
  readonly words: ReadonlySet<string>;
}

/** Shorter words of a label ("de", "ai") are in every text. */
const TELLING_LENGTH = 4;
/** What nearly every ad has, as customers, tells none: "contabile clienti" of one who "segua i clienti". */
const VAGUE = keysByLanguage('task.vague');
/** Skills of the other job in the text that tell it without a word of its name. */
const SKILLS_THAT_TELL = 2;

/** By the word with which they begin: the occupations with longer names, "educatrice | asilo nido". */
export class LongerNames {
  readonly #byWord = new Map<string, LongerName[]>();

  constructor(ontology: Ontology, language: Language) {
    for (const concept of ontology.concepts()) {
      const labels = concept.type === 'OCCUPATION' ? concept.labels[language] : undefined;
      for (const label of labels === undefined ? [] : [labels.preferred, ...labels.alternative]) {
        const [first, ...rest] = tokensOf(label).map(({ key }) => key);
        const words = new Set(rest.filter((key) => key.length >= TELLING_LENGTH && !VAGUE[language].has(key)));
        if (first === undefined || words.size === 0) continue;
        const names = this.#byWord.get(first);
        if (names === undefined) this.#byWord.set(first, [{ concept, words }]);
        else names.push({ concept, words });
      }
    }
  }

  /**
   * The job that an ad means by a word that begins the names of several: "educatrice" in a text of a nursery, whose
   * words and skills are those of "educatrice asilo nido" rather than of the job that the word alone names. The first
   * text holds the word, the second is the ad's. Only a job of another unit group is another one.
   */
  meant(
    { original }: ReadText,
    { tokens }: ReadText,
    hit: ConceptMention,
    skills: readonly ConceptMention[],
  ): ConceptMention {
    if (hit.to - hit.from !== 1 || hit.quality !== 'exact') return hit;
    const word = tokensOf(original.slice(hit.start, hit.end))[0]?.key ?? '';
    const names = this.#byWord.get(word)?.filter(({ concept }) => concept.isco !== hit.concept.isco) ?? [];
    if (names.length === 0) return hit;
    const told = new Set(skills.map(({ concept }) => concept.id));
    const own = skillsOf([hit.concept]);
    let best: LongerName | null = null;
    let most = 0;
    for (const name of names) {
      const listed = skillsOf([name.concept]);
      const others = [...told].filter((id) => listed.has(id) && !own.has(id)).length;
      const mine = [...told].filter((id) => own.has(id) && !listed.has(id)).length;
      const named = tokens.filter(({ key }) => name.words.has(key)).length;
      const tells = named > 0 || others >= SKILLS_THAT_TELL;
      const score = others - mine + Math.min(named, 1);
      if (!tells || score <= most) continue;
      [best, most] = [name, score];
    }
    return best === null ? hit : { ...hit, concept: best.concept };
  }
}
