import { describe, expect, it } from 'vitest';
import { readNumber, writeMoney, writeNumber } from '../src/i18n/locale-number.ts';

describe('readNumber', () => {
  it('PRO-08 reads an optional sign, digits and one decimal point in every locale', () => {
    for (const locale of ['nl', 'fr', 'en', 'it'] as const) {
      expect(readNumber('12.5', { locale })).toBe(12.5);
      expect(readNumber('-3', { locale })).toBe(-3);
      expect(readNumber('+40', { locale })).toBe(40);
      expect(readNumber('.5', { locale })).toBe(0.5);
    }
  });

  it('PRO-08 finds no number in a lone dot, letters or two decimal signs, and nothing in an empty field', () => {
    for (const locale of ['nl', 'fr', 'en', 'it'] as const) {
      expect(readNumber('.', { locale })).toBeUndefined();
      expect(readNumber('dertig', { locale })).toBeUndefined();
      expect(readNumber('1.2.3', { locale })).toBeUndefined();
      expect(readNumber('  ', { locale })).toBeNull();
    }
  });

  it('reads the comma of Dutch, French and Italian, and the groups of each', () => {
    expect(readNumber('2,5', { locale: 'nl' })).toBe(2.5);
    expect(readNumber('3.500', { locale: 'nl' })).toBe(3500);
    expect(readNumber('1.234,5', { locale: 'it' })).toBe(1234.5);
    expect(readNumber('3 500,5', { locale: 'fr' })).toBe(3500.5);
    expect(readNumber('3\u202F500', { locale: 'fr' })).toBe(3500);
    expect(readNumber('3,500', { locale: 'en' })).toBe(3500);
    expect(readNumber('3,5', { locale: 'en' })).toBeUndefined();
  });

  it('reads money: the sign is passed over, and no sum has a third decimal, so what stands before three digits groups', () => {
    for (const locale of ['nl', 'fr', 'en', 'it'] as const) {
      expect(readNumber('€ 3.500', { locale, isMoney: true })).toBe(3500);
      expect(readNumber('€3,500', { locale, isMoney: true })).toBe(3500);
      expect(readNumber('3.50', { locale, isMoney: true })).toBe(3.5);
      expect(readNumber('3500 EUR', { locale, isMoney: true })).toBe(3500);
    }
    expect(readNumber('1.234,50', { locale: 'fr', isMoney: true })).toBe(1234.5);
    expect(readNumber('1,234.50', { locale: 'en', isMoney: true })).toBe(1234.5);
    expect(readNumber('3.500', { locale: 'en' })).toBe(3.5);
  });
});

describe('writing numbers', () => {
  it('groups thousands as the locale does', () => {
    expect(writeNumber(4503, { locale: 'nl' })).toBe('4.503');
    expect(writeNumber(4503, { locale: 'fr' })).toBe('4\u202F503');
    expect(writeNumber(4503, { locale: 'en' })).toBe('4,503');
    expect(writeNumber(14503, { locale: 'it' })).toBe('14.503');
  });

  it('writes a wage in whole euros', () => {
    expect(writeMoney(2833.33, 'nl')).toBe('€\u00A02.833');
    expect(writeMoney(2833.33, 'en')).toBe('€2,833');
    expect(writeMoney(2833.33, 'fr')).toBe('2\u202F833\u00A0€');
  });

  it('reads back every number it writes', () => {
    for (const locale of ['nl', 'fr', 'en', 'it'] as const) {
      for (const value of [0, 7, 999, 1000, 3500, 12345, 1234567]) {
        expect(readNumber(writeNumber(value, { locale }), { locale })).toBe(value);
      }
    }
  });
});
