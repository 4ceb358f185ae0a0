import type { Aspect, Locale } from '@counterpart/domain';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/messages.ts';
import { singleLabel } from '../../src/parts/profile-editor/chips/value-labels.ts';

async function wageIn(locale: Locale, from: number | null, to: number | null) {
  const intl = createIntl({ locale, messages: { ...(await loadMessages(locale)) } });
  const aspect: Aspect = {
    type: 'range',
    weight: 100,
    required: false,
    value: { from, to, weight: 100, required: false },
  };
  // the spaces that a language puts into numbers are no matter here
  return singleLabel(intl, 'wage', aspect)?.replace(/\s/gu, ' ');
}

describe('the chip of a wage', () => {
  it('PRO-06 names the euro once, where the language writes it, in whole euros', async () => {
    expect(await wageIn('nl', 2799.2, 3194.4)).toBe('€ 2.799 – 3.194');
    expect(await wageIn('en', 2799.2, 3194.4)).toBe('€2,799 – 3,194');
    expect(await wageIn('fr', 2799.2, 3194.4)).toBe('2 799 – 3 194 €');
    expect(await wageIn('it', 12_799.2, 13_194.4)).toBe('12.799 – 13.194 €');
  });

  it('with one bound, or two that are one, is a single amount', async () => {
    expect(await wageIn('it', 12_000, null)).toBe('da 12.000 €');
    expect(await wageIn('fr', null, 2500)).toBe('jusqu’à 2 500 €');
    expect(await wageIn('nl', 2500, 2500)).toBe('€ 2.500');
  });
});
