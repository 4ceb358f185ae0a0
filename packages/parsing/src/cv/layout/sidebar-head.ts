import { foldLabel } from '@counterpart/text';
import type { CvLine } from './cv-line.ts';
import type { CvRegion } from './cv-sections.ts';
import { keysOfAll } from '../../language/word-lists.ts';

/** A name and below it at most: what somebody calls himself and where he lives. */
const MOST_HEAD_LINES = 5;
const ADDRESS = /\S+@\S+|(?:https?:\/\/|www\.|linkedin\.com\/)\S+/gi;
const NAME = /^\p{Lu}[\p{L}'’.-]*$/u;
const PARTICLE = keysOfAll('cv.person.particle');
const SHORTEST_WORD = 3;
const MOST_NAME_WORDS = 6;

/**
 * A CV whose sidebar comes first, as profile exports put it, tells its name and town below the lists of the sidebar:
 * the name is told by the mail address or link above it. What follows the name becomes a head of its own.
 */
export function withHeadBelowSidebar(plain: string, regions: readonly CvRegion[]): readonly CvRegion[] {
  const main = regions.findIndex(
    ({ section }) => section === 'profile' || section === 'experience' || section === 'mixed',
  );
  const before = regions[main - 1];
  const isSidebar = regions[0]?.lines.length === 0 && (before?.section === 'other' || before?.section === 'personal');
  if (before === undefined || !isSidebar) return regions;
  const addresses = regions
    .slice(0, main)
    .flatMap(({ lines }) => lines.flatMap(({ start, end }) => plain.slice(start, end).match(ADDRESS) ?? []))
    .map((address) => foldLabel(address));
  const first = Math.max(0, before.lines.length - MOST_HEAD_LINES);
  const at = before.lines.findIndex((line, index) => index >= first && isNameOf(plain, line, addresses));
  if (at < 0) return regions;
  return [
    { section: 'none', lines: before.lines.slice(at) },
    ...regions.slice(1, main - 1),
    { ...before, lines: before.lines.slice(0, at) },
    ...regions.slice(main),
  ];
}

function isNameOf(plain: string, { start, end, ranges }: CvLine, addresses: readonly string[]): boolean {
  const words = plain.slice(start, end).trim().split(/\s+/);
  if (ranges.length > 0 || words.length < 2 || words.length > MOST_NAME_WORDS) return false;
  if (!words.every((word) => NAME.test(word) || PARTICLE.has(word))) return false;
  const long = words.map((word) => foldLabel(word)).filter((word) => word.length >= SHORTEST_WORD);
  return long.length > 0 && long.every((word) => addresses.some((address) => address.includes(word)));
}
