// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResultsBar } from '../../../src/parts/matching-sections/results-bar.tsx';
import { skill } from '../../state/matching/matching-world.ts';
import { anApplication, type Called, drawn, passing, textOf } from '../drawn.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** A page whose profile was matched and is edited on; time stands still from then on. */
async function matched(answers: Readonly<Record<string, unknown>>, called: Called[] = []) {
  const indices = [{ name: 'candidates', label: 'c' }];
  const application = await anApplication({ pages: { profileToCandidates: { indices } } }, answers, { called });
  const context = application.contexts.profileToCandidates;
  await context.withoutSource();
  context.setAspects(skill('TIG'));
  await context.match();
  context.openSection('profile');
  vi.useFakeTimers();
  return { application, context };
}

describe('the bar of the closed results', () => {
  it('says that the count is of the last match where that of the edited profile could not be had', async () => {
    const answers: Record<string, unknown> = {
      '/match2candidates/candidates': { from: 0, size: 20, count: 1911, matches: [] },
    };
    const { application, context } = await matched(answers);
    const place = await drawn(
      <ResultsBar context={context} onShow={() => undefined} onIndex={() => undefined} />,
      application,
    );
    expect(textOf(place)).toContain('1,911');
    expect(textOf(place)).not.toContain('last match');
    // the server has nothing to say to what comes next
    delete answers['/match2candidates/candidates'];
    await passing(500, () => context.setAspects(skill('MIG')));
    await passing(500);
    expect(textOf(place.querySelector('[role="status"]') ?? place)).toBe(
      'Not counted: What was asked for does not exist (any more). Shown is the last match.',
    );
  });

  it('follows an edit after a pause of 400 ms, with the count of now and the three best', async () => {
    const match = (id: string) => ({ id, score: 0.5, details: [], explanations: [], document: { id } });
    const answers = { '/match2candidates/candidates': { from: 0, size: 20, count: 12, matches: [match('c1')] } };
    const called: Called[] = [];
    const { application, context } = await matched(answers, called);
    await drawn(<ResultsBar context={context} onShow={() => undefined} onIndex={() => undefined} />, application);
    const sizes = () =>
      called.flatMap(([path, body]) => (path.includes('match2candidates') ? [(body as { size: number }).size] : []));
    expect(sizes()).toEqual([20]);
    await passing(399, () => context.setAspects(skill('MIG')));
    await passing(0);
    expect(sizes()).toEqual([20]);
    await passing(1);
    await passing(0);
    expect(sizes()).toEqual([20, 3]);
  });
});
