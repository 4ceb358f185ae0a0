import { Button, FileButton, Progress, Switch, Textarea } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ReadText, readTextFile } from '../../state/text-mining/read-text-file.ts';
import type { TextMining, TextMiningState } from '../../state/text-mining/text-mining.ts';
import { Notice } from '../../ui/notice.tsx';
import { showUndo } from '../../ui/show-undo.tsx';
import { useIsShown } from '../application/use-is-shown.ts';
import classes from './mining-input.module.css';
import { MiningProblemNotice } from './mining-problem.tsx';

/** Characters beyond which an input is shown in part and not edited: a field of megabytes answers no key. */
const MOST_EDITED = 300_000;
/** Characters that are shown of a longer one. */
const SHOWN = 20_000;

interface MiningInputProps {
  readonly state: TextMiningState;
  readonly mining: TextMining;
  /** The sample comments are on their way: there is nothing to parse yet. */
  readonly isAwaiting: boolean;
  /** There is a result. */
  readonly onParsed: () => void;
}

/** The comments, typed, pasted or dropped as a file, and the button that parses them (TXT-01). */
export function MiningInput({ state, mining, isAwaiting, onParsed }: MiningInputProps) {
  const intl = useIntl();
  const isShown = useIsShown();
  const reset = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<ReadText['problem']>(null);
  const { input, fileName, isFetching, progress, problem, isAnonymous } = state;
  const isLong = input.length > MOST_EDITED;
  async function parse() {
    if (!isAwaiting && (await mining.parse()) && isShown()) onParsed();
  }
  async function take(file: File | null | undefined) {
    reset.current?.();
    if (file == null) return;
    const read = await readTextFile(file);
    setRefused(read.problem);
    if (read.problem !== null) return;
    const { input: before, fileName: nameBefore } = mining.store.get();
    mining.setInput(read.text, file.name);
    if (before.trim() === '' || before === read.text) return;
    showUndo({
      // what is told stands outside of the page, which alone has these messages
      message: intl.formatMessage({ id: 'mining.file.replaced' }, { name: file.name }),
      label: <FormattedMessage id="actions.undo" />,
      onUndo: () => mining.setInput(before, nameBefore),
    });
  }
  function handleDrag(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === 'dragover');
  }
  return (
    <form
      className={classes.form}
      aria-busy={isFetching}
      data-over={isOver || undefined}
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={(event) => {
        handleDrag(event);
        void take(event.dataTransfer.files[0]);
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void parse();
      }}
    >
      <Textarea
        label={<FormattedMessage id="mining.input" />}
        description={<FormattedMessage id="mining.input.explanation" />}
        rows={20}
        value={isLong ? input.slice(0, SHOWN) : input}
        readOnly={isLong}
        error={problem?.kind === 'empty'}
        onChange={(event) => mining.setInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className={classes.file}>
        <FileButton
          accept=".txt,.csv,.tsv,text/plain,text/csv"
          resetRef={reset}
          onChange={(file) => void take(file)}
          inputProps={{ 'aria-label': intl.formatMessage({ id: 'mining.choose' }), tabIndex: -1 }}
        >
          {(props) => (
            <Button {...props} size="xs">
              <FormattedMessage id="mining.choose" />
            </Button>
          )}
        </FileButton>
        <span className={classes.hint}>
          {fileName === null ? (
            <FormattedMessage id="mining.drop" />
          ) : (
            <FormattedMessage id={isLong ? 'mining.file.long' : 'mining.file'} values={{ name: fileName }} />
          )}
        </span>
        {isLong && (
          <Button size="xs" variant="subtle" onClick={() => mining.setInput('')}>
            <FormattedMessage id="mining.file.remove" />
          </Button>
        )}
        <Switch
          className={classes.anonymous ?? ''}
          checked={isAnonymous}
          label={<FormattedMessage id="mining.anonymous" />}
          onChange={(event) => mining.setAnonymous(event.currentTarget.checked)}
        />
      </div>
      {refused !== null && (
        <Notice
          tone="bad"
          title={<FormattedMessage id={refused === 'EMPTY_TEXT' ? 'mining.file.empty' : `error.${refused}`} />}
        />
      )}
      {problem !== null && <MiningProblemNotice problem={problem} onRetry={() => void parse()} />}
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="filled"
          disabled={isAwaiting}
          loading={isFetching}
          aria-keyshortcuts="Control+Enter"
        >
          <FormattedMessage id="mining.parse" />
        </Button>
        {isFetching && (
          <>
            <Button
              leftSection={<IconPlayerStop size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => mining.cancel()}
            >
              <FormattedMessage id="actions.cancel" />
            </Button>
            <Progress
              className={classes.progress ?? ''}
              value={progress * 100}
              aria-label={intl.formatMessage({ id: 'mining.progress' })}
            />
            <span className={classes.hint} role="status">
              <FormattedMessage id="mining.busy" values={{ progress }} />
            </span>
          </>
        )}
      </div>
    </form>
  );
}
