// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelevanceBar } from '../../src/parts/results/row/relevance-bar.tsx';
import { aMatch, detail } from '../results/a-match.ts';
import { drawn, passing } from './drawn.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const match = aMatch([], {
  details: [
    detail('hardSkills', 0.1),
    detail('jobFunctions', 0.3),
    detail('locations', 0.05),
    detail('softSkills', 0.2),
  ],
});

/** A row's bar under a pointer that comes and goes. */
async function bar(change: Partial<typeof match> = {}, hasColours = true) {
  const place = await drawn(<RelevanceBar match={{ ...match, ...change }} hasColours={hasColours} />);
  vi.useFakeTimers();
  const point = (type: 'pointerover' | 'pointerout') =>
    act(() => place.querySelector('[role="img"]')?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
  const text = () => document.querySelector('[role="tooltip"]')?.textContent ?? null;
  const image = place.querySelector<HTMLElement>('[role="img"]');
  return { point, text, image };
}

describe('the tooltip of a score', () => {
  it('RES-03 shows after 250 ms and hides after 400 ms', async () => {
    const { point, text } = await bar();
    await point('pointerover');
    await passing(249);
    expect(text()).toBeNull();
    await passing(1);
    expect(text()).not.toBeNull();
    await point('pointerout');
    await passing(399);
    expect(text()).not.toBeNull();
    await passing(1);
    expect(text()).toBeNull();
  });

  it('RES-01c says no verdict where score colouring is off, and the shares all the same', async () => {
    const { point, text } = await bar({ green: true }, false);
    await point('pointerover');
    await passing(250);
    expect(text()).toMatch(/^Job functions30\.0/);
    expect(text()).not.toContain('required hard skills');
  });

  it('RES-03 says what green and yellow mean, and the three largest shares', async () => {
    const said = async (green: boolean) => {
      const { point, text } = await bar({ green });
      await point('pointerover');
      await passing(250);
      return text();
    };
    expect(await said(true)).toMatch(/^At least one job function and all required hard skills found/);
    const yellow = await said(false);
    expect(yellow).toMatch(/^Job functions or a required hard skill not found/);
    expect(yellow).toContain('Job functions30.0Soft skills20.0Hard skills10.0unknown');
    expect(yellow).not.toContain('Locations');
  });

  it('RES-03 shows at once for the keyboard, describes what it is of, and goes by Escape wherever the focus is', async () => {
    const { point, text, image } = await bar();
    if (image === null) throw new Error('no bar');
    // happy-dom does not know a focus that is to be seen
    Object.defineProperty(image, 'matches', { value: () => true });
    await act(() => image.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    await passing(0);
    const described =
      image.getAttribute('aria-describedby') ?? image.closest('[aria-describedby]')?.getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe(text());
    expect(text()).not.toBeNull();
    await act(() => image.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await passing(0);
    expect(text()).toBeNull();
    await point('pointerover');
    await passing(250);
    expect(text()).not.toBeNull();
    await act(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(text()).toBeNull();
  });
});
