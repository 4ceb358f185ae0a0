import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Passage } from '../../../state/results/details/passages.ts';
import { askedWords, sourceWords } from '../items/item-words.ts';
import classes from './evidence-passages.module.css';

/** What a printed match has in place of the whole texts: each item with the words that meet it. On paper only. */
export function EvidencePassages({ passages }: { readonly passages: readonly Passage[] }) {
  const intl = useIntl();
  if (passages.length === 0) return null;
  return (
    <section className={classes.passages} data-passages>
      <h3 className={classes.title}>
        <FormattedMessage id="details.passages" />
      </h3>
      <ul className={classes.list}>
        {passages.map(({ explanation, before, words, after }) => (
          <li key={explanation.itemId}>
            <FormattedMessage
              id="text.labelled"
              values={{
                label: (
                  <Fragment key="label">
                    <strong>{askedWords(intl, explanation)}</strong> <span>({sourceWords(intl, explanation)})</span>
                  </Fragment>
                ),
                value: (
                  <Fragment key="value">
                    {before}
                    <mark className={classes.words}>{words}</mark>
                    {after}
                  </Fragment>
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
