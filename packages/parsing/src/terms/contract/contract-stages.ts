import type { ContractType } from '@counterpart/domain';
import { isCounted } from './contract-lengths.ts';
import type { ValueMention } from '../../structure/value-mention.ts';
import { hasHitBetween, hitsBetween } from '../../tokens/hits-between.ts';
import { isNegated } from '../../relevance/polarity.ts';
import type { ReadText, Sentence } from '../../structure/read-text.ts';
import { keysOfAll } from '../../language/word-lists.ts';
import { REACH } from '../../tokens/reach.ts';

/** Words by which a contract for a time is open to more. */
const OPEN = keysOfAll('contract.open');
/** "After a temporary period you are hired". */
const AFTER = keysOfAll('time.after');
const FIRST = keysOfAll('time.first');
/** What begins for a time or with an agency and may become permanent, however it is said. */
export function prospects(read: ReadText): readonly ValueMention<ContractType>[] {
  return [...becoming(read), ...options(read), ...agencyTrials(read)];
}

/**
 * "En vue d'un engagement sous contrat de remplacement": the view in the tokens `from` to `to` is of a contract for a
 * time.
 */
export function isViewOfTime(read: ReadText, sentence: Sentence, from: number, to: number): boolean {
  if (hasHitBetween(read.cues.contract, sentence.from, from)) return false;
  return hitsBetween(read.cues.contract, to, Math.min(sentence.to, to + REACH.contract.view)).some(
    ({ value }) => value?.value === 'TEMPORARY' && !value.isWeak,
  );
}

const COMPETITION = keysOfAll('contract.competition');
/** Words between a competition and the contract that it is for. */
const COMPETITION_REACH = 24;

/**
 * "Il bando è finalizzato all'assunzione a tempo indeterminato": of a competition the view is of the contract itself,
 * not of what may follow another one.
 */
export function isOfCompetition(read: ReadText, sentence: Sentence, from: number): boolean {
  const { tokens, cues } = read;
  const start = Math.max(sentence.from, from - COMPETITION_REACH);
  if (!tokens.slice(start, from).some(({ key }) => COMPETITION.has(key))) return false;
  const isLong = hitsBetween(cues.month, start, from).some((unit) => isCounted(read, unit.from));
  return !isLong && !hasHitBetween(cues.agency, start, Math.min(sentence.to, from + COMPETITION_REACH));
}

/** "Temporary with permanent option", "CDD de 12 mois évolutif", "after a temporary period you are hired directly". */
function options(read: ReadText): readonly ValueMention<ContractType>[] {
  return read.cues.contract.flatMap(({ value, from, to }) => {
    const sentence = read.sentenceOf(from);
    if (value?.value !== 'TEMPORARY' || sentence === undefined || sentence.section === 'company') return [];
    const reach = Math.min(sentence.to, to + REACH.contract.succession);
    const possible = (end: number) => [
      { value: 'PERMANENT_POSSIBLE' as const, from, to: Math.min(end, sentence.to), confidence: 0.95 },
    ];
    const open = openBehind(read, sentence, to);
    if (open !== undefined) return possible(open);
    const permanent = hitsBetween(read.cues.permanentWord, to, reach).find((cue) => cue.from >= to);
    if (permanent === undefined || isNegated(read, permanent.from, permanent.to)) return [];
    const isOption =
      hasHitBetween(read.cues.prospect, permanent.to, permanent.to + REACH.contract.option) ||
      leadsTo(read, to, permanent.from);
    const isAfter = read.tokens
      .slice(Math.max(sentence.from, from - REACH.contract.after), from)
      .some(({ key }) => AFTER.has(key));
    return isOption || isAfter ? possible(permanent.to) : [];
  });
}

const ARROW = /[-=]>|[→⇒➔»]/;

/** "Fixed (6 months) -> permanent": an arrow stands between the tokens `from` and `to`. */
function leadsTo({ tokens, original }: ReadText, from: number, to: number): boolean {
  return ARROW.test(original.slice(tokens[from - 1]?.end, tokens[to]?.start));
}

