import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ProfileKind } from '@counterpart/domain';
import { fetchPrefixValues } from '../../state/filters/filter-values.ts';
import { LONGEST_SEARCH } from '../../state/text-bounds.ts';
import { useScreen } from '../application/use-screen.ts';

/** The search for values starts at two characters (A5, FIL-10), a moment after the last key, in milliseconds. */
const MIN_CHARACTERS = 2;
const DEBOUNCE_MS = 120;

interface PrefixInputProps {
  readonly kind: ProfileKind;
  readonly index: string;
  readonly property: string;
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onCommit: (value: string) => void;
}

/** One value of a property, completed while it is typed (FIL-10). */
export function PrefixInput({ kind, index, property, label, value, isDisabled, onCommit }: PrefixInputProps) {
  const { api } = useScreen().application;
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value;
  const [debounced] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { data = [] } = useQuery({
    queryKey: ['filter-prefix', kind, index, property, debounced],
    enabled: draft !== null && debounced.length >= MIN_CHARACTERS,
    queryFn: ({ signal }) => fetchPrefixValues(api, kind, index, property, debounced, signal),
  });
  // The field puts a value that was taken into its text afterwards; by then it is committed.
  const taken = useRef<string | null>(null);
  function handleChange(typed: string) {
    setDraft(typed === taken.current ? null : typed);
    taken.current = null;
  }
  function commit(committed: string) {
    setDraft(null);
    if (committed.trim() !== value) onCommit(committed.trim());
  }
  return (
    <Autocomplete
      aria-label={label}
      maxLength={LONGEST_SEARCH}
      value={text}
      disabled={isDisabled}
      data={draft !== null && debounced.length >= MIN_CHARACTERS ? [...data] : []}
      filter={({ options }) => options}
      onChange={handleChange}
      onOptionSubmit={(option) => {
        taken.current = option;
        commit(option);
      }}
      onBlur={() => draft !== null && commit(draft)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-activedescendant') === null) commit(text);
      }}
    />
  );
}
