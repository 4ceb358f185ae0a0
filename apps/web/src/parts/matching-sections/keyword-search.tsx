import { Popover, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../state/failures/failure-message.ts';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { searchKeywords } from '../../state/start/start-search.ts';
import { useOnceAtATime } from '../application/use-once-at-a-time.ts';
import { useScreen } from '../application/use-screen.ts';
import { useKeys } from '../keys/use-keys.ts';
import { UnderstoodQuery } from '../start/understood-query.tsx';
import classes from './keyword-search.module.css';

interface KeywordSearchProps {
  readonly context: MatchingContext;
  /** The search was matched: its results can be shown. */
  readonly onMatched: () => void;
}

/** The keyword search of a profile that says something already: what is understood joins it, a blank query just matches (MAT-03). */
export function KeywordSearch({ context, onMatched }: KeywordSearchProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const label = intl.formatMessage({ id: 'keywordSearch.label' });
  const { api, allowed, log } = application;
  const { once } = useOnceAtATime();
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ key: '/', label: 'keys.search', group: 'everywhere', run: () => field.current?.focus() }]);
  async function search() {
    try {
      const outcome = await searchKeywords(text, { api, allowed, context, newId: () => crypto.randomUUID() });
      if (outcome === 'nothing') {
        setFailure(intl.formatMessage({ id: 'start.nothing' }));
        return;
      }
      // what was typed meanwhile is another query
      setText((now) => (now === text ? '' : now));
      onMatched();
    } catch (error) {
      log('A query could not be read', error);
      setFailure(intl.formatMessage({ id: failureMessage(error).id }));
    }
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void once('search', search);
  }
  return (
    <Popover
      opened={isFocused && text.trim() !== '' && failure === null}
      position="bottom-start"
      width={360}
      trapFocus={false}
      withinPortal={false}
      // it only says what is understood: the field stays where one types
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          ref={field}
          data-search-field
          className={classes.field ?? ''}
          size="xs"
          type="search"
          aria-label={label}
          placeholder={label}
          aria-describedby={text.trim() === '' ? undefined : 'start-hint'}
          leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
          value={text}
          error={failure}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFailure(null);
          }}
          onKeyDown={handleKeyDown}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <UnderstoodQuery context={context} text={text} />
      </Popover.Dropdown>
    </Popover>
  );
}
