import type { Aspects, WireDocument } from '@counterpart/domain';
import type { EvidenceMark } from './evidence.ts';
import { isListAspect, type ListItem } from './profile-editing.ts';

/** Shorter labels stand in too many words. */
const SHORTEST_LABEL = 2;
/** Marks of one label; more show nothing new. */
const MOST_MARKS = 200;

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

function placesOf(text: string, label: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(label); at !== -1 && places.length < MOST_MARKS; at = text.indexOf(label, at + 1)) {
    if (!isWithinWord(text, at - 1) && !isWithinWord(text, at + label.length)) places.push(at);
  }
  return places;
}

/** Where a text names the labels, in any case and with or without accents; in order and without overlap, longer ones first. */
export function marksOfLabels(text: string, labels: readonly string[]): readonly EvidenceMark[] {
  const plain = folded(text);
  const wanted = [...new Set(labels.map((label) => label.trim()))].filter(({ length }) => length >= SHORTEST_LABEL);
  const found = wanted.flatMap((label) =>
    placesOf(plain, folded(label)).map((start) => ({ start, end: start + label.length, labels: [label] })),
  );
  const marks: EvidenceMark[] = [];
  for (const mark of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (marks.at(-1)?.end ?? 0)) marks.push(mark);
  }
  return marks;
}

/** What of a document its text may name: the values of its profile, and where someone worked and learnt. */
export function labelsToMark(aspects: Aspects, { workExperiences = [], educations = [] }: WireDocument): string[] {
  const values = Object.values(aspects).flatMap((aspect) =>
    isListAspect(aspect) ? (aspect.value as readonly ListItem[]).map(({ label }) => label) : [],
  );
  const worked = workExperiences.flatMap(({ title, company }) => [title ?? '', company ?? '']);
  const learnt = educations.flatMap(({ field, degree, institute }) => [field ?? '', degree ?? '', institute ?? '']);
  return [...values, ...worked, ...learnt];
}
