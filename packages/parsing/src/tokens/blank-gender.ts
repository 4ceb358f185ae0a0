/** "(H/F)", "m/v/x", "(f/m/d)": one letter each, up to four, with or without brackets. */
const GENDER_TAG = new RegExp(
  [
    String.raw`[([]\s?[hfmvxdw](?:\s?[/|,.-]\s?[hfmvxdw]){1,3}\s?[)\]]`,
    String.raw`(?<![\p{L}\p{N}/])[hfmvxdw](?:\/[hfmvxdw]){1,3}(?![\p{L}\p{N}/])`,
    String.raw`(?<![\p{L}\p{N}/])(?:H-F|F-H)(?![\p{L}\p{N}/-])`,
  ].join('|'),
  'giu',
);
/** Endings that are words or ends of names as well, behind what they belong to. */
const AFTER_ENDING = String.raw`(?<=teur)[.-]rice|(?<=eur)\.se|(?<=ien)[.-]ne|(?<=chef)[.-]fe`;
/**
 * "vendeur(se)", "infirmier/-ière", "chargé(e)", "étudiant·e", "chargé.e", "coordinateur-rice", "verkoper/-ster",
 * "impiegato/a". A dot or a hyphen parts other things too: endings that might be words ask what they are endings of.
 */
const SUFFIXES = [
  String.raw`\((?:e|ne|se|fe|le|euse|rice|trice|[eè]re|i[eè]re|ienne|te|ve|s|es|e\)\(s|n|en|ster|a|i|in)s?\)`,
  String.raw`\/-?(?:euse|rice|trice|[eè]re|i[eè]re|ienne|ne|se|fe|e|a|i|ster)s?(?!\p{L})`,
  String.raw`[·•‧⋅](?:e|ne|se|fe|le|euse|rice|trice|[eè]re|i[eè]re|ienne|s|es)(?:[·•‧⋅]s)?(?!\p{L})`,
  String.raw`(?:[.-](?:euse|trice|i?ère|ienne|e)|${AFTER_ENDING})(?:[.-]?s)?(?!\p{L})`,
];
const SUFFIX = new RegExp(String.raw`(?<=\p{L}{3}|(?<!\p{L})un)(?:${SUFFIXES.join('|')})`, 'giu');

/** Letters in brackets that only the other form has: "medewerk(st)er", "schoonma(a)k(st)er"; no "motivé(e)s". */
const INSIDE = /(?<=\p{L})\((?:st|aa?|oo?|ee?)\)(?!s(?!\p{L}))(?=\p{L})/giu;
/** Both endings in brackets behind what they share: "addett(o/a)", "verkop(er/ster)", "conseill(er/ère)". */
const BOTH = new RegExp(
  [
    String.raw`(?<=\p{L}{3})\((o|i|a|er|eur|teur|en|ier|e)`,
    String.raw`\/-?(?:[aeo]|ster|[eè]re|euse|rice|trice|enne|i[eè]re)\)(?!\p{L})`,
  ].join(''),
  'giu',
);
/** A sign without a width that belongs to a word and to none of its letters, so that a word keeps its length. */
const JOINER = '\u034F';

/** What every mark holds; nearly all labels hold none. */
const MAY_HOLD_MARK = /[([/·•‧⋅]|H-F|F-H|[.-](?:[eèi]|tr|ri|[nsf]e)/i;
/** What a mark begins with. */
const MARK_START = /[([/·•‧⋅HF.-]/i;

/** Gender marks as spaces, so that a word stands in one form; the length stays. */
export function blankGender(text: string): string {
  if (!MAY_HOLD_MARK.test(text)) return text;
  return blankSuffixes(text.replace(GENDER_TAG, blank));
}

/** Words with the forms of both genders inside them as one word, the first form; the length stays. */
function joinForms(text: string): string {
  return text
    .replace(INSIDE, (letters) => JOINER.repeat(letters.length))
    .replace(BOTH, (both: string, first: string) => JOINER + first + JOINER.repeat(both.length - first.length - 1));
}

/** The marks inside words alone as spaces: "conducteur(trice) de ligne (H/F)" keeps its tag. */
export function blankSuffixes(text: string): string {
  return joinForms(text).replace(SUFFIX, blank);
}

/** Whether nothing but gender marks and spaces parts a word that begins at `start` from the next one at `end`. */
export function isGenderGap(text: string, start: number, wordEnd: number, end: number): boolean {
  if (!MARK_START.test(text.charAt(wordEnd))) return false;
  const rest = blankGender(text.slice(start, end)).slice(wordEnd - start);
  return /^ *$/.test(rest);
}

function blank(match: string): string {
  return ' '.repeat(match.length);
}
