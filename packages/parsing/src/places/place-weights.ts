import type { PlaceCues } from './names/place-cues.ts';
import type { MentionForm, PlaceMention } from './place-mention.ts';
import { onlyRole, type PlaceRole, type PlaceStatement } from './place-roles.ts';
import { hasHitBetween, hitsBetween } from '../tokens/hits-between.ts';
import { cuesWithin } from '../relevance/polarity.ts';
import type { ReadText, Sentence } from '../structure/read-text.ts';

/** What the words around a name say of the job; "here" and "other" decide alone, the rest adds up with what follows. */
const ROLE_POINTS: Readonly<Record<PlaceRole, number>> = {
  here: 4.5,
  site: 2.5,
  own: 1,
  none: 0,
  office: -1,
  other: -5,
};
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
  /** A fact of the first line, which names the job: "Customer service representative, Antwerp". */
  head: 0.5,
  /** Named again elsewhere, once and at most twice. */
  again: 0.5,
  /**
   * Its sentence tells who is sought, and for which site: "Bouwbedrijf uit Lier zoekt een metser voor werven in Mol".
   */
  seeking: 0.75,
  soughtFor: 2,
  /** One of several in a row, when nothing says that the job is there. */
  list: -1,
  /** Explains in brackets where the one before it is. */
  brackets: -1,
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
  countryMentioned: -6,
} as const;
/** Points below which a place is merely mentioned. */
export const ENOUGH = 1;
/** Words within which the first place must come. */
const EARLY = 80;
const MOST_AGAIN = 2;
/** Words from a name within which the word that seeks is looked for. */
const CLAUSE = 24;

/** A place named, with what is said of it and what speaks for it. */
export interface PlaceCandidate extends PlaceStatement {
  readonly mention: PlaceMention;
  readonly points: number;
}

/** Adds up what speaks for each place of a text and against it. */
export function weighPlaces(
  read: ReadText,
  cues: PlaceCues,
  mentions: readonly PlaceMention[],
  statements: ReadonlyMap<number, PlaceStatement>,
  isTitle: boolean,
): readonly PlaceCandidate[] {
  const isOther = ({ from }: PlaceMention): boolean =>
    ['other', 'office'].includes(statements.get(from)?.role ?? 'none');
  const first = mentions.find((mention) => mention.from <= EARLY && !isOther(mention))?.listFrom;
  const times = Map.groupBy(
    mentions.filter((mention) => !isOther(mention)),
    ({ place }) => place.id,
  );
  const listed = Map.groupBy(mentions, ({ listFrom }) => listFrom);
  return mentions.map((mention) => {
    const statement = statements.get(mention.from) ?? onlyRole('none');
    const { isNear } = statement;
    const sentence = read.sentenceOf(mention.from);
    const { place, form, listFrom } = mention;
    const isSeeking = sentence !== undefined && cuesWithin(read.cues.seeking, sentence);
    const isFor = statement.isSoughtFor && isSeeking;
    const role = isFor ? 'site' : statement.role;
    // "our growth in France": what is ours may be anywhere in a country
    let points = (role === 'own' && place.kind !== 'town' ? 0 : ROLE_POINTS[role]) + FORM_POINTS[form];
    const isListed = (listed.get(listFrom)?.length ?? 1) > 1;
    if (!isTitle && listFrom === first && !isListed) points += POINTS.first;
    if (!isTitle && form === 'part' && sentence?.from === 0) points += POINTS.head;
    points += POINTS.again * Math.min(MOST_AGAIN, Math.max(0, (times.get(place.id)?.length ?? 0) - 1));
    const isSoughtFor =
      isFor || (isSeeking && role === 'site' && hasHitBetween(read.cues.seeking, sentence.from, mention.from));
    if (isSoughtFor) points += POINTS.soughtFor;
    const isInSeeking = !isSoughtFor && isSeeking && isInClauseOfSeeking(read, cues, sentence, mention);
    if (isInSeeking) points += POINTS.seeking;
    const isOfSeeking = isInSeeking && role === 'none';
    if (statement.isInBrackets && role === 'site') points += POINTS.brackets;
    if (role !== 'here' && !isSoughtFor && !isTitle && isListed) points += POINTS.list;
    if (isNear) points += POINTS.near;
    if (mention.isDoubtful && role !== 'here' && role !== 'site' && !isTitle) points += POINTS.doubtful;
    if (sentence?.section === 'contact') points += POINTS.contact;
    else if (role !== 'here' && (sentence?.section === 'company' || sentence?.isAboutCompany === true))
      points += POINTS.company;
    if (place.kind === 'country') points += role === 'here' ? POINTS.country : POINTS.countryMentioned;
    // "we are looking for a driver in Suffolk"
    else if (place.kind === 'region')
      points += role === 'here' || isTitle || isOfSeeking ? POINTS.region : POINTS.regionMentioned;
    return { ...statement, mention, role, points };
  });
}

/** Whether no "but" stands between a name and the word that seeks: "our depot is in Ede, but for Zeist we seek". */
function isInClauseOfSeeking(read: ReadText, cues: PlaceCues, sentence: Sentence, { from, to }: PlaceMention): boolean {
  const hits = hitsBetween(
    read.cues.seeking,
    Math.max(sentence.from, from - CLAUSE),
    Math.min(sentence.to, to + CLAUSE),
  );
  if (hits.length === 0) return true;
  return hits.some((hit) => {
    for (let at = Math.min(hit.to, to); at < Math.max(hit.from, from); at++) {
      if (cues.beginningAt(at)?.kind === 'turn') return false;
    }
    return true;
  });
}
