/** Longest label that is looked up; longer text is no label. */
export const MAX_LABEL_LENGTH = 200;

/** "(H/F)", "m/v/x", "(m/w/d)", "F/H/X", "(v/m)", "(tutti i sessi)" and the like, as ads append them. */
const GENDER_TAG =
  /(?<![\p{L}\d])[hfmvxwdn](?:[/|,.]|\s?\/\s?)[hfmvxwdn](?:(?:[/|,.]|\s?\/\s?)[hfmvxwdn])?(?![\p{L}\d])/giu;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;
const BRACKETED = /\([^()]{0,80}\)|\[[^[\]]{0,80}\]/g;
/** Inclusive writing: vendeur·euse, employé.e.s, technicien(ne). */
const INCLUSIVE =
  /(\p{L}{3,})(?:[·•‧]\p{L}{1,6}(?:[·•‧]s)?|\.(?:e|ne|se|euse|trice|rice|ère)(?:\.s)?|\(-?\p{Ll}{1,6}\))(?![\p{L}\d])/giu;
/** "vendeur/-euse", "verkoper/ster", "addetto/a", "directeur/directrice", "saldatore / saldatrice". */
const TWIN = /(\p{L}[\p{L}'’-]{2,40}) ?\/ ?-?(\p{L}[\p{L}'’-]{0,40})/gu;
const SPACES = /\s+/g;
const EDGES = /^[\s\-–—:;,./|*•]+|[\s\-–—:;,/|*•]+$/g;
/** Endings of a twin that is only a suffix. */
const SUFFIXES = new Set(
  'a e o i se euse trice rice ice ière iere ère ere ne nne ienne ster sters es in ses esse essa ina trici'.split(' '),
);

/** Whether the right side of a slash only repeats the left side in the other gender. */
function isTwin(left: string, right: string): boolean {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  if (SUFFIXES.has(b)) return true;
  // same beginning: verkoper/verkoopster, coiffeur/coiffeuse, infirmier/infirmière
  let common = 0;
  while (common < a.length && common < b.length && a[common] === b[common]) common++;
  return common >= 3 && common >= Math.min(a.length, b.length) / 2;
}

function tidy(label: string): string {
  return label.replace(EMPTY_BRACKETS, ' ').replace(SPACES, ' ').replace(EDGES, '').trim();
}

/**
 * Ways to read a label, as written first: without gender tags, with one form of each gendered pair, without brackets.
 * No two are equal and none is empty.
 */
export function labelReadings(label: string): readonly string[] {
  const written = label.slice(0, MAX_LABEL_LENGTH).replace(SPACES, ' ').trim();
  const untagged = tidy(written.replace(GENDER_TAG, ' '));
  const first = tidy(
    untagged
      .replace(INCLUSIVE, '$1')
      .replace(TWIN, (pair, left: string, right: string) => (isTwin(left, right) ? left : pair)),
  );
  const bare = tidy(first.replace(BRACKETED, ' '));
  return [...new Set([written, untagged, first, bare])].filter((reading) => reading !== '');
}