/** The token behind "convertible", "with the intention of converting it", where nothing denies it. */
function openBehind(read: ReadText, sentence: Sentence, from: number): number | undefined {
  const open = read.tokens
    .slice(from, Math.min(sentence.to, from + REACH.contract.open))
    .findIndex(({ key }) => OPEN.has(key));
  if (open === -1 || isNegated(read, from + open, from + open + 1)) return undefined;
  return from + open + 1;
}

/** "A contract of six months, with the intention of converting it": a length that is open to more. */
export function openLengths(
  read: ReadText,
  lengths: readonly ValueMention<ContractType>[],
): readonly ValueMention<ContractType>[] {
  return lengths.flatMap(({ from, to }) => {
    const sentence = read.sentenceOf(from);
    const open = sentence === undefined ? undefined : openBehind(read, sentence, to);
    const hired = sentence === undefined ? undefined : hiredBehind(read, sentence, Math.max(from, to - HIRED_REACH));
    const permanent = hitsBetween(read.cues.permanentWord, to, to + REACH.contract.open)[0];
    const led = permanent !== undefined && leadsTo(read, to, permanent.from) ? permanent.to : undefined;
    const end = open ?? hired ?? led;
    return end === undefined ? [] : [{ value: 'PERMANENT_POSSIBLE' as const, from, to: end, confidence: 0.95 }];
  });
}

const HIRED = keysOfAll('contract.hired');
/** Words from a length to the hiring that follows it: "sei mesi | e poi | assunzione". */
const HIRED_REACH = 4;

/** "3 mesi + 3 mesi e assunzione": what is joined to a length and begins when it ends. */
function hiredBehind({ tokens, table }: ReadText, sentence: Sentence, from: number): number | undefined {
  const behind = tokens.slice(from, Math.min(sentence.to, from + HIRED_REACH + HIRED_REACH));
  const hired = behind.findIndex(({ key }) => HIRED.has(key));
  if (hired < 1 || !behind.slice(0, hired).some(({ key }) => table.joiningWords.has(key))) return undefined;
  return from + hired + 1;
}

/** "Met uitzicht op een vast contract", "pouvant évoluer vers un CDI": what may come afterwards is permanent. */
function becoming(read: ReadText): readonly ValueMention<ContractType>[] {
  return read.cues.prospect.flatMap((prospect): readonly ValueMention<ContractType>[] => {
    const sentence = read.sentenceOf(prospect.from);
    if (sentence === undefined || sentence.section === 'company') return [];
    if (sentence.isAboutCompany && sentence.section !== 'offer') return [];
    const permanent = hitsBetween(read.cues.permanentWord, prospect.to, prospect.to + REACH.contract.prospect).find(
      ({ from, to }) => from >= prospect.to && to <= sentence.to,
    );
    if (permanent === undefined || isNegated(read, prospect.from, permanent.to)) return [];
    // "doorgroei naar vaste uren", "prospect of regular shifts": other things that stay
    if (THINGS.has(read.tokens[permanent.to]?.key ?? '')) return [];
    if (isViewOfTime(read, sentence, prospect.from, permanent.to)) return [];
    if (isOfCompetition(read, sentence, prospect.from))
      return [{ value: 'PERMANENT' as const, from: permanent.from, to: permanent.to, confidence: 0.95 }];
    // "CDI, avec possibilité d'évolution et un engagement": what is permanent already does not become so
    const already = hitsBetween(
      read.cues.contract,
      Math.max(sentence.from, prospect.from - REACH.contract.succession),
      prospect.from,
    );
    if (already.some(({ value, to }) => to <= prospect.from && value?.value === 'PERMANENT' && !value.isWeak))
      return [];
    // "32 uur is mogelijk), vast contract" are two things
    const isParted = read.tokens
      .slice(prospect.to, permanent.from + 1)
      .some(({ followsBreak }, behind) => followsBreak && !isQuoted(read, prospect.to + behind));
    if (isParted) return [];
    return [{ value: 'PERMANENT_POSSIBLE' as const, from: prospect.from, to: permanent.to, confidence: 0.95 }];
  });
}

