import type { ContractType } from '@counterpart/domain';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { cuesWithin } from '../../relevance/polarity.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import type { Token } from '../../tokens/text-tokens.ts';
import { taskWords } from '../../language/task-words.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** Whose contract it is when one of these stands right before it: "ont reçu leur CDI", "hun vast contract". */
const THEIRS = keysOfAll('contract.theirs');
/** "Six internes, tous en CDI": told of people named before, unless places to be filled are. */
const ALL = keysOfAll('contract.all-of-them');
/** What is denied right before a contract: "not self-employed", "geen interim"; "not only" denies nothing. */
const NOT = keysOfAll('negation.not');
/** People whose contract stands behind their name: "our colleague Mara (CDI)". */
const PEOPLE = keysOfAll('contract.people');
/** Contracts in the plural: with clients, of the staff. */
const CONTRACTS = keysOfAll('contract.plural');
/** Posts that a recruiter fills. */
const POSTS = keysOfAll('contract.posts');

/** Words from the first kind of contracts to what they are: "full-time and casual | contracts". */
const CONTRACTS_BEHIND = 7;

/** "Vous gérez les contrats d'intérim", "you draft fixed-term agreements": contracts that are worked with. */
export function isOfTask(read: ReadText, sentence: Sentence, from: number): boolean {
  const near = read.tokens.slice(
    Math.max(sentence.from, from - REACH.contract.contracts),
    Math.min(sentence.to, from + CONTRACTS_BEHIND),
  );
  const areContracts = near.some(({ key }) => CONTRACTS.has(key));
  if (!areContracts && !near.some(({ key }) => POSTS.has(key))) return false;
  if (areContracts && sentence.section === 'tasks') return true;
  return isOfReader(read, sentence, from, areContracts);
}

const LED = keysOfAll('people.led');
/** Words from the beginning of the sentence that are looked through for a clause of the reader's. */
const CLAUSES_REACH = 30;

/** Words of the longest clause that ends with its verb. */
const CLAUSE = 16;

/** "Je hebt een ploeg met fulltime contracten | aangestuurd |": the verb stands last. */
function endsWithLeading(tokens: readonly Token[], from: number, end: number): boolean {
  for (let at = from + 1; at < Math.min(end, from + CLAUSE); at++) {
    const isLast = at + 1 >= end || tokens[at + 1]?.followsBreak === true;
    if (isLast) return LED.has(tokens[at]?.key ?? '');
  }
  return false;
}

/** "Reporting to the head, | you'll advise | …", "| hai gestito | …": the clause of what the reader does or did. */
function isOfReader({ tokens, language }: ReadText, sentence: Sentence, from: number, areContracts: boolean): boolean {
  const words = taskWords(language);
  for (let at = Math.max(sentence.body, from - CLAUSES_REACH); at < from; at++) {
    if (at !== sentence.body && tokens[at]?.followsBreak !== true) continue;
    const [first, ...next] = tokens.slice(at, Math.min(from, at + REACH.contract.taskVerb));
    if (words.isPronoun(first?.key ?? '') && next.some(({ key }) => words.isVerb(key) || LED.has(key))) return true;
    if (!areContracts) continue;
    if (LED.has(first?.key ?? '') || LED.has(next[0]?.key ?? '')) return true;
    if (words.isPronoun(first?.key ?? '') && endsWithLeading(tokens, at, sentence.to)) return true;
  }
  return false;
}

/**
 * A word that a sentence begins with and a break follows ("Permanent / 38 hours / hybrid"), or alone in brackets
 * ("(vast)").
 */
