import type { Gazetteer, Place } from '@counterpart/ontology';
import type { FoundValue } from './found-value.ts';
import { placeCueTable } from './place-cues.ts';
import { type MentionForm, MentionReader, type PlaceMention } from './place-mentions.ts';
import { isCuedAt, isStretch, type PlaceRole, type PlaceSaid, saidOf } from './place-roles.ts';
import { hasHitBetween } from './piece-window.ts';
import { cuesWithin } from './polarity.ts';
import type { ReadText } from './read-text.ts';

/** A place and the post code written with it. */
export interface FoundPlace {
  readonly place: Place;
  /** As the text writes it, when that is one of its names ("Brussels"); otherwise its own name. */
  readonly name: string;
  readonly postCode: string | null;
}

/** What the words around a name say of the job; "here" and "other" decide alone, the rest adds up with what follows. */
const ROLE_POINTS: Readonly<Record<PlaceRole, number>> = { here: 4.5, site: 2.5, none: 0, office: -1, other: -5 };
/** How the place is named. */
const FORM_POINTS: Readonly<Record<MentionForm, number>> = {
  postCode: 4,
  titleEnd: 5,
  title: 3.5,
  line: 3,
  part: 3,
  mark: 2.5,
  employer: 1.5,
  preposition: 1.5,
  plain: 0.5,
};
/** What else speaks for a place or against it. */
const POINTS = {
  /** The first place named that is not another place: who advertises says first who they are and where. */
  first: 0.75,
  /** Named again elsewhere, once and at most twice. */
  again: 0.5,
  /** Its sentence tells who is sought, and for which site: "Bouwbedrijf uit Lier zoekt een metser voor werven in Mol". */
  seeking: 0.75,
  soughtFor: 2,
  /** One of several in a row, when nothing says that the job is there. */
  list: -1,
  /** Only close to it. */
  near: -1.5,
  /** An everyday word or a small town, when little else speaks for it. */
  doubtful: -1,
  /** The firm's own story, and where to apply. */
  company: -1,
  contact: -2.5,
  /** A region or country is told where nothing nearer is; "implanted in Ardèche" is no place of work. */
  region: -1.25,
  regionMentioned: -2.25,
  country: -2.5,
} as const;
/** Below this a place is merely mentioned. */
const ENOUGH = 1;
/** Words within which the first place must come. */
const EARLY = 80;
/** Most places of one job. */
const MOST_PLACES = 4;
const MOST_AGAIN = 2;

interface Candidate extends PlaceSaid {
  readonly mention: PlaceMention;
  readonly points: number;
}

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
): readonly FoundValue<FoundPlace>[] {
  const table = placeCueTable(read.language);
  const cues = table.find(read.pieces);
  const isCued = (at: number): boolean => isCuedAt(read, table, cues, at);
  const mentions = new MentionReader(read, gazetteer, table, isTitle, labels).mentions(isCued);
  const taken = new Set<number>();
  for (const { from, to } of mentions) for (let at = from; at < to; at++) taken.add(at);
  const said = new Map<number, PlaceSaid>();
  for (const [index, mention] of mentions.entries()) {
    // what is said before a list is said of all of it
    const ofList = mention.listFrom === mention.from ? undefined : said.get(mention.listFrom);
    const own = saidOf(read, cues, mention, taken);
    // a title names the job's own place, if only the nearest town
    said.set(mention.from, ofList ?? (isTitle ? { ...own, role: 'none' } : own));
    const previous = mentions[index - 1];
    if (previous !== undefined && isStretch(read, table, previous, mention)) {
      said.set(previous.from, { role: 'other', isNear: false });
      said.set(mention.from, { role: 'other', isNear: false });
    }
  }
  return chosen(weighed(read, mentions, said, isTitle));
}

function weighed(
  read: ReadText,
  mentions: readonly PlaceMention[],
  said: ReadonlyMap<number, PlaceSaid>,
  isTitle: boolean,
): readonly Candidate[] {
  const isOther = ({ from }: PlaceMention): boolean => ['other', 'office'].includes(said.get(from)?.role ?? 'none');
  const first = mentions.find((mention) => mention.from <= EARLY && !isOther(mention))?.listFrom;
  const times = Map.groupBy(
    mentions.filter((mention) => !isOther(mention)),
    ({ place }) => place.id,
  );
  const listed = Map.groupBy(mentions, ({ listFrom }) => listFrom);
  return mentions.map((mention) => {
    const { role, isNear } = said.get(mention.from) ?? { role: 'none', isNear: false };
    const sentence = read.sentenceOf(mention.from);
    const { place, form, listFrom } = mention;
    let points = ROLE_POINTS[role] + FORM_POINTS[form];
    const isListed = (listed.get(listFrom)?.length ?? 1) > 1;
    if (!isTitle && listFrom === first && !isListed) points += POINTS.first;
    points += POINTS.again * Math.min(MOST_AGAIN, Math.max(0, (times.get(place.id)?.length ?? 0) - 1));
    const isSoughtFor =
      sentence !== undefined && role === 'site' && hasHitBetween(read.cues.seeking, sentence.from, mention.from);
    if (isSoughtFor) points += POINTS.soughtFor;
    else if (sentence !== undefined && cuesWithin(read.cues.seeking, sentence)) points += POINTS.seeking;
    if (role !== 'here' && !isSoughtFor && !isTitle && isListed) points += POINTS.list;
    if (isNear) points += POINTS.near;
    if (mention.isDoubtful && role !== 'here' && role !== 'site' && !isTitle) points += POINTS.doubtful;
    if (sentence?.section === 'contact') points += POINTS.contact;
    else if (role !== 'here' && (sentence?.section === 'company' || sentence?.isAboutCompany === true))
      points += POINTS.company;
    if (place.kind === 'country') points += POINTS.country;
    else if (place.kind === 'region') points += role === 'here' || isTitle ? POINTS.region : POINTS.regionMentioned;
    return { mention, role, isNear, points };
  });
}

/** The best candidate and what is as good: its list, and another place where one works in the same sentence. */
function chosen(candidates: readonly Candidate[]): readonly FoundValue<FoundPlace>[] {
  const byPoints = [...candidates].sort((a, b) => b.points - a.points);
  const top = byPoints[0];
  if (top === undefined || top.points < ENOUGH) return [];
  // "in Leuven, in Vlaams-Brabant": the town inside the region is meant
  const inside = byPoints.find(
    ({ mention, points }) =>
      points >= ENOUGH && mention.place.kind === 'town' && mention.place.within.includes(top.mention.place.id),
  );
  const best = inside ?? top;
  // "De centrale van Ravels zoekt …; de ritten starten in Ravels, Weelde of Poppel"
  const lists = new Set(
    candidates
      .filter((each) => each === best || (each.role === 'here' && each.mention.place.id === best.mention.place.id))
      .map(({ mention }) => mention.listFrom),
  );
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    const { mention } = candidate;
    const isBeside = lists.has(mention.listFrom) && candidate.role !== 'other';
    if (candidate !== best && !isBeside) continue;
    if (found.length < MOST_PLACES && !found.some((other) => other.mention.place.id === mention.place.id))
      found.push(candidate);
  }
  return found.map(({ mention: { place, name, postCode, from, to }, points }) => ({
    value: { place, name, postCode },
    from,
    to,
    confidence: confidenceOf(points),
  }));
}

function confidenceOf(points: number): number {
  return Math.min(0.97, Math.round((0.5 + points * 0.1) * 100) / 100);
}
