// @vitest-environment happy-dom
import { Notifications } from '@mantine/notifications';
import { describe, expect, it } from 'vitest';
import type { LocationItem } from '@counterpart/domain';
import { FarMatches } from '../../../src/parts/results/far-matches.tsx';
import { PlaceWords } from '../../../src/parts/results/row/place-words.tsx';
import { aMatch, item, missing } from '../../results/a-match.ts';
import { anApplication, changed, click, drawn, names, textOf } from '../drawn.tsx';

const gent = (change: Partial<LocationItem> = {}) =>
  ({
    locations: {
      type: 'locations',
      weight: 100,
      required: false,
      custom: false,
      value: [{ id: '1', label: 'Gent', weight: 100, required: false, range: 30, rangeUnit: 'KILOMETER', ...change }],
    },
  }) as const;
const found = (distanceKm: number) => ({ aspect: 'locations' as const, found: { label: 'Nice', distanceKm } });
const near = aMatch([item('Gent', found(12))], { id: 'near' });
const far = aMatch([missing('Gent', found(900.4))], { id: 'far' });

async function rows(aspects: Parameters<typeof FarMatches>[0]['aspects'], matches = [near, far]) {
  const indices = [{ name: 'candidates', label: 'c' }];
  const application = await anApplication({ pages: { profileToCandidates: { enabled: true, indices } } });
  const context = application.contexts.profileToCandidates;
  await context.withoutSource();
  context.setAspects(aspects);
  const place = await drawn(
    <>
      <Notifications />
      <FarMatches context={context} aspects={aspects} matches={matches} />
    </>,
    application,
  );
  const isRequired = () => context.store.get().aspects.locations?.required;
  return { place, isRequired };
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name) ?? null;

describe('somebody far from the asked place', () => {
  it('ENG-05c says in the row how far away, and near the town only how far', async () => {
    const words = async (distanceKm: number, isFar: boolean) =>
      textOf(await drawn(<PlaceWords town="Nice" distanceKm={distanceKm} isFar={isFar} />));
    expect(await words(12.4, false)).toBe('Nice · 12\u00A0km');
    expect(await words(900.4, true)).toBe('Nice · 900\u00A0km away (beyond the range asked)');
  });

  it('ENG-05b PRO-02 stands there as the place is not required; one click requires it, and can be undone', async () => {
    const { place, isRequired } = await rows(gent());
    expect(textOf(place)).toContain('1 result here is too far away for the place to count: it is not required.');
    await click(button('Require the place'));
    expect(isRequired()).toBe(true);
    await changed(() => click(button('Undo')));
    expect(isRequired()).toBe(false);
  });

  it('ENG-05b is explained by nothing where the place is required, is not asked, or all are near', async () => {
    for (const [aspects, matches] of [
      [gent({ required: true }), [far]],
      [{ locations: { ...gent().locations, required: true } }, [far]],
      [gent(), [near]],
      [gent(), [aMatch([])]],
    ] as const) {
      const { place } = await rows(aspects, [...matches]);
      expect(names(place, 'button')).toEqual([]);
    }
  });
});
