import type { Match } from '../index-results.ts';

type Explanation = Match['explanations'][number];

/** A stretch of a text that meets an asked item. */
export interface EvidenceMark {
  readonly start: number;
  readonly end: number;
  /** The items it meets, by label. */
  readonly labels: readonly string[];
}

/** The id of the element that shows a piece of evidence, so that a click can scroll to it. */
export function markId(field: string, start: number): string {
  return `evidence-${field.replace(/[^\w]/g, '-')}-${start}`;
}

/** The marks of each text field of the target, in order and without overlap: what overlaps is joined. */
export function marksByField(explanations: readonly Explanation[]): ReadonlyMap<string, readonly EvidenceMark[]> {
  const raw = new Map<string, { start: number; end: number; label: string }[]>();
  for (const { scoreType, asked, matchedTo } of explanations) {
    if (scoreType !== 'FORWARD') continue;
    for (const { field = '', start = 0, end = 0 } of matchedTo) {
      if (end <= start || field.startsWith('matchProfile.')) continue;
      const list = raw.get(field) ?? [];
      list.push({ start, end, label: asked.label });
      raw.set(field, list);
    }
  }
  return new Map([...raw].map(([field, list]) => [field, joined(list)]));
}

function joined(list: readonly { start: number; end: number; label: string }[]): readonly EvidenceMark[] {
  const marks: { start: number; end: number; labels: string[] }[] = [];
  for (const { start, end, label } of list.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = marks.at(-1);
    if (last !== undefined && start < last.end) {
      last.end = Math.max(last.end, end);
      if (!last.labels.includes(label)) last.labels.push(label);
    } else marks.push({ start, end, labels: [label] });
  }
  return marks;
}

/** The start of the mark that holds a piece of evidence, after joining. */
export function markStart(marks: readonly EvidenceMark[] | undefined, start: number): number {
  return marks?.find((mark) => mark.start <= start && start < mark.end)?.start ?? start;
}

/** A text with its tags blanked when it looks like HTML: nothing of it runs, and offsets stay true. */
export function blankMarkup(text: string): string {
  if (!/<\/?[a-z][^<>]{0,500}>/i.test(text)) return text;
  return text.replace(/<[^<>]{0,500}>/g, (tag) => ' '.repeat(tag.length));
}
