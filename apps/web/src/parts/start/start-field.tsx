import { Button, FileButton, Textarea } from '@mantine/core';
import { IconPaperclip, IconSearch } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isQuery } from '../../state/start/start-search.ts';
import { useKeys } from '../keys/use-keys.ts';
import { UnderstoodQuery } from './understood-query.tsx';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import classes from './start-field.module.css';

/** What is read of a file by its name; the server looks at its content. */
const ACCEPTED = '.pdf,.docx,.txt,.rtf,.html,.json';
/** The style lets the field grow (start-field.module.css); browsers that cannot have it measured at each key. */
const GROWS_BY_STYLE = globalThis.CSS.supports('field-sizing', 'content');

interface StartFieldProps {
  readonly context: MatchingContext;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onBegin: (input: string | File) => void;
}

/** One large field: a keyword query, a blank one that lists, or a pasted or dropped job or CV. */
export function StartField({ context, text, isBusy, onText, onBegin }: StartFieldProps) {
  const intl = useIntl();
  const [isOver, setOver] = useState(false);
  const label = intl.formatMessage({ id: `start.field.${context.target}` });
  const field = useRef<HTMLTextAreaElement>(null);
  useKeys([{ key: '/', label: 'keys.search', group: 'everywhere', run: () => field.current?.focus() }]);
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // Enter searches for a line; in a text it makes the next one
    if (!isCommand && !isQuery(text)) return;
    event.preventDefault();
    event.stopPropagation();
    onBegin(text);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onBegin(file);
  }
  return (
    <div>
      <div
        className={classes.box}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <div className={classes.field}>
          <IconSearch size={20} stroke={1.75} aria-hidden className={classes.icon} />
          <Textarea
            ref={field}
            data-search-field
            className={classes.text ?? ''}
            classNames={{ input: classes.input ?? '' }}
            variant="unstyled"
            {...(GROWS_BY_STYLE ? {} : { autosize: true, minRows: 2, maxRows: 12 })}
            aria-label={label}
            aria-describedby="start-hint"
            placeholder={label}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
        <div className={classes.foot}>
          <FileButton accept={ACCEPTED} onChange={(file) => file !== null && onBegin(file)}>
            {(props) => (
              <Button
                {...props}
                size="xs"
                variant="subtle"
                leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden />}
              >
                <FormattedMessage id="start.file" />
              </Button>
            )}
          </FileButton>
          <span className={classes.formats}>
            <FormattedMessage id="start.formats" />
          </span>
          <Button
            className={classes.begin ?? ''}
            variant="filled"
            loading={isBusy}
            aria-keyshortcuts="Control+Enter"
            rightSection={
              <span className={classes.key} aria-hidden="true">
                Ctrl ↵
              </span>
            }
            onClick={() => onBegin(text)}
          >
            <FormattedMessage id="start.search" />
          </Button>
        </div>
      </div>
      <UnderstoodQuery context={context} text={text} />
    </div>
  );
}
