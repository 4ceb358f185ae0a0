import { type ConceptId, type ConceptType, LANGUAGES } from '@counterpart/domain';
import type { Concept } from '../../concepts/concept.ts';
import type { EscoDraft, EscoDrafts } from './esco-draft.ts';
import { joinLabelSets, type LabelDraft } from './esco-labels.ts';

/**
 * ESCO's groups of transversal skills that say how someone works: T2 thinking, T3 self-management, T4 social and
 * communication (ESCO 1.1 and later). T1, T5 and T6 hold calculating, handling tools and the like.
 */
const SOFT_GROUPS: ReadonlySet<string> = new Set(
  [
    '8267ecb5-c976-4b6a-809b-4ceecb954967',
    '021a23e1-907e-4627-b05a-555f889cbb65',
    '552c4f35-a2d1-49c2-8fda-afe26695c44a',
  ].map((uuid) => `esco:${uuid}`),
);
/** Steps from a skill to its group and the group above. */
const GROUP_STEPS = 3;

/** What became of an ESCO folder's rows. */
export interface EscoConcepts {
  readonly concepts: readonly Concept[];
  /** Relations that name a concept that no file describes: files of several releases. */
  readonly dangling: number;
}

class ConceptMaker {
  readonly #drafts: EscoDrafts;
  /** "write Dutch" and the like → the language. */
  readonly #folded = new Map<ConceptId, ConceptId>();
  dangling = 0;

  constructor(drafts: EscoDrafts) {
    this.#drafts = drafts;
    const { languageSkills, broader, concepts } = drafts;
    for (const id of languageSkills) {
      const language = [...(broader.get(id) ?? [])].find((above) => languageSkills.has(above) && concepts.has(above));
      if (language !== undefined) this.#folded.set(id, language);
    }
  }

  *concepts(): Iterable<Concept> {
    const { concepts, categories } = this.#drafts;
    const spoken = new Map<ConceptId, EscoDraft[]>();
    for (const [id, language] of this.#folded) {
      const draft = concepts.get(id);
      if (draft !== undefined) spoken.set(language, [...(spoken.get(language) ?? []), draft]);
    }
    for (const [id, draft] of concepts) {
      if (!this.#folded.has(id)) yield this.#concept(id, draft, spoken.get(id) ?? []);
    }
    for (const [id, labels] of categories) {
      const above = id.length > 'isco-0'.length ? [id.slice(0, -1)] : [];
      yield { id, type: 'CATEGORY', labels, broader: above, related: [] };
    }
  }

  #concept(id: ConceptId, draft: EscoDraft, spoken: readonly EscoDraft[]): Concept {
    const labels: LabelDraft = { ...draft.labels };
    for (const language of LANGUAGES) {
      const own = labels[language];
      if (own === undefined) continue;
      // found in texts, never shown: nobody should pick "write Dutch" instead of Dutch
      const hidden = spoken.flatMap(({ labels: { [language]: set } }) =>
        set === undefined ? [] : [set.preferred, ...set.alternative, ...set.hidden],
      );
      if (hidden.length > 0) labels[language] = joinLabelSets(own, { ...own, hidden });
    }
    const type = this.#typeOf(id, draft);
    const { broader, related, essential, optional } = this.#drafts;
    const essentialSkills = this.#skills(essential.get(id));
    const isco = draft.isOccupation ? this.#iscoOf(id, draft) : undefined;
    return {
      id,
      type,
      labels,
      broader: this.#targets(broader.get(id), (target) => this.#typeOfId(target) === type),
      related: this.#targets(related.get(id), () => true),
      ...(draft.isOccupation
        ? {
            essentialSkills,
            optionalSkills: this.#skills(optional.get(id)).filter((skill) => !essentialSkills.includes(skill)),
          }
        : {}),
      ...(isco === undefined ? {} : { isco }),
      sameAs: [draft.uri],
    };
  }

  #typeOfId(id: ConceptId): ConceptType | undefined {
    const draft = this.#drafts.concepts.get(id);
    return draft === undefined ? undefined : this.#typeOf(id, draft);
  }

  #typeOf(id: ConceptId, draft: EscoDraft): ConceptType {
    if (draft.isOccupation) return 'OCCUPATION';
    const { languageSkills } = this.#drafts;
    if (languageSkills.has(id) && (draft.isKnowledge || this.#isListedLanguage(id))) return 'LANGUAGE';
    return !draft.isKnowledge && this.#isSoft(id) ? 'SOFT_SKILL' : 'SKILL';
  }

  /** A language that some release files as a skill: its own skills ("write …") stand below it. */
  #isListedLanguage(id: ConceptId): boolean {
    for (const language of this.#folded.values()) if (language === id) return true;
    return false;
  }

  #isSoft(id: ConceptId): boolean {
    const { broader, concepts } = this.#drafts;
    let level = [...(broader.get(id) ?? [])].filter((above) => !concepts.has(above));
    for (let step = 0; step < GROUP_STEPS && level.length > 0; step++) {
      if (level.some((above) => SOFT_GROUPS.has(above))) return true;
      level = level.flatMap((above) => [...(broader.get(above) ?? [])]);
    }
    return false;
  }

  #skills(ids: ReadonlySet<ConceptId> | undefined): ConceptId[] {
    return this.#targets(ids, (id) => {
      const type = this.#typeOfId(id);
      return type === 'SKILL' || type === 'SOFT_SKILL';
    });
  }

  #targets(ids: ReadonlySet<ConceptId> | undefined, isWanted: (id: ConceptId) => boolean): ConceptId[] {
    const found = new Set<ConceptId>();
    for (const id of ids ?? []) {
      const target = this.#folded.get(id) ?? id;
      if (this.#drafts.concepts.has(target)) {
        if (isWanted(target)) found.add(target);
      } else if (id.startsWith('esco:') && !this.#isGroup(id)) this.dangling++;
    }
    return [...found].sort();
  }

  /** Groups are no concepts, so a step to one is nothing missing. */
  #isGroup(id: ConceptId): boolean {
    return this.#drafts.broader.has(id) || SOFT_GROUPS.has(id);
  }

  /** The unit group that most languages' files give, the first of equals; else the one above in the hierarchy. */
  #iscoOf(id: ConceptId, { isco }: EscoDraft): string | undefined {
    const votes = new Map<string, number>();
    for (const code of isco) votes.set(code, (votes.get(code) ?? 0) + 1);
    const best = [...votes].sort((a, b) => b[1] - a[1])[0];
    if (best !== undefined) return best[0];
    const group = [...(this.#drafts.broader.get(id) ?? [])].find((above) => /^isco-\d{4}$/.test(above));
    return group?.slice('isco-'.length);
  }
}

/** Makes concepts of what was read, in the order of their ids, and counts relations that lead nowhere. */
export function escoConcepts(drafts: EscoDrafts): EscoConcepts {
  const maker = new ConceptMaker(drafts);
  const concepts = [...maker.concepts()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { concepts, dangling: maker.dangling };
}
