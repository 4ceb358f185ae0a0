/**
 * Euros that one unit of another currency is worth, rounded and fixed: a wage in pounds is compared with those in euros
 * as what it is worth, within some percent, and never number by number. The amounts as written stay beside it.
 */
const EUROS: ReadonlyMap<string, number> = new Map([
  ['£', 1.15],
  ['gbp', 1.15],
  ['pounds', 1.15],
  ['chf', 1.05],
  ['$', 0.9],
  ['usd', 0.9],
]);

/** What one unit of a currency is worth in euros, by its sign or word; 1 for what is none of these. */
export function inEuros(currency: string): number {
  return EUROS.get(currency) ?? 1;
}
