// @vitest-environment happy-dom
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { MatchingSections } from '../../../src/parts/matching-sections/matching-sections.tsx';
// comes late on the screen: what is loaded already comes at once
import '../../../src/parts/results/results-section.tsx';
import type { MatchingSearch } from '../../../src/state/matching/matching-search.ts';
import { skill } from '../../state/matching/matching-world.ts';
import { anApplication, arrived, type Called, changed, click, drawn, names } from '../drawn.tsx';

const answer = (count: number) => ({
  from: 0,
  size: 20,
  count,
  matches: [{ id: 'm1', score: 0.5, unknown: 0, green: false, document: { id: 'm1' }, details: [], explanations: [] }],
});

/** The search part of an address that goes where it is told. */
function anAddress() {
  let search: MatchingSearch = {};
  const moved = new EventTarget();
  return {
    now: () => search,
    go(next: MatchingSearch) {
      search = next;
      moved.dispatchEvent(new Event('moved'));
    },
    subscribe(listener: () => void) {
      moved.addEventListener('moved', listener);
      return () => moved.removeEventListener('moved', listener);
    },
  };
}

/** Both sections of a page with two indices that was matched, its address, and which page of which index was asked for. */
async function sections(config: object = {}) {
  const called: Called[] = [];
  const indices = [
    { name: 'people', label: 'Own people' },
    { name: 'pool', label: 'Pool' },
  ];
  const application = await anApplication(
    { pages: { profileToCandidates: { enabled: true, indices } }, ...config },
    { '/match2candidates/people': answer(1234), '/match2candidates/pool': answer(70), '/indices': { indices: [] } },
    { called },
  );
  const context = application.contexts.profileToCandidates;
  await context.withoutSource();
  context.setAspects(skill('TIG'));
  await context.match();
  const address = anAddress();
  function Page() {
    const search = useSyncExternalStore(address.subscribe, address.now);
    return (
      <MatchingSections
        context={context}
        address={{ search, hash: '', change: address.go, close: address.go }}
        subject=""
      />
    );
  }
  const place = await drawn(<Page />, application);
  await arrived();
  await arrived();
  const section = (name: string) => place.querySelector(`section[aria-label="${name}"]`);
  const shownTab = (name: string) =>
    [...place.querySelectorAll('[role="tab"]')].find(
      (tab) => tab.closest('[hidden]') === null && (tab.textContent ?? '').startsWith(name),
    ) ?? null;
  const asked = () =>
    called
      .filter(([path]) => path.includes('/match2candidates/'))
      .map(([path, body]) => `${path.split('/').at(-1)} ${(body as { from: number }).from}`);
  return { place, context, address, section, shownTab, asked };
}

describe('the sections of a matching page', () => {
  it('MAT-01 the closed results have their tabs, and choosing one opens the results of its index', async () => {
    const { context, address, section, shownTab } = await sections();
    expect(context.store.get().openSection).toBe('profile');
    await click(shownTab('Pool'));
    await arrived();
    expect([context.store.get().openSection, context.store.get().activeIndex]).toEqual(['results', 'pool']);
    expect(address.now()).toEqual({ index: 'pool' });
    const open = section('Results');
    expect(open === null ? [] : names(open as HTMLElement, '[role="tab"][aria-selected="true"]')).toEqual(['Pool 70']);
  });

  it('MAT-06 the tabs of the closed results have their counts and their order too, whichever was open', async () => {
    const { place, context } = await sections();
    const tabs = () => [...place.querySelectorAll('[role="tab"]')].filter((tab) => tab.closest('[hidden]') === null);
    const count = () => place.querySelector('[data-count]')?.textContent;
    expect(context.store.get().openSection).toBe('profile');
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Own people 1,234', 'Pool 70']);
    expect(count()).toBe('Own people1,2341,234 results');
    await changed(() => context.activate('pool'));
    await changed(() => context.openSection('profile'));
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Own people 1,234', 'Pool 70']);
    // the tab before it says which it is
    expect(count()).toBe('7070 results');
  });

  it('STR-04e a strategy that was deleted meanwhile is said to be gone until another one is chosen', async () => {
    const { place, context } = await sections();
    expect(place.textContent).not.toContain('does not exist any more');
    await changed(() => context.store.set({ lostStrategy: 'near by' }));
    expect(place.textContent).toContain('The strategy ‘near by’ does not exist any more: the default one was used.');
    await changed(() => context.setStrategy(null));
    expect(place.textContent).not.toContain('does not exist any more');
  });

  it('MAT-20 each tab keeps its own page, and the address names the tab that is open', async () => {
    const { address, shownTab, asked } = await sections();
    await changed(() => address.go({ index: 'people', page: 3 }));
    expect(asked()).toEqual(['people 0', 'pool 0', 'people 40']);
    await click(shownTab('Pool'));
    await arrived();
    expect(address.now()).toEqual({ index: 'pool' });
    await click(shownTab('Own people'));
    await arrived();
    expect(address.now()).toEqual({ index: 'people', page: 3 });
    expect(asked()).toEqual(['people 0', 'pool 0', 'people 40']);
  });

  it('MAT-01 an address that names no tab any more, as after Back, shows the profile again', async () => {
    const { context, address, shownTab } = await sections();
    await click(shownTab('Pool'));
    await changed(() => address.go({}));
    expect(context.store.get().openSection).toBe('profile');
    await changed(() => address.go({ index: 'pool' }));
    expect(context.store.get().openSection).toBe('results');
  });

  it('MAT-09a a match shows its first page, whichever page of the one before was open', async () => {
    const { context, place, address, section, asked } = await sections();
    await changed(() => address.go({ index: 'people', page: 3 }));
    await click(section('Match profile')?.querySelector('button[aria-expanded]') ?? null);
    await changed(() => context.setAspects(skill('MIG')));
    await click(place.querySelector('button[data-changed]'));
    await arrived();
    expect(address.now()).toEqual({ index: 'people' });
    expect(asked().slice(3).toSorted()).toEqual(['people 0', 'pool 0']);
  });

  it('SET-22 MAT-15 a value of an aspect that is not allowed is neither counted nor said to be asked', async () => {
    const { place, context, section } = await sections({ enabledAspects: 'jobFunctions' });
    const { hardSkills } = skill('TIG');
    if (hardSkills === undefined) throw new Error('no skill');
    await changed(() => context.setAspects({ jobFunctions: { ...hardSkills }, ...skill('MIG') }));
    await click(place.querySelector('button[data-changed]'));
    await arrived();
    expect(section('Match profile')?.textContent).toContain('1 value');
    expect(section('Results')?.textContent).toContain('Asked: TIG');
    expect(section('Results')?.textContent).not.toContain('MIG');
  });

  it('SET-20d a page without an index says so in place of a failure', async () => {
    const application = await anApplication({ pages: { profileToJobs: { enabled: true } } });
    const context = application.contexts.profileToJobs;
    const address = { search: {}, hash: '', change: () => undefined, close: () => undefined };
    const place = await drawn(<MatchingSections context={context} address={address} subject="" />, application);
    expect(place.querySelector('[role="status"]')?.textContent).toContain('This page has no index to search.');
  });
});
