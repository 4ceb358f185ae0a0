// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { WhyNotDialog } from '../../../src/parts/why-not/why-not-dialog.tsx';
import { requestOf } from '../../../src/state/matching/drafts/matching-draft.ts';
import { anApplication, arrived, type Called, click, drawn, type } from '../drawn.tsx';

/** Draws until something is so; what never is ends with the patience of the test. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await arrived();
}

describe('why somebody is not in a list', () => {
  it('asks about whom was chosen by name, also when it is asked again', async () => {
    const called: Called[] = [];
    const answers: Record<string, unknown> = {
      '/hrmatching/indices': { indices: [{ name: 'candidates', kind: 'CANDIDATE', documents: 1 }] },
      '/match2candidates/candidates': {
        from: 0,
        size: 5,
        count: 1,
        matches: [
          {
            id: 'c7',
            score: 0,
            document: { id: 'c7', matchProfile: { aspects: {} }, extraProperties: { name: 'Griet Segers' } },
          },
        ],
      },
      '/match2candidates/candidates/whynot': { included: false, rank: null, reasons: [], change: null },
    };
    const application = await anApplication(
      { pages: { profileToCandidates: { indices: [{ name: 'candidates', label: 'c' }] } } },
      answers,
      { called },
    );
    const context = application.contexts.profileToCandidates;
    const [index] = application.configuration.pages.profileToCandidates.indices;
    if (index === undefined) throw new Error('no index');
    await context.withoutSource();
    const request = requestOf(context.store.get(), index.name);
    await drawn(
      <WhyNotDialog context={context} index={index} request={request} onClose={() => undefined} />,
      application,
    );
    const field = document.querySelector<HTMLInputElement>('[role="dialog"] input');
    await type(field, 'griet');
    await until(() => document.querySelector('[role="option"]') !== null);
    const option = document.querySelector('[role="option"]');
    expect(option?.textContent).toBe('Griet Segers (c7)');
    await click(option);
    // the name that stands in the field now is looked for, and nobody is called that
    answers['/match2candidates/candidates'] = { from: 0, size: 5, count: 0, matches: [] };
    await until(() => called.filter(([path]) => path.endsWith('/match2candidates/candidates')).length === 2);
    await arrived();
    expect(field?.value).toBe('Griet Segers (c7)');
    await click([...document.querySelectorAll('button')].find(({ type: kind }) => kind === 'submit') ?? null);
    await arrived();
    const asked = called
      .filter(([path]) => path.endsWith('/whynot'))
      .map(([, body]) => (body as { targetId: string }).targetId);
    expect(new Set(asked)).toEqual(new Set(['c7']));
  });
});
