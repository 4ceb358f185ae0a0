// @vitest-environment happy-dom
import type { Aspects } from '@counterpart/domain';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ImportanceFields, ValueEditor } from '../../../src/parts/profile-editor/fields/late-fields.ts';
import { ProfileEditor } from '../../../src/parts/profile-editor/profile-editor.tsx';
import { skill } from '../../state/matching/matching-world.ts';
import { anApplication, arrived, changed, click, drawn, names, type } from '../drawn.tsx';

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
    // one that is there can be changed into another
    const dialog = await openValue(await editor(aspects), 'Full-time');
    await click(dialog.querySelector('input[aria-label="Working hours: value"]'));
    const all = ['Part-time', 'Full-time', 'Full-time or part-time', 'On call', 'Not defined'];
    expect(names(document, '[role="option"]')).toEqual(all);
  });

  const fieldOf = (dialog: HTMLElement, label: string) => {
    const labelled = [...dialog.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    return dialog.querySelector<HTMLInputElement>(
      `input[aria-label="${label}"], input[id="${labelled?.htmlFor ?? ''}"]`,
    );
  };

  it('PRO-06 a wage that was converted is shown in whole euros, and one below zero is none', async () => {
    const value = { from: 2099.2, to: 2394.4, weight: 100, required: false };
    const place = await editor({ wage: { type: 'range', weight: 100, required: false, value } });
    const dialog = await openValue(place, '€2,099 – 2,394');
    const from = fieldOf(dialog, 'from');
    expect([from?.value, fieldOf(dialog, 'to')?.value]).toEqual(['2,099', '2,394']);
    await type(from, '-2200');
    expect(names(place, '[data-chip]')).toContain('€2,099 – 2,394, weight 100');
    await type(from, '2200');
    expect(names(place, '[data-chip]')).toContain('€2,200 – 2,394, weight 100');
  });

  it('PRO-02 PRO-06 a wage without a bound comes back with what it weighed; a new one weighs 100 and is not required', async () => {
    const value = { from: 2000, to: 3000, weight: 140, required: true };
    const known = await editor({ wage: { type: 'range', weight: 100, required: false, value } });
    const dialog = await openValue(known, '€2,000 – 3,000');
    await type(fieldOf(dialog, 'to'), '');
    expect(names(known, '[data-chip]').join()).not.toContain('€');
    await type(fieldOf(dialog, 'to'), '3500');
    expect(names(known, '[data-chip]')).toContain('€2,000 – 3,500, weight 140, required');

    const place = await editor({});
    await click(place.querySelector('[aria-label="Wage: add"]'));
    await arrived();
    const added = document.querySelector<HTMLElement>('[role="dialog"]');
    if (added === null) throw new Error('no editor');
    await type(fieldOf(added, 'from'), '2000');
    await type(fieldOf(added, 'to'), '2500');
    expect(names(place, '[data-chip]')).toContain('€2,000 – 2,500, weight 100');
  });

  it('PRO-07 a place has no range below zero', async () => {
    const gent = { id: 'g', label: 'Gent', range: 20, rangeUnit: 'KILOMETER', weight: 100, required: false } as const;
    const place = await editor({ locations: { type: 'locations', weight: 100, required: false, value: [gent] } });
    const dialog = await openValue(place, 'Gent20 km');
    await type(fieldOf(dialog, 'Range around Gent'), '-5');
    expect(names(place, '[data-chip]')).toContain('Gent · 20 km, weight 100');
    await type(fieldOf(dialog, 'Range around Gent'), '5');
    expect(names(place, '[data-chip]')).toContain('Gent · 5 km, weight 100');
  });

  it('PRO-07 a new place has the configured range, in one of the configured units, which alone are offered', async () => {
    const place = await editor({}, { defaultRange: 12, rangeUnits: ['MILE', 'METER'] });
    await click(place.querySelector('[aria-label="Locations: add"]'));
    await type(place.querySelector('input[aria-label="Locations: add"]'), 'Gent,');
    expect(names(place, '[data-chip]').slice(1)).toEqual(['Gent · 7 mi, weight 100']);
    const dialog = await openValue(place, 'Gent7 mi');
    await click(dialog.querySelector('input[aria-label="Unit for Gent"]'));
    expect(names(document, '[role="option"]').filter((name) => /^k?mi?$/.test(name))).toEqual(['m', 'mi']);
  });

  it('PRO-07 a place whose name is emptied goes as its editor is closed, with the name still in use too', async () => {
    const gent = { id: 'g', label: 'Gent', range: 20, rangeUnit: 'KILOMETER', weight: 100, required: false } as const;
    const value = [gent, { ...gent, id: 'a', label: 'Aalst' }];
    const place = await editor({ locations: { type: 'locations', weight: 100, required: false, value } });
    const dialog = await openValue(place, 'Gent20 km');
    await type(dialog.querySelector('[role="combobox"]'), '');
    expect(names(place, '[data-chip]')).toContain('Gent · 20 km, weight 100');
    await changed(() => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(names(place, '[data-chip]').slice(1)).toEqual(['Aalst · 20 km, weight 100']);
  });

  it('PRO-08 what is no number falls back to the last valid one when its field is left', async () => {
    const gent = { id: 'g', label: 'Gent', range: 20, rangeUnit: 'KILOMETER', weight: 100, required: false } as const;
    const place = await editor({ locations: { type: 'locations', weight: 100, required: false, value: [gent] } });
    const dialog = await openValue(place, 'Gent20 km');
    const field = fieldOf(dialog, 'Range around Gent');
    await type(field, '25');
    for (const text of ['.', '-', '2.5.1', 'far']) {
      await type(field, text);
      expect([text, field?.value]).toEqual([text, text]);
      await changed(() => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      expect([text, field?.value]).toEqual([text, '25']);
    }
    expect(names(place, '[data-chip]')).toContain('Gent · 25 km, weight 100');
  });

  it('MAT-16b years are whole on the screen as they are when they are sent', async () => {
    const value = { value: 3, weight: 100, required: false };
    const place = await editor({ seniority: { type: 'integer', weight: 100, required: false, value } });
    const dialog = await openValue(place, '3 years');
    await type(fieldOf(dialog, 'Years of experience'), '2.5');
    expect(names(place, '[data-chip]')).toContain('3 years, weight 100');
    await type(fieldOf(dialog, 'Years of experience'), '4.2');
    expect(names(place, '[data-chip]')).toContain('4 years, weight 100');
  });

  it('PRO-04 a value of more than 1,000 signs keeps what the server takes of it', async () => {
    const place = await editor(skill('welding'));
    const dialog = await openValue(place, 'welding');
    const field = dialog.querySelector<HTMLInputElement>('[role="combobox"]');
    expect(field?.maxLength).toBe(1000);
  });

  it('PRO-03 labels of a list are looked up one after another, and all that nobody knows are said', async () => {
    const asked: string[] = [];
    const first = Promise.withResolvers<void>();
    const application = await anApplication();
    const api = application.apiThrough(async (_url, init) => {
      asked.push((JSON.parse(init?.body as string) as { label: string }).label);
      await first.promise;
      return Response.json({ concepts: [], nearest: [], items: [], count: 0 });
    });
    const place = await drawn(<Editing application={{ ...application, api }} from={skill('welding')} />, application);
    await click(place.querySelector('[aria-label="Hard skills: add"]'));
    await type(place.querySelector('input[aria-label="Hard skills: add"]'), 'zyx, plov, qix,');
    await arrived();
    // more at once would be refused by a server that is at work
    expect(asked).toEqual(['zyx']);
    first.resolve();
    await arrived();
    expect(asked).toEqual(['zyx', 'plov', 'qix']);
    expect(names(place, '[data-words]')).toHaveLength(3);
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
