import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useScreen } from '../application/use-screen.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './indexing-warning.module.css';

const POLL_MS = 1500;

/** Tells that documents are still on their way into the indices of a page, and how far they are (MAT-02). */
export function IndexingWarning({ names }: { readonly names: readonly string[] }) {
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
  // others ask for the indices too: their answer is there even where the warning is not wanted
  if (!showIndexingWarning || behind.length === 0) return null;
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
