import { IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { RowFacts } from '../../../state/results/row-facts.ts';
import controls from '../../../ui/light-controls.module.css';
import classes from './place-words.module.css';

const LOOK = { size: 12, stroke: 2.5, 'aria-hidden': true } as const;

/** Town and distance; a distance at which the place counts nothing is marked, by shape and in words. */
export function PlaceWords({ town, distanceKm, isFar }: Pick<RowFacts, 'town' | 'distanceKm' | 'isFar'>) {
  const intl = useIntl();
  if (distanceKm === null) return town;
  const words = intl.formatMessage({ id: 'results.place' }, { town, km: Math.round(distanceKm) });
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
