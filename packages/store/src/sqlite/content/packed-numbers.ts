/** The first character of a last digit: from here on nothing in JSON needs to be escaped, and strings stay one byte wide. */
const FIRST = 93;
/** Values of a last digit; most numbers of a document are below, and take one character. */
const LAST_DIGITS = 96;
/** The first character of a digit that another one follows, up to ÿ. */
const FIRST_OF_MORE = FIRST + LAST_DIGITS;
const DIGITS_OF_MORE = 256 - FIRST_OF_MORE;

/**
 * Whole numbers as text, in the order of `numbers`: a JSON string is read at once, where each number of a list is read for
 * itself (a document of demo data 59 → 45 µs).
 */
export function packNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    // the sign in the lowest place: small negative numbers are small as well
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    while (rest >= LAST_DIGITS) {
      text += String.fromCharCode(FIRST_OF_MORE + (rest % DIGITS_OF_MORE));
      rest = Math.floor(rest / DIGITS_OF_MORE);
    }
    text += String.fromCharCode(FIRST + rest);
  }
  return text;
}

/** Reads what packNumbers wrote. */
export function unpackNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  let place = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= FIRST_OF_MORE) {
      number += (code - FIRST_OF_MORE) * place;
      place *= DIGITS_OF_MORE;
      continue;
    }
    number += (code - FIRST) * place;
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2);
    number = 0;
    place = 1;
  }
  return numbers;
}
