import { Button, Popover, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileKind } from '@counterpart/domain';
import { useKeys } from '../../parts/keys/use-keys.ts';
import { LIST_SORTS, type ListRequest } from '../../state/lists/list-request.ts';
import { LONGEST_SEARCH } from '../../state/text-bounds.ts';
import classes from './list-page.module.css';

/** How long typing pauses before the list follows. */
const PAUSE_MS = 250;

interface ListBarProps {
  readonly kind: ProfileKind;
  readonly request: ListRequest;
  /** The facets, where there is no room for them beside the list. */
  readonly facets: ReactNode | null;
  readonly onNarrow: (changed: Partial<ListRequest>) => void;
}

/** What a list is searched and ordered by; the facets behind a button on a narrow screen. */
export function ListBar({ kind, request, facets, onNarrow }: ListBarProps) {
  const intl = useIntl();
  const [text, setText] = useState(request.text);
  const typed = useRef(request.text);
  useEffect(() => {
    // back and forward bring another text; what is being typed is not disturbed
    if (request.text !== typed.current.trim()) setText(request.text);
    typed.current = request.text;
  }, [request.text]);
  const searchFor = useDebouncedCallback((next: string) => {
    typed.current = next;
    onNarrow({ text: next });
  }, PAUSE_MS);
  const box = useRef<HTMLInputElement>(null);
  useKeys([{ key: '/', label: 'keys.search', group: 'everywhere', run: () => box.current?.focus() }]);
  return (
    <div className={classes.bar}>
      <TextInput
        ref={box}
        type="search"
        maxLength={LONGEST_SEARCH}
        className={classes.search ?? ''}
        aria-label={intl.formatMessage({ id: `list.search.${kind}` })}
        placeholder={intl.formatMessage({ id: `list.search.${kind}` })}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          searchFor(event.currentTarget.value);
        }}
      />
      {facets !== null && (
        <Popover position="bottom-end" width={260} trapFocus>
          <Popover.Target>
            <Button leftSection={<IconFilter size={16} stroke={1.75} aria-hidden="true" />}>
              <FormattedMessage id="list.facets.open" values={{ count: Object.values(request.facets).flat().length }} />
            </Button>
          </Popover.Target>
          <Popover.Dropdown className={classes.dropdown ?? ''}>{facets}</Popover.Dropdown>
        </Popover>
      )}
      <Select
        className={classes.sort ?? ''}
        aria-label={intl.formatMessage({ id: 'results.sort' })}
        leftSection={<span className={classes.sortLabel}>{intl.formatMessage({ id: 'results.sort.short' })}</span>}
        leftSectionWidth={36}
        leftSectionPointerEvents="none"
        data={LIST_SORTS.map((value) => ({ value, label: intl.formatMessage({ id: `list.sort.${value}` }) }))}
        value={request.sort}
        onChange={(value) => onNarrow({ sort: LIST_SORTS.find((known) => known === value) ?? 'none' })}
      />
    </div>
  );
}
