import { describe, expect, it } from 'vitest';
import { DEFAULT_CLOUD_SIZE, layOutCloud, type PlacedWord } from '../../src/state/text-mining/cloud-layout.ts';
import { sentencesWith } from '../../src/state/text-mining/keyword-context.ts';

const measure = (text: string, size: number) => text.length * size * 0.56;
/** Words of 3 to 10 letters, each less frequent than the one before. */
const words = (count: number) =>
  new Map(
    Array.from({ length: count }, (_none, at): [string, number] => [
      `w${'abcdefgh'.slice(0, 2 + (at % 8))}${at}`,
      400 - at,
    ]),
  );

/** The corners of a word's box, turned as it is. */
function corners({ text, x, y, size, rotation }: PlacedWord) {
  const [halfWidth, halfHeight] = [measure(text, size) / 2, size / 2];
  const angle = (rotation * Math.PI) / 180;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sideX = 0, sideY = 0]) => {
    const [u, v] = [sideX * halfWidth, sideY * halfHeight];
    return { x: x + u * Math.cos(angle) - v * Math.sin(angle), y: y + u * Math.sin(angle) + v * Math.cos(angle) };
  });
}

/** Whether any edge of one of two boxes has all of the other beyond it. */
function areApart(a: PlacedWord, b: PlacedWord): boolean {
  const boxes = [corners(a), corners(b)];
  return boxes.some((box, which) =>
    box.some((from, at) => {
      const to = box[(at + 1) % 4] ?? from;
      const side = (p: { x: number; y: number }) => (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
      return (boxes[1 - which] ?? []).every((corner) => side(corner) < 0);
    }),
  );
}

describe('the word cloud', () => {
  it('TXT-04a shows the 100 most frequent words in 720 x 240, each within it, none over another', () => {
    const placed = layOutCloud(words(140), { width: 720, height: 240 }, measure);
    expect(placed).toHaveLength(100);
    expect(Math.min(...placed.map(({ frequency }) => frequency))).toBe(400 - 99);
    for (const word of placed) {
      for (const { x, y } of corners(word)) {
        expect(Math.abs(x)).toBeLessThanOrEqual(360);
        expect(Math.abs(y)).toBeLessThanOrEqual(120);
      }
    }
    for (const [at, word] of placed.entries()) {
      expect(placed.slice(at + 1).filter((other) => !areApart(word, other))).toEqual([]);
    }
  });

  it('TXT-04a is 700 x 600 when no size is given', () => {
    expect(DEFAULT_CLOUD_SIZE).toEqual({ width: 700, height: 600 });
    expect(layOutCloud(words(100), DEFAULT_CLOUD_SIZE, measure)).toHaveLength(100);
  });

  it('TXT-04a scales the font from the frequency, and turns words by up to 45 degrees', () => {
    const placed = layOutCloud(words(100), { width: 720, height: 240 }, measure);
    const sizes = placed.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan((sizes.at(-1) ?? 0) * 1.5);
    const rotations = new Set(placed.map(({ rotation }) => rotation));
    expect(Math.max(...rotations)).toBe(45);
    expect(Math.min(...rotations)).toBe(-45);
    expect(rotations.has(0)).toBe(true);
  });

  it('the same words give the same cloud, in whatever order they come', () => {
    const size = { width: 720, height: 240 };
    const reversed = new Map([...words(100)].toReversed());
    expect(layOutCloud(reversed, size, measure)).toEqual(layOutCloud(words(100), size, measure));
  });

  it('a word that has no room is left out', () => {
    const long = new Map([
      ['x'.repeat(400), 9],
      ['team', 3],
    ]);
    expect(layOutCloud(long, { width: 300, height: 100 }, measure).map(({ text }) => text)).toEqual(['team']);
    expect(layOutCloud(new Map(), { width: 300, height: 100 }, measure)).toEqual([]);
  });
});

describe('a keyword in its sentences', () => {
  const comments = [
    'Our Team works. A steamer does not.',
    'The team, works hard!',
    'Nothing here.',
    'Our Team works. Twice.',
  ];

  it('is found as a whole word however it is written, each sentence once', () => {
    expect(sentencesWith(comments, 'team')).toEqual([
      { before: 'Our ', keyword: 'Team', after: ' works.' },
      { before: 'The ', keyword: 'team', after: ', works hard!' },
    ]);
  });

  it('of more words is found across what stands between them; a sign is no pattern', () => {
    expect(sentencesWith(comments, 'team works').map(({ keyword }) => keyword)).toEqual(['Team works', 'team, works']);
    expect(sentencesWith(['I like C++ here.', 'I like C here.'], 'c++')).toHaveLength(1);
    expect(sentencesWith(comments, ' ')).toEqual([]);
  });

  it('shows 50 sentences at most', () => {
    const many = Array.from({ length: 80 }, (_none, at) => `The team of ${at}.`);
    expect(sentencesWith(many, 'team')).toHaveLength(50);
  });
});
