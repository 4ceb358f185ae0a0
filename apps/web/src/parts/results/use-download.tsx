import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IndexConfiguration } from '@counterpart/domain';
import type { matchBody } from '../../state/matching/searches/match-body.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { saveDownload } from '../../state/results/save-download.ts';
import { useScreen } from '../application/use-screen.ts';

const EXPORT_TYPES = ['csv', 'xlsx', 'ndjson'] as const;

/** The kind of file that an index is downloaded as; csv where the configuration names none that there is. */
function exportTypeOf({ exportType }: IndexConfiguration): (typeof EXPORT_TYPES)[number] {
  return EXPORT_TYPES.find((known) => known === exportType) ?? 'csv';
}

interface DownloadedList {
  readonly count: number | null;
  readonly query: { readonly strategy?: string };
  /** The request of the list for its first matches; null before there was a match. */
  readonly bodyOf: (size: number) => ReturnType<typeof matchBody> | null;
}

/** Downloads the list of an index as it is, as far as the index allows; who gets a part of it is told (RES-11). */
export function useDownload(context: MatchingContext, index: IndexConfiguration, list: DownloadedList) {
  const { api, log } = useScreen().application;
  const [isDownloading, setDownloading] = useState(false);
  async function download() {
    const { exportSize: size } = index;
    const body = list.bodyOf(size);
    if (body === null) return;
    setDownloading(true);
    try {
      const exportType = exportTypeOf(index);
      const file = await api.download(context.target === 'JOB' ? 'exportJobs' : 'exportCandidates', {
        params: { index: index.name, exportType },
        query: list.query,
        body,
      });
      saveDownload(file, `${index.name}.${exportType}`);
      const { count } = list;
      if (count !== null && count > size) {
        notifications.show({ message: <FormattedMessage id="results.download.part" values={{ size, count }} /> });
      }
    } catch (error) {
      log('The results could not be downloaded', error);
      context.hear(index.name, error);
      notifications.show({ message: <FormattedMessage id="results.download.failed" /> });
    } finally {
      setDownloading(false);
    }
  }
  return { isDownloading, download };
}