const THINGS = keysOfAll('contract.permanent-things');

/** `Interim met optie "vast werk"`: a quotation mark alone stands before the word at a token. */
function isQuoted({ tokens, original }: ReadText, at: number): boolean {
  return QUOTE.test(original.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
}

const QUOTE = /^ ?[\\"'“”„‘’«»]{1,2} ?$/;

/**
 * "6 maanden interim, daarna vast contract": what begins for a time and becomes permanent, said in one sentence or
 * two.
 */
export function successions(
  read: ReadText,
  found: readonly ValueMention<ContractType>[],
): readonly ValueMention<ContractType>[] {
  const permanents = found.filter(({ value }) => value === 'PERMANENT').sort((a, b) => a.from - b.from);
  if (permanents.length === 0) return [];
  return found.flatMap((first) => {
    if (first.value !== 'TEMPORARY') return [];
    const next = hitsBetween(permanents, first.to, first.to + REACH.contract.succession + 1)[0];
    if (next === undefined) return [];
    const isFollowed =
      hasHitBetween(read.cues.afterwards, first.to, next.to + REACH.contract.followed) ||
      isOnCondition(read, first.to, next.from);
    return isFollowed
      ? [{ value: 'PERMANENT_POSSIBLE' as const, from: first.from, to: next.to, confidence: 0.95 }]
      : [];
  });
}

const BECOMES = keysOfAll('contract.becomes');

/** "Weekcontracten, | bij positieve evaluatie | een contract van onbepaalde duur": a time or condition leads to it. */
function isOnCondition(read: ReadText, from: number, to: number): boolean {
  if (read.sentenceOf(from - 1) !== read.sentenceOf(to)) return false;
  const isJoined = read.table.joiningWords.has(read.tokens[to - 1]?.key ?? '');
  return !isJoined && read.tokens.slice(from, to).some(({ key }) => BECOMES.has(key));
}

/** "The first 6 months via us, then with the client": the agency employs at first, the firm takes over. */
function agencyTrials(read: ReadText): readonly ValueMention<ContractType>[] {
  return read.cues.viaAgency.flatMap((via) => {
    const sentence = read.sentenceOf(via.from);
    if (sentence === undefined) return [];
    const [start, end] = [
      Math.max(sentence.from, via.from - REACH.contract.trial),
      Math.min(sentence.to, via.to + REACH.contract.trial),
    ];
    const isTimed = [...hitsBetween(read.cues.month, start, end), ...hitsBetween(read.cues.weekWord, start, end)].some(
      ({ from }) => isCounted(read, from) || isCounted(read, from - 1),
    );
    // "eerst via ons, daarna …": no length is needed
    const isFirst = read.tokens
      .slice(Math.max(sentence.from, via.from - REACH.contract.first), via.from)
      .some(({ key }) => FIRST.has(key));
    const isFollowed =
      hasHitBetween(read.cues.afterwards, via.to, via.to + REACH.contract.trial) ||
      hasHitBetween(read.cues.permanentWord, via.to, via.to + REACH.contract.trial);
    if ((!isTimed && !isFirst) || !isFollowed) return [];
    return [{ value: 'PERMANENT_POSSIBLE' as const, from: sentence.from, to: via.to, confidence: 0.95 }];
  });
}

/**
 * "Interim with a view to permanent" is one thing, however many words it takes; so is an apprenticeship after which one
 * may stay. Up to `aside` (0..1) a contract counts only where nothing else is told.
 */
export function withoutStages(
  all: readonly ValueMention<ContractType>[],
  aside: number,
): readonly ValueMention<ContractType>[] {
  const has = (type: ContractType): boolean =>
    all.some(({ value, confidence }) => value === type && confidence > aside);
  if (!has('PERMANENT_POSSIBLE')) return all;
  if (has('APPRENTICESHIP')) return all.filter(({ value }) => value !== 'PERMANENT_POSSIBLE');
  return all.filter(({ value }) => value !== 'TEMPORARY' && value !== 'PERMANENT');
}
