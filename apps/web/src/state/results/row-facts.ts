import type { IndexConfiguration, ProfileKind, WireDocument } from '@counterpart/domain';
import { aspectLabels, propertyText, rowTitle } from '../documents/document-labels.ts';
import type { Match } from '../matching/searches/index-results.ts';

/** What the first line of a row says. */
export interface RowFacts {
  /** Whom or what it is about; the id where nothing names it. */
  readonly name: string;
  /** The function beside the name; empty when the name is the function. */
  readonly title: string;
  readonly town: string;
  /** To the nearest asked place; null when no place is asked or known. */
  readonly distanceKm: number | null;
  /** No asked place is within reach, so the distance counts nothing. */
  readonly isFar: boolean;
}

/** The document of a match. */
export function documentOf(match: Match): WireDocument {
  return match.document as unknown as WireDocument;
}

interface Nearest {
  readonly label: string;
  readonly distanceKm: number;
  readonly isFar: boolean;
}

/** The nearest place that was found in the direction of the page, in kilometres, and whether no asked one is within reach. */
export function nearest({ explanations }: Match): Nearest | null {
  const asked = explanations.filter(({ scoreType, aspect }) => scoreType === 'FORWARD' && aspect === 'locations');
  const isFar = asked.every(({ status }) => status === 'missing');
  const places = asked.flatMap(({ found }) => {
    const distanceKm = found?.distanceKm;
    return typeof distanceKm === 'number' ? [{ label: found?.label ?? '', distanceKm, isFar }] : [];
  });
  return places.toSorted((a, b) => a.distanceKm - b.distanceKm)[0] ?? null;
}

/** The first line of a row: name and function, town and distance (ui.md, RES-01d). */
export function rowFacts(
  match: Match,
  kind: ProfileKind,
  index: Pick<IndexConfiguration, 'detailsTitleProperty'>,
): RowFacts {
  const document = documentOf(match);
  const title = rowTitle(kind, document);
  const named = index.detailsTitleProperty === undefined ? '' : propertyText(document, index.detailsTitleProperty);
  const near = nearest(match);
  const [own = ''] = aspectLabels(document, 'locations', 1);
  const name = named === '' ? title : named;
  return {
    name: name === '' ? match.id : name,
    title: named === '' ? '' : title,
    town: propertyText(document, 'town') || near?.label || own,
    distanceKm: near?.distanceKm ?? null,
    isFar: near?.isFar ?? false,
  };
}
