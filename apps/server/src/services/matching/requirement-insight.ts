import type { ProfileKind, SortCriterion } from '@counterpart/domain';
import type { ParsedBody } from '@counterpart/contract';
import {
  applyChanges,
  filterProperties,
  type RelaxableRequest,
  type RequestChange,
  type Requirement,
  requirementsOf,
  type WhyNot,
  whyNotInSteps,
} from '@counterpart/scoring';
import type { SearchPage, SearchView } from '@counterpart/search-port';
import type { DocumentStore, StoredRecord } from '@counterpart/store';
import type { Clock } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import { type ImpactAnswer, type WhyNotAnswer, wireChange, wireImpact, wireReason } from './insight-answers.ts';
import { type MatchPreparation, type MatchQuery, type PreparedMatch, targetsOf } from './match-preparation.ts';
import { Pacer } from '../slices.ts';
import type { Matching } from './matching.ts';
import { recordOfHit } from './versions.ts';

/** Change sets of equal size that are compared by how many others they admit. */
const COMPARED_CHANGES = 20;
/** The largest result window; a rank beyond it is null. */
const RANK_WINDOW = 10_000;
/** How long an answer may look for more, in milliseconds; then it is given as far as it has come. */
const BUDGET_MS = 2000;

/** One call: the documents of one moment, and how long it may go on. */
interface Insight {
  readonly prepared: PreparedMatch;
  /** The order of the list, in which a rank is a place. */
  readonly sort: readonly SortCriterion[];
  readonly view: SearchView;
  readonly now: string;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
  /** Aborts when the time is over, too. */
  readonly budget: AbortSignal;
  readonly pacer: Pacer;
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
    signal: AbortSignal,
  ): Promise<WhyNotAnswer> {
    const release = this.#store.retain();
    let insight: Insight | null = null;
    try {
      insight = await this.#begin(kind, indexName, body, call, signal);
      const change = await insight.view.changeOf(body.targetId);
      const record = change === null ? null : this.#recordAt(indexName, body.targetId, change);
      if (record === null) {
        return {
          included: false,
          rank: null,
          match: null,
          reasons: [{ kind: 'NOT_FOUND' }],
          change: null,
          rankAfter: null,
          partial: false,
        };
      }
      return await this.#explainAbsence(insight, record);
    } finally {
      insight?.view.release();
      release();
    }
  }

  async impact(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'jobImpact'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<ImpactAnswer> {
    const insight = await this.#begin(kind, indexName, body, call, signal);
    try {
      return await this.#impactOf(insight);
    } finally {
      insight.view.release();
    }
  }

  async #impactOf(insight: Insight): Promise<ImpactAnswer> {
    const { prepared, signal } = insight;
    // without the count there is no answer at all: it has no budget
    const { count } = await this.#search({ ...insight, budget: signal, pacer: new Pacer(signal) }, prepared, 0);
    const impacts: { requirement: Requirement; removes: number }[] = [];
    const isWhole = await withinBudget(insight, async () => {
      for (const requirement of requirementsOf(prepared, this.#preparation.allowed, insight.now)) {
        insight.budget.throwIfAborted();
        const relaxed = await this.#search(insight, applyChanges(prepared, [requirement.change]), 0);
        impacts.push({ requirement, removes: relaxed.count - count });
      }
    });
    const best = impacts.toSorted((a, b) => b.removes - a.removes)[0];
    const isProposed = count === 0 && best !== undefined && best.removes > 0;
    return {
      count,
      impacts: impacts.map(({ requirement, removes }) => wireImpact(requirement, removes)),
      cheapest: isProposed ? [wireChange(best.requirement.change)] : [],
      partial: !isWhole,
    };
  }

  async #begin(
    kind: ProfileKind,
    indexName: string,
    body: ParsedBody<'jobImpact'>,
    call: MatchQuery,
    signal: AbortSignal,
  ): Promise<Insight> {
    const { search } = this.#indices.get(indexName, kind);
    await this.#preparation.check(kind, indexName, body, call);
    const prepared = await this.#preparation.prepare(kind, indexName, body, call);
    const budget = AbortSignal.any([signal, AbortSignal.timeout(BUDGET_MS)]);
    return {
      prepared,
      sort: body.sort ?? [],
      view: search.view(),
      now: this.#clock().toISOString(),
      signal,
      budget,
      pacer: new Pacer(budget),
    };
  }

  /** An index that was not told of versions shows the current one. */
  #recordAt(index: string, id: string, change: number): StoredRecord | null {
    return recordOfHit(this.#store, index, { id, score: 0, ...(change === 0 ? {} : { change }) });
  }

  async #explainAbsence(insight: Insight, record: StoredRecord): Promise<WhyNotAnswer> {
    const { prepared, now } = insight;
    const properties = filterProperties(record.document);
    const target = { enrichment: record.enrichment, properties, now, isSource: prepared.ownId === record.id };
    const compile = ({ profile }: RelaxableRequest) => prepared.compile(profile);
    let found: WhyNot = { ...whyNotInSteps(prepared, target, compile).next().value, changes: [] };
    let change: readonly RequestChange[] | null = found.reasons.length === 0 ? [] : null;
    let rank: number | null = null;
    let rankAfter: number | null = null;
    const isWhole = await withinBudget(insight, async () => {
      const steps = whyNotInSteps(prepared, target, compile);
      for (let step = steps.next(); ; step = steps.next()) {
        found = step.value;
        if (step.done === true) break;
        await insight.pacer.pause();
      }
      if (found.reasons.length === 0) {
        rank = await this.#rank(insight, prepared, record.id);
        return;
      }
      change = await this.#cheapest(insight, found.changes);
      if (change !== null) rankAfter = await this.#rank(insight, applyChanges(prepared, change), record.id);
    });
    return {
      included: found.reasons.length === 0,
      rank,
      match: this.#matching.present(record, prepared),
      reasons: found.reasons.map(wireReason),
      change: change?.map(wireChange) ?? null,
      rankAfter,
      partial: !isWhole,
    };
  }

  async #cheapest(
    insight: Insight,
    changes: readonly (readonly RequestChange[])[],
  ): Promise<readonly RequestChange[] | null> {
    let best: { readonly change: readonly RequestChange[]; readonly count: number } | null = null;
    for (const change of changes.slice(0, COMPARED_CHANGES)) {
      const { count } = await this.#search(insight, applyChanges(insight.prepared, change), 0);
      if (best === null || count < best.count) best = { change, count };
    }
    return best?.change ?? null;
  }

  async #search(
    { prepared, sort, view, now, budget, pacer }: Insight,
    request: RelaxableRequest,
    size: number,
  ): Promise<SearchPage> {
    const targets = targetsOf({ ...request, ownId: prepared.ownId }, now);
    // hundreds of items take tens of milliseconds to compile
    await pacer.pause();
    const query = prepared.compile(request.profile);
    await pacer.pause();
    return view.search(query, { ...targets, sort, from: 0, size }, budget);
  }

  /** The place in the list, from 1; null beyond the largest window. */
  async #rank(insight: Insight, request: RelaxableRequest, id: string): Promise<number | null> {
    const { hits } = await this.#search(insight, request, RANK_WINDOW);
    const at = hits.findIndex((hit) => hit.id === id);
    return at === -1 ? null : at + 1;
  }
}

/** Does a work until the budget ends it; whether it was done to its end. An abort of the caller ends the call. */
async function withinBudget({ signal, budget }: Insight, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (budget.aborted) return false;
    throw error;
  }
}
