// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { useStore } from '../../../src/parts/application/use-store.ts';
import { ChosenElsewhere } from '../../../src/parts/results/selecting/chosen-elsewhere.tsx';
import { unconfiguredIndex } from '../../../src/state/lists/unconfigured-index.ts';
import type { MatchRequest } from '../../../src/state/matching/searches/match-request.ts';
import { ResultSelection } from '../../../src/state/selection/result-selection.ts';
import { Store } from '../../../src/state/store.ts';
import { aMatch } from '../../results/a-match.ts';
import { anApplication, changed, click, drawn, textOf } from '../drawn.tsx';

const match = (id: string) => aMatch([], { id, document: { id } });
const FIRST = ['a', 'b', 'c'].map(match);
const SECOND = ['d', 'e'].map(match);
const INDEX = unconfiguredIndex('candidates');
// only that it is another counts
const [ASKED, NARROWED] = [{}, {}] as MatchRequest[];

interface Shown {
  readonly matches: typeof FIRST;
  readonly request: MatchRequest | undefined;
  readonly isEarlier?: boolean;
}

/** The list with pages and requests to go to, and what was asked of it; `listed` are those who stand in every list. */
async function list(listed: readonly string[], role: 'reader' | 'recruiter' = 'recruiter') {
  const selection = new ResultSelection();
  const asked: (readonly string[])[] = [];
  const page = new Store<Shown>({ matches: FIRST, request: ASKED });
  function List() {
    const shown = useStore(page);
    return (
      <ChosenElsewhere
        kind="CANDIDATE"
        index={INDEX}
        selection={selection}
        state={useStore(selection.store)}
        matches={shown.matches}
        isEarlier={shown.isEarlier ?? false}
        request={shown.request ?? null}
        fetchListed={(ids) => {
          asked.push(ids);
          return Promise.resolve(new Set(listed));
        }}
        onOpen={() => undefined}
      />
    );
  }
  const application = await anApplication();
  const place = await drawn(<List />, { ...application, access: { person: null, role } });
  const choose = (id: string) => changed(() => selection.set(match(id), true));
  return {
    place,
    selection,
    asked,
    choose,
    go: (shown: Shown) => changed(() => page.set({ isEarlier: false, ...shown })),
  };
}

describe('who is chosen and not in sight', () => {
  it('RES-02 is known of the pages that were seen, and asked for once after the list is another', async () => {
    const { place, selection, asked, choose, go } = await list(['a', 'b']);
    await choose('a');
    await choose('b');
    await go({ matches: SECOND, request: ASKED });
    await choose('d');
    expect(textOf(place)).toBe('2 not on this page');
    expect(asked).toEqual([]);
    // the rows of before stay in sight until the answer is there, and stand in no other list for that
    await go({ matches: SECOND, request: NARROWED, isEarlier: true });
    expect(asked).toEqual([]);
    await go({ matches: FIRST.slice(2), request: NARROWED });
    expect(asked).toEqual([['a', 'b', 'd']]);
    expect(textOf(place)).toBe('3 not on this page, 1 of them outside this list');
    // another choice is no other list
    await choose('c');
    await changed(() => selection.leaveOut(new Set(['a'])));
    expect(textOf(place)).toBe('2 not on this page, 1 of them outside this list');
    expect(asked).toHaveLength(1);
  });

  it('RES-02 who may not ask for ids is told how many they are, and nothing is asked', async () => {
    const { place, asked, choose, go } = await list([], 'reader');
    await choose('a');
    await go({ matches: SECOND, request: NARROWED });
    expect(textOf(place)).toBe('1 not on this page');
    await click(place.querySelector('button'));
    expect(document.body.textContent).toContain('On other pages');
    expect(asked).toEqual([]);
  });
});
