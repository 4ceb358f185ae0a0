import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { configuredIndices } from '../../../state/configured-indices.ts';
import { entityOf, type SourceState } from '../../../state/matching/source-entity.ts';
import { LastStored } from '../../../state/last-stored.ts';
import { useScreen } from '../../application/use-screen.ts';

/** What a person says of a match from its row. */
export type RowDecision = 'ACCEPT' | 'REJECT';

/** What is decided of the matches of the source, and deciding it. */
export interface Judging {
  /** The key that decisions stand under. */
  readonly key: string;
  readonly decisions: ReadonlyMap<string, RowDecision>;
  /** Decides a match; the same decision again takes it back. Shown at once, and as before when it could not be kept. */
  readonly decide: (id: string, wanted: RowDecision) => void;
}

const NOTHING: ReadonlyMap<string, RowDecision> = new Map();

/**
 * Judging the rows of an index; null where that cannot be: without a stored source, where the person may not, and in an
 * index that the matching test does not ask.
 */
export function useJudging(source: SourceState, target: ProfileKind, index: string): Judging | null {
  const { api, configuration, log } = useScreen().application;
  const client = useQueryClient();
  const intl = useIntl();
  const [saving] = useState(() => new LastStored<RowDecision | undefined>());
  const entity = entityOf(source);
  const { feedbackKey: key } = configuration;
  const isPossible =
    key !== '' &&
    entity !== null &&
    entity.type !== target &&
    configuredIndices(configuration, entity.type)[0].name === entity.index &&
    configuredIndices(configuration, target)[0].name === index;
  const queryKey = ['judgements', key, entity?.type ?? null, entity?.id ?? null];
  const { data = NOTHING } = useQuery({
    queryKey,
    enabled: isPossible,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, RowDecision>> => {
      const params = { type: entity?.type ?? 'JOB', id: entity?.id ?? '', to: target, key };
      const { decisions } = await api.call('documentFeedback', { params, signal });
      return new Map(decisions.map(({ matchedProfileId, decision }) => [matchedProfileId, decision]));
    },
  });
  if (!isPossible) return null;
  const { type, id } = entity;
  function show(matchedProfileId: string, decision: RowDecision | undefined): void {
    client.setQueryData<ReadonlyMap<string, RowDecision>>(queryKey, (now = NOTHING) => {
      const next = new Map(now);
      if (decision === undefined) next.delete(matchedProfileId);
      else next.set(matchedProfileId, decision);
      return next;
    });
  }
  async function decide(matchedProfileId: string, wanted: RowDecision): Promise<void> {
    const before = client.getQueryData<ReadonlyMap<string, RowDecision>>(queryKey)?.get(matchedProfileId);
    const decided = before === wanted ? undefined : wanted;
    // an answer that is still on its way says what was decided before this
    await client.cancelQueries({ queryKey });
    show(matchedProfileId, decided);
    try {
      const body = { type: target, key, matchedProfileId, decision: decided ?? 'UNDECIDED' } as const;
      await saving.store(
        `${key} ${id} ${matchedProfileId}`,
        before,
        () => api.call('putFeedback', { params: { type, id }, body }),
        () => decided,
        (stored) => {
          // whoever decided again meanwhile is not taken back
          const now = client.getQueryData<ReadonlyMap<string, RowDecision>>(queryKey)?.get(matchedProfileId);
          if (now === decided) show(matchedProfileId, stored);
        },
      );
    } catch (error) {
      log('A decision could not be saved', error);
      notifications.show({ role: 'alert', message: intl.formatMessage({ id: 'judge.failed' }) });
    }
  }
  return { key, decisions: data, decide: (matchId, wanted) => void decide(matchId, wanted) };
}
