import { memo } from 'react';
import { Tabs } from '@mantine/core';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { useStore } from '../application/use-store.ts';
import { AskedHead } from '../asked-head/asked-head.tsx';
import { useIndexResults } from '../use-index-results.ts';
import { IndexPanel } from './index-panel.tsx';
import { IndexTabs } from './index-tabs.tsx';
import classes from './results-section.module.css';
import { SortSelect } from './sort-select.tsx';

interface ResultsSectionProps {
  readonly context: MatchingContext;
  /** The job or the person that is matched for; empty for a profile of its own. */
  readonly subject: string;
  readonly hasColours: boolean;
  /** Whose details are open. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  /** Another tab was chosen. */
  readonly onIndex: (name: string) => void;
  /** From 1. */
  readonly onPage: (page: number) => void;
  /** Who is compared, best first; null while nobody is. */
  readonly comparedIds: readonly string[] | null;
  readonly onCompare: (ids: readonly string[] | null) => void;
}

/** One tab per index with its count, its order, and its ranked rows. */
export const ResultsSection = memo(function ResultsSection({ subject, onIndex, ...props }: ResultsSectionProps) {
  const { context, onOpen } = props;
  const { activeIndex, indices } = useStore(context.store);
  const { setSortMode } = useIndexResults(context, activeIndex);
  const active = context.indices.find(({ name }) => name === activeIndex);
  return (
    <Tabs value={activeIndex} onChange={(name) => name !== null && onIndex(name)} keepMounted={false}>
      <div className={classes.bar}>
        <IndexTabs context={context} />
        <SortSelect
          modes={active?.sortModeGroup ?? []}
          value={indices[activeIndex]?.sortMode ?? null}
          onChange={setSortMode}
        />
      </div>
      <AskedHead context={context} subject={subject} onOpen={onOpen} />
      {context.indices.map((index) => (
        <Tabs.Panel key={index.name} value={index.name}>
          <IndexPanel {...props} index={index} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
});
