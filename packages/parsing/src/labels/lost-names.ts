import type { Token } from '../tokens/text-tokens.ts';

const NAME = /^\p{Lu}{2,}$/u;

/**
 * Whether a label has an abbreviation with the letters of a small word, which a comparison that overlooks `light` words
 * loses: "IT project management" would be all project management, and "IT asset management" that of funds.
 */
export function losesName(label: string, tokens: readonly Token[], light: ReadonlySet<string>): boolean {
  return tokens.some(({ key, start, end }) => light.has(key) && NAME.test(label.slice(start, end)));
}
