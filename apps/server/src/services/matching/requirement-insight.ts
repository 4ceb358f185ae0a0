import { CatalogueError, type ProfileKind } from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import {
  applyChanges,
  filterProperties,
  type RelaxableRequest,
  type RequestChange,
  type Requirement,
  requirementsOf,
  whyNot,
  type WhyNotReason,
} from '@counterpart/scoring';
import type { SearchIndex } from '@counterpart/search-port';
import type { DocumentStore } from '@counterpart/store';
import type { Clock } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import { type MatchPreparation, type MatchQuery, type PreparedMatch, targetsOf } from './match-preparation.ts';
import type { Matching } from './matching.ts';

type WhyNotAnswer = RouteResponse<'jobWhyNot'>;
type WireChange = NonNullable<WhyNotAnswer['change']>[number];
type ImpactAnswer = RouteResponse<'jobImpact'>;

/** Change sets of equal size that are compared by how many others they admit. */
const COMPARED_CHANGES = 20;
/** The largest result window; a rank beyond it is null. */
const RANK_WINDOW = 10_000;

function wireChange(change: RequestChange): WireChange {
  switch (change.op) {
    case 'MAKE_OPTIONAL':
      return { op: change.op, aspect: change.aspect, label: change.label };
    case 'WIDEN_RANGE':
      return { op: change.op, aspect: change.aspect, label: change.label, range: change.rangeMetres / 1000 };
    case 'DROP_RULE':
      return { op: change.op, rule: change.rule };
    case 'UNEXCLUDE':
      return { op: change.op, label: change.id };
    case 'INCLUDE_STATUS':
      return { op: change.op, label: change.status };
  }
}

function wireReason(reason: WhyNotReason): WhyNotAnswer['reasons'][number] {
  switch (reason.kind) {
    case 'FILTER':
      return { kind: reason.kind, rule: reason.rule };
    case 'STATUS':
      return { kind: reason.kind, label: reason.status };
    case 'REQUIRED_ITEM':
    case 'REQUIRED_ASPECT':
      return { scoreType: reason.direction, kind: reason.kind, aspect: reason.aspect, label: reason.label };
    case 'SOURCE':
    case 'EXCLUDED':
    case 'SCORE':
      return { kind: reason.kind };
  }
}

function wireImpact(requirement: Requirement, removes: number): ImpactAnswer['impacts'][number] {
  if (requirement.kind === 'FILTER') return { kind: requirement.kind, rule: requirement.rule, removes };
  return { kind: requirement.kind, aspect: requirement.aspect, label: requirement.label, removes };
}

/** Why a target is not in the list, and what each requirement removes (api.md, "Around a match"). */
export class RequirementInsight {
  readonly #store: DocumentStore;
  readonly #indices: Indices;
  readonly #matching: Matching;
  readonly #preparation: MatchPreparation;
  readonly #clock: Clock;

  constructor(store: DocumentStore, indices: Indices, matching: Matching, preparation: MatchPreparation, clock: Clock) {
    this.#store = store;
    this.#indices = indices;
    this.#matching = matching;
    this.#preparation = preparation;
    this.#clock = clock;
  }

  async whyNot(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'jobWhyNot'>,
    call: MatchQuery,
  ): Promise<WhyNotAnswer> {
    const { search } = this.#indices.get(indexName, kind);
    await this.#preparation.check(kind, indexName, body, call);
    const prepared = this.#preparation.prepare(kind, indexName, body, call);
    const record = this.#store.get(indexName, body.targetId);
    if (record === null) {
      return {
        included: false,
        rank: null,
        match: null,
        reasons: [{ kind: 'NOT_FOUND' }],
        change: null,
        rankAfter: null,
      };
    }
    const request: RelaxableRequest = prepared;
    const target = {
      enrichment: record.enrichment,
      properties: filterProperties(record.document),
      now: this.#clock().toISOString(),
      isSource: prepared.ownId === record.id,
    };
    const { reasons, changes } = whyNot(request, target, ({ profile }) => prepared.compile(profile));
    const isIncluded = reasons.length === 0;
    const change = isIncluded ? [] : await this.#cheapest(search, prepared, changes);
    return {
      included: isIncluded,
      rank: isIncluded ? await this.#rank(search, prepared, request, body.targetId) : null,
      match: this.#matching.present(record, prepared),
      reasons: reasons.map(wireReason),
      change: change?.map(wireChange) ?? null,
      rankAfter:
        isIncluded || change === null
          ? null
          : await this.#rank(search, prepared, applyChanges(request, change), body.targetId),
    };
  }

  async impact(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'jobImpact'>,
    call: MatchQuery,
  ): Promise<ImpactAnswer> {
    const { search } = this.#indices.get(indexName, kind);
    await this.#preparation.check(kind, indexName, body, call);
    const prepared = this.#preparation.prepare(kind, indexName, body, call);
    const now = this.#clock().toISOString();
    const count = await this.#count(search, prepared, prepared);
    const impacts: { requirement: Requirement; removes: number }[] = [];
    for (const requirement of requirementsOf(prepared, this.#preparation.allowed, now)) {
      const relaxed = applyChanges(prepared, [requirement.change]);
      impacts.push({ requirement, removes: (await this.#count(search, prepared, relaxed)) - count });
    }
    const best = impacts.toSorted((a, b) => b.removes - a.removes)[0];
    const isProposed = count === 0 && best !== undefined && best.removes > 0;
    return {
      count,
      impacts: impacts.map(({ requirement, removes }) => wireImpact(requirement, removes)),
      cheapest: isProposed ? [wireChange(best.requirement.change)] : [],
    };
  }

  async #cheapest(
    search: SearchIndex,
    prepared: PreparedMatch,
    changes: readonly (readonly RequestChange[])[],
  ): Promise<readonly RequestChange[] | null> {
    let best: { readonly change: readonly RequestChange[]; readonly count: number } | null = null;
    for (const change of changes.slice(0, COMPARED_CHANGES)) {
      const count = await this.#count(search, prepared, applyChanges(prepared, change));
      if (best === null || count < best.count) best = { change, count };
    }
    return best?.change ?? null;
  }

  #search(search: SearchIndex, prepared: PreparedMatch, request: RelaxableRequest, size: number) {
    const targets = targetsOf({ ...request, ownId: prepared.ownId }, this.#clock().toISOString());
    return search.search(prepared.compile(request.profile), { ...targets, sort: [], from: 0, size });
  }

  async #count(search: SearchIndex, prepared: PreparedMatch, request: RelaxableRequest): Promise<number> {
    return (await this.#search(search, prepared, request, 0)).count;
  }

  async #rank(
    search: SearchIndex,
    prepared: PreparedMatch,
    request: RelaxableRequest,
    id: string,
  ): Promise<number | null> {
    const { hits } = await this.#search(search, prepared, request, RANK_WINDOW);
    const at = hits.findIndex((hit) => hit.id === id);
    if (at === -1 && hits.length < RANK_WINDOW) throw new CatalogueError('INTERNAL');
    return at === -1 ? null : at + 1;
  }
}
