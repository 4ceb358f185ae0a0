import { Progress, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, type IntlShape, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { configuredIndices } from '../../state/configured-indices.ts';
import { labelOf } from '../../i18n/label-of.ts';
import type { SchemaNode } from '../../state/strategies/schema-node.ts';
import { type RefusedValue, refusedValues } from '../../state/strategies/refused-values.ts';
import { PREVIEW_ROWS, type PreviewRow } from '../../state/strategies/ranking-preview.ts';
import type { SavedStrategy } from '../../state/strategies/strategy-editing.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useScreen } from '../application/use-screen.ts';
import { Notice } from '../../ui/notice.tsx';
import { ColumnHeads } from '../../ui/column-heads.tsx';
import { CallFailure } from '../failure/call-failure.tsx';
import classes from './strategy-preview.module.css';
import { useRankingPreview } from './use-ranking-preview.ts';

/** How long editing pauses before the preview follows, in milliseconds (ui.md, "The ranking follows"). */
const PAUSE_MS = 400;
/** Judged documents that are offered as a source. */
const OFFERED = 50;
const COLUMNS = ['rank', 'moved', 'match', 'now', 'before'];

interface StrategyPreviewProps {
  readonly schema: SchemaNode;
  readonly strategy: SavedStrategy;
  readonly draft: unknown;
}

/** Documents of a kind whose matches were judged, with what was accepted of them. */
function useJudged(kind: ProfileKind) {
  const { api } = useScreen().application;
  const to = kind === 'JOB' ? 'CANDIDATE' : 'JOB';
  return useQuery({
    queryKey: ['strategy-preview-sources', kind],
    queryFn: async ({ signal }) => {
      const { feedbackIds } = await api.call('feedbackIds', { params: { type: kind }, signal });
      const first = feedbackIds.find(({ type }) => type === to);
      if (first === undefined) return [];
      const params = { from: kind, to, key: first.key } as const;
      return (await api.call('feedbackProfiles', { params, query: { size: OFFERED }, signal })).profiles;
    },
  });
}

/** What a value is called in the tree, less what stands around it. */
function refusedName(intl: IntlShape, { path, title }: RefusedValue): string {
  const name = String(path.at(-1));
  return title ?? labelOf(intl, `strategy.value.${name}`, name);
}

/** What the edit does to the ranking of a source before it is saved. */
export function StrategyPreview({ schema, strategy, draft }: StrategyPreviewProps) {
  const { configuration } = useScreen().application;
  const intl = useIntl();
  const sourceKind = strategy.template === 'CANDIDATE' ? 'JOB' : 'CANDIDATE';
  const judged = useJudged(sourceKind);
  const [chosen, setChosen] = useState<string | null>(null);
  const [paused] = useDebouncedValue(draft, PAUSE_MS);
  const refused = refusedValues(schema, draft);
  const sources = judged.data ?? [];
  const source = sources.find(({ id }) => id === chosen) ?? sources[0];
  const accepted = new Set(
    (source?.matchFeedback ?? [])
      .filter(({ decision }) => decision === 'ACCEPT')
      .map(({ matchedProfileId }) => matchedProfileId),
  );
  const { preview, isStale, error, retry } = useRankingPreview({
    source:
      source === undefined
        ? null
        : { kind: sourceKind, index: configuredIndices(configuration, sourceKind)[0].name, id: source.id },
    strategy: strategy.name,
    version: strategy.version,
    draft: paused,
    isValid: refusedValues(schema, paused).length === 0,
    targetIndex: configuredIndices(configuration, strategy.template)[0].name,
    accepted,
  });
  return (
    <section className={classes.card} aria-labelledby="strategy-preview">
      <div className={classes.head}>
        <h2 className={classes.title} id="strategy-preview">
          <FormattedMessage id="strategy.preview" />
        </h2>
        {source !== undefined && (
          <Select
            searchable
            className={classes.source ?? ''}
            aria-label={intl.formatMessage({ id: `strategy.preview.source.${sourceKind}` })}
            data={sources.map(({ id, label }) => ({ value: id, label: label === id ? id : `${label} (${id})` }))}
            value={source.id}
            onChange={setChosen}
          />
        )}
      </div>
      {error !== null && <CallFailure error={error} onRetry={retry} />}
      {judged.error !== null && <CallFailure error={judged.error} onRetry={() => void judged.refetch()} />}
      {judged.isSuccess && source === undefined && (
        <EmptyState title={<FormattedMessage id="strategy.preview.none" />} />
      )}
      {refused.length > 0 && (
        <Notice
          tone="warn"
          title={
            <FormattedMessage
              id="strategy.preview.refused"
              values={{ names: intl.formatList(refused.map((value) => refusedName(intl, value))) }}
            />
          }
        />
      )}
      {preview !== null && (
        <div aria-busy={isStale} className={isStale || refused.length > 0 ? classes.stale : undefined}>
          <dl className={classes.figures}>
            <Figure id="strategy.preview.count" value={preview.count} before={preview.countBefore} />
            <Figure
              id="strategy.preview.stayed"
              value={preview.stayed}
              of={Math.min(PREVIEW_ROWS, preview.rows.length)}
            />
            <Figure id="strategy.preview.lost" value={preview.lost.length} of={accepted.size} />
          </dl>
          {preview.lost.length > 0 && (
            <p className={classes.lost} role="status">
              <FormattedMessage
                id="strategy.preview.lostNames"
                values={{ count: preview.lost.length, names: preview.lost.slice(0, 5).join(', ') }}
              />
            </p>
          )}
          <PreviewTable rows={preview.rows} />
        </div>
      )}
      <p className={classes.foot}>
        <FormattedMessage id="strategy.preview.hint" />
      </p>
    </section>
  );
}

function Figure({
  id,
  value,
  before,
  of,
}: {
  readonly id: string;
  readonly value: number;
  readonly before?: number;
  readonly of?: number;
}) {
  return (
    <div className={classes.figure}>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>
        <span className={classes.big}>
          <FormattedNumber value={value} />
        </span>{' '}
        {before !== undefined && <FormattedMessage id="strategy.preview.before" values={{ value: before }} />}
        {of !== undefined && <FormattedMessage id="strategy.preview.of" values={{ value: of }} />}
      </dd>
    </div>
  );
}

function PreviewTable({ rows }: { readonly rows: readonly PreviewRow[] }) {
  return (
    <table className={classes.table}>
      <ColumnHeads columns={COLUMNS} family="strategy.preview.column" />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.rank}</td>
            <td>
              <Moved row={row} />
            </td>
            <th scope="row" className={classes.match}>
              {row.label}
            </th>
            <td>
              <Progress className={classes.bar ?? ''} value={row.score * 100} aria-hidden="true" />
              <FormattedNumber value={row.score} style="percent" />
            </td>
            <td className={classes.before}>
              {row.scoreBefore === null ? '–' : <FormattedNumber value={row.scoreBefore} style="percent" />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Moved({ row: { rank, rankBefore } }: { readonly row: PreviewRow }) {
  if (rankBefore === null) return <FormattedMessage id="strategy.preview.new" />;
  if (rankBefore === rank) return <span aria-hidden="true">–</span>;
  const isUp = rankBefore > rank;
  const Icon = isUp ? IconArrowUp : IconArrowDown;
  return (
    <span className={classes.moved}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      <FormattedMessage
        id={isUp ? 'strategy.preview.up' : 'strategy.preview.down'}
        values={{ places: Math.abs(rankBefore - rank) }}
      />
    </span>
  );
}
