import type { Random } from './random.ts';

/** What a template's slots stand for: one text, or a list of which one is taken. */
export type Slots = Readonly<Record<string, string | readonly string[]>>;

/** Slots may stand in the texts of slots; deeper than this is a mistake in the data. */
const DEEPEST = 6;

/** A piece of a template. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly low: number; readonly high: number }
  | { readonly kind: 'choice' | 'gender'; readonly options: readonly string[] }
  | { readonly kind: 'slot'; readonly name: string };

function partOf(piece: string, isSlot: boolean): Part {
  if (!isSlot) return { kind: 'text', text: piece };
  if (piece.startsWith('m:')) return { kind: 'gender', options: piece.slice(2).split('~') };
  if (piece.includes('~')) return { kind: 'choice', options: piece.split('~') };
  const bounds = /^(\d+)-(\d+)$/.exec(piece);
  if (bounds !== null) return { kind: 'number', low: Number(bounds[1]), high: Number(bounds[2]) };
  return { kind: 'slot', name: piece };
}

/** Templates are few and written many times over, so each is taken apart once. */
const PARTS = new Map<string, readonly Part[]>();

function partsOf(template: string): readonly Part[] {
  const known = PARTS.get(template);
  if (known !== undefined) return known;
  // Text and slots take turns, so every second piece is a slot.
  const parts = template.split(/[{}]/).map((piece, index) => partOf(piece, index % 2 === 1));
  PARTS.set(template, parts);
  return parts;
}

/**
 * Fills templates: `{3-12}` is a number, `{red~blue}` one of two words, `{m:he~she}` follows the person's gender,
 * `{firm}` a slot. Slots given to `write` go before the language's own words.
 */
export class Scribe {
  readonly #random: Random;
  readonly #words: Slots;
  readonly #isWoman: boolean;

  constructor(random: Random, words: Slots, isWoman: boolean) {
    this.#random = random;
    this.#words = words;
    this.#isWoman = isWoman;
  }

  /** The template with every slot filled. */
  write(template: string, slots: Slots = {}, depth = 0): string {
    if (!template.includes('{')) return template;
    if (depth > DEEPEST) throw new Error(`Slots without end in: ${template}`);
    let text = '';
    for (const part of partsOf(template)) text += this.#writePart(part, slots, depth);
    return text;
  }

  /** One of the templates, filled. */
  oneOf(templates: readonly string[], slots: Slots = {}): string {
    return this.write(this.#random.pick(templates), slots);
  }

  #writePart(part: Part, slots: Slots, depth: number): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'number':
        return String(this.#random.between(part.low, part.high));
      case 'choice':
        return this.#random.pick(part.options);
      case 'gender':
        return part.options[this.#isWoman ? 1 : 0] ?? '';
      case 'slot': {
        const value = slots[part.name] ?? this.#words[part.name];
        if (value === undefined) throw new Error(`No words for slot {${part.name}}.`);
        return this.write(typeof value === 'string' ? value : this.#random.pick(value), slots, depth + 1);
      }
    }
  }
}

/** The text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a full stop, unless an abbreviation gave it one. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