export function standsAlone(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  const gapBefore = (at: number): string =>
    read.original.slice(read.tokens[at - 1]?.end ?? 0, read.tokens[at]?.start ?? read.original.length);
  if (from === sentence.from) return to < sentence.to && /^ ?[,;/|–—·•(]| - /.test(gapBefore(to));
  return gapBefore(from).endsWith('(') && gapBefore(to).startsWith(')');
}

/** Whether "or" or "and" stands between a contract and another one: "vast of tijdelijk". */
export function isJoinedToContract(read: ReadText, from: number, to: number): boolean {
  const joins = (at: number): boolean => read.table.joiningWords.has(read.tokens[at]?.key ?? '');
  return (
    (joins(from - 1) && hasHitBetween(read.cues.contract, from - 2, from - 1)) ||
    (joins(to) && hasHitBetween(read.cues.contract, to + 1, to + 2))
  );
}

/** "Contratti di locazione a tempo determinato", "des baux à durée déterminée". */
function isOfThings({ tokens }: ReadText, sentence: Sentence, from: number): boolean {
  return tokens.slice(Math.max(sentence.from, from - OF_THINGS), from).some(({ key }) => THINGS.has(key));
}

const THINGS = keysOfAll('contract.of-things');
/** Words between what a contract is of and its kind. */
const OF_THINGS = 3;
const STAFF = keysOfAll('people.staff');
/** So many people are there already. */
const MANY_PEOPLE = 3;
/** Words between their number and the contract, and between the number and who they are. */
const [COUNTED, COUNTED_WHO] = [3, 2] as const;

/**
 * "45 medewerkers, onder wie 12 met een tijdelijk contract", "relies on 300 volunteers", "300 salariés en CDI": of
 * people who are counted, where nobody is sought.
 */
export function isOfCounted(read: ReadText, sentence: Sentence, from: number): boolean {
  if (cuesWithin(read.cues.seeking, sentence)) return false;
  const { tokens } = read;
  const isStaff = (at: number): boolean => STAFF.has(tokens[at]?.key ?? '');
  for (let at = from - 1; at >= Math.max(sentence.from, from - COUNTED); at--) {
    const number = tokens[at]?.number;
    if (number == null) continue;
    if (number < MANY_PEOPLE || !Number.isInteger(number)) return false;
    // the people stand right behind the number, at the phrase or shortly before the number
    for (let near = at - COUNTED; near <= from + COUNTED_WHO; near++)
      if (near >= sentence.from && isStaff(near)) return true;
    return false;
  }
  return false;
}

/** Contracts that are told of one job: lists of all there is do without them. */
const OF_ONE_JOB: ReadonlySet<ContractType> = new Set(['RESERVE', 'PERMANENT_POSSIBLE']);
/** So many words for contracts in a row are what somebody deals in. */
const MANY = 3;
/** Words between two contracts of a list. */
const LIST_STEP = 2;

/**
 * Whether the contract that begins at a token is somebody else's: of a colleague, of those who came before, of the
 * staff.
 */
export function isOfOthers(read: ReadText, sentence: Sentence, from: number): boolean {
  const before = read.tokens[from - 1]?.key ?? '';
  if (from > sentence.from && THEIRS.has(before)) return true;
  if (from > sentence.from && NOT.has(before)) return true;
  if (isOfTask(read, sentence, from) || isOfThings(read, sentence, from)) return true;
  if (isOfCounted(read, sentence, from)) return true;
  const isOffered = cuesWithin(read.cues.contractWord, sentence) || cuesWithin(read.cues.seeking, sentence);
  if (from > sentence.from && ALL.has(before) && !isOffered) return true;
  const isBracketed = read.original.charAt((read.tokens[from]?.start ?? 0) - 1) === '(';
  return (
    isBracketed &&
    read.tokens
      .slice(Math.max(sentence.from, from - REACH.contract.colleagueName), from)
      .some(({ key }) => PEOPLE.has(key))
  );
}

/**
 * "CDI, CDD, intérim ou freelance": a list of all there is, which tells nothing of one job, unless "contract" stands
 * before it.
 */
export function isOfAll(read: ReadText, sentence: Sentence, from: number): boolean {
  const contracts = hitsBetween(
    read.cues.contract,
    Math.max(sentence.from, from - REACH.contract.row),
    Math.min(sentence.to, from + REACH.contract.row),
  );
  const at = contracts.findIndex((cue) => cue.from === from);
  let [first, last] = [at, at];
  const isNear = (a: number, b: number): boolean =>
    (contracts[b]?.from ?? Infinity) - (contracts[a]?.to ?? -Infinity) <= LIST_STEP &&
    isListedOn(read, contracts[b]?.from ?? 0) &&
    !read.original.slice(startOf(read, contracts[a]?.from), startOf(read, contracts[b]?.from)).includes(';');
  while (first > 0 && isNear(first - 1, first)) first--;
  while (last + 1 < contracts.length && isNear(last, last + 1)) last++;
  const row = contracts.slice(first, last + 1);
  if (row.length < MANY || row.some(({ value }) => value !== null && OF_ONE_JOB.has(value.value))) return false;
  // "vaste uren, een vast team en een contract van onbepaalde duur" names one contract
  if (row.filter(({ value }) => value !== null).length < 2) return false;
  if (new Set(row.map(({ value }) => value?.value)).size < 2) return false;
  return !hasHitBetween(read.cues.contractWord, sentence.from, row[0]?.from ?? from);
}

/**
 * Whether a comma, "or" or "and" stands before what begins at a token, or one word further ahead ("en CDI, en CDD").
 */
function isListedOn(read: ReadText, from: number): boolean {
  const joins = (at: number): boolean => read.table.joiningWords.has(read.tokens[at]?.key ?? '');
  return [from, from - 1].some((at) => read.tokens[at]?.followsBreak === true || joins(at - 1));
}

function startOf(read: ReadText, at: number | undefined): number {
  return read.tokens[at ?? 0]?.start ?? 0;
}

/** Words between "our" and the last of those who are named: "onze studenten en vrijwilligers". */
const PEOPLE_REACH = 3;
const PEOPLE_OF = keysOfAll('contract.people-of');

/** "Onze vrijwilligers worden door jou begeleid": those who are there already. */
export function isTheirPeople(read: ReadText, sentence: Sentence, from: number): boolean {
  const isNamed = read.tokens
    .slice(Math.max(sentence.from, from - PEOPLE_REACH), from)
    .some(({ key }) => PEOPLE_OF.has(key));
  return isNamed && !cuesWithin(read.cues.seeking, sentence) && !cuesWithin(read.cues.contractWord, sentence);
}

/** "Recrutement CDI / CDD & intérim" is what an agency does; "1 poste en CDI, 1 en CDD" are two jobs. */
export function isOfAgency(read: ReadText, sentence: Sentence, from: number): boolean {
  const types = differingNear(read, sentence, from);
  if (types > 2) return true;
  if (types < 2) return false;
  // "Recrutement : mutation ou liste d'aptitude ; à défaut, contractuel" is a label of this job
  const [label, first] = read.tokens.slice(sentence.from, sentence.from + 2);
  const isLabel = /^\s?:/.test(read.original.slice(label?.end, first?.start));
  const isAgency = hasHitBetween(
    read.cues.agency,
    Math.max(sentence.from + (isLabel ? 1 : 0), from - REACH.contract.agencyList),
    Math.min(sentence.to, from + REACH.contract.agencyList),
  );
  return isAgency || (sentence.isAboutCompany && sentence.section !== 'offer');
}

const OF_COMPANIES: ReadonlySet<ContractType> = new Set(['SELF_EMPLOYED', 'VOLUNTEER', 'STUDENT', 'RESERVE']);

function differingNear(read: ReadText, sentence: Sentence, from: number): number {
  const near = hitsBetween(
    read.cues.contract,
    Math.max(sentence.from, from - REACH.contract.agencyList),
    Math.min(sentence.to, from + REACH.contract.agencyList),
  );
  // "supermarché indépendant" is a word of its own, no contract beside another
  return new Set(near.flatMap(({ value }) => (value === null || OF_COMPANIES.has(value.value) ? [] : [value.value])))
    .size;
}
