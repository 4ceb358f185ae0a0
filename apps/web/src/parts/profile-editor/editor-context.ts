import { createContext, useContext } from 'react';
import type { ApiClient } from '@counterpart/client';
import type { AspectName, Aspects, Language, Locale, ProfileKind, RangeUnit } from '@counterpart/domain';
import type { Impact } from '../../state/matching/searches/index-search.ts';
import type { Store } from '../../state/store.ts';

/** What is pointed at, in the profile or in the text beside it; `aspect/id` of a value, null for nothing. */
export interface PointedValue {
  readonly key: string | null;
  /** It was opened, not only passed over: the text scrolls to it. */
  readonly isChosen?: boolean;
}

/** What a profile is matched with: the editor tells what an edit costs there. */
export interface EditorMatching {
  /** The index whose documents are counted, and what they are. */
  readonly index: string;
  readonly target: ProfileKind;
  readonly strategy: string | null;
  /** How many matches a profile has, and how many more without each of its requirements. */
  readonly impact: (aspects: Aspects, signal: AbortSignal) => Promise<Impact>;
}

/** A label that was typed, or a suggestion with its concept. */
export interface NewLabel {
  readonly label: string;
  readonly conceptId: string | null;
}

/** What the parts of the editor need besides the profile; it stays the same while someone types. */
export interface EditorTools {
  readonly api: ApiClient;
  readonly language: Language;
  readonly locale: Locale;
  readonly rangeUnits: readonly RangeUnit[];
  /** In kilometres. */
  readonly defaultRange: number;
  /** What is matched with the profile; null for a profile that only describes a document. */
  readonly matching: EditorMatching | null;
  /** Changes the profile as it is by then. */
  readonly edit: (change: (aspects: Aspects) => Aspects) => void;
  readonly pointed: Store<PointedValue>;
  /** Opens the editor of a value; the one that is open closes. */
  readonly open: (aspect: AspectName, id: string) => void;
  readonly close: () => void;
  /** Takes a value out, with a way back, and puts the focus beside it. */
  readonly remove: (aspect: AspectName, id: string) => void;
  /** Whether a value was taken out while its editor was open: leaving it must not bring it back. */
  readonly isRemoved: (aspect: AspectName, id: string) => boolean;
  /** Adds labels to a list; whoever is unknown to the ontology is looked for by words, and said so. */
  readonly add: (aspect: AspectName, labels: readonly NewLabel[]) => void;
  /** Another label for a value; an emptied one takes it out (PRO-04). */
  readonly relabel: (aspect: AspectName, id: string, label: NewLabel) => void;
}

/** Given by the editor to its parts. */
export const EditorContext = createContext<EditorTools | null>(null);

/** The tools of the editor around a part; throws outside of one. */
export function useEditor(): EditorTools {
  const tools = useContext(EditorContext);
  if (tools === null) throw new Error('There is no profile editor around this part.');
  return tools;
}

/** The key of a value among those that can be pointed at. */
export function valueKey(aspect: AspectName, id: string): string {
  return `${aspect}/${id}`;
}
