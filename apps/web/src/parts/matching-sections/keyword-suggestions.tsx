import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Aspects } from '@counterpart/domain';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { seenOf } from '../../state/profile/edit-values.ts';
import { addItem, aspectOf, isListAspect } from '../../state/profile/profile-editing.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { useRovingFocus } from '../profile-editor/cards/use-roving-focus.ts';
import classes from './keyword-suggestions.module.css';

/** Suggestions wait until the keywords stay the same for so long (A9). */
const DEBOUNCE_MS = 1000;
const SIZE = 6;

interface Keyword {
  readonly keyword: string;
  readonly queryItemType: 'FUNCTION' | 'HARD_SKILL';
  /** What the value was read as: its words may name other concepts too. */
  readonly conceptId?: string;
}

const TYPE_OF = { jobFunctions: 'FUNCTION', hardSkills: 'HARD_SKILL' } as const;

const ASPECT_OF = { FUNCTION: 'jobFunctions', HARD_SKILL: 'hardSkills' } as const;

function keywordsIn(aspects: Aspects, name: keyof typeof TYPE_OF): readonly Keyword[] {
  const aspect = aspectOf(aspects, name);
  if (!isListAspect(aspect)) return [];
  return aspect.value.map((item) => ({
    keyword: item.label,
    queryItemType: TYPE_OF[name],
    ...('conceptId' in item && item.conceptId !== undefined ? { conceptId: item.conceptId } : {}),
  }));
}

/** The keywords of a profile, sorted: in another order they are the same (MAT-14). */
function keywordsOf(aspects: Aspects): readonly Keyword[] {
  const all = [...keywordsIn(aspects, 'jobFunctions'), ...keywordsIn(aspects, 'hardSkills')];
  return all.toSorted((a, b) => (a.keyword < b.keyword ? -1 : a.keyword > b.keyword ? 1 : 0));
}

/**
 * A text once it stayed the same for so long, counted from when it is first drawn too: what takes the place of an empty
 * profile is drawn more than once, and asks once. Null before.
 */
function useRested(text: string, ms: number): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}

/** Functions and skills that go with those of the profile; a click adds one (MAT-14). */
export function KeywordSuggestions({ context }: { readonly context: MatchingContext }) {
  const { application } = useScreen();
  const { aspects } = useStore(context.store);
  const keywords = keywordsOf(seenOf(aspects, application.allowed));
  // without a keyword the offers go for good: the next one is no reason to show those of another profile
  return keywords.length === 0 ? null : <Offers context={context} keywords={keywords} />;
}

interface OffersProps {
  readonly context: MatchingContext;
  /** Those of the profile, at least one. */
  readonly keywords: readonly Keyword[];
}

function Offers({ context, keywords }: OffersProps) {
  const { application } = useScreen();
  const intl = useIntl();
  const roving = useRovingFocus();
  const { language, activeIndex } = useStore(context.store);
  const asked = useRested(JSON.stringify(keywords), DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['suggest', activeIndex, language, asked],
    queryFn: ({ signal }) =>
      application.api.call('suggest', {
        params: { index: activeIndex },
        body: { keywords: JSON.parse(asked ?? '[]') as Keyword[], language, size: SIZE },
        signal,
      }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const here = new Set(keywords.map(({ keyword }) => keyword.toLowerCase()));
  const offered = (data?.suggestions ?? []).filter(
    ({ keyword, queryItemType }) =>
      !here.has(keyword.toLowerCase()) && application.allowed.has(ASPECT_OF[queryItemType]),
  );
  if (offered.length === 0) return null;
  function handleAdd({ keyword, queryItemType }: Keyword, button: HTMLElement) {
    // The button goes with its offer: the focus moves on to a neighbour, so that it never falls to the body.
    const entry = button.closest('li');
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    const target = neighbour?.querySelector('button') ?? document.getElementById('main');
    target?.focus({ preventScroll: true });
    const { defaultRange } = application.configuration;
    context.edit((now) =>
      addItem(now, ASPECT_OF[queryItemType], { id: crypto.randomUUID(), label: keyword }, defaultRange),
    );
  }
  return (
    <section className={classes.suggestions} aria-label={intl.formatMessage({ id: 'suggestions.title' })} {...roving}>
      <h3 className={classes.title}>
        <FormattedMessage id="suggestions.title" />
      </h3>
      <ul className={classes.list}>
        {offered.map((suggestion) => (
          <li key={suggestion.keyword}>
            <Button
              size="xs"
              className={classes.offer ?? ''}
              data-roving
              leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
              aria-label={intl.formatMessage({ id: 'suggestions.add' }, { label: suggestion.keyword })}
              onClick={(event) => handleAdd(suggestion, event.currentTarget)}
            >
              {suggestion.keyword}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
