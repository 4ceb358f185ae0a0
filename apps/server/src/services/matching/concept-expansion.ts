import {
  type AspectName,
  CONCEPT_TYPE_OF_ASPECT,
  type ConceptId,
  DEFAULT_EXPANSION_TYPE,
  type Expansion,
  type Language,
  type ProfileKind,
} from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import { nearestLabels } from '@counterpart/ontology';
import type { Clock } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import { languageFrom } from '../reading/call-language.ts';
import type { Knowledge } from '../reading/knowledge.ts';
import { type MatchPreparation, type MatchQuery, targetsOf } from './match-preparation.ts';
import type { Strategies } from './strategies.ts';

/** Labels that are named when the words are no label. */
const NEAREST = 5;
/** Less than half of its pairs of letters shared is another word. */
const MIN_LIKENESS = 0.5;
/** Concepts whose documents are counted at most, so that of equally near ones the frequent are named. */
const MAX_COUNTED = 40;
/** Expansions count in ten-thousandths. */
const SIMILARITY_UNIT = 10_000;

/** Says what a value of a profile is looked for as: the concepts it names, what they reach, and how often that occurs. */
export class ConceptExpansion {
  readonly #knowledge: Knowledge;
  readonly #indices: Indices;
  readonly #strategies: Strategies;
  readonly #preparation: MatchPreparation;
  readonly #clock: Clock;

  constructor(
    knowledge: Knowledge,
    indices: Indices,
    strategies: Strategies,
    preparation: MatchPreparation,
    clock: Clock,
  ) {
    this.#knowledge = knowledge;
    this.#indices = indices;
    this.#strategies = strategies;
    this.#preparation = preparation;
    this.#clock = clock;
  }

  async expand(body: ParsedBody<'expand'>, call: MatchQuery, signal: AbortSignal): Promise<RouteResponse<'expand'>> {
    const { ontology } = this.#knowledge;
    const { label, aspect, conceptId, size } = body;
    const language = languageFrom(body.lang);
    const type = CONCEPT_TYPE_OF_ASPECT[aspect];
    const isKnown = conceptId !== undefined && ontology.concept(conceptId) !== undefined;
    const concepts = isKnown ? [conceptId] : type === undefined ? [] : ontology.resolve(label, language, type).concepts;
    const named = (id: ConceptId) => ({ conceptId: id, label: ontology.label(id, language) });
    if (concepts.length === 0) {
      const near =
        type === undefined || label.trim() === '' ? [] : nearestLabels(ontology, label, NEAREST, { type, language });
      const nearest = near
        .filter(({ likeness }) => likeness >= MIN_LIKENESS)
        .map(({ id, label: nearLabel }) => ({ conceptId: id, label: nearLabel }));
      return { concepts: [], items: [], count: 0, nearest };
    }
    const kind = body.index === undefined ? 'CANDIDATE' : this.#indices.get(body.index).kind;
    const reached = this.#reach(concepts, kind, body, call);
    const items: RouteResponse<'expand'>['items'] = [];
    for (const { conceptId: id, factor, path, holds } of nearestOf(reached, size)) {
      items.push({
        ...named(id),
        relation: path.at(-1)?.relation ?? 'same',
        similarity: factor / SIMILARITY_UNIT,
        holds,
        documents:
          body.index === undefined ? null : await this.#documents(body.index, kind, aspect, id, language, signal),
      });
    }
    items.sort((a, b) => b.similarity - a.similarity || (b.documents ?? 0) - (a.documents ?? 0));
    const kindOf = (id: ConceptId) => ontology.concept(id)?.kind;
    return {
      concepts: concepts.map((id) => ({ ...named(id), ...(kindOf(id) === undefined ? {} : { kind: kindOf(id) }) })),
      items: items.slice(0, size),
      count: reached.length,
      nearest: [],
    };
  }

  /** What the concepts reach together, each once by its best way, the best first. */
  #reach(
    concepts: readonly ConceptId[],
    kind: ProfileKind,
    { expansionType }: ParsedBody<'expand'>,
    call: MatchQuery,
  ): readonly Expansion[] {
    const { parameters } = this.#strategies.ofCall(kind, {}, call);
    const options = {
      ...parameters.expansion,
      type: expansionType ?? DEFAULT_EXPANSION_TYPE,
      relations: parameters.required.relations,
    };
    const best = new Map<ConceptId, Expansion>();
    for (const asked of concepts) {
      for (const one of this.#knowledge.ontology.reach(asked, options)) {
        if (one.factor > (best.get(one.conceptId)?.factor ?? 0)) best.set(one.conceptId, one);
      }
    }
    return [...best.values()].toSorted((a, b) => b.factor - a.factor || (a.conceptId < b.conceptId ? -1 : 1));
  }

  /** How many documents a match finds by the concept alone, whatever it counts there. */
  async #documents(
    indexName: string,
    kind: ProfileKind,
    aspect: AspectName,
    conceptId: ConceptId,
    language: Language,
    signal: AbortSignal,
  ): Promise<number> {
    const item = { id: conceptId, label: conceptId, conceptId, weight: 1, required: true };
    const asked = { type: 'concepts', weight: 1, required: true, value: [item] } as const;
    const body = {
      matchProfile: { language, aspects: { [aspect]: asked } },
      queryParams: { scoreType: 'FORWARD', expansionType: 'NONE' },
      strategyParameters: { minScore: 0 },
    } as const;
    const prepared = await this.#preparation.prepare(kind, indexName, body, {});
    const now = this.#clock().toISOString();
    const options = { ...targetsOf(prepared, now), sort: [], from: 0, size: 0 };
    const { count } = await this.#indices.get(indexName, kind).search.search(prepared.query, options, signal);
    return count;
  }
}

/** The best ones and all that are as near as the last of them, as what nobody has says little (at most {@link MAX_COUNTED}). */
function nearestOf(reached: readonly Expansion[], size: number): readonly Expansion[] {
  const last = reached[Math.min(size, reached.length) - 1];
  return reached.filter(({ factor }, at) => at < size || (at < MAX_COUNTED && factor === last?.factor));
}
