import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useScreen } from '../application/use-screen.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './indexing-warning.module.css';

const POLL_MS = 1500;

interface IndexingWarningProps {
  /** The indices of the page. */
  readonly names: readonly string[];
  /** What was still on its way has come: what the page shows lacks it. */
  readonly onIndexed: () => void;
}

/** Tells that documents are still on their way into the indices of a page, and how far they are (MAT-02). */
export function IndexingWarning({ names, onIndexed }: IndexingWarningProps) {
  const { application } = useScreen();
  const { showIndexingWarning } = application.configuration;
  const { data } = useQuery({
    queryKey: ['indices'],
    queryFn: ({ signal }) => application.api.call('indices', { signal }),
    enabled: showIndexingWarning,
    refetchInterval: (query) =>
      query.state.data?.indices.some((index) => !index.fullyIndexed) === false ? false : POLL_MS,
  });
  const behind = data?.indices.filter((index) => names.includes(index.name) && !index.fullyIndexed) ?? [];
  const isBehind = behind.length > 0;
  const wasBehind = useRef(false);
  useEffect(() => {
    if (wasBehind.current && !isBehind) onIndexed();
    wasBehind.current = isBehind;
  }, [isBehind, onIndexed]);
  // others ask for the indices too: their answer is there even where the warning is not wanted
  if (!showIndexingWarning || !isBehind) return null;
  const documents = behind.reduce((sum, index) => sum + index.documents, 0);
  const indexed = behind.reduce((sum, index) => sum + index.indexedDocuments, 0);
  return (
    <Notice tone="warn">
      <span className={classes.line}>
        <FormattedMessage id="indexing.warning" />
        <span className={classes.progress}>
          <FormattedMessage id="indexing.progress" values={{ indexed, documents }} />
        </span>
      </span>
    </Notice>
  );
}
