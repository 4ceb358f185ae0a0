import { aspectsFromWire, aspectsToWire } from '@counterpart/client';
import {
  type Aspect,
  type AspectName,
  type Aspects,
  ASPECT_NAMES,
  type Education,
  type Language,
  type WireDocument,
  type WorkExperience,
} from '@counterpart/domain';
import type { EvidenceMark } from '../results/details/evidence.ts';
import { isListAspect, type ListItem } from '../profile/profile-editing.ts';

/** A document as it was read from a file, and as a person corrected it. */
export interface Draft {
  readonly read: WireDocument;
  /** With the corrections, but for the profile. */
  readonly document: WireDocument;
  /** The profile as it was read; weights of the screen. */
  readonly readAspects: Aspects;
  readonly aspects: Aspects;
  /** Where the text as it was read tells values of the profile. */
  readonly evidence: readonly EvidenceMark[];
}

/** The lists that a CV is cut into. */
export type HistoryList = 'workExperiences' | 'educations';
/** An entry of either list. */
export type HistoryEntry = WorkExperience & Education;

/** The draft of a document as it was read. */
export function draftOf(read: WireDocument, evidence: readonly EvidenceMark[] = []): Draft {
  const { aspects } = aspectsFromWire(read.matchProfile?.aspects);
  return { read, document: read, readAspects: aspects, aspects, evidence };
}

/** The draft with other fields. */
export function withFields(draft: Draft, fields: Partial<WireDocument>): Draft {
  return { ...draft, document: { ...draft.document, ...fields } };
}

/** The draft with a property set; an empty one goes. */
export function withProperty(draft: Draft, name: string, value: string): Draft {
  const { [name]: _before, ...rest } = draft.document.extraProperties ?? {};
  return withFields(draft, { extraProperties: value === '' ? rest : { ...rest, [name]: value } });
}

/** The draft in another language: its texts will be read in it. */
export function withLanguage(draft: Draft, language: Language): Draft {
  return withFields(draft, { language });
}

/** A new entry, to be filled in; like the parser's it gets an id of its own when the list is saved. */
export function newEntry(id: string): HistoryEntry {
  return { id: `parsed-${id}` };
}

/** An entry that says nothing yet. */
export function isEmptyEntry(entry: HistoryEntry): boolean {
  return Object.entries(entry).every(([name, value]) => name === 'id' || (value ?? '') === '');
}

const LOOSE_DATE = /^(\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)?$/;

/** Whether a text is a date as experiences and educations have them: empty, yyyy, yyyy-MM or yyyy-MM-dd. */
export function isLooseDate(text: string): boolean {
  return LOOSE_DATE.test(text);
}

/** Whether an experience or education has a date that is none. */
export function hasInvalidDates({ document }: Draft): boolean {
  const entries: readonly HistoryEntry[] = [...(document.workExperiences ?? []), ...(document.educations ?? [])];
  return entries.some(({ dateFrom, dateTo }) => !isLooseDate(dateFrom ?? '') || !isLooseDate(dateTo ?? ''));
}

const ID_LETTER: Readonly<Record<HistoryList, string>> = { workExperiences: 'w', educations: 'e' };

/**
 * A list that was corrected goes under ids of its own, as a whole: entries under the parser's ids would be read anew.
 * A list as it was read stays the parser's.
 */
function historyToSave(list: HistoryList, { read, document }: Draft): readonly HistoryEntry[] | undefined {
  const entries: readonly HistoryEntry[] | undefined = document[list];
  if (entries === undefined || entries === read[list]) return entries;
  const kept = entries.filter((entry) => !isEmptyEntry(entry));
  const isOwn = (id: string | undefined): id is string => id !== undefined && id !== '' && !id.startsWith('parsed-');
  const taken = new Set(kept.flatMap(({ id }) => (isOwn(id) ? [id] : [])));
  let next = 0;
  return kept.map((entry) => {
    if (isOwn(entry.id)) return entry;
    do next += 1;
    while (taken.has(`${ID_LETTER[list]}${next}`));
    return { ...entry, id: `${ID_LETTER[list]}${next}` };
  });
}

/** A corrected aspect is the person's own and complete: what they took out is not read into it again. */
function asOwn(aspect: Aspect): Aspect {
  if (isListAspect(aspect)) {
    const value = (aspect.value as readonly ListItem[]).map(({ origin: _origin, ...own }) => own);
    return { ...aspect, complete: true, value } as Aspect;
  }
  if (aspect.value === null) return { ...aspect, complete: true };
  const { origin: _origin, ...own } = aspect.value;
  return { ...aspect, complete: true, value: own } as Aspect;
}

/** What stays of an aspect that was taken out as a whole: that there is nothing to read into it. */
function emptied(aspect: Aspect): Aspect {
  return { ...aspect, complete: true, value: isListAspect(aspect) ? [] : null } as Aspect;
}

/** The document to store: what a person corrected is theirs, what they left as it was read is read anew with the texts. */
export function documentToSave(draft: Draft): WireDocument {
  const { read, document, readAspects, aspects } = draft;
  const sent: { [Name in AspectName]?: Aspect } = {};
  for (const name of ASPECT_NAMES) {
    const aspect = aspects[name];
    const before = readAspects[name];
    if (aspect !== undefined) sent[name] = aspect === before ? aspect : asOwn(aspect);
    else if (before !== undefined) sent[name] = emptied(before);
  }
  const { failed } = aspectsFromWire(read.matchProfile?.aspects);
  const unreadable = Object.fromEntries(failed.map(({ name }) => [name, read.matchProfile?.aspects[name]]));
  const workExperiences = historyToSave('workExperiences', draft);
  const educations = historyToSave('educations', draft);
  const { language } = document;
  return {
    ...document,
    ...(workExperiences === undefined ? {} : { workExperiences }),
    ...(educations === undefined ? {} : { educations }),
    matchProfile: {
      ...read.matchProfile,
      ...(language === undefined ? {} : { language }),
      aspects: { ...unreadable, ...aspectsToWire(sent) },
    },
  };
}
