// @vitest-environment happy-dom
import type { Aspects } from '@counterpart/domain';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ImportanceFields, ValueEditor } from '../../src/parts/profile-editor/fields/late-fields.ts';
import { ProfileEditor } from '../../src/parts/profile-editor/profile-editor.tsx';
import { skill } from '../state/matching-world.ts';
import { anApplication, arrived, click, drawn, names } from './drawn.tsx';

type Application = Awaited<ReturnType<typeof anApplication>>;

beforeAll(() => Promise.all([ValueEditor.prepare(), ImportanceFields.prepare()]));

/** The editor with a profile of its own; what was edited last is told. */
function Editing({ application, from }: { readonly application: Application; readonly from: Aspects }) {
  const [aspects, setAspects] = useState(from);
  const { allowed, configuration, api } = application;
  return (
    <ProfileEditor
      aspects={aspects}
      allowed={allowed}
      language="ENG"
      configuration={configuration}
      api={api}
      onChange={setAspects}
    />
  );
}

async function editor(from: Aspects, config: object = {}) {
  const application = await anApplication(config);
  return drawn(<Editing application={application} from={from} />, application);
}

/** Opens the editor of the value with a name. */
async function openValue(place: HTMLElement, text: string): Promise<HTMLElement> {
  const chip = [...place.querySelectorAll<HTMLElement>('button')].find((button) => button.textContent === text);
  await click(chip ?? null);
  await arrived();
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error(`No editor of ${text} among ${names(place, 'button').join(' | ')}`);
  return dialog;
}

describe('the profile editor', () => {
  it('PRO-02 a weight goes from 1 to 200, from not important to important, and is drawn to 0.85 of the bar', async () => {
    const dialog = await openValue(await editor(skill('welding', 99)), 'welding');
    const slider = dialog.querySelector('[role="slider"]');
    const said = ['aria-label', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext'];
    expect(said.map((name) => slider?.getAttribute(name))).toEqual([
      'Weight of welding',
      '1',
      '200',
      '99',
      '99, not important',
    ]);
    expect(dialog.textContent).toContain('not importantimportant');
    expect(dialog.querySelector<HTMLElement>('.mantine-Slider-bar')?.style.maxInlineSize).toBe('85%');
  });

  it('PRO-10 of contract types and working hours all values are offered that are not there yet, translated', async () => {
    const offered = async (aspects: Aspects, aspect: string) => {
      const place = await editor(aspects);
      await click(place.querySelector(`[aria-label="${aspect}: add"]`));
      await arrived();
      return names(document, '[role="menuitem"]');
    };
    expect(await offered(skill('welding'), 'Contract type')).toEqual([
      'Permanent',
      'Permanent possible',
      'Temporary',
      'Recruitment reserve',
      'Self-employed',
      'Volunteer',
      'Student job',
      'Apprenticeship',
      'Not defined',
    ]);
    const hours = { id: 'h', label: 'FULL_TIME', weight: 100, required: false };
    const aspects: Aspects = { workingHours: { type: 'concepts', weight: 100, required: false, value: [hours] } };
    expect(await offered(aspects, 'Working hours')).toEqual([
      'Part-time',
      'Full-time or part-time',
      'On call',
      'Not defined',
    ]);
  });

  it('PRO-01a SET-22 has an editor for each aspect that is allowed, and for no other', async () => {
    const adding = async (enabledAspects: string) => {
      const place = await editor({}, { enabledAspects });
      return names(place, 'button').filter((name) => name.endsWith(': add'));
    };
    const all = ['Job functions', 'Hard skills', 'Soft skills', 'Job categories', 'Languages', 'Locations'];
    const rest = ['Contract type', 'Working hours', 'Wage', 'Experience', 'Availability'];
    expect((await adding('')).toSorted()).toEqual([...all, ...rest].map((name) => `${name}: add`).toSorted());
    expect((await adding('wage,locations')).toSorted()).toEqual(['Locations: add', 'Wage: add']);
  });
});
