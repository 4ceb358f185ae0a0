import { alternativesOfAll } from '../../language/word-lists.ts';

/** How somebody is reached, as a CV tells it; null where it tells nothing. */
export interface CvContacts {
  readonly email: string | null;
  /** As it is written, with single blanks. */
  readonly phone: string | null;
  /** A site of one's own. */
  readonly url: string | null;
  readonly linkedin: string | null;
}

/** Contact lines stand at the top or at the end; characters looked at on either side. */
const HEAD = 20_000;
const TAIL = 4000;
/** What follows is how others are reached. */
const REFERENCES = new RegExp(
  String.raw`^[^\p{L}\n]{0,6}(?:${alternativesOfAll('cv.references')})[^\p{L}\n]{0,6}(?:$|:)`,
  'imu',
);
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/u;
const DIGITS = /(?<![\p{L}\p{N}.,/@-])(?:\+|\()?\d[\d\s()./\-–—]{5,40}\d(?![\p{L}\p{N}@])/gu;
/** "Tel.", "gsm:", "Mobile", "(M)" before a number; a fax is no telephone. */
const PHONE_LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:${alternativesOfAll('cv.phone')}|☎|📞|📱)[\s.:)]{0,4}(?:nr|no|n°)?[\s.:]{0,3}$`,
  'iu',
);
const PHONE_NOTE = new RegExp(String.raw`^\s{0,2}\((?:${alternativesOfAll('cv.phone.note')})\)`, 'i');
const FAX = /fax[\s.:]{0,4}$/i;
/** How Belgian firms write their number. */
const FIRM_NUMBER = /^[01]\d{3}\.\d{3}\.\d{3}$/;
/** How Belgians write the number that the register gives them, which begins with the day of their birth. */
const REGISTER_NUMBER = /^\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}$/;
/** How numbers of the United Kingdom begin, which have eleven digits. */
const BRITISH = /^0[1237]/;
const OTHER_NUMBER = new RegExp(String.raw`(?<!\p{L})(?:${alternativesOfAll('cv.number.other')})[\s.:-]{0,4}$`, 'iu');
/** A month or day with its year, or two years: no number to call. */
const DATE = new RegExp(
  String.raw`(?:^|\D)(?:0?[1-9]|[12]\d|3[01])\s?[/.\-–]\s?(?:19|20)\d\d(?:\D|$)|` +
    String.raw`(?:^|\D)(?:19|20)\d\d\s?[–—-]+\s?(?:19|20)\d\d(?:\D|$)`,
);
const LINK = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.)[^\s<>()|;,"]{3,200}|` +
    String.raw`(?<![\p{L}\p{N}@.-])(?:[a-z\d-]{2,40}\.){1,3}` +
    String.raw`(?:be|nl|fr|it|lu|eu|ie|com|org|net|io|me|dev|uk|example)` +
    String.raw`(?:\/[^\s<>()|;,"]{1,150})?(?![\p{L}\p{N}@.-]*@|[\p{L}\p{N}])`,
  'gu',
);
const LINKEDIN = /linkedin\.com\/(?:in|pub)\//i;
/** Sites that a CV names because one works with them. */
const NO_OWN_SITE = /linkedin\.com|(?:europass|cedefop)\.|asp\.net|node\.js/i;

function spaced(written: string): string {
  return written.replace(/\s+/g, ' ').trim();
}

/** The parts of a CV in which its owner's contact lines may stand. */
function searched(text: string): string {
  const own = REFERENCES.exec(text);
  const end = own === null ? text.length : own.index;
  return end <= HEAD + TAIL ? text.slice(0, end) : `${text.slice(0, HEAD)}\n${text.slice(end - TAIL, end)}`;
}

function isPhone(before: string, written: string, after: string): boolean {
  const digits = written.replace(/\D/g, '');
  if (FAX.test(before) || OTHER_NUMBER.test(before) || DATE.test(written)) return false;
  if (FIRM_NUMBER.test(written) || REGISTER_NUMBER.test(written)) return false;
  if (/\n/.test(written)) return false;
  const isInternational = written.startsWith('+') || /^00[1-9]/.test(digits);
  if (isInternational) return digits.length >= 9 && digits.length <= 16;
  if (PHONE_LABEL.test(before) || PHONE_NOTE.test(after)) return digits.length >= 8 && digits.length <= 13;
  // Belgium, the Netherlands, France and Ireland begin with 0; Italian mobile numbers with 3
  if (BRITISH.test(digits) && digits.length === 11) return true;
  if (/^0[1-9]/.test(digits)) return digits.length === 9 || digits.length === 10;
  return /^3[2-9]\d[\s./-]?\d{6,7}$/.test(written) || /^3[2-9]\d \d{3} \d{3,4}$/.test(written);
}

function phoneIn(text: string): string | null {
  for (const { 0: found, index } of text.matchAll(DIGITS)) {
    // two numbers, or a number and what stands on the next line
    const [line = ''] = found.split('\n');
    const [written = ''] = line.split(/(?<=(?:\d\D{0,2}){8})\s[/–—-]\s/);
    const before = text.slice(Math.max(0, index - 24), index);
    const after = text.slice(index + written.length, index + written.length + 14);
    const number = spaced(written)
      .replace(/^\((?![^)]*\))/, '')
      .replace(/[\s.\-–—/(]+$/, '');
    if (isPhone(before, number, after)) return number;
  }
  return null;
}

/** The first links of a text: a profile at LinkedIn, and another one. */
function linksIn(text: string): Pick<CvContacts, 'url' | 'linkedin'> {
  let url: string | null = null;
  let linkedin: string | null = null;
  for (const { 0: found } of text.matchAll(LINK)) {
    const link = found.replace(/[.,:;!?'’]+$/, '');
    if (LINKEDIN.test(link)) linkedin ??= link;
    else if (!NO_OWN_SITE.test(link)) url ??= link;
    if (url !== null && linkedin !== null) break;
  }
  return { url, linkedin };
}

/** The e-mail address, telephone number and links of whom a CV is about; what stands under "References" is left out. */
export function findContacts(cvText: string): CvContacts {
  const text = searched(cvText);
  const email = EMAIL.exec(text)?.[0].replace(/[.'-]+$/, '') ?? null;
  return { email: email === null ? null : email.toLowerCase(), phone: phoneIn(text), ...linksIn(text) };
}
