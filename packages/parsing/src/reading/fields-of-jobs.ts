import type { Language } from '@counterpart/domain';
import type { Concept, Ontology } from '@counterpart/ontology';
import { inflectionKey } from '@counterpart/text';
import type { ConceptMention } from '../concepts/find-concepts.ts';
import { cueTable } from '../language/cue-table.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { keysByLanguage } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';
import { type Token, tokensOf } from '../tokens/text-tokens.ts';

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
  readonly from: number;
  readonly to: number;
}

/**
 * Names of jobs by field and role: whoever knows "marketing manager" knows "head of marketing" and "Director,
 * Marketing", and "medewerker klantenservice" is called "klantenserviceassistent" elsewhere.
 */
export class FieldsOfJobs {
  readonly #language: Language;
  readonly #vague: ReadonlySet<string>;
  readonly #byName = new Map<string, Concept | null>();

  constructor(ontology: Ontology, language: Language) {
    this.#language = language;
    this.#vague = new Set([...VAGUE[language]].map((word) => inflectionKey(word, language)));
    for (const concept of ontology.concepts()) {
      const labels = concept.type === 'OCCUPATION' ? concept.labels[language] : undefined;
      for (const label of labels === undefined ? [] : [labels.preferred, ...labels.alternative]) {
        const tokens = tokensOf(label);
        const named = this.#parted(tokens, 0, tokens.length);
        if (named === null) continue;
        const key = `${named.role} ${named.field}`;
        const known = this.#byName.get(key);
        // two jobs that share a field and a role are told apart by neither
        this.#byName.set(key, known === undefined || known?.id === concept.id ? concept : null);
      }
    }
  }

  /** The job that a title names by its field and another word for the same role; null where none is known. */
  find({ tokens, original }: ReadText): ConceptMention | null {
    let to = 0;
    while (to < tokens.length && (to === 0 || tokens[to]?.followsBreak === false)) to++;
    // "Director, Marketing"
    const ends = to === 1 || tokens.length - to === 1 ? [tokens.length, to] : [to];
    for (const end of ends) {
      const named = end > LONGEST_TITLE ? null : this.#parted(tokens, 0, end);
      if (named === null) continue;
      for (const role of NEAR[named.role]) {
        const concept = this.#byName.get(`${role} ${named.field}`);
        if (concept === undefined) continue;
        if (concept === null) break;
        const [start, last] = [tokens[named.from]?.start ?? 0, tokens[named.to - 1]?.end ?? original.length];
        const confidence = role === named.role ? SAME_ROLE : OTHER_ROLE;
        return { concept, from: named.from, to: named.to, start, end: last, quality: 'compound', confidence };
      }
    }
    return null;
  }

  #parted(tokens: readonly Token[], from: number, to: number): Named | null {
    const { stopWords } = cueTable(this.#language);
    const [grades, vague] = [GRADES[this.#language], this.#vague];
    const field: string[] = [];
    let role: Role | null = null;
    for (let at = from; at < to; at++) {
      const { key } = tokens[at] as Token;
      if (grades.has(key) || stopWords.has(key) || key.length === 1) continue;
      const own = this.#roleOf(key);
      const [part, parted] = own === null ? this.#partOf(key) : [null, own];
      if (own === null && parted === null) field.push(inflectionKey(key, this.#language));
      if (part !== null) field.push(part);
      if (parted !== null) {
        if (role !== null && role !== parted && !(role === 'staff' || parted === 'staff')) return null;
        // "assistant manager", "team leader": the higher one
        role = role === null || parted === 'leader' ? parted : role;
      }
    }
    const isTold = field.some((word) => !vague.has(word));
    return role === null || !isTold ? null : { role, field: field.sort().join(' '), from, to };
  }

  #roleOf(key: string): Role | null {
    for (const role of Object.keys(ROLES) as Role[]) if (ROLES[role][this.#language].has(key)) return role;
    return null;
  }

  /** "klantenservice|medewerker" */
  #partOf(key: string): readonly [string | null, Role | null] {
    if (!grammarOf(this.#language).hasCompounds) return [null, null];
    for (const role of Object.keys(ROLES) as Role[]) {
      for (const word of ROLES[role][this.#language]) {
        const rest = key.length - word.length;
        if (rest >= SHORTEST_FIELD && key.endsWith(word)) {
          return [inflectionKey(key.slice(0, rest), this.#language), role];
        }
      }
    }
    return [null, null];
  }
}
