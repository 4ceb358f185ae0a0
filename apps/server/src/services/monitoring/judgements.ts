import { setImmediate as nextTurn } from 'node:timers/promises';
import { CatalogueError, type Person, type ProfileKind } from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import type { DocumentNames, JudgementSet, KeptJudgement, RecordStore, TestResult } from '@counterpart/store';
import type { Clock } from '../clock.ts';
import type { Indices, ServedIndex } from '../documents/indices.ts';
import { csvRow } from '../downloads/csv-cells.ts';
import { byProfile, statusOf } from './figures.ts';

type Feedback = RouteResponse<'feedbackProfiles'>['profiles'][number]['matchFeedback'][number];

const BYTE_ORDER_MARK = '\uFEFF';
/** Profiles whose judgements are read at a time. */
const PAGE = 200;

/** What a document is called: a job by its title, a candidate by name or function. */
function labelOf(names: DocumentNames | undefined, id: string): string {
  const { jobTitle = null, preferredJobTitle = null, name = null } = names ?? {};
  return [jobTitle, name, preferredJobTitle].find((each) => each !== null && each.trim() !== '') ?? id;
}

/** A set of judgements; refused where both sides are of one kind, at the path that a call has for the second. */
export function judgementSet(fromKind: ProfileKind, toKind: ProfileKind, key: string, path = 'to'): JudgementSet {
  if (fromKind === toKind) {
    throw new CatalogueError('INVALID_REQUEST', [{ path, message: `Expected the other kind than ${fromKind}.` }]);
  }
  return { fromKind, toKind, key };
}

/** What reviewers decided of matches, by the document that they were for. */
export class Judgements {
  readonly #store: RecordStore;
  readonly #indices: Indices;
  readonly #clock: Clock;

  constructor(store: RecordStore, indices: Indices, clock: Clock) {
    this.#store = store;
    this.#indices = indices;
    this.#clock = clock;
  }

  /** The index that holds the documents of a kind: the first one configured. */
  indexOf(kind: ProfileKind): ServedIndex {
    const index = this.#indices.all().find((each) => each.kind === kind);
    if (index === undefined) throw new CatalogueError('UNKNOWN_INDEX');
    return index;
  }

  /** Whether a document of a kind is there to be matched. */
  isThere(kind: ProfileKind, id: string): boolean {
    return this.#store.get(this.indexOf(kind).name, id) !== null;
  }

