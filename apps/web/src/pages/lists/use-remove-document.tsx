import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { useOnceAtATime } from '../../parts/application/use-once-at-a-time.ts';
import { useScreen } from '../../parts/application/use-screen.ts';
import { propertyText } from '../../state/documents/document-labels.ts';
import { putDocument } from '../../state/documents/put-document.ts';
import { showUndo } from '../../ui/show-undo.tsx';

interface RemovalOptions {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly onRemoved: (id: string) => void;
}

/** Deletes a document of a list, with a way back; where that fails a notice says so. */
export function useRemoveDocument({ kind, index, onRemoved }: RemovalOptions) {
  const { api, log } = useScreen().application;
  const client = useQueryClient();
  const { once } = useOnceAtATime();
  const reload = () => client.invalidateQueries({ queryKey: ['list'] });
  async function remove(document: WireDocument): Promise<void> {
    const params = { index, id: document.id };
    try {
      await api.call(kind === 'JOB' ? 'deleteJob' : 'deleteCandidate', { params, query: { refresh: 'true' } });
    } catch (failure) {
      log('A document could not be deleted', failure);
      notifications.show({ message: <FormattedMessage id="list.delete.failed" /> });
      return;
    }
    onRemoved(document.id);
    await reload();
    showUndo({
      message: <FormattedMessage id="list.deleted" values={{ name: propertyText(document, 'name') || document.id }} />,
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => {
        putDocument(api, kind, index, document).then(reload, (failure: unknown) => {
          log('A document could not be put back', failure);
          notifications.show({ role: 'alert', message: <FormattedMessage id="list.delete.undoFailed" /> });
        });
      },
    });
  }
  return async (document: WireDocument) => once(document.id, async () => remove(document));
}
