import type { Gazetteer, Place } from '@counterpart/ontology';
import type { ValueMention } from '../structure/value-mention.ts';
import { placeCueTable } from './names/place-cues.ts';
import { placeText } from './place-mention.ts';
import { placeMentions } from './place-mentions.ts';
import type { NamedPlace } from './names/place-names.ts';
import { townInSmallLetters } from './small-letters.ts';
import { isCuedAt, isStretch, onlyRole, type PlaceStatement, statementOf } from './place-roles.ts';
import { ENOUGH, type PlaceCandidate, weighPlaces } from './place-weights.ts';
import { keysOfAll } from '../language/word-lists.ts';
import type { ReadText } from '../structure/read-text.ts';

/** A place and the post code written with it. */
export interface PlaceWithPostCode {
  readonly place: Place;
  /** As the text writes it, when that is one of its names ("Brussels"); otherwise its own name. */
  readonly name: string;
  readonly postCode: string | null;
}

/** Most places of one job. */
const MOST_PLACES = 4;
const MOST_SURENESS = 0.97;
const SEVERAL_SURENESS = 0.98;
/** Any town of the text that more than a bare mention speaks for is nearer than the region of a title. */
const REGION_SURENESS = 0.72;
const SEAT_SURENESS = 0.55;
const TYPED_SURENESS = 0.6;
/** A seat in the firm's story counts, one where to apply does not. */
const LEAST_OF_SEAT = -0.75;

/**
 * The places of work, not every place named. Each name gets points for what the words around it say, for how it is
 * named and for where it stands; the best is the place of work, with what stands beside it in one list. `labels` are
 * the places of functions and skills: "Maçon" in a title is no town.
 */
export function findPlaces(
  read: ReadText,
  gazetteer: Gazetteer,
  isTitle: boolean,
  labels: readonly { readonly from: number; readonly to: number }[] = [],
): readonly ValueMention<PlaceWithPostCode>[] {
  const table = placeCueTable(read.language);
  const cues = table.find(read.tokens);
  const isCued = (at: number): boolean => isCuedAt(read, table, cues, at);
  const mentions = placeMentions(placeText(read, gazetteer, table, isTitle, labels), isCued);
  const typed = mentions.length === 0 && !isTitle ? townInSmallLetters(read, gazetteer, table, labels) : null;
  if (typed !== null) return [typedPlace(read, typed)];
  const taken = new Set<number>();
  for (const { from, to } of mentions) for (let at = from; at < to; at++) taken.add(at);
  const statements = new Map<number, PlaceStatement>();
  const lists = new Set(mentions.flatMap(({ from, listFrom }) => (from === listFrom ? [] : [listFrom])));
  for (const [index, mention] of mentions.entries()) {
    // what is said before a list is said of all of it
    const ofList = mention.listFrom === mention.from ? undefined : statements.get(mention.listFrom);
    const own = statementOf(read, table, cues, mention, taken, labels);
    const ofName = own.isOffices && own.role === 'site' && lists.has(mention.from) ? onlyRole('office') : own;
    // "places in Foggia and Bari, but not in this round"
    for (let mate = index; own.isDeniedBehind && mentions[mate]?.listFrom === mention.listFrom; mate--)
      statements.set(mentions[mate]?.from ?? 0, own);
    if (own.isDeniedBehind) continue;
    // a title names the job's own place, if only the nearest town
    statements.set(mention.from, ofList ?? (isTitle ? { ...ofName, role: 'none' } : ofName));
    const previous = mentions[index - 1];
    if (previous !== undefined && isStretch(read, table, previous, mention)) {
      statements.set(previous.from, onlyRole('other'));
      statements.set(mention.from, onlyRole('other'));
    }
  }
  const candidates = weighPlaces(read, cues, mentions, statements, isTitle);
  // "volledig remote, ons hoofdkantoor staat in Antwerpen": one works there only if the text says so
  const isSeat = candidates.some(({ role }) => role !== 'here') && isRemote(read);
  return chosen(isSeat ? candidates.filter(({ role }) => role === 'here') : candidates, isTitle);
}

