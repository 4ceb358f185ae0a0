import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { inflectionKey } from '@counterpart/text';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { cueTable } from '../language/cue-table.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';
import { endOfField } from './turned-titles.ts';

/** What people call whoever leads a field, knows it, does its work, or does one and the other. */
const ROLES = {
  leader: keysByLanguage('title.role.leader'),
  coordinator: keysByLanguage('title.role.coordinator'),
  expert: keysByLanguage('title.role.expert'),
  staff: keysByLanguage('title.role.staff'),
  worker: keysByLanguage('title.role.worker'),
} as const;
type Role = keyof typeof ROLES;
/** Whose names are tried, the nearest first: who leads a field is none of those who work in it. */
const NEAR: Readonly<Record<Role, readonly Role[]>> = {
  leader: ['leader', 'coordinator'],
  coordinator: ['coordinator', 'leader', 'expert', 'staff'],
  expert: ['expert', 'staff'],
  staff: ['staff', 'worker', 'expert'],
  worker: ['worker', 'staff'],
};
const VAGUE = keysByLanguage('title.role.vague');
const GRADES = keysByLanguage('title.grade');
/** How sure such a name is; of the other role less, as the head of a compound is. */
const SAME_ROLE = 0.7;
const OTHER_ROLE = 0.6;
/** Letters of a field in one word with its role: "hr-" and "it-" are parted by their hyphen. */
const SHORTEST_FIELD = 4;
/** Words of a title at most: longer ones are sentences. */
const LONGEST_TITLE = 8;

interface Named {
  readonly role: Role;
  /** The words of the field, sorted: "head of credit control" and "credit control manager" have the same. */
  readonly field: string;
  /** No rank or part of a house was left out of it. */
  readonly isPlain: boolean;
}

interface Job {
  readonly concept: Concept | null;
  readonly isPlain: boolean;
}

/**
 * Names of jobs by field and role: whoever knows "marketing manager" knows "head of marketing" and "Director,
 * Marketing", and "medewerker klantenservice" is called "klantenserviceassistent" elsewhere.
 */
export class FieldsOfJobs {
  readonly #language: Language;
  readonly #roles: ReadonlyMap<string, Role>;
  readonly #grades: ReadonlySet<string>;
  readonly #stopWords: ReadonlySet<string>;
  readonly #vague: ReadonlySet<string>;
  /** By role and field; null where two jobs share them, which tells neither. */
  readonly #jobs = new Map<string, Job>();

  constructor(ontology: Ontology, language: Language) {
    this.#language = language;
    this.#roles = new Map(
      Object.entries(ROLES).flatMap(([role, words]) => [...words[language]].map((word) => [word, role as Role])),
    );
    this.#grades = GRADES[language];
    this.#stopWords = cueTable(language).stopWords;
    this.#vague = new Set([...VAGUE[language]].map((word) => inflectionKey(word, language)));
    for (const concept of ontology.concepts()) {
      const labels = concept.type === 'OCCUPATION' ? concept.labels[language] : undefined;
      for (const label of labels === undefined ? [] : [labels.preferred, ...labels.alternative]) {
        const named = this.#named(tokensOf(label));
        if (named === null) continue;
        this.#add(named, concept);
      }
    }
  }

  /** "Direttore vendite" is surer of its field than "capo reparto vendite". */
  #add({ role, field, isPlain }: Named, concept: Concept): void {
    const known = this.#jobs.get(`${role} ${field}`);
    if (known === undefined || (isPlain && !known.isPlain)) this.#jobs.set(`${role} ${field}`, { concept, isPlain });
    else if (known.isPlain === isPlain && known.concept?.id !== concept.id)
      this.#jobs.set(`${role} ${field}`, { concept: null, isPlain });
  }

  /** The job that a title names by its field and another word for the same role; null where none is known. */
  find(title: ReadText): ConceptMention | null {
    const { tokens } = title;
    const end = endOfField(title, 0);
    // "Director, | Marketing"
    const ends = end === 1 || tokens.length - end === 1 ? [tokens.length, end] : [end];
    for (const to of ends) {
      const named = to > LONGEST_TITLE ? null : this.#named(tokens.slice(0, to));
      const hit = named === null ? null : this.#jobOf(named);
      const [first, last] = [tokens[0], tokens[to - 1]];
      if (hit === null || first === undefined || last === undefined) continue;
      return { ...hit, from: 0, to, start: first.start, end: last.end, quality: 'compound' };
    }
    return null;
  }

  #jobOf({ role, field }: Named): Pick<ConceptMention, 'concept' | 'confidence'> | null {
    for (const near of NEAR[role]) {
      const job = this.#jobs.get(`${near} ${field}`);
      if (job === undefined) continue;
      const { concept } = job;
      return concept === null ? null : { concept, confidence: near === role ? SAME_ROLE : OTHER_ROLE };
    }
    return null;
  }

  #named(tokens: readonly Token[]): Named | null {
    const field: string[] = [];
    let role: Role | null = null;
    let isPlain = true;
    for (const { key } of tokens) {
      if (this.#stopWords.has(key) || key.length === 1) continue;
      if (this.#grades.has(key)) {
        isPlain = false;
        continue;
      }
      const [word, own] = this.#parted(key);
      if (word !== '') field.push(inflectionKey(word, this.#language));
      if (own === null) continue;
      // "assistant manager" leads; "consultant director" is two jobs
      if (role !== null && role !== own && role !== 'staff' && own !== 'staff') return null;
      role = role === null || role === 'staff' ? own : role;
    }
    const isTold = field.some((word) => !this.#vague.has(word));
    return role === null || !isTold ? null : { role, field: field.sort().join(' '), isPlain };
  }

  /** A word as field and role: "klantenservice|medewerker", "|manager", "marketing|". */
  #parted(key: string): readonly [word: string, role: Role | null] {
    const own = this.#roles.get(key);
    if (own !== undefined) return ['', own];
    if (grammarOf(this.#language).hasCompounds) {
      for (let cut = SHORTEST_FIELD; cut < key.length; cut++) {
        const role = this.#roles.get(key.slice(cut));
        if (role !== undefined) return [key.slice(0, cut), role];
      }
    }
    return [key, null];
  }
}
