/** A word with how often it occurs. */
export interface CloudWord {
  readonly text: string;
  readonly frequency: number;
}

/** A word where it stands: its centre from the middle of the cloud, in pixels. */
export interface PlacedWord extends CloudWord {
  readonly x: number;
  readonly y: number;
  /** Font size in pixels. */
  readonly size: number;
  /** Degrees, clockwise, −45 to 45. */
  readonly rotation: number;
}

/** How large a cloud is, in pixels. */
export interface CloudSize {
  readonly width: number;
  readonly height: number;
}

/** Words that a cloud shows (TXT-04a). */
export const CLOUD_WORDS = 100;
/** The size of a cloud that is given none (TXT-04a). */
export const DEFAULT_CLOUD_SIZE: CloudSize = { width: 700, height: 600 };
/** Degrees that a word turns at most (TXT-04a). */
const MOST_ROTATION = 45;
/** The most frequent words stand level, so that they are read first. */
const LEVEL_WORDS = 12;
const SMALLEST_FONT = 11;
/** The largest font for each pixel of the cloud's mean side: 30 px at 720 × 240. */
const LARGEST_PER_SIDE = 0.072;
/** Tried one after the other until every word has its place: the largest font, and how few words come near it. */
const SCALES = [
  { largest: 1, steepness: 0.5 },
  { largest: 1, steepness: 0.8 },
  { largest: 0.9, steepness: 1.2 },
  { largest: 0.8, steepness: 2 },
  { largest: 0.7, steepness: 4 },
] as const;
/** Room around a word, in pixels. */
const MARGIN = 2;
/** How far the spiral goes in one step along itself, and how far its arms are apart, in pixels. */
const STEP = 4;
const ARM = 1;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly cos: number;
  readonly sin: number;
  readonly reach: number;
}

/** A number 0..1 that is the same for a text each time. */
function shareOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) / 2 ** 32;
}

/** Level, or turned by a quarter of a right angle or a half, as the text decides. */
function rotationOf(text: string, rank: number): number {
  if (rank < LEVEL_WORDS) return 0;
  const share = shareOf(text);
  if (share < 0.55) return 0;
  return share < 0.775 ? -MOST_ROTATION : MOST_ROTATION;
}

/** Whether an axis of `a` has both boxes apart: then they do not touch. */
function isApartAlong(a: Box, b: Box): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // the cosine and sine of the angle between the boxes say how far `b` reaches along an axis of `a`
  const cos = Math.abs(a.cos * b.cos + a.sin * b.sin);
  const sin = Math.abs(a.sin * b.cos - a.cos * b.sin);
  return (
    Math.abs(dx * a.cos + dy * a.sin) >= a.halfWidth + cos * b.halfWidth + sin * b.halfHeight ||
    Math.abs(dy * a.cos - dx * a.sin) >= a.halfHeight + sin * b.halfWidth + cos * b.halfHeight
  );
}

function touch(a: Box, b: Box): boolean {
  const reach = a.reach + b.reach;
  if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= reach * reach) return false;
  return !isApartAlong(a, b) && !isApartAlong(b, a);
}

function isInside({ x, y, halfWidth, halfHeight, cos, sin }: Box, { width, height }: CloudSize): boolean {
  const acrossX = Math.abs(cos) * halfWidth + Math.abs(sin) * halfHeight;
  const acrossY = Math.abs(sin) * halfWidth + Math.abs(cos) * halfHeight;
  return Math.abs(x) + acrossX <= width / 2 && Math.abs(y) + acrossY <= height / 2;
}

/** The first free place on a spiral from the middle, as flat as the cloud; null when there is none. */
function place(box: Omit<Box, 'x' | 'y'>, placed: readonly Box[], cloud: CloudSize): Box | null {
  const flatness = cloud.height / cloud.width;
  const furthest = cloud.width * 0.71;
  // what was in the way a step ago mostly still is
  let obstacle: Box | undefined;
  for (let angle = 0, radius = 0; radius < furthest; angle += STEP / Math.max(radius, STEP), radius = ARM * angle) {
    const found: Box = { ...box, x: radius * Math.cos(angle), y: radius * Math.sin(angle) * flatness };
    if (!isInside(found, cloud) || (obstacle !== undefined && touch(found, obstacle))) continue;
    obstacle = placed.find((other) => touch(found, other));
    if (obstacle === undefined) return found;
  }
  return null;
}

function sizeOf(share: number, largest: number): number {
  const smallest = Math.min(SMALLEST_FONT, largest);
  return Math.round(smallest + (largest - smallest) * share);
}

/** The words in one scale; ends with the first that has no place when `isStrict`, else leaves such words out. */
function attempt(
  words: readonly CloudWord[],
  cloud: CloudSize,
  measure: (text: string, size: number) => number,
  { largest, steepness }: (typeof SCALES)[number],
  isStrict: boolean,
): readonly PlacedWord[] | null {
  const largestFont = Math.sqrt(cloud.width * cloud.height) * LARGEST_PER_SIDE * largest;
  const [most, least] = [words[0]?.frequency ?? 1, words.at(-1)?.frequency ?? 1];
  const boxes: Box[] = [];
  const placed: PlacedWord[] = [];
  for (const [rank, word] of words.entries()) {
    const share = most === least ? 0.5 : ((word.frequency - least) / (most - least)) ** steepness;
    const size = sizeOf(share, largestFont);
    const rotation = rotationOf(word.text, rank);
    const radians = (rotation * Math.PI) / 180;
    const halfWidth = measure(word.text, size) / 2 + MARGIN;
    const halfHeight = (size * 1.1) / 2;
    const reach = Math.hypot(halfWidth, halfHeight);
    const box = place({ halfWidth, halfHeight, reach, cos: Math.cos(radians), sin: Math.sin(radians) }, boxes, cloud);
    if (box !== null) {
      boxes.push(box);
      placed.push({ ...word, x: box.x, y: box.y, size, rotation });
    } else if (isStrict) return null;
  }
  return placed;
}

/**
 * The 100 most frequent words without overlap, the largest in the middle; the same words give the same cloud. What has no
 * room even in a smaller font is left out. `measure` answers how wide a text of a font size is, in pixels.
 */
export function layOutCloud(
  frequencies: ReadonlyMap<string, number>,
  cloud: CloudSize,
  measure: (text: string, size: number) => number,
): readonly PlacedWord[] {
  const words = [...frequencies]
    .map(([text, frequency]): CloudWord => ({ text, frequency }))
    .toSorted((a, b) => b.frequency - a.frequency || (a.text < b.text ? -1 : 1))
    .slice(0, CLOUD_WORDS);
  for (const [at, scale] of SCALES.entries()) {
    const placed = attempt(words, cloud, measure, scale, at < SCALES.length - 1);
    if (placed !== null) return placed;
  }
  return [];
}
