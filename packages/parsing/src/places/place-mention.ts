import type { Gazetteer, Place } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import { LONGEST_NAME } from './names/name-surroundings.ts';
import type { PlaceCueTable } from './names/place-cues.ts';
import { SMALL_PLACE } from './place-doubts.ts';
import type { NamedPlace } from './names/place-names.ts';
import type { ReadText } from '../structure/read-text.ts';
import type { ShortFact } from '../structure/facts/short-facts.ts';

/** How a text names a place, the surest way first. */
export type MentionForm =
  'postCode' | 'title' | 'titleEnd' | 'line' | 'part' | 'mark' | 'employer' | 'preposition' | 'plain';

/** A place that a text names: tokens `from` to `to` (exclusive), with its post code. */
export interface PlaceMention {
  readonly place: Place;
  /** As the text writes it when that is one of its names, otherwise its own name. */
  readonly name: string;
  readonly postCode: string | null;
  readonly from: number;
  readonly to: number;
  readonly form: MentionForm;
  /** A word of a few letters or a small town: the name may well be a word. */
  readonly isDoubtful: boolean;
  /** The mention that begins the list it stands in ("Verviers, Dison et Pepinster"); itself outside a list. */
  readonly listFrom: number;
}

/** A text in which places are looked for, with what was found in it before. */
export interface PlaceText {
  readonly read: ReadText;
  readonly gazetteer: Gazetteer;
  readonly table: PlaceCueTable;
  readonly isTitle: boolean;
  /** The places of functions and skills: "Maçon" is no town. */
  readonly labels: readonly { readonly from: number; readonly to: number }[];
  /** The tokens right behind a preposition of places. */
  readonly prepositionEnds: ReadonlySet<number>;
  /** Facts no longer than a name, by the token they begin with. */
  readonly factAt: ReadonlyMap<number, ShortFact>;
}

/** A text made ready for looking for places in it; `labels` are the places of functions and skills. */
export function placeText(
  read: ReadText,
  gazetteer: Gazetteer,
  table: PlaceCueTable,
  isTitle: boolean,
  labels: PlaceText['labels'],
): PlaceText {
  const facts = read.facts.filter(({ from, to }) => to - from <= LONGEST_NAME);
  return {
    read,
    gazetteer,
    table,
    isTitle,
    labels,
    prepositionEnds: new Set(read.cues.placePreposition.map(({ to }) => to)),
    factAt: new Map(facts.map((fact) => [fact.from, fact])),
  };
}

/** The mention of a named place, outside a list and without a post code. */
export function mentionOf({ read }: PlaceText, { place, from, to }: NamedPlace, form: MentionForm): PlaceMention {
  const { tokens, original } = read;
  const written = original.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const key = foldLabel(written);
  // "'s-Gravenhage": the apostrophe belongs to the name and is no part of its first word
  const isWhole = !/^\p{Ll}[- ]/u.test(written) && place.names.some((other) => foldLabel(other) === key);
  const name = isWhole ? written : place.name;
  const isDoubtful = place.kind === 'town' && place.population < SMALL_PLACE;
  return { place, name, postCode: null, from, to, form, isDoubtful, listFrom: from };
}