function typedPlace({ tokens, original }: ReadText, { place, from, to }: NamedPlace): ValueMention<PlaceWithPostCode> {
  const name = original.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  return { value: { place, name, postCode: null }, from, to, confidence: TYPED_SURENESS };
}

const POSSIBLE = keysOfAll('hours.possible');

/** "Lyon ou full remote", "full remote possible" leave it open. */
function isRemote({ tokens, table, cues }: ReadText): boolean {
  return cues.remote.some(
    ({ from, to }) => !table.joiningWords.has(tokens[from - 1]?.key ?? '') && !POSSIBLE.has(tokens[to]?.key ?? ''),
  );
}

/** The best candidate and what is as good: its list, and another place where one works in the same sentence. */
function chosen(candidates: readonly PlaceCandidate[], isTitle: boolean): readonly ValueMention<PlaceWithPostCode>[] {
  const byPoints = [...candidates].sort((a, b) => b.points - a.points);
  const top = byPoints[0];
  if (top === undefined) return [];
  if (top.points < ENOUGH) return isTitle ? [] : onlySeat(candidates);
  // "in Leuven, in Vlaams-Brabant": the town inside the region is meant
  const inside = byPoints.find(
    ({ mention, points }) =>
      points >= ENOUGH && mention.place.kind !== 'country' && mention.place.within.includes(top.mention.place.id),
  );
  const best = byPoints.find(({ isPicked, points }) => isPicked && points >= ENOUGH) ?? inside ?? top;
  // "De centrale van Ravels zoekt …; de ritten starten in Ravels, Weelde of Poppel"
  if (best.isPicked) return [valueOf(best, sureness(best, isTitle, false))];
  const lists = new Set(
    candidates
      .filter((each) => each === best || (each.role === 'here' && each.mention.place.id === best.mention.place.id))
      .map(({ mention }) => mention.listFrom),
  );
  const found: PlaceCandidate[] = [];
  for (const candidate of candidates) {
    const { mention } = candidate;
    const isBeside = lists.has(mention.listFrom) && candidate.role !== 'other';
    if (candidate !== best && !isBeside) continue;
    if (found.length < MOST_PLACES && !found.some((other) => other.mention.place.id === mention.place.id))
      found.push(candidate);
  }
  // "Home / Jobs / Veneto / Padova"
  const inner = found.filter(
    ({ mention: { place } }) =>
      place.kind === 'town' || !found.some(({ mention }) => mention.place.within.includes(place.id)),
  );
  const areSeveral = inner.length > 1 && (isTitle || best.role === 'here');
  return inner.map((candidate) => valueOf(candidate, sureness(candidate, isTitle, areSeveral)));
}

/**
 * Where nothing else is told, one works at the only seat that the firm names. A small town's name that has several
 * words is no everyday word: "l'agence recrute à Saint-Paul-lès-Dax".
 */
function onlySeat(candidates: readonly PlaceCandidate[]): readonly ValueMention<PlaceWithPostCode>[] {
  const seats = candidates.filter(
    ({ role, mention }) =>
      role === 'office' && mention.place.kind === 'town' && (!mention.isDoubtful || /[ -]/.test(mention.name)),
  );
  const [seat] = seats;
  const isOnly = seats.every(({ mention }) => mention.place.id === seat?.mention.place.id);
  return seat === undefined || !isOnly || seat.points < LEAST_OF_SEAT ? [] : [valueOf(seat, SEAT_SURENESS)];
}

function valueOf(
  { mention: { place, name, postCode, from, to } }: PlaceCandidate,
  confidence: number,
): ValueMention<PlaceWithPostCode> {
  return { value: { place, name, postCode }, from, to, confidence };
}

/**
 * A title's region yields to any town of the text. Several places told together are all that there are: a title that
 * lists them holds, and a text that does holds against a title with room for one.
 */
function sureness({ points, mention }: PlaceCandidate, isTitle: boolean, areSeveral: boolean): number {
  if (areSeveral) return SEVERAL_SURENESS;
  const confidence = Math.min(MOST_SURENESS, Math.round((0.5 + points * 0.1) * 100) / 100);
  return isTitle && mention.place.kind !== 'town' ? Math.min(confidence, REGION_SURENESS) : confidence;
}
