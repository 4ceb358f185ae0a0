import { Button } from '@mantine/core';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreen } from '../../parts/application/use-screen.ts';
import { addPhrase, offeredPhrases } from '../../state/profile/phrase-offers.ts';
import { useStore } from '../../parts/application/use-store.ts';

/** What the job says that no concept covers: a click makes a phrase a hard skill, looked for by its words. */
export function PhraseOffers() {
  const { application } = useScreen();
  const context = application.contexts.jobToCandidates;
  const { phrases } = useStore(application.jobInput.store);
  const { aspects } = useStore(context.store);
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  if (phrases.length === 0) return null;
  const offered = offeredPhrases(phrases, aspects);
  function handleAdd(phrase: string, button: HTMLElement) {
    // The button goes with its offer: the focus moves on to a neighbour, so that it never falls to the body.
    const entry = button.closest('li');
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    (neighbour?.querySelector('button') ?? heading.current)?.focus();
    context.setAspects(addPhrase(aspects, phrase, crypto.randomUUID()));
  }
  return (
    <section className="phrase-offers" aria-label={intl.formatMessage({ id: 'phrases.title' })}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage id="phrases.title" />
      </h3>
      <p className="dimmed">
        <FormattedMessage id={offered.length > 0 ? 'phrases.explanation' : 'phrases.allAdded'} />
      </p>
      <ul>
        {offered.map((phrase) => (
          <li key={phrase}>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={intl.formatMessage({ id: 'phrases.add' }, { phrase })}
              onClick={(event) => handleAdd(phrase, event.currentTarget)}
            >
              + {phrase}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
