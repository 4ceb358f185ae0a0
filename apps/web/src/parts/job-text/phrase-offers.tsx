import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchingContext } from '../../state/matching/matching-context.ts';
import { addPhrase, offeredPhrases } from '../../state/profile/phrase-offers.ts';
import { useStore } from '../application/use-store.ts';
import { useRovingFocus } from '../profile-editor/cards/use-roving-focus.ts';
import classes from './phrase-offers.module.css';

interface PhraseOffersProps {
  readonly context: MatchingContext;
  readonly phrases: readonly string[];
}

/** What the job says that no concept covers: a click makes a phrase a hard skill, looked for by its words. */
export function PhraseOffers({ context, phrases }: PhraseOffersProps) {
  const { aspects } = useStore(context.store);
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const roving = useRovingFocus();
  if (phrases.length === 0) return null;
  const offered = offeredPhrases(phrases, aspects);
  function handleAdd(phrase: string, button: HTMLElement) {
    // The button goes with its offer: the focus moves on to a neighbour, so that it never falls to the body.
    const entry = button.closest('li');
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
    context.edit((now) => addPhrase(now, phrase, crypto.randomUUID()));
  }
  return (
    <section className={classes.offers} aria-label={intl.formatMessage({ id: 'phrases.title' })}>
      <div className={classes.head}>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          <FormattedMessage id="phrases.title" />
        </h3>
        <p className={classes.about}>
          <FormattedMessage id={offered.length > 0 ? 'phrases.explanation' : 'phrases.allAdded'} />
        </p>
      </div>
      <div {...roving}>
        <ul className={classes.list}>
          {offered.map((phrase) => (
            <li key={phrase}>
              <Button
                size="xs"
                className={classes.offer ?? ''}
                data-roving
                leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
                aria-label={intl.formatMessage({ id: 'phrases.add' }, { phrase })}
                onClick={(event) => handleAdd(phrase, event.currentTarget)}
              >
                {phrase}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
