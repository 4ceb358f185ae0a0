import type { ReadText } from './read-text.ts';

/** Tokens of a text that has commas or full stops somewhere; a longer one without any has lost them. */
export const LONGEST_PLAIN = 60;
/** Tokens of a line, in the mean, by which a list without commas is told from running text that lost its own. */
const LONGEST_LINE = 12;
/** What parts a text inside its lines. */
export const PUNCTUATION = /[,.;:]\s/;

/** Asked of a whole text once, however many of its words ask: a long text would be walked for each of them. */
function oncePerText<Answer extends boolean | ReadonlySet<string>>(
  answer: (read: ReadText) => Answer,
): (read: ReadText) => Answer {
  const known = new WeakMap<ReadText, Answer>();
  return (read) => {
    let is = known.get(read);
    if (is === undefined) known.set(read, (is = answer(read)));
    return is;
  };
}

/** Whether a text shows where its parts end; in one that lost its commas and full stops every phrase is a guess. */
export const isPunctuated = oncePerText(({ tokens, original }) => {
  if (tokens.length <= LONGEST_PLAIN || PUNCTUATION.test(original)) return true;
  return tokens.filter(({ followsBreak }) => followsBreak).length * LONGEST_LINE >= tokens.length;
});

/**
 * Tokens of text for each comma, below which commas were lost: one of 528 longer real ads has fewer, 187 of
 * 194 of a set that lost them.
 */
const LONGEST_WITHOUT_COMMA = 150;

/** Whether a text has full stops but lost its commas: where one thing of a list ends nothing shows. */
export const hasLostCommas = oncePerText(({ tokens, original }) => {
  if (tokens.length <= LONGEST_WITHOUT_COMMA) return false;
  const commas = original.match(/[,;]\s/g)?.length ?? 0;
  return commas * LONGEST_WITHOUT_COMMA < tokens.length;
});

/** Whether a text has a capital anywhere; one without any says nothing by them. */
export const hasCapitals = oncePerText(({ original }) => /\p{Lu}/u.test(original));

/** The letters with an accent that a text writes; one without any says nothing by them. */
export const accentedLetters = oncePerText(({ original }) => new Set(original.match(/[àèéìòù]/g) ?? []));

/** Two words that lost what stood between them: "rayonVérification". */
export function isGlued(word: string): boolean {
  return GLUED.test(word);
}

const GLUED = /\p{Ll}\p{Lu}\p{Ll}{2}/u;
