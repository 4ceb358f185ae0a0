import { Progress, UnstyledButton } from '@mantine/core';
import { FormattedNumber, useIntl } from 'react-intl';
import type { ProfileKind, WireDocument } from '@counterpart/domain';
import { propertyText, rowTitle } from '../../state/documents/document-labels.ts';
import type { Match } from '../../state/matching/searches/index-results.ts';
import { nearest } from '../../state/results/row-facts.ts';
import { placeText } from '../results/row/place-words.tsx';
import classes from './best-matches.module.css';

/** How many of the ranking the closed bar shows (ui.md, "Answer first"). */
const BEST = 3;

interface BestMatchesProps {
  readonly matches: readonly Match[];
  readonly target: ProfileKind;
  readonly hasColours: boolean;
  readonly onOpen: (id: string) => void;
}

/** The first of the ranking: score with its proven and unknown part, who, what and how far. */
export function BestMatches({ matches, target, hasColours, onOpen }: BestMatchesProps) {
  const intl = useIntl();
  return (
    <ul className={classes.bests}>
      {matches.slice(0, BEST).map((match) => {
        const document = match.document as unknown as WireDocument;
        const title = rowTitle(target, document);
        const name = propertyText(document, target === 'JOB' ? 'company' : 'name');
        const [first, second] = target === 'JOB' || name === '' ? [title, name] : [name, title];
        const town = propertyText(document, 'town');
        const { distanceKm = null, isFar = false, label = '' } = nearest(match) ?? {};
        const place = placeText(intl, { town: town === '' ? label : town, distanceKm, isFar });
        const about = [second, place].filter((part) => part !== '');
        const tone = hasColours ? (match.green ? 'green' : 'amber') : 'plain';
        return (
          <li key={match.id} className={classes.item}>
            <UnstyledButton className={classes.best} onClick={() => onOpen(match.id)}>
              <span className={classes.score}>
                <b>
                  <FormattedNumber value={match.score} style="percent" />
                </b>
                <Progress.Root className={classes.bar ?? ''} aria-hidden="true">
                  <Progress.Section
                    className={classes.proven ?? ''}
                    data-tone={tone}
                    value={match.score * 100}
                    withAria={false}
                  />
                  <Progress.Section
                    className={classes.unknown ?? ''}
                    value={Math.min(match.unknown, 1 - match.score) * 100}
                    withAria={false}
                  />
                </Progress.Root>
              </span>
              <span className={classes.text}>
                <span className={classes.first}>{first === '' ? match.id : first}</span>
                <span className={classes.second}>{about.join(', ')}</span>
              </span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
