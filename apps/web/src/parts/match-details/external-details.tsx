import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { CallFailure } from '../failure/call-failure.tsx';
import classes from './external-details.module.css';

interface ExternalDetailsProps {
  readonly id: string;
  readonly index: string;
  readonly externalUrl: (id: string) => Promise<string>;
}

/** What another system knows of a match, in a frame; its address is asked once, when the tab is first opened (DET-01). */
export function ExternalDetails({ id, index, externalUrl }: ExternalDetailsProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery({
    queryKey: ['external-details', index, id],
    queryFn: () => externalUrl(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error !== null) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={320} />;
  return (
    <iframe
      className={classes.frame}
      src={data}
      title={intl.formatMessage({ id: 'details.tab.external' })}
      // Another system's page, which needs its own session; the address comes from the configuration alone.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}
