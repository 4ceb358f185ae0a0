import { CatalogueError, type Person, type ProfileKind } from '@counterpart/domain';
import type { ParsedBody, RouteResponse } from '@counterpart/contract';
import type { JudgementSet, RecordStore, StoredRecord, TestResult } from '@counterpart/store';
import type { Clock } from '../clock.ts';
import type { Indices, ServedIndex } from '../documents/indices.ts';
import { csvRow } from '../downloads/csv-cells.ts';
import { byProfile, statusOf } from './figures.ts';

type Feedback = RouteResponse<'feedbackProfiles'>['profiles'][number]['matchFeedback'][number];

const BYTE_ORDER_MARK = '\uFEFF';
/** Profiles whose judgements are read at a time. */
const PAGE = 200;

/** What a document is called: a job by its title, a candidate by name or function. */
export function labelOfRecord(record: StoredRecord | undefined, id: string): string {
  const { jobTitle, preferredJobTitle, extraProperties } = record?.document ?? {};
  const name = extraProperties?.['name'];
  return jobTitle ?? (typeof name === 'string' && name !== '' ? name : undefined) ?? preferredJobTitle ?? id;
}

/** A set of judgements; refused where both sides are of one kind. */
export function judgementSet(fromKind: ProfileKind, toKind: ProfileKind, key: string): JudgementSet {
  if (fromKind === toKind) {
    throw new CatalogueError('INVALID_REQUEST', [{ path: 'to', message: `Expected the other kind than ${fromKind}.` }]);
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

  keys(kind: ProfileKind): RouteResponse<'feedbackIds'> {
    return { feedbackIds: this.#store.judgements.keys(kind).map(({ key, toKind }) => ({ key, type: toKind })) };
  }

  /** What documents are called, by id. */
  labels(kind: ProfileKind, ids: readonly string[]): (id: string) => string {
    const { name } = this.indexOf(kind);
    const records = new Map<string, StoredRecord>();
    for (let at = 0; at < ids.length; at += PAGE) {
      for (const record of this.#store.getMany(name, ids.slice(at, at + PAGE))) records.set(record.id, record);
    }
    return (id) => labelOfRecord(records.get(id), id);
  }

  /** One match as the screens show it. */
  feedback(results: readonly TestResult[], labelOf: (id: string) => string): Feedback[] {
    return results.map((result) => ({
      matchedProfileId: result.toId,
      label: labelOf(result.toId),
      decision: result.decision,
      score: result.score,
      rank: result.rank,
      resultStatus: statusOf(result),
    }));
  }

  /** A page of profiles with what was decided of their matches, and how the last test that ended found them. */
  profiles(
    set: JudgementSet,
    from: number,
    size: number,
    tested: readonly TestResult[],
  ): RouteResponse<'feedbackProfiles'> {
    const { ids, count } = this.#store.judgements.sources(set, from, size);
    const records = this.#store.getMany(this.indexOf(set.fromKind).name, ids);
    const judged = byProfile(this.#store.judgements.of(set, ids));
    const found = new Map(tested.map((result) => [JSON.stringify([result.fromId, result.toId]), result]));
    const labelOf = this.labels(
      set.toKind,
      [...judged.values()].flat().map(({ toId }) => toId),
    );
    const profiles = records.map((record) => ({
      id: record.id,
      label: labelOfRecord(record, record.id),
      matchProfile: record.document.matchProfile ?? { aspects: {} },
      matchFeedback: this.feedback(
        (judged.get(record.id) ?? []).map((judgement) => {
          const result = found.get(JSON.stringify([judgement.fromId, judgement.toId]));
          return { ...judgement, score: result?.score ?? null, rank: result?.rank ?? null };
        }),
        labelOf,
      ),
    }));
    return { from, size, count, profiles };
  }

  /** Keeps a decision; UNDECIDED takes it back. UNKNOWN_DOCUMENT when one of the two is not there. */
  decide(
    kind: ProfileKind,
    id: string,
    body: ParsedBody<'putFeedback'>,
    by: Person | null,
  ): RouteResponse<'putFeedback'> {
    const set = judgementSet(kind, body.type, body.key);
    for (const [path, side, each] of [
      ['id', kind, id],
      ['matchedProfileId', body.type, body.matchedProfileId],
    ] as const) {
      if (this.#store.get(this.indexOf(side).name, each) === null) {
        throw new CatalogueError('UNKNOWN_DOCUMENT', [{ path, message: `There is no document ${each}.` }]);
      }
    }
    const decision = body.decision === 'UNDECIDED' ? null : body.decision;
    this.#store.judgements.put(
      set,
      [{ fromId: id, toId: body.matchedProfileId, decision }],
      this.#clock().toISOString(),
      by,
    );
    return { ...body, id };
  }

  /** Every decision of a key, a row each. */
  *csv(set: JudgementSet): Generator<string> {
    yield BYTE_ORDER_MARK + csvRow(['id', 'matchedProfileId', 'decision']);
    for (let from = 0; ; from += PAGE) {
      const { ids } = this.#store.judgements.sources(set, from, PAGE);
      for (const { fromId, toId, decision } of this.#store.judgements.of(set, ids))
        yield csvRow([fromId, toId, decision]);
      if (ids.length < PAGE) return;
    }
  }
}
