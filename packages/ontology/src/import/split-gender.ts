/** Sides shorter than this are no words of their own ("H/F", "TCP/IP", "ère"). */
const SHORTEST_SIDE = 4;
/** Endings that the feminine puts in place of the masculine's: "vendeur/-euse", "technicien/ne". */
const SUFFIX = /^-?(?:e|ne|se|euse|trice|rice|ère|ière|a|essa|ster|in|es)$/i;

/**
 * The forms of a gendered occupation label such as "vendeur/vendeuse", the first of which to prefer; a label without
 * such a pair comes back alone. "vendeur/-euse" becomes "vendeur".
 */
export function splitGender(label: string): readonly string[] {
  const at = label.indexOf('/');
  if (at < 0) return [label];
  const first = label.slice(0, at).trim();
  const second = label.slice(at + 1).trim();
  if (SUFFIX.test(second) && first.length >= SHORTEST_SIDE) return [first];
  if (second.includes('/') || Math.min(first.length, second.length) < SHORTEST_SIDE) return [label];
  const [firstWord = '', ...firstRest] = first.split(' ');
  const [secondWord = '', ...secondRest] = second.split(' ');
  const begins = firstWord.slice(0, 3).toLowerCase() === secondWord.slice(0, 3).toLowerCase();
  const isWholePair = begins || firstRest.join(' ') === secondRest.join(' ');
  // "leraar/lerares beeldende kunst": what follows belongs to both
  if (begins && firstRest.length === 0 && secondRest.length > 0) {
    return [`${first} ${secondRest.join(' ')}`, `${secondWord} ${secondRest.join(' ')}`];
  }
  const isSameLength = firstRest.length === secondRest.length;
  return isWholePair && (begins || isSameLength) ? [first, second] : [label];
}
