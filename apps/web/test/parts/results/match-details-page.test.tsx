// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { MatchDetailsPage } from '../../../src/pages/match-details/match-details-page.tsx';
import { aMatch, item } from '../../results/a-match.ts';
import { anApplication, arrived, type Called, drawn, names } from '../drawn.tsx';

const path = { sourceIndex: 'vacancies', sourceId: 'j1', targetIndex: 'people', targetId: 'c1' };

async function page(matches: readonly object[]) {
  const called: Called[] = [];
  const indices = [
    { name: 'vacancies', kind: 'JOB' },
    { name: 'people', kind: 'CANDIDATE' },
  ];
  const application = await anApplication(
    { pages: { profileToCandidates: { indices: [{ name: 'people', label: 'p', detailsTitleProperty: 'name' }] } } },
    {
      '/hrmatching/indices': { indices },
      '/jobs_index/vacancies/doc/j1': { id: 'j1', jobTitle: 'Lasser', jobText: 'Wij zoeken.' },
      '/match2candidates/details': { matches },
    },
    { called },
  );
  const place = await drawn(<MatchDetailsPage path={path} />, application);
  for (let i = 0; i < 4; i += 1) await arrived();
  return { place, called };
}

const person = (id: string, name: string) =>
  aMatch([item('lassen')], { id, document: { id, extraProperties: { name } } });

describe('the page of a match', () => {
  it('DET-07a DET-07c asks with its four parameters, shows the first entry, and names search profile and candidate', async () => {
    const { place, called } = await page([person('c1', 'Anna'), person('c2', 'Bert')]);
    expect(called.find(([address]) => address === '/hrmatching/match2candidates/details')?.[1]).toEqual({
      sourceIndex: 'vacancies',
      sourceId: 'j1',
      targetIndex: 'people',
      targetId: 'c1',
      userLanguage: 'en',
    });
    expect(names(place, 'h2')).toEqual(['Anna']);
    expect(place.textContent).not.toContain('Bert');
    expect(names(place, 'h3')[0]).toBe('Search profile asks');
  });

  it('DET-07b an empty list is the error ‘No result’', async () => {
    const { place } = await page([]);
    expect(place.querySelector('[role="alert"]')?.textContent).toBe('No result');
    expect(place.querySelector('h2')).toBeNull();
  });
});
