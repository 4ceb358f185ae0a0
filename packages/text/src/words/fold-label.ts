const ASCII_ONLY = /^[\x20-\x7e]*$/;
const COMBINING = /\p{M}+/gu;
/** Letters that NFD does not take apart but that people write with plain letters. */
const LIGATURES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }),
);
const LIGATURE = /[œæøßłđı]/g;
/** Most labels, once in lower case: nothing to fold. Asked first, all labels of the starter are folded in two thirds of the time. */
const FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const SPACING = /[\s\-_'`´‘’‚‛′‐‑‒–—―−]+/g;

/** The text in lower case and without accents; its length may differ from the text's. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .replace(LIGATURE, (letter) => LIGATURES.get(letter) ?? letter)
    .normalize('NFD')
    .replace(COMBINING, '')
    .normalize('NFC');
}

/** The comparison key of labels: lower case, no accents, hyphens, underscores and apostrophes as one space, trimmed. */
export function foldLabel(text: string): string {
  const lower = text.toLowerCase();
  return FOLDED.test(lower) ? lower : foldCase(lower).replace(SPACING, ' ').trim();
}
