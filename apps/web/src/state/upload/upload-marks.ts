import type { Aspects, WireDocument } from '@counterpart/domain';
import type { EvidenceMark } from '../results/details/evidence.ts';
import type { Draft } from './upload-draft.ts';
import { isListAspect, type ListItem } from '../profile/profile-editing.ts';

/** Shorter labels stand in too many words. */
const SHORTEST_LABEL = 2;
/** Marks of one label; more show nothing new. */
const MOST_MARKS = 200;

/** Letters in which two forms of a word may differ at its end. */
const LOOSE_END = 3;

/** Small letters without accents, as long as the text itself. */
function folded(text: string): string {
  const small = text.toLowerCase();
  return (small.length === text.length ? small : text).replace(
    /[\u00c0-\u024f]/g,
    (letter) => letter.normalize('NFD').charAt(0) || letter,
  );
}

function isWithinWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(at));
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isWithinWord(text, end)) end += 1;
  return end;
}

/** A word of six letters or more is also named by its other forms: the same word but for three letters at its end. */
function beginningOf(label: string): string {
  return /^\p{L}{6,}$/u.test(label) ? label.slice(0, Math.max(5, label.length - LOOSE_END)) : label;
}

function placesOf(text: string, label: string): readonly Place[] {
  const places: Place[] = [];
  const wanted = beginningOf(label);
  for (let at = text.indexOf(wanted); at !== -1 && places.length < MOST_MARKS; at = text.indexOf(wanted, at + 1)) {
    if (isWithinWord(text, at - 1)) continue;
    const end = wordEnd(text, at + wanted.length);
    const isNamed = wanted === label ? end === at + label.length : end <= at + label.length + LOOSE_END;
    if (isNamed) places.push({ start: at, end });
  }
  return places;
}

/** Where a text names the labels, in any case and form, with or without accents; in order and without overlap, longer ones first. */
export function marksOfLabels(text: string, labels: readonly string[]): readonly EvidenceMark[] {
  const plain = folded(text);
  const wanted = [...new Set(labels.map((label) => label.trim()))].filter(({ length }) => length >= SHORTEST_LABEL);
  const found = wanted.flatMap((label) =>
    placesOf(plain, folded(label)).map((place) => ({ ...place, labels: [label] })),
  );
  const marks: EvidenceMark[] = [];
  for (const mark of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark);
  }
  return marks;
}

/**
 * What to highlight in the text of a draft: values where the server read them, as long as they and the text stand; what was
 * added or stands word for word, such as employers, by its label.
 */
export function marksOfDraft(
  field: 'cvText' | 'jobText',
  { read, document, aspects, evidence }: Pick<Draft, 'read' | 'document' | 'aspects' | 'evidence'>,
): readonly EvidenceMark[] {
  const text = document[field] ?? '';
  const wanted = labelsToMark(aspects, document);
  const isAsRead = text === (read[field] ?? '');
  const kept = isAsRead
    ? evidence.flatMap((mark) => {
        const labels = mark.labels.filter((label) => wanted.includes(label));
        return labels.length === 0 ? [] : [{ ...mark, labels }];
      })
    : [];
  const shown = new Set(kept.flatMap(({ labels }) => labels));
  const others = marksOfLabels(
    text,
    wanted.filter((label) => !shown.has(label)),
  );
  const marks: EvidenceMark[] = [];
  // what was read there goes before a word that merely looks alike
  const all = [
    ...kept,
    ...others.filter(({ start, end }) => !kept.some((mark) => mark.start < end && start < mark.end)),
  ];
  for (const mark of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark);
  }
  return marks;
}

/** What of a document its text may name: the values of its profile, and where someone worked and learnt. */
function labelsToMark(aspects: Aspects, { workExperiences = [], educations = [] }: WireDocument): string[] {
  const values = Object.values(aspects).flatMap((aspect) =>
    isListAspect(aspect) ? (aspect.value as readonly ListItem[]).map(({ label }) => label) : [],
  );
  const worked = workExperiences.flatMap(({ title, company }) => [title ?? '', company ?? '']);
  const learnt = educations.flatMap(({ field, degree, institute }) => [field ?? '', degree ?? '', institute ?? '']);
  return [...values, ...worked, ...learnt];
}
