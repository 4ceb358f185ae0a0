import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiClient, RouteBody } from '@counterpart/client';
import { type AspectName, CONCEPT_TYPE_OF_ASPECT, type Language } from '@counterpart/domain';

/** Autocomplete starts at two characters (A5, PRO-05). */
const MIN_CHARACTERS = 2;
const DEBOUNCE_MS = 120;

interface ConceptInputProps {
  readonly aspect: AspectName;
  readonly language: Language;
  readonly api: ApiClient;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The label as it stands when the field is left or a suggestion is taken. */
  readonly onCommit: (label: string) => void;
}

/** A label with suggestions of the ontology while typing, for aspects whose values are concepts. */
export function ConceptInput({ aspect, language, api, label, value, placeholder, onCommit }: ConceptInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value;
  const [isFocused, setFocused] = useState(false);
  const [debounced] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const type = CONCEPT_TYPE_OF_ASPECT[aspect];
  const { data } = useQuery({
    queryKey: ['findPrefix', aspect, language, debounced],
    enabled: isFocused && type !== undefined && debounced.length >= MIN_CHARACTERS && debounced !== value,
    staleTime: 60_000,
    queryFn: ({ signal }) => {
      const body: RouteBody<'findPrefix'> = {
        text: debounced,
        lang: language,
        conceptTypes: type === undefined ? [] : [type],
        size: 8,
      };
      return api.call('findPrefix', { body, signal });
    },
    placeholderData: (before) => before,
  });
  const suggestions = [...new Set((data?.items ?? []).map((item) => item.matchedTerm.text))];
  // The field puts a suggestion that was taken into its text afterwards; by then it is a value already.
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
      className="concept-input"
      size="xs"
      aria-label={label}
      placeholder={placeholder ?? ''}
      value={text}
      data={isFocused && debounced.length >= MIN_CHARACTERS ? suggestions : []}
      filter={({ options }) => options}
      onChange={handleChange}
      onOptionSubmit={(option) => {
        taken.current = option;
        commit(option);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        commit(text);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-activedescendant') === null) commit(text);
      }}
      comboboxProps={{ withinPortal: true, shadow: 'md' }}
    />
  );
}
