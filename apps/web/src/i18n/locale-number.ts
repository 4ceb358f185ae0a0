import type { Locale } from '@counterpart/domain';

/** How a locale writes numbers: what groups thousands, what begins the fraction. */
interface NumberSigns {
  readonly group: string;
  readonly decimal: string;
}

const SIGNS: Readonly<Record<Locale, NumberSigns>> = {
  nl: { group: '.', decimal: ',' },
  fr: { group: ' ', decimal: ',' },
  en: { group: ',', decimal: '.' },
  it: { group: '.', decimal: ',' },
};

/** What is read. */
export interface NumberOptions {
  readonly locale: Locale;
  /**
   * An amount: a currency sign is passed over, and as no sum has a third decimal, a point or a comma before exactly three
   * digits groups in every locale.
   */
  readonly isMoney?: boolean;
}

// Spaces that people and Intl put between thousands: plain, no-break, narrow no-break, thin.
const SPACES = /[  \u202F\u2009]/g;
const THOUSANDS_BY_POINT = /^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/;
const THOUSANDS_BY_COMMA = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** The digits without what groups them. */
function withoutGroups(text: string, { locale, isMoney = false }: NumberOptions): string {
  const { group } = SIGNS[locale];
  if ((isMoney || group === '.') && THOUSANDS_BY_POINT.test(text)) return text.replaceAll('.', '');
  if ((isMoney || group === ',') && THOUSANDS_BY_COMMA.test(text)) return text.replaceAll(',', '');
  return text;
}

/**
 * The number that a person typed (PRO-08, in the user's locale): an optional sign, digits, one decimal sign; a point is
 * a decimal sign in every locale unless it groups thousands there. Null for nothing typed, undefined for no number.
 */
export function readNumber(text: string, options: NumberOptions): number | null | undefined {
  const bare = text.replace(SPACES, '').replace(options.isMoney === true ? /€|EUR/gi : /(?!)/, '');
  if (bare === '') return null;
  const { decimal } = SIGNS[options.locale];
  const ungrouped = withoutGroups(bare, options);
  const plain = decimal === ',' ? ungrouped.replace(',', '.') : ungrouped;
  return PLAIN.test(plain) ? Number(plain) : undefined;
}

/** A number as the locale writes it, thousands grouped, at most two digits after the decimal sign. */
export function writeNumber(value: number, { locale }: NumberOptions): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

/** A monthly amount in whole euros, as the locale writes money. */
export function writeMoney(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(value);
}
