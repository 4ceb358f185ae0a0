import { Anchor, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { useIsShown } from '../../parts/application/use-is-shown.ts';
import { useScreen } from '../../parts/application/use-screen.ts';
import { DocumentFormView } from '../../parts/document-form/document-form-view.tsx';
import { CallFailure } from '../../parts/failure/call-failure.tsx';
import { UploadMessages } from '../../parts/upload/upload-messages.tsx';
import { DocumentCalls } from '../../state/document-form/document-calls.ts';
import { DocumentForm, type TakeBack } from '../../state/document-form/document-form.ts';
import { type KeptForm, rejoined } from '../../state/document-form/kept-form.ts';
import { propertyText } from '../../state/documents/document-labels.ts';
import { draftOf } from '../../state/upload/upload-draft.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showUndo } from '../../ui/show-undo.tsx';

interface DocumentFormPageProps {
  readonly kind: ProfileKind;
  readonly index: string;
  /** The document to change; null writes a new one. */
  readonly id: string | null;
}

const LIST = { JOB: '/jobs/list', CANDIDATE: '/candidates/list' } as const;

interface OpenFormProps extends DocumentFormPageProps {
  readonly calls: DocumentCalls;
  readonly stored: WireDocument | null;
}

/** A form that is open: its draft is kept in the browser until it is saved or given up. */
function OpenForm({ kind, index, id, calls, stored }: OpenFormProps) {
  const { application } = useScreen();
  const { memory, log } = application;
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = `form.${kind}.${index}.${id ?? 'new'}`;
  const fresh = (): KeptForm => ({
    stored,
    draft: draftOf(stored ?? { id: `${kind === 'JOB' ? 'j' : 'c'}-${crypto.randomUUID().slice(0, 8)}` }),
  });
  const open = (begin: KeptForm) =>
    new DocumentForm(
      { calls, log, keep: (form) => (form === null ? memory.remove(name) : memory.write(name, null, form)) },
      begin,
    );
  const [kept] = useState(() => memory.read(name, null) as KeptForm | null);
  const isShown = useIsShown();
  const [isRestored, setRestored] = useState(kept !== null);
  const [form, setForm] = useState(() => open(kept === null ? fresh() : rejoined(kept)));
  useEffect(() => () => form.close(), [form]);
  const reload = () => client.invalidateQueries({ queryKey: ['list'] });
  const toList = (details: string | null) =>
    void navigate({ to: LIST[kind], search: { index, ...(details === null ? {} : { details }) } });

  async function finish(saving: Promise<TakeBack | null>) {
    const isNew = form.store.get().stored === null;
    const takeBack = await saving;
    if (takeBack === null || form.store.get().save.status !== 'saved') return;
    const { document } = form.store.get().draft;
    await reload();
    if (isShown()) toList(document.id);
    showUndo({
      message: (
        <FormattedMessage
          id={isNew ? 'form.created' : 'form.saved'}
          values={{ name: propertyText(document, 'name') || document.jobTitle || document.id }}
        />
      ),
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => {
        void takeBack().then((isBack) => {
          if (!isBack) notifications.show({ message: <FormattedMessage id="form.undoFailed" /> });
          else if (isNew) toList(null);
          return Promise.all([reload(), client.invalidateQueries({ queryKey: ['document', kind, index] })]);
        });
      },
    });
  }
  function startOver() {
    form.giveUp();
    setForm(open(fresh()));
    setRestored(false);
  }
  return (
    <>
      {isRestored && (
        <Notice tone="plain" title={<FormattedMessage id="form.restored" />}>
          <Button size="xs" onClick={startOver}>
            <FormattedMessage id="form.startOver" />
          </Button>
        </Notice>
      )}
      <DocumentFormView
        kind={kind}
        form={form}
        onSave={() => void finish(form.save())}
        onSaveAgain={() => void finish(form.saveAgain())}
        onCancel={() => {
          form.giveUp();
          toList(id);
        }}
      />
    </>
  );
}

function FormScreen({ kind, index, id }: DocumentFormPageProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const [calls] = useState(() => new DocumentCalls(application.api, { kind, index }));
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['form', kind, index, id],
    enabled: id !== null,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => calls.stored(id ?? '', signal),
  });
  const title = intl.formatMessage({ id: `form.${id === null ? 'new' : 'edit'}.${kind}` });
  return (
    <PageBody>
      <PageHead
        title={title}
        about={
          <Anchor component={Link} to={LIST[kind]}>
            <FormattedMessage id={`upload.back.${kind}`} />
          </Anchor>
        }
      />
      {error !== null && <CallFailure error={error} onRetry={() => void refetch()} />}
      {id !== null && data === null && (
        <Notice tone="bad" title={<FormattedMessage id="list.gone" values={{ id }} />} />
      )}
      {(id === null || (!isPending && data != null)) && (
        <OpenForm kind={kind} index={index} id={id} calls={calls} stored={data ?? null} />
      )}
    </PageBody>
  );
}

/** A new job or candidate, or one that is changed. */
export function DocumentFormPage({ kind, index, id }: DocumentFormPageProps) {
  const { locale } = useScreen();
  return (
    <UploadMessages locale={locale}>
      <FormScreen key={`${kind} ${index} ${id ?? ''}`} kind={kind} index={index} id={id} />
    </UploadMessages>
  );
}
