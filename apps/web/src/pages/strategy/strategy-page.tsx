import { ActionIcon, Button, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { strategyLabel } from '../../i18n/label-of.ts';
import { ApiFailure } from '@counterpart/client';
import { MoreMessages } from '../../parts/application/more-messages.tsx';
import { useScreen } from '../../parts/application/use-screen.ts';
import { useStore } from '../../parts/application/use-store.ts';
import { CallFailure } from '../../parts/failure/call-failure.tsx';
import { useKeys } from '../../parts/keys/use-keys.ts';
import { AddStrategy } from '../../parts/strategy/add-strategy.tsx';
import { StrategyPreview } from '../../parts/strategy/strategy-preview.tsx';
import { StrategyTree } from '../../parts/strategy/strategy-tree.tsx';
import { StrategyVersions } from '../../parts/strategy/strategy-versions.tsx';
import { StrategyEditing } from '../../state/strategies/strategy-editing.ts';
import { countChanges } from '../../state/strategies/tree-edits.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import { ResultsSkeleton } from '../../parts/results/results-skeleton.tsx';
import classes from './strategy-page.module.css';

const CONFLICT = 412;

function StrategyScreen() {
  const { application, locale } = useScreen();
  const intl = useIntl();
  const [editing] = useState(
    () =>
      new StrategyEditing({
        api: application.api,
        kept: application.session,
        language: () => application.locale.get().current,
        log: application.log,
      }),
  );
  const { pageStatus, saveStatus, strategies, schema, selected, draft } = useStore(editing.store);
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly retry: () => void } | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { original } = editing;
  async function attempt(run: () => Promise<unknown>) {
    setFailure(null);
    try {
      await run();
    } catch (error) {
      application.log('The strategies could not be changed', error);
      setFailure({ error, retry: () => void attempt(run) });
    }
  }
  useEffect(() => {
    void attempt(() => editing.initialize());
    // the words of the schema follow the interface language; nothing else asks for it again
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [editing, locale]);
  const save = () => attempt(() => editing.save());
  useKeys([{ key: 'mod+s', label: 'keys.save', group: 'everywhere', run: () => void save() }]);

  /** Goes to another strategy; what is not saved of the one before can be taken up again. */
  async function leave(go: () => Promise<void> | void) {
    const left = editing.store.get();
    await go();
    const { selected: name, saveStatus: status, draft: edited } = left;
    if (status !== 'CHANGED' || name === null || editing.store.get().selected === name) return;
    showUndo({
      message: intl.formatMessage({ id: 'strategy.left' }, { name: strategyLabel(intl, name) }),
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => editing.takeUp(name, edited),
    });
  }

  async function remove() {
    if (original?.version === 0) {
      const name = strategyLabel(intl, original.name);
      const message = intl.formatMessage({ id: 'strategy.shipped' }, { name });
      // the foot of the page makes room for it
      notifications.show({ role: 'alert', 'data-toast': true, message });
      return;
    }
    const removed = await editing.remove();
    if (removed === null) return;
    showUndo({
      // a toast stands outside of this screen's catalogue
      message: intl.formatMessage({ id: 'strategy.deleted' }, { name: removed.name }),
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => void attempt(() => editing.putBack(removed)),
    });
  }
  const isConflict = failure?.error instanceof ApiFailure && failure.error.status === CONFLICT;
  const changes = original === null ? 0 : countChanges(draft, original.parameters);
  return (
    <PageBody>
      <PageHead title={intl.formatMessage({ id: 'page.matchingStrategy' })}>
        <Select
          className={classes.select ?? ''}
          aria-label={intl.formatMessage({ id: 'strategy.select' })}
          data={strategies.map(({ name }) => ({ value: name, label: strategyLabel(intl, name) }))}
          value={selected}
          disabled={saveStatus === 'SAVING'}
          onChange={(name) => void leave(() => editing.select(name))}
        />
        <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setAdding(true)}>
          <FormattedMessage id="strategy.add" />
        </Button>
        <ActionIcon
          size="lg"
          aria-label={intl.formatMessage({ id: 'strategy.delete' })}
          disabled={selected === null}
          onClick={() => void attempt(remove)}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </PageHead>
      {isConflict && (
        <Notice tone="warn" title={<FormattedMessage id="strategy.conflict" />}>
          <Button size="xs" onClick={() => void attempt(() => editing.save({ force: true }))}>
            <FormattedMessage id="strategy.conflict.mine" />
          </Button>{' '}
          <Button
            size="xs"
            onClick={() => {
              editing.reset();
              void attempt(() => editing.initialize());
            }}
          >
            <FormattedMessage id="strategy.conflict.theirs" />
          </Button>
        </Notice>
      )}
      {failure !== null && !isConflict && <CallFailure error={failure.error} onRetry={failure.retry} />}
      {pageStatus === 'INITIALIZING' && <ResultsSkeleton />}
      {schema !== null && original !== null && (
        <div className={classes.columns}>
          <section className={classes.card} aria-label={strategyLabel(intl, original.name)}>
            <StrategyTree
              key={original.name}
              schema={schema}
              draft={draft}
              saved={original.parameters}
              isLocked={saveStatus === 'SAVING'}
              onChange={(next) => editing.edit(next)}
            />
            <div className={classes.foot}>
              <span role="status" className={classes.state} data-state={saveStatus}>
                <FormattedMessage id={`strategy.state.${saveStatus}`} values={{ count: changes }} />
              </span>
              <StrategyVersions strategy={original} onTake={(parameters) => editing.edit(parameters)} />
              <Button disabled={saveStatus !== 'CHANGED'} onClick={() => editing.reset()}>
                <FormattedMessage id="strategy.resetAll" />
              </Button>
              <Button variant="filled" disabled={saveStatus !== 'CHANGED'} onClick={() => void save()}>
                <FormattedMessage id="strategy.save" />
              </Button>
            </div>
          </section>
          <StrategyPreview schema={schema} strategy={original} draft={draft} />
        </div>
      )}
      {isAdding && (
        <AddStrategy
          onAdd={(name, template) => leave(() => editing.add(name, template))}
          onClose={() => setAdding(false)}
        />
      )}
    </PageBody>
  );
}

/** The matching strategies: what a match is, as an operator tunes it (STR-01…04). */
export function StrategyPage() {
  const { locale } = useScreen();
  return (
    <MoreMessages part="operators" locale={locale}>
      <StrategyScreen />
    </MoreMessages>
  );
}
