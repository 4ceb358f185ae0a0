// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeywordSuggestions } from '../../../src/parts/matching-sections/keyword-suggestions.tsx';
import { skill } from '../../state/matching/matching-world.ts';
import { anApplication, type Called, drawn, names, passing } from '../drawn.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** The suggestions of a page, and the keywords that the server is asked for them. */
async function suggestions(config: object = {}, offered: readonly object[] = []) {
  const called: Called[] = [];
  const indices = [{ name: 'candidates', label: 'c' }];
  const application = await anApplication(
    { pages: { profileToCandidates: { keywordSuggestions: true, indices } }, ...config },
    { '/hrmatching/suggest/candidates': { suggestions: offered } },
    { called },
  );
  const context = application.contexts.profileToCandidates;
  vi.useFakeTimers();
  const draw = () => drawn(<KeywordSuggestions context={context} />, application);
  await draw();
  const asked = () => called.map(([, body]) => (body as { keywords: { keyword: string }[] }).keywords);
  const labels = () => asked().map((keywords) => keywords.map(({ keyword }) => keyword));
  return { context, labels, asked, draw };
}

describe('keyword suggestions', () => {
  it('MAT-14 follow the labels of functions and skills 1000 ms after they changed, and not for another order', async () => {
    const { context, labels } = await suggestions();
    const two = skill('MIG').hardSkills;
    if (two?.type !== 'concepts') throw new Error('no list');
    const [mig] = two.value;
    if (mig === undefined) throw new Error('no value');
    await passing(5000, () => context.setAspects({ hardSkills: { ...two, value: [mig, { ...mig, label: 'ARC' }] } }));
    expect(labels()).toEqual([['ARC', 'MIG']]);
    await passing(5000, () => context.setAspects({ hardSkills: { ...two, value: [{ ...mig, label: 'ARC' }, mig] } }));
    expect(labels()).toHaveLength(1);
    await passing(999, () => context.setAspects(skill('TIG')));
    expect(labels()).toHaveLength(1);
    await passing(1);
    expect(labels()).toEqual([['ARC', 'MIG'], ['TIG']]);
  });

  it('MAT-14 wait the 1000 ms too where a profile was empty before, and are asked once for it', async () => {
    const { context, labels, draw } = await suggestions();
    await passing(500, () => context.setAspects(skill('TIG')));
    // the editor that comes in place of the start draws them anew
    await draw();
    await passing(999);
    expect(labels()).toEqual([]);
    await passing(1);
    expect(labels()).toEqual([['TIG']]);
    await passing(5000);
    expect(labels()).toHaveLength(1);
  });

  it('MAT-14 are asked with the concept that a value was read as, where it has one', async () => {
    const { context, asked } = await suggestions();
    const { hardSkills } = skill('lassen');
    if (hardSkills?.type !== 'concepts') throw new Error('no list');
    const [written] = hardSkills.value;
    if (written === undefined) throw new Error('no value');
    const value = [
      { ...written, conceptId: 'welding' },
      { ...written, label: 'MIG' },
    ];
    await passing(5000, () => context.setAspects({ hardSkills: { ...hardSkills, value } }));
    expect(asked().at(-1)).toEqual([
      { keyword: 'MIG', queryItemType: 'HARD_SKILL' },
      { keyword: 'lassen', queryItemType: 'HARD_SKILL', conceptId: 'welding' },
    ]);
  });

  it('MAT-14 SET-22 ask with, and offer, what goes into an aspect that is allowed', async () => {
    const { context, labels, draw } = await suggestions({ enabledAspects: 'jobFunctions' }, [
      { keyword: 'fitter', queryItemType: 'FUNCTION' },
      { keyword: 'grinding', queryItemType: 'HARD_SKILL' },
    ]);
    const { hardSkills } = skill('welder');
    if (hardSkills === undefined) throw new Error('no list');
    await passing(0, () => context.setAspects({ jobFunctions: hardSkills, ...skill('TIG') }));
    const place = await draw();
    await passing(5000);
    expect(labels()).toEqual([['welder']]);
    await passing(5000);
    expect(names(place, 'button')).toEqual(['Add fitter']);
  });

  it('MAT-14 are cleared with the last keyword: the next one shows none of those of before', async () => {
    const { context, draw } = await suggestions({}, [{ keyword: 'grinding', queryItemType: 'HARD_SKILL' }]);
    const place = await draw();
    await passing(1000, () => context.setAspects(skill('TIG')));
    await passing(0);
    expect(names(place, 'button')).toEqual(['Add grinding']);
    await passing(5000, () => context.setAspects({}));
    expect(names(place, 'button')).toEqual([]);
    await passing(999, () => context.setAspects(skill('MIG')));
    expect(names(place, 'button')).toEqual([]);
    await passing(5000);
    await passing(0);
    expect(names(place, 'button')).toEqual(['Add grinding']);
  });

  it('MAT-14 adding one takes it away; who takes its value out again is offered it again', async () => {
    const offered = ['grinding', 'filing'].map((keyword) => ({ keyword, queryItemType: 'HARD_SKILL' }));
    const { context, draw } = await suggestions({}, offered);
    const place = await draw();
    await passing(5000, () => context.setAspects(skill('TIG')));
    await passing(0);
    await passing(5000, () => place.querySelector('button')?.click());
    await passing(0);
    expect(names(place, 'button')).toEqual(['Add filing']);
    const { hardSkills } = context.store.get().aspects;
    expect(hardSkills).toMatchObject({
      value: [{ label: 'TIG' }, { label: 'grinding', weight: 100, required: false }],
    });
    await passing(5000, () => context.setAspects(skill('TIG')));
    await passing(0);
    expect(names(place, 'button')).toEqual(['Add grinding', 'Add filing']);
  });
});
