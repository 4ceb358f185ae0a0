const CAPITAL = /\p{Lu}/u;

/** Whether a token of a text, or a mention in it, begins with a capital. */
export function isCapital(text: string, { start }: { readonly start: number }): boolean {
  return CAPITAL.test(text.charAt(start));
}
