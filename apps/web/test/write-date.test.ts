import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { propertyLabel } from '../src/i18n/label-of.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { writeDate } from '../src/i18n/write-date.ts';

async function intlOf(locale: 'nl' | 'fr' | 'en' | 'it') {
  return createIntl({ locale, messages: { ...(await loadMessages(locale)) } });
}

describe('a date', () => {
  it.each([
    ['fr', '1er juin 2026', '11 juin 2026'],
    ['nl', '1 juni 2026', '11 juni 2026'],
    ['en', 'June 1, 2026', 'June 11, 2026'],
    ['it', '1 giugno 2026', '11 giugno 2026'],
  ] as const)('in %s calls the first of a month %s, another day %s', async (locale, first, other) => {
    const intl = await intlOf(locale);
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
    expect([writeDate(intl, '2026-06-01', options), writeDate(intl, '2026-06-11', options)]).toEqual([first, other]);
  });

  it('keeps its digits where the month is a number, and its time', async () => {
    const intl = await intlOf('fr');
    const at = '2026-06-01T13:05:00Z';
    expect(writeDate(intl, at, { dateStyle: 'short', timeZone: 'UTC' })).toBe('01/06/2026');
    expect(writeDate(intl, at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })).toMatch(
      /^1er juin 2026,? (?:à )?13:05$/,
    );
  });

  it('is written so where it is a property of a document', async () => {
    expect(propertyLabel(await intlOf('fr'), 'birthDate', '1990-03-01')).toBe('1er mars 1990');
  });
});
