import { IconX } from '@tabler/icons-react';
import { type IntlShape, useIntl } from 'react-intl';
import type { RowFacts } from '../../../state/results/row-facts.ts';
import controls from '../../../ui/light-controls.module.css';
import classes from './place-words.module.css';

type PlaceFacts = Pick<RowFacts, 'town' | 'distanceKm' | 'isFar'>;

const LOOK = { size: 12, stroke: 2.5, 'aria-hidden': true } as const;

/** Town and distance in words, which say of a place beyond reach that it is away. */
export function placeText(intl: IntlShape, { town, distanceKm, isFar }: PlaceFacts): string {
  if (distanceKm === null) return town;
  const km = Math.round(distanceKm);
  return intl.formatMessage({ id: isFar ? 'results.place.away' : 'results.place' }, { town, km });
}

/** Town and distance; a distance at which the place counts nothing is marked, by shape and in words. */
export function PlaceWords({ town, distanceKm, isFar }: PlaceFacts) {
  const intl = useIntl();
  if (distanceKm === null) return town;
  const words = placeText(intl, { town, distanceKm, isFar });
  if (!isFar) return words;
  const why = intl.formatMessage({ id: 'results.place.far' });
  return (
    <span className={classes.far} title={why}>
      <IconX {...LOOK} />
      {words}
      <span className={controls.hidden}> ({why})</span>
    </span>
  );
}