  keys(kind: ProfileKind): RouteResponse<'feedbackIds'> {
    return { feedbackIds: this.#store.judgements.keys(kind).map(({ key, toKind }) => ({ key, type: toKind })) };
  }

  /** What documents are called, by id. */
  async labels(kind: ProfileKind, ids: readonly string[]): Promise<(id: string) => string> {
    const { name } = this.indexOf(kind);
    const named = new Map<string, DocumentNames>();
    for (let at = 0; at < ids.length; at += PAGE) {
      for (const [id, names] of this.#store.names(name, ids.slice(at, at + PAGE))) named.set(id, names);
      // a test names thousands, and is asked for every second
      await nextTurn();
    }
    return (id) => labelOf(named.get(id), id);
  }

  /** What is decided now of the matches of documents, by both ids. */
  decided(set: JudgementSet, fromIds: readonly string[]): (fromId: string, toId: string) => KeptJudgement | undefined {
    const keyOf = (fromId: string, toId: string) => JSON.stringify([fromId, toId]);
    const kept = new Map(this.#store.judgements.of(set, fromIds).map((each) => [keyOf(each.fromId, each.toId), each]));
    return (fromId, toId) => kept.get(keyOf(fromId, toId));
  }

  /**
   * Matches as the screens show them: how a test found them by what was decided then, and the decision as it stands now,
   * which is the one that a reviewer changes (TST-05).
   */
  feedback(
    results: readonly TestResult[],
    labelOf: (id: string) => string,
    decided: ReturnType<Judgements['decided']>,
  ): Feedback[] {
    return results.map((result) => {
      const now = decided(result.fromId, result.toId);
      // who takes a decision back has decided nothing
      const made = now === undefined || now.decision === 'UNDECIDED' ? null : now;
      return {
        decidedAt: made?.decidedAt ?? null,
        decidedBy: made?.decidedBy ?? null,
        matchedProfileId: result.toId,
        label: labelOf(result.toId),
        decision: now?.decision ?? result.decision,
        score: result.score,
        rank: result.rank,
        resultStatus: statusOf(result),
      };
    });
  }

  /** A page of profiles with what was decided of their matches, and how the last test that ended found them (null: none). */
  async profiles(
    set: JudgementSet,
    from: number,
    size: number,
    tested: readonly TestResult[] | null,
  ): Promise<RouteResponse<'feedbackProfiles'>> {
    const { ids, count } = this.#store.judgements.sources(set, from, size);
    const records = this.#store.getMany(this.indexOf(set.fromKind).name, ids);
    const judged = byProfile(this.#store.judgements.of(set, ids));
    const found = new Map((tested ?? []).map((result) => [JSON.stringify([result.fromId, result.toId]), result]));
    const fromLabel = await this.labels(set.fromKind, ids);
    const toLabel = await this.labels(
      set.toKind,
      [...judged.values()].flat().map(({ toId }) => toId),
    );
    const profiles = records.map((record) => ({
      id: record.id,
      label: fromLabel(record.id),
      matchProfile: record.document.matchProfile ?? { aspects: {} },
      matchFeedback: this.feedback(
        (judged.get(record.id) ?? []).map((judgement) => {
          const result = found.get(JSON.stringify([judgement.fromId, judgement.toId]));
          return { ...judgement, score: result?.score ?? null, rank: result?.rank ?? null };
        }),
        toLabel,
        (fromId, toId) => (judged.get(fromId) ?? []).find((each) => each.toId === toId),
        // nobody has looked yet: what was accepted is not missed
      ).map((match) => (tested === null ? { ...match, resultStatus: 'UNKNOWN' as const } : match)),
    }));
    return { from, size, count, profiles };
  }

  /** Keeps a decision, UNDECIDED too: the match stays in the list, to be decided. UNKNOWN_DOCUMENT when one of the two is not there. */
  decide(
    kind: ProfileKind,
    id: string,
    body: ParsedBody<'putFeedback'>,
    decidedBy: Person | null,
  ): RouteResponse<'putFeedback'> {
    const set = judgementSet(kind, body.type, body.key, 'type');
    for (const [path, side, each] of [
      ['id', kind, id],
      ['matchedProfileId', body.type, body.matchedProfileId],
    ] as const) {
      if (!this.isThere(side, each)) {
        throw new CatalogueError('UNKNOWN_DOCUMENT', [{ path, message: `There is no document ${each}.` }]);
      }
    }
    const decidedAt = this.#clock().toISOString();
    const judgement = { fromId: id, toId: body.matchedProfileId, decision: body.decision };
    this.#store.judgements.put(set, [judgement], decidedAt, decidedBy);
    return { ...body, id, decidedAt, decidedBy };
  }

  /** What is decided of the matches of one document. */
  ofDocument(set: JudgementSet, id: string): RouteResponse<'documentFeedback'> {
    const kept = this.#store.judgements.of(set, [id]);
    return {
      decisions: kept.flatMap(({ toId, decision, decidedAt, decidedBy }) =>
        decision === 'UNDECIDED' ? [] : [{ matchedProfileId: toId, decision, decidedAt, decidedBy }],
      ),
    };
  }

  /** Every decision of a key, a row each. */
  *csv(set: JudgementSet): Generator<string> {
    yield BYTE_ORDER_MARK + csvRow(['id', 'matchedProfileId', 'decision']);
    for (let from = 0; ; from += PAGE) {
      const { ids } = this.#store.judgements.sources(set, from, PAGE);
      for (const { fromId, toId, decision } of this.#store.judgements.of(set, ids)) {
        if (decision !== 'UNDECIDED') yield csvRow([fromId, toId, decision]);
      }
      if (ids.length < PAGE) return;
    }
  }
}
