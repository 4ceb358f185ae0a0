import type { ParsedBody, RouteParams, RouteResponse } from '@counterpart/contract';
import type { Person, ProfileKind } from '@counterpart/domain';
import type { RecordStore } from '@counterpart/store';
import type { Clock } from './clock.ts';
import type { Indices } from './documents/indices.ts';

type SelectionType = RouteParams<'makeSelection'>['type'];
/** Candidates and jobs are ours; companies are known elsewhere. */
type SelectionSide = ProfileKind | 'COMPANY';

const SUBJECT: Readonly<Record<SelectionType, SelectionSide>> = {
  candidatesForJob: 'JOB',
  jobsForCandidate: 'CANDIDATE',
  candidatesForCompany: 'COMPANY',
  companiesForCandidate: 'CANDIDATE',
};
const SELECTED: Readonly<Record<SelectionType, SelectionSide>> = {
  candidatesForJob: 'CANDIDATE',
  jobsForCandidate: 'JOB',
  candidatesForCompany: 'CANDIDATE',
  companiesForCandidate: 'COMPANY',
};

/** Which documents were chosen for whom, and what is known of results. */
export class Selections {
  readonly #records: RecordStore;
  readonly #indices: Indices;
  readonly #clock: Clock;

  constructor(records: RecordStore, indices: Indices, clock: Clock) {
    this.#records = records;
    this.#indices = indices;
    this.#clock = clock;
  }

  get(type: SelectionType, subjectId: string): RouteResponse<'getSelection'> {
    return { ids: this.#records.selections.list(type, subjectId).map(({ id }) => id) };
  }

  make(type: SelectionType, body: ParsedBody<'makeSelection'>, by: Person | null): RouteResponse<'makeSelection'> {
    const status = body.selectionStatus ?? null;
    if (!this.#isKnown(SUBJECT[type], body.subjectId)) {
      const results = body.selectionIds.map((id) => ({ id }));
      return { hasErrors: true, message: `There is no document ${body.subjectId}.`, code: 'UNKNOWN_DOCUMENT', results };
    }
    const isKnown = (id: string) => this.#isKnown(SELECTED[type], id);
    const selected = body.selectionIds.filter(isKnown).map((id) => ({ id, status }));
    this.#records.selections.add(type, body.subjectId, selected, this.#clock().toISOString(), by);
    const results = body.selectionIds.map((id) =>
      isKnown(id) ? { id } : { id, message: `There is no document ${id}.`, code: 'UNKNOWN_DOCUMENT' as const },
    );
    return { hasErrors: selected.length < results.length, message: null, results };
  }

  #isKnown(kind: SelectionSide, id: string): boolean {
    if (kind === 'COMPANY') return true;
    return this.#indices
      .all()
      .some((index) => index.kind === kind && this.#records.getMany(index.name, [id]).length > 0);
  }

  /** What is known of documents of an index; UNKNOWN_INDEX when there is none of that name. */
  annotations(index: string, ids: readonly string[]): RouteResponse<'annotations'> {
    const { kind } = this.#indices.get(index);
    const notes = this.#records.notes.counts(index, ids);
    const types = Object.entries(SELECTED).flatMap(([type, selected]) => (selected === kind ? [type] : []));
    const memberships = Map.groupBy(this.#records.selections.membershipsOf(types, ids), ({ id }) => id);
    const annotationsById = Object.fromEntries(
      [...new Set(ids)].map((id) => {
        const own = memberships.get(id) ?? [];
        const note = notes.get(id);
        const days = [...own.map((membership) => membership.selectedAt), ...(note === undefined ? [] : [note.latest])];
        return [
          id,
          {
            selectionStatuses: own.map(({ subjectId, status, selectedAt, selectedBy }) => ({
              subjectId,
              status,
              selectedAt,
              selectedBy,
            })),
            noteCount: note?.count ?? 0,
            lastContact: days.toSorted().at(-1) ?? null,
          },
        ];
      }),
    );
    return { annotationsById };
  }
}
