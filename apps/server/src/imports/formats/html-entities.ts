/** The named entities that texts of the four languages hold; others stay as they are written. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    euro: '€',
    pound: '£',
    cent: '¢',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    middot: '·',
    bull: '•',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
    agrave: 'à',
    aacute: 'á',
    acirc: 'â',
    atilde: 'ã',
    auml: 'ä',
    aring: 'å',
    aelig: 'æ',
    ccedil: 'ç',
    egrave: 'è',
    eacute: 'é',
    ecirc: 'ê',
    euml: 'ë',
    igrave: 'ì',
    iacute: 'í',
    icirc: 'î',
    iuml: 'ï',
    ntilde: 'ñ',
    ograve: 'ò',
    oacute: 'ó',
    ocirc: 'ô',
    otilde: 'õ',
    ouml: 'ö',
    oslash: 'ø',
    oelig: 'œ',
    ugrave: 'ù',
    uacute: 'ú',
    ucirc: 'û',
    uuml: 'ü',
    yacute: 'ý',
    yuml: 'ÿ',
    szlig: 'ß',
    sup2: '²',
    frac12: '½',
    times: '×',
    rarr: '→',
    check: '✓',
  }),
);

function characterOf(code: number): string {
  if (!Number.isInteger(code) || code <= 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  return String.fromCodePoint(code);
}

/** Replaces HTML entities by their characters; what is no entity stays. Linear. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,7});/gi, (whole, entity: string) => {
    if (entity.startsWith('#x') || entity.startsWith('#X')) return characterOf(Number.parseInt(entity.slice(2), 16));
    if (entity.startsWith('#')) return characterOf(Number(entity.slice(1)));
    const exact = NAMED.get(entity);
    if (exact !== undefined) return exact;
    const lower = NAMED.get(entity.toLowerCase());
    if (lower === undefined) return whole;
    return /^[A-Z]/.test(entity) ? lower.toUpperCase() : lower;
  });
}
