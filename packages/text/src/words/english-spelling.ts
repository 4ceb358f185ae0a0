/** Roots that Britain writes with "our": labour, colour, behavioural. */
const OUR = /^((?:dis|multi|un)?(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|savi|tum|vap))our/;
/** Roots whose last letter Britain doubles before an ending: counsellor, travelling, modelling. */
const DOUBLED = /^((?:re)?(?:cance|channe|counse|dia|ename|fue|grave|jewe|labe|leve|mode|pane|tota|trave|tunne))ll/;
/** "Organize", "analyzed", "specialization": Britain writes an s, and so do many in America. */
const Z = /([iy])z(e|ed|er|ing|ation|ational|able)$/;
const RE = /^((?:amphi|bio|kilo|multi|milli)?(?:calib|cent|fib|lit|met|theat))re(d?)$/;

/** What else differs inside a word, each British spelling with the American one. */
const OTHERS: readonly (readonly [british: RegExp, american: string])[] = [
  [/paed/, 'ped'],
  [/aem/, 'em'],
  [/anaesth/, 'anesth'],
  [/gynaec/, 'gynec'],
  [/^archaeo/, 'archeo'],
  [/^aesth/, 'esth'],
  [/^foet/, 'fet'],
  [/^oe(?=dem|soph|str)/, 'e'],
  [/^jewell?e?ry$/, 'jewelry'],
  [/^(enrol|fulfil|instal)(?=ment$)/, '$1l'],
  [/gramme$/, 'gram'],
  [/logue$/, 'log'],
  [/^(defen|licen|offen|preten)ce/, '$1se'],
  [/^practis/, 'practic'],
  [/^tyre/, 'tire'],
  [/^aluminium$/, 'aluminum'],
  [/^mould/, 'mold'],
  [/^plough/, 'plow'],
  [/^draught/, 'draft'],
  [/^sulph/, 'sulf'],
  [/^grey/, 'gray'],
];

/**
 * An English word as America writes it, but for -ise: "centre" and "center" become one, and so do "counsellor" and
 * "counselor", "organise" and "organize". Of lower case, without accents.
 */
export function englishSpelling(word: string): string {
  let spelt = word.replace(OUR, '$1or').replace(DOUBLED, '$1l').replace(Z, '$1s$2').replace(RE, '$1er$2');
  for (const [british, american] of OTHERS) spelt = spelt.replace(british, american);
  return spelt;
}
