import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { aspectOfQueryItem, isQueryWords } from '../../state/profile/parsed-query.ts';
import { isQuery, isReadable } from '../../state/start/start-search.ts';
import { useScreen } from '../application/use-screen.ts';
import { useStore } from '../application/use-store.ts';
import { aspectHue } from '../profile-editor/cards/aspect-hue.ts';
import { UNIT_SIGN } from '../profile-editor/chips/value-labels.ts';
import classes from './understood-query.module.css';

const PAUSE_MS = 250;

interface UnderstoodQueryProps {
  readonly context: MatchingContext;
  readonly text: string;
}

/** What is understood of a query before it is searched; until something is typed and understood, how to write one. */
export function UnderstoodQuery({ context, text }: UnderstoodQueryProps) {
  const { api } = useScreen().application;
  const { language } = useStore(context.store);
  const [query] = useDebouncedValue(text.trim(), PAUSE_MS);
  const isShown = isQuery(text) && isReadable(text);
  const { data } = useQuery({
    queryKey: ['parseQuery', language, query],
    queryFn: ({ signal }) => api.call('parseQuery', { body: { query, lang: language }, signal }),
    enabled: isShown && isReadable(query),
    placeholderData: keepPreviousData,
  });
  const items = data?.parsedQueryItems ?? [];
  if (!isShown || items.length === 0) {
    return (
      <p className={classes.hint} id="start-hint">
        {isQuery(text) ? (
          <FormattedMessage id={`start.hint.${context.target}`} />
        ) : (
          <FormattedMessage id="start.hint.text" />
        )}
      </p>
    );
  }
  return (
    <p className={classes.hint} id="start-hint" aria-live="polite">
      <FormattedMessage id="start.understood" />{' '}
      {items.map((item) => (
        <span
          key={`${item.start}-${item.text}`}
          className={classes.item}
          style={aspectHue(aspectOfQueryItem(item))}
          data-words={isQueryWords(item) || undefined}
        >
          <span className={classes.swatch} aria-hidden="true" />
          {isQueryWords(item) ? (
            <FormattedMessage id="start.words" />
          ) : (
            <FormattedMessage id={`aspect.${aspectOfQueryItem(item)}`} />
          )}{' '}
          <b>
            {item.text}
            {item.range !== undefined && ` ${item.range} ${UNIT_SIGN[item.rangeUnit ?? 'KILOMETER']}`}
          </b>
        </span>
      ))}
    </p>
  );
}
