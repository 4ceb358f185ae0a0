import type { AspectName } from '@counterpart/domain';

/** Columns are the width divided by this, from 1 to 6 (A9, PRO-09). */
const COLUMN_WIDTH = 400;
const MAX_COLUMNS = 6;

/** The number of columns of an editor of a width in pixels. */
export function editorColumns(width: number): number {
  return Math.max(1, Math.min(MAX_COLUMNS, Math.floor(width / COLUMN_WIDTH)));
}

/** Cards that stand two beside each other: each of them has a value or two. */
const SMALL: ReadonlySet<AspectName> = new Set([
  'contractTypes',
  'workingHours',
  'wage',
  'seniority',
  'availabilityAspect',
]);

/** Whether an aspect's card is a small one. */
export function isSmallCard(name: AspectName): boolean {
  return SMALL.has(name);
}

/** A card and about how tall it is, in pixels. */
export interface CardSize {
  readonly name: AspectName;
  readonly height: number;
}

/** The cards of each column, from the top. */
export type EditorLayout = readonly (readonly AspectName[])[];

function heightOf(cards: readonly CardSize[]): number {
  // two small cards share a row
  return cards.reduce((sum, { name, height }) => sum + (isSmallCard(name) ? height / 2 : height), 0);
}

/** Cuts the cards, in their order, into columns of which the tallest is as low as can be. */
function balanced(cards: readonly CardSize[], columns: number): EditorLayout {
  if (columns <= 1 || cards.length === 0) return [cards.map(({ name }) => name)];
  let best: { readonly tallest: number; readonly layout: EditorLayout } | null = null;
  for (let first = 1; first <= cards.length; first += 1) {
    const rest = cards.slice(first);
    const layout = balanced(rest, columns - 1);
    const sizes = layout.map((names) => heightOf(rest.filter(({ name }) => names.includes(name))));
    const tallest = Math.max(heightOf(cards.slice(0, first)), ...sizes);
    if (best === null || tallest < best.tallest) {
      best = { tallest, layout: [cards.slice(0, first).map(({ name }) => name), ...layout] };
    }
  }
  return best?.layout ?? [];
}

/**
 * Where the cards stand. Cards that were there stay where they are, so that nothing jumps while values are added or
 * taken out; a new one goes below the shortest column, and only another profile is laid out anew.
 */
export function layOutCards(before: EditorLayout, cards: readonly CardSize[], columns: number): EditorLayout {
  const known = new Set(before.flat());
  const wanted = new Map(cards.map((card) => [card.name, card]));
  const added = cards.filter(({ name }) => !known.has(name));
  const gone = [...known].filter((name) => !wanted.has(name));
  if (before.length !== Math.max(1, columns) || added.length + gone.length > 1) {
    const layout = balanced(cards, columns);
    return [...layout, ...Array.from({ length: Math.max(0, columns - layout.length) }, () => [])];
  }
  const layout = before.map((names) => names.filter((name) => wanted.has(name)));
  for (const { name } of added) {
    const heights = layout.map((names) => heightOf(names.flatMap((one) => wanted.get(one) ?? [])));
    const shortest = heights.indexOf(Math.min(...heights));
    layout[shortest] = [...(layout[shortest] ?? []), name];
  }
  return layout;
}
