import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import { cueTable } from '../language/cue-table.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import { tokensOf } from '../tokens/text-tokens.ts';
import { type ConceptMention, skillsOf } from '../concepts/find-concepts.ts';
import type { ReadText } from '../structure/read-text.ts';

/** An occupation whose label begins with a word that is itself a job, and the other words of that label. */
interface LongerName {
  readonly concept: Concept;
  readonly words: ReadonlySet<string>;
  /** The abbreviations among them, without which the other words say nothing: "operator | CNC | machines". */
  readonly abbreviations: readonly string[];
}

/** What an ad says beside its jobs: gathered once, however many jobs it names. */
export interface AdWords {
  readonly read: ReadText;
  readonly keys: ReadonlySet<string>;
  /** Its skills. */
  readonly told: ReadonlySet<string>;
}

/** The words and skills of an ad, by which the jobs that it names are told apart. */
export function wordsOfAd(read: ReadText, skills: readonly ConceptMention[]): AdWords {
  return {
    read,
    keys: new Set(read.tokens.map(({ key }) => key)),
    told: new Set(skills.map(({ concept }) => concept.id)),
  };
}

/** Shorter words of a label ("de", "ai") are in every text. */
const TELLING_LENGTH = 4;
/** What nearly every ad has, as customers, tells none: "contabile clienti" of one who "segua i clienti". */
const VAGUE = keysByLanguage('task.vague');
/** Jobs beyond which a skill is of any job: stock and spreadsheets make a storekeeper no keeper of car parts. */
const MOST_JOBS = 20;
/** "CNC" in a label. */
const ABBREVIATION = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;
/** Skills of the other job in the text that tell it without a word of its name. */
const SKILLS_THAT_TELL = 2;

/** By the word with which they begin: the occupations with longer names, "educatrice | asilo nido". */
export class LongerNames {
  readonly #byWord = new Map<string, LongerName[]>();
  /** How many jobs list a skill. */
  readonly #jobsWith = new Map<string, number>();
  readonly #ontology: Ontology;
  readonly #language: Language;

  constructor(ontology: Ontology, language: Language) {
    this.#ontology = ontology;
    this.#language = language;
    // "plongeur | sous-marin" is not told by "sous la direction de"
    const small = new Set([...VAGUE[language], ...cueTable(language).stopWords]);
    for (const concept of ontology.concepts()) {
      if (concept.type !== 'OCCUPATION') continue;
      for (const id of skillsOf([concept])) this.#jobsWith.set(id, (this.#jobsWith.get(id) ?? 0) + 1);
      const labels = concept.labels[language];
      for (const label of labels === undefined ? [] : [labels.preferred, ...labels.alternative]) {
        const [first, ...rest] = tokensOf(label).map(({ key }) => key);
        const words = new Set(rest.filter((key) => key.length >= TELLING_LENGTH && !small.has(key)));
        if (first === undefined || words.size === 0) continue;
        const names = this.#byWord.get(first);
        const abbreviations = [...label.matchAll(ABBREVIATION)].map(([written]) => foldLabel(written));
        if (names === undefined) this.#byWord.set(first, [{ concept, words, abbreviations }]);
        else names.push({ concept, words, abbreviations });
      }
    }
  }

  /** Whether a word begins the longer name of a job. */
  begins(word: string): boolean {
    return this.#byWord.has(word);
  }

  /**
   * The job that an ad means by a word that begins the names of several: "educatrice" in a text of a nursery, whose
   * words and skills are those of "educatrice asilo nido" rather than of the job that the word alone names. The text
   * that holds the word may be the ad's title. Only a job of another unit group is another one.
   */
  meant(named: ReadText, ad: AdWords, hit: ConceptMention): ConceptMention {
    if (hit.quality !== 'exact') return hit;
    if (hit.to - hit.from !== 1) return this.#ofSeveral(named, hit, ad.told);
    const word = tokensOf(named.original.slice(hit.start, hit.end))[0]?.key ?? '';
    const names = this.#byWord.get(word)?.filter(({ concept }) => concept.isco !== hit.concept.isco) ?? [];
    if (names.length === 0) return hit;
    const { keys, told } = ad;
    const own = skillsOf([hit.concept]);
    // "formateur | français histoire": the title itself says what is meant, and a word of the text says less
    const further = named.tokens === ad.read.tokens ? null : nextWord(named, hit.to);
    let best: LongerName | null = null;
    let most = 0;
    for (const name of names) {
      const listed = skillsOf([name.concept]);
      const others = [...told].filter((id) => listed.has(id) && !own.has(id) && this.#isTelling(id)).length;
      const mine = [...told].filter((id) => own.has(id) && !listed.has(id)).length;
      const isSaid =
        (further === null || name.words.has(further)) &&
        [...name.words].some((key) => keys.has(key)) &&
        name.abbreviations.every((written) => keys.has(written));
      const tells = isSaid || others >= SKILLS_THAT_TELL;
      const score = others - mine + Number(isSaid);
      if (!tells || score <= most) continue;
      [best, most] = [name, score];
    }
    return best === null ? hit : { ...hit, concept: best.concept };
  }

  #isTelling(id: string): boolean {
    return (this.#jobsWith.get(id) ?? 0) <= MOST_JOBS;
  }

  /** "Employé commercial" serves in a shop or writes orders in an office: the job whose skills the ad names. */
  #ofSeveral({ original }: ReadText, hit: ConceptMention, told: ReadonlySet<string>): ConceptMention {
    const { concepts } = this.#ontology.resolve(original.slice(hit.start, hit.end), this.#language, 'OCCUPATION');
    if (concepts.length < 2) return hit;
    let best = hit.concept;
    const count = (concept: Concept): number => [...skillsOf([concept])].filter((id) => told.has(id)).length;
    for (const id of concepts) {
      const concept = this.#ontology.concept(id);
      if (concept !== undefined && count(concept) > count(best)) best = concept;
    }
    return best === hit.concept ? hit : { ...hit, concept: best };
  }
}

/** The first word of content that goes on with what stands before it. */
function nextWord({ tokens, table }: ReadText, from: number): string | null {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.followsBreak || token.number !== null) return null;
    if (token.key.length >= TELLING_LENGTH && !table.stopWords.has(token.key)) return token.key;
  }
  return null;
}
