import { Alert, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreen } from '../application/use-screen.ts';

const POLL_MS = 1500;

/** Tells that documents are still on their way into the indices of a page, and how far they are (MAT-02). */
export function IndexingWarning({ names }: { readonly names: readonly string[] }) {
  const { application } = useScreen();
  const intl = useIntl();
  const { data } = useQuery({
    queryKey: ['indices'],
    queryFn: ({ signal }) => application.api.call('indices', { signal }),
    enabled: application.configuration.showIndexingWarning,
    refetchInterval: (query) =>
      query.state.data?.indices.some((index) => !index.fullyIndexed) === false ? false : POLL_MS,
  });
  const behind = data?.indices.filter((index) => names.includes(index.name) && !index.fullyIndexed) ?? [];
  if (behind.length === 0) return null;
  const documents = behind.reduce((sum, index) => sum + index.documents, 0);
  const indexed = behind.reduce((sum, index) => sum + index.indexedDocuments, 0);
  return (
    <Alert color="yellow" className="indexing-warning" role="status">
      <FormattedMessage id="indexing.warning" />{' '}
      <FormattedMessage id="indexing.progress" values={{ indexed, documents }} />
      <Progress
        value={documents === 0 ? 0 : (100 * indexed) / documents}
        aria-label={intl.formatMessage({ id: 'indexing.label' })}
        mt="xs"
      />
    </Alert>
  );
}
