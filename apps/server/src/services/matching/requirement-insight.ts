import type { ProfileKind } from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import {
  applyChanges,
  filterProperties,
  type RelaxableRequest,
  type RequestChange,
  type Requirement,
  requirementsOf,
  type WhyNot,
  whyNotInSteps,
  type WhyNotReason,
} from '@counterpart/scoring';
import type { SearchPage, SearchView } from '@counterpart/search-port';
import type { DocumentStore, StoredRecord } from '@counterpart/store';
import type { Clock } from '../clock.ts';
import type { Indices } from '../documents/indices.ts';
import type { MatchPreparation, MatchQuery, PreparedMatch } from './match-preparation.ts';
import { Pacer } from '../slices.ts';
import type { Matching } from './matching.ts';
import { recordOfHit } from './versions.ts';

type WhyNotAnswer = RouteResponse<'jobWhyNot'>;
type ImpactAnswer = RouteResponse<'jobImpact'>;

/** Change sets of equal size that are compared by how many others they admit. */
const COMPARED_CHANGES = 20;
/** The largest result window; a rank beyond it is not told. */
const RANK_WINDOW = 10_000;
/** How long an answer may look for more, in milliseconds; then it is given as far as it has come. */
const BUDGET_MS = 2000;

function wireChange(change: RequestChange): WhyNotAnswer['change'][number] {
  switch (change.op) {
    case 'MAKE_OPTIONAL':
      return { op: change.op, aspect: change.aspect, label: change.label };
    case 'WIDEN_RANGE':
      return { op: change.op, aspect: change.aspect, label: change.label, range: change.rangeMetres / 1000 };
    case 'DROP_RULE':
      return { op: change.op, rule: change.rule };
    case 'UNEXCLUDE':
      return { op: change.op, label: change.id };
  }
}

function wireReason(reason: WhyNotReason): WhyNotAnswer['reasons'][number] {
  if (reason.kind === 'FILTER') return { kind: reason.kind, rule: reason.rule };
  if (reason.kind === 'EXCLUDED' || reason.kind === 'SCORE') return { kind: reason.kind };
  return { kind: reason.kind, aspect: reason.aspect, label: reason.label };
}

function wireImpact(requirement: Requirement, removes: number): ImpactAnswer['impacts'][number] {
  if (requirement.kind === 'FILTER') return { kind: requirement.kind, rule: requirement.rule, removes };
  return { kind: requirement.kind, aspect: requirement.aspect, label: requirement.label, removes };
}

/** One call: the documents of one moment, and how long it may go on. */
interface Insight {
  readonly prepared: PreparedMatch;
  readonly view: SearchView;
  readonly now: string;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
  /** Aborts when the time is over, too. */
  readonly budget: AbortSignal;
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
    try {
      const insight = this.#begin(kind, indexName, body, call, signal);
      const change = insight.view.changeOf(body.targetId);
      const record = change === null ? null : this.#recordAt(indexName, body.targetId, change);
      if (record === null) {
        return {
          included: false,
          rank: null,
          match: null,
          reasons: [{ kind: 'NOT_FOUND' }],
          change: [],
          rankAfter: null,
          partial: false,
        };
      }
      return await this.#explainAbsence(insight, record);
    } finally {
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
    const insight = this.#begin(kind, indexName, body, call, signal);
    const { prepared } = insight;
    // without the count there is no answer at all: it has no budget
    const { count } = await this.#search({ ...insight, budget: signal }, prepared, 0);
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

  #begin(kind: ProfileKind, indexName: string, body: ParsedBody<'jobImpact'>, call: MatchQuery, signal: AbortSignal) {
    const { search } = this.#indices.get(indexName, kind);
    const prepared = this.#preparation.prepare(kind, body, call);
    const budget = AbortSignal.any([signal, AbortSignal.timeout(BUDGET_MS)]);
    return { prepared, view: search.view(), now: this.#clock().toISOString(), signal, budget } satisfies Insight;
  }

  /** An index that was not told of versions shows the current one. */
  #recordAt(index: string, id: string, change: number): StoredRecord | null {
    return recordOfHit(this.#store, index, { id, score: 0, ...(change === 0 ? {} : { change }) });
  }

  async #explainAbsence(insight: Insight, record: StoredRecord): Promise<WhyNotAnswer> {
    const { prepared, now } = insight;
    const target = { enrichment: record.enrichment, properties: filterProperties(record.document), now };
    const compile = ({ profile }: RelaxableRequest) => prepared.compile(profile);
    let found: WhyNot = { ...whyNotInSteps(prepared, target, compile).next().value, changes: [] };
    let change: readonly RequestChange[] = [];
    let rank: number | null = null;
    let rankAfter: number | null = null;
    const isWhole = await withinBudget(insight, async () => {
      const pacer = new Pacer(insight.budget);
      const steps = whyNotInSteps(prepared, target, compile);
      for (let step = steps.next(); ; step = steps.next()) {
        found = step.value;
        if (step.done === true) break;
        await pacer.pause();
      }
      if (found.reasons.length === 0) rank = await this.#rank(insight, prepared, record.id);
      change = await this.#cheapest(insight, found.changes);
      if (change.length > 0) rankAfter = await this.#rank(insight, applyChanges(prepared, change), record.id);
    });
    return {
      included: found.reasons.length === 0,
      rank,
      match: this.#matching.present(record, prepared),
      reasons: found.reasons.map(wireReason),
      change: change.map(wireChange),
      rankAfter,
      partial: !isWhole,
    };
  }

  async #cheapest(insight: Insight, changes: readonly (readonly RequestChange[])[]): Promise<readonly RequestChange[]> {
    let best: { readonly change: readonly RequestChange[]; readonly count: number } | null = null;
    for (const change of changes.slice(0, COMPARED_CHANGES)) {
      const { count } = await this.#search(insight, applyChanges(insight.prepared, change), 0);
      if (best === null || count < best.count) best = { change, count };
    }
    return best?.change ?? [];
  }

  #search({ prepared, view, now, budget }: Insight, request: RelaxableRequest, size: number): Promise<SearchPage> {
    const { profile, filter, excludedIds } = request;
    return view.search(prepared.compile(profile), { filter, excludedIds, sort: [], from: 0, size, now }, budget);
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
