/** Numbers as one language writes them in words, from one to the hours of a long week. */
export type NumberWords = Readonly<Record<string, number>>;

const list = (words: string): readonly string[] => words.split(' ');

/** Tens to fifty: longer weeks are written in digits. */
const TENS = [20, 30, 40, 50] as const;

/** Units, teens and tens as they are, and what `join` makes of every ten with every unit. */
function upToSixty(
  small: readonly string[],
  tens: readonly string[],
  join: (ten: string, unit: string, digit: number) => string,
): NumberWords {
  const words = small.map((word, at): [string, number] => [word, at + 1]);
  for (const [at, ten] of tens.entries()) {
    const value = TENS[at] ?? 0;
    words.push([ten, value]);
    for (const [digit, unit] of small.slice(0, 9).entries())
      words.push([join(ten, unit, digit + 1), value + digit + 1]);
  }
  return Object.fromEntries(words);
}

/** "één" to "negenenvijftig". */
export const DUTCH_NUMBERS: NumberWords = {
  één: 1,
  ...upToSixty(
    list(
      'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    ),
    list('twintig dertig veertig vijftig'),
    (ten, unit) => `${unit}${unit.endsWith('e') ? 'ë' : 'e'}n${ten}`,
  ),
};

/** "one" to "fifty-nine". */
export const ENGLISH_NUMBERS: NumberWords = upToSixty(
  list(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  list('twenty thirty forty fifty'),
  (ten, unit) => `${ten}-${unit}`,
);

/** "un" to "cinquante-neuf". */
export const FRENCH_NUMBERS: NumberWords = {
  une: 1,
  ...upToSixty(
    list(
      'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    ),
    list('vingt trente quarante cinquante'),
    (ten, unit, digit) => (digit === 1 ? `${ten} et un` : `${ten}-${unit}`),
  ),
};

/** "uno" to "cinquantanove". */
export const ITALIAN_NUMBERS: NumberWords = {
  un: 1,
  ...upToSixty(
    list(
      'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    ),
    list('venti trenta quaranta cinquanta'),
    // a ten loses its last letter before a vowel: "trentotto"
    (ten, unit) => `${/^[aeiou]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
  ),
};
