/**
 * Compares two strings by code point. The `<` of the language compares UTF-16 units, which puts U+E000…U+FFFF
 * after the characters beyond them; OpenSearch (UTF-8) does not.
 */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** A surrogate begins a code point beyond U+FFFF, so it ranks above every other unit. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
