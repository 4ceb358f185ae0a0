// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ResultsSection } from '../../../src/parts/results/results-section.tsx';
import { aMatch } from '../../results/a-match.ts';
import { skill } from '../../state/matching/matching-world.ts';
import { anApplication, type Called, changed, click, drawn, names } from '../drawn.tsx';

const answer = (count: number) => ({ from: 0, size: 20, count, matches: [aMatch([], { id: 'c1' })] });

async function section(people: object = {}) {
  const called: Called[] = [];
  const chosen: string[] = [];
  const indices = [
    { name: 'people', label: 'Own people', ...people },
    { name: 'pool', label: 'index.candidates' },
  ];
  const application = await anApplication(
    { pages: { profileToCandidates: { enabled: true, indices } } },
    { '/match2candidates/people': answer(1234), '/match2candidates/pool': answer(7) },
    { called },
  );
  const context = application.contexts.profileToCandidates;
  await context.withoutSource();
  context.setAspects(skill('TIG'));
  const part = (
    <ResultsSection
      comparedIds={null}
      onCompare={() => undefined}
      context={context}
      subject=""
      hasColours
      openId={null}
      onOpen={() => undefined}
      onIndex={(name) => chosen.push(name)}
      onPage={() => undefined}
    />
  );
  return { place: await drawn(part, application), context, called, chosen };
}

describe('the results', () => {
  it('SET-21a MAT-06 have a tab for each index by its label, with its count once it was matched, and call it by its name', async () => {
    const { place, context, called } = await section();
    expect(names(place, '[role="tab"]')).toEqual(['Own people', 'Candidates']);
    await changed(() => context.match());
    expect(names(place, '[role="tab"]')).toEqual(['Own people 1,234', 'Candidates 7']);
    expect(called.map(([address]) => address).filter((address) => address.includes('/match2candidates/'))).toEqual([
      '/hrmatching/match2candidates/people',
      '/hrmatching/match2candidates/pool',
    ]);
  });

  it('SET-21a a tab that is chosen is told by the name of its index, and by nothing else', async () => {
    const { place, chosen } = await section();
    await click(place.querySelectorAll('[role="tab"]')[1] ?? null);
    expect(chosen).toEqual(['pool']);
  });

  it.each([
    [{}, []],
    [{ allowComparison: true }, ['Compare']],
    [{ allowDownload: true }, ['Download']],
    [{ allowComparison: true, allowDownload: true }, ['Compare', 'Download']],
  ])('RES-05 SET-21g SET-21h with %j what can be done with them is %j', async (options, offered) => {
    const { place, context } = await section(options);
    await changed(() => context.match());
    expect(names(place, '[role="toolbar"] button')).toEqual(offered);
  });

  it.each([
    [{}, []],
    [{ resultAnnotationEndpoint: '/crm' }, [['/crm', { ids: ['c1'] }]]],
  ])('RES-09 SET-21m with %j annotations are asked as %j', async (options, asked) => {
    const { context, called } = await section(options);
    await changed(() => context.match());
    expect(called.filter(([address]) => !/match2candidates|auth/.test(address))).toEqual(asked);
  });
});
