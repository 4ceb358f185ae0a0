// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { FiltersSection } from '../../../src/parts/filters/filters-section.tsx';
import { anApplication, arrived, click, drawn, names } from '../drawn.tsx';

const age = (label: string) => ({ name: 'age', label, type: 'age', property: 'birthDate' });

async function section(indices: readonly object[]) {
  const application = await anApplication({ pages: { profileToCandidates: { enabled: true, indices } } });
  const place = await drawn(<FiltersSection context={application.contexts.profileToCandidates} />, application);
  return { place, context: application.contexts.profileToCandidates };
}

describe('the filters', () => {
  it('MAT-05 SET-21c there is a tab for each index that has filters, and choosing one shows its own', async () => {
    const { place, context } = await section([
      { name: 'people', label: 'People', filters: [age('Age of people')] },
      { name: 'plain', label: 'Without any' },
      { name: 'pool', label: 'Talent pool', filters: [age('Age in the pool')] },
    ]);
    await import('../../../src/parts/filters/filters-of-index.tsx');
    await click(place.querySelector('h2 button'));
    await arrived();
    const shown = () => ({ tabs: names(place, '[role="tab"]'), fields: names(place, 'h3') });
    expect(shown()).toEqual({ tabs: ['People', 'Talent pool'], fields: ['Age of people'] });
    await click(place.querySelectorAll('[role="tab"]')[1] ?? null);
    await arrived();
    expect(shown()).toEqual({ tabs: ['People', 'Talent pool'], fields: ['Age in the pool'] });
    // what is shown of the results stays as it is
    expect(context.store.get().activeIndex).toBe('people');
  });

  it('MAT-05 SET-21c an index without filters has no tab, and without any tab there is no section', async () => {
    const { place } = await section([{ name: 'plain', label: 'Without any' }]);
    expect(place.querySelector('section')).toBeNull();
  });
});
