// @vitest-environment happy-dom
import type { IndexConfiguration } from '@counterpart/domain';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MatchDetails } from '../../../src/parts/match-details/match-details.tsx';
import { aMatch, item } from '../../results/a-match.ts';
import { anApplication, click, drawn } from '../drawn.tsx';

const person = (id: string) => aMatch([item('lassen')], { id, document: { id, cvText: 'Ik las.' } });

/** The details of a match, of which a button goes to the next. */
function Walk({ index }: { readonly index: IndexConfiguration }) {
  const [id, setId] = useState('c1');
  return (
    <>
      <button type="button" onClick={() => setId('c2')}>
        next
      </button>
      <MatchDetails
        match={person(id)}
        kind="CANDIDATE"
        index={index}
        names={{ forward: 'asks', reverse: 'wishes' }}
        additional={null}
        hasColours
        isUnfolded
        onFold={() => undefined}
      />
    </>
  );
}

describe('the details of a match', () => {
  it('of the next one begin at the top, in the items as in the texts', async () => {
    const indices = [{ name: 'candidates', label: 'c' }];
    const application = await anApplication({ pages: { profileToCandidates: { indices } } });
    const [index] = application.configuration.pages.profileToCandidates.indices;
    if (index === undefined) throw new Error('no index');
    const place = await drawn(<Walk index={index} />, application);
    const panes = [...place.querySelectorAll('section')].filter(({ className }) => /items|texts/.test(className));
    expect(panes).toHaveLength(2);
    for (const pane of panes) pane.scrollTop = 300;
    await click(place.querySelector('button'));
    expect(place.querySelector('[data-details]')?.getAttribute('data-details')).toBe('c2');
    expect(panes.map(({ isConnected, scrollTop }) => [isConnected, scrollTop])).toEqual([
      [true, 0],
      [true, 0],
    ]);
  });
});
