import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IndexConfiguration, WireDocument } from '@counterpart/domain';
import type { MatchingContext } from '../../../state/matching/matching-context.ts';
import {
  type ExistingSelections,
  NO_SELECTIONS,
  selectionsById,
  withSelected,
} from '../../../state/selection/existing-selections.ts';
import { fillAddress } from '../../../state/results/fill-address.ts';
import type { ResultSelection } from '../../../state/selection/result-selection.ts';
import { documentOf, rowFacts } from '../../../state/results/row-facts.ts';
import {
  existingSelection,
  makeSelection,
  type MissingDocuments,
  possibleSelection,
  selectedId,
} from '../../../state/selection/selection-calls.ts';
import { useScreen } from '../../application/use-screen.ts';
import { useStore } from '../../application/use-store.ts';

/** How long an existing selection is taken as it was fetched (A9), in milliseconds. */
const CACHED_MS = 30_000;
/** As many of those who were removed are named. */
const MOST_NAMED = 5;

/** That a row is in the existing selection, and where it opens in another system: null where nothing is configured (RES-08e). */
export interface SelectionMark {
  readonly address: string | null;
}

/** Making selections from an index, and what was selected before. */
export interface Selecting {
  /** Off without a permission, an endpoint or a loaded source (RES-07). */
  readonly isPossible: boolean;
  readonly isMaking: boolean;
  readonly status: string | null;
  readonly setStatus: (status: string | null) => void;
  /** The mark of a document that was selected before, with the address where that selection opens; null for one that was not. */
  readonly markOf: (document: WireDocument) => SelectionMark | null;
  readonly make: () => void;
}

/** The selection that an index offers for the source of now, its state and its call. */
export function useSelecting(context: MatchingContext, index: IndexConfiguration, chosen: ResultSelection): Selecting {
  const { api, configuration, log } = useScreen().application;
  const client = useQueryClient();
  const intl = useIntl();
  const { source } = useStore(context.store);
  const possible = useMemo(() => {
    const loaded = source.status === 'loaded' ? { type: source.entity.type, document: source.document } : null;
    return possibleSelection(index, loaded, context.target);
  }, [index, source, context.target]);
  const [isMaking, setMaking] = useState(false);
  const [status, setStatus] = useState<string | null>(index.selectionStatusDefault ?? null);
  const queryKey = ['selection', possible?.get ?? null, possible?.subjectId ?? null];
  const { data = NO_SELECTIONS } = useQuery<ExistingSelections>({
    queryKey,
    enabled: possible !== null && possible.get !== null,
    staleTime: CACHED_MS,
    queryFn: ({ signal }) =>
      possible === null ? NO_SELECTIONS : existingSelection(api, configuration.apiUrl, possible, log, signal),
  });
  const before = useMemo(() => selectionsById(data), [data]);
  const markOf = useCallback(
    (document: WireDocument): SelectionMark | null => {
      if (possible === null) return null;
      const { type, subjectId } = possible;
      const entry = before[selectedId(index, type, document)]?.[type];
      if (entry === undefined) return null;
      const values = { type, subjectId, externalId: entry.externalId ?? '' };
      return { address: fillAddress(index.openExternalExistingSelection, document, values) };
    },
    [possible, before, index],
  );
  function missingText({ isSubject, ids }: MissingDocuments, sent: readonly string[]): string {
    if (isSubject)
      return intl.formatMessage({ id: `selection.missing.${context.target === 'JOB' ? 'CANDIDATE' : 'JOB'}` });
    const { known } = chosen.store.get();
    const names = ids.slice(0, MOST_NAMED).map((id) => {
      const match = known.get(id);
      return match === undefined ? id : rowFacts(match, context.target, index).name;
    });
    const more = ids.length - names.length;
    return intl.formatMessage(
      { id: 'selection.missing' },
      {
        count: ids.length,
        names: intl.formatList(more > 0 ? [...names, `+${more}`] : names),
        made: sent.length - ids.length,
      },
    );
  }
  async function run() {
    if (possible === null || isMaking) return;
    const { ids, known } = chosen.store.get();
    const selectionIds = [...ids].map((id) => {
      const match = known.get(id);
      return match === undefined ? id : selectedId(index, possible.type, documentOf(match)) || id;
    });
    setMaking(true);
    const selection = { selectionIds, selectionStatus: status };
    const outcome = await makeSelection(api, configuration.apiUrl, possible, selection, log);
    setMaking(false);
    if (!outcome.isMade) {
      const { missing } = outcome;
      const message = missing === null ? outcome.message : missingText(missing, selectionIds);
      notifications.show({ role: 'alert', message: message ?? intl.formatMessage({ id: 'selection.failed' }) });
      if (missing === null || missing.isSubject) return;
      // the others are in, and who was removed can be chosen for nothing any more
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['annotations'] });
      chosen.leaveOut(ids);
      return;
    }
    client.setQueryData(queryKey, withSelected(data, possible.type, selectionIds));
    void client.invalidateQueries({ queryKey: ['annotations'] });
    // what was chosen while it was sent is chosen still
    chosen.leaveOut(ids);
  }
  return {
    isPossible: possible !== null,
    isMaking,
    status,
    setStatus,
    markOf,
    make: () => void run(),
  };
}
