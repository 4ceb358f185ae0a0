// @vitest-environment happy-dom
import type { IndexConfiguration } from '@counterpart/domain';
import { useState } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MatchDetails } from '../../../src/parts/match-details/match-details.tsx';
import { aMatch, item } from '../../results/a-match.ts';
import { anApplication, arrived, click, drawn } from '../drawn.tsx';

const person = (id: string) => aMatch([item('lassen')], { id, document: { id, cvText: 'Ik las.' } });

interface WalkProps {
  readonly index: IndexConfiguration;
  readonly externalUrl?: (id: string) => Promise<string>;
}

/** The details of a match, of which a button goes to the next. */
function Walk({ index, externalUrl }: WalkProps) {
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
        externalUrl={externalUrl}
      />
    </>
  );
}

/** A frame shows its page, which is an empty one here; otherwise happy-dom says that it does not. */
function loadsFrames(isOn: boolean): void {
  const { happyDOM } = globalThis as unknown as { readonly happyDOM: { readonly settings: object } };
  Object.assign(happyDOM.settings, { enableIframePageLoading: isOn, disableIframePageLoading: !isOn });
}
beforeAll(() => loadsFrames(true));
afterAll(() => loadsFrames(false));

/** An index with options, and the application that is configured with it. */
async function configured(options: object = {}) {
  const indices = [{ name: 'candidates', label: 'c', ...options }];
  const application = await anApplication({ pages: { profileToCandidates: { indices } } });
  const [index] = application.configuration.pages.profileToCandidates.indices;
  if (index === undefined) throw new Error('no index');
  return { application, index };
}

describe('the details of a match', () => {
  it.each([
    [{}, ['external', 'match', 'external']],
    [{ externalDetailsTabDefaultActive: true }, ['match', 'external']],
  ])(
    'DET-01 SET-21o with %j the address of the external tab is asked once, when the tab first shows',
    async (options, tabs) => {
      const { application, index } = await configured(options);
      const asked: string[] = [];
      const externalUrl = (id: string) => Promise.resolve((asked.push(id), 'about:blank'));
      const place = await drawn(<Walk index={index} externalUrl={externalUrl} />, application);
      await arrived();
      expect(asked).toEqual(tabs.length === 3 ? [] : ['c1']);
      for (const tab of tabs) {
        await click(place.querySelector(`[role="tab"][id$="-${tab}"]`));
        await arrived();
      }
      expect(place.querySelector('iframe')?.getAttribute('src')).toBe('about:blank');
      expect(asked).toEqual(['c1']);
    },
  );

  it('of the next one begin at the top, in the items as in the texts', async () => {
    const { application, index } = await configured();
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
