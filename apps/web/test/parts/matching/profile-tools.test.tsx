// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ProfileTools } from '../../../src/parts/matching-sections/profile-tools.tsx';
import { skill } from '../../state/matching/matching-world.ts';
import { anApplication, arrived, changed, click, drawn, names } from '../drawn.tsx';

const STRATEGIES = [
  { name: 'JOB', template: 'JOB' },
  { name: 'CANDIDATE', template: 'CANDIDATE' },
  { name: 'near by', template: 'CANDIDATE' },
  { name: 'for jobs', template: 'JOB' },
];

async function tools({
  config = {},
  page = {},
  isFilled = true,
  strategies = STRATEGIES,
}: { config?: object; page?: object; isFilled?: boolean; strategies?: typeof STRATEGIES } = {}) {
  const profileToCandidates = { enabled: true, indices: [{ name: 'candidates', label: 'c' }], ...page };
  const application = await anApplication(
    { pages: { profileToCandidates }, ...config },
    { '/hrmatching/matchingstrategies': { strategies } },
  );
  const context = application.contexts.profileToCandidates;
  if (isFilled) context.startFrom(skill('welding'), 'ENG');
  const onMatch = vi.fn();
  const part = <ProfileTools context={context} onMatch={onMatch} onMatched={() => undefined} hasStart={false} />;
  /** Draws the tools, anew when they stood there before. */
  const draw = async () => {
    const drawing = await drawn(part, application);
    await arrived();
    return drawing;
  };
  return { place: await draw(), context, onMatch, draw };
}

const button = (place: HTMLElement, name: RegExp) =>
  [...place.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent)) ??
  null;

describe('the tools of a profile', () => {
  it('MAT-04a its language is one of four', async () => {
    const { place, context } = await tools();
    await click(button(place, /^Language: English$/));
    expect(names(document, '[role="option"]')).toEqual(['Dutch', 'French', 'English', 'Italian']);
    await click(document.querySelectorAll('[role="option"]')[3] ?? null);
    expect(context.store.get().language).toBe('ITA');
  });

  it('MAT-03a MAT-04a the strategies of the kind that is searched are offered beside its own, where the page has the choice', async () => {
    expect(button((await tools()).place, /^Strategy/)).toBeNull();
    const { place, context } = await tools({ page: { strategySelect: true } });
    await click(button(place, /^Strategy: Default$/));
    expect(names(document, '[role="option"]')).toEqual(['Default', 'near by']);
    await click(document.querySelectorAll('[role="option"]')[1] ?? null);
    expect(context.store.get().strategy).toBe('near by');
    await click(button(place, /^Strategy: near by$/));
    await click(document.querySelectorAll('[role="option"]')[0] ?? null);
    // the kind's own has no name in a call
    expect(context.store.get().strategy).toBeNull();
  });

  it('MAT-03a the choice of a strategy is there where the page has it, also while the kind has only its own', async () => {
    const { place } = await tools({ page: { strategySelect: true }, strategies: STRATEGIES.slice(0, 2) });
    await click(button(place, /^Strategy: Default$/));
    expect(names(document, '[role="option"]')).toEqual(['Default']);
  });

  it('MAT-03a STR-04b a strategy that was added on another page meanwhile is offered', async () => {
    const strategies = STRATEGIES.slice(0, 2);
    const { place, draw } = await tools({ page: { strategySelect: true }, strategies });
    await click(button(place, /^Strategy: Default$/));
    expect(names(document, '[role="option"]')).toEqual(['Default']);
    strategies.push({ name: 'brand new', template: 'CANDIDATE' });
    const returned = await draw();
    await click(button(returned, /^Strategy: Default$/));
    expect(names(document, '[role="option"]')).toEqual(['Default', 'brand new']);
  });

  it('MAT-04b PRO-11 clear empties the profile, and does nothing to an empty one', async () => {
    const { place, context } = await tools();
    const clear = button(place, /^Clear$/);
    expect(clear?.disabled).toBe(false);
    await click(clear);
    expect(context.store.get().aspects).toEqual({});
    expect(button(place, /^Clear$/)?.disabled).toBe(true);
  });

  it('MAT-04c PRO-11 reset is there only when it is allowed and there is a document, and returns to its profile', async () => {
    const allowed = { allowReset: true };
    expect(button((await tools()).place, /^Reset$/)).toBeNull();
    expect(button((await tools({ config: allowed, isFilled: false })).place, /^Reset$/)).toBeNull();
    const { place, context } = await tools({ config: allowed });
    await changed(() => context.setAspects(skill('baking')));
    await click(button(place, /^Reset$/));
    expect(context.store.get().aspects).toEqual(skill('welding'));
  });

  it('MAT-04d the match button is green while the request has changed', async () => {
    const { place, context, onMatch } = await tools();
    const match = () => button(place, /^Match/);
    expect([match()?.dataset['changed'], match()?.style.getPropertyValue('--button-bg')]).toEqual([
      'true',
      'var(--mantine-color-leaf-filled)',
    ]);
    await click(match());
    expect(onMatch.mock.calls).toHaveLength(1);
    await changed(() => context.match());
    expect([match()?.dataset['changed'], match()?.style.getPropertyValue('--button-bg')]).toEqual([
      undefined,
      'var(--mantine-color-sea-filled)',
    ]);
  });

  it('SET-20b the keyword search is there only where the page has it', async () => {
    const fields = (place: HTMLElement) => names(place, 'input[type="search"]');
    expect(fields((await tools()).place)).toEqual([]);
    expect(fields((await tools({ page: { keywordSearch: true } })).place)).toEqual(['Add by keywords']);
  });
});
