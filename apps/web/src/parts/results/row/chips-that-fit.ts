/** Left padding, shape, gap and right padding of a chip beside its text, in px (reason-chips.module.css). */
const CHIP_BESIDE_TEXT = 25;
/** Room between two chips, in px. */
export const CHIP_GAP = 4;
/** Room for how many more there are ("+12"), in px. */
const MORE = 26;
/** A letter of 12 px where no canvas can measure one, in px. */
const LETTER = 6.4;
/** Texts that are remembered; a page shows some sixty. */
const REMEMBERED = 2000;

let context: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** How wide a chip's text is in the font of the chips, in px. Measured on a canvas, which asks for no layout of the page. */
function textWidth(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (context === undefined) {
    context = document.createElement('canvas').getContext('2d');
    if (context !== null) context.font = `12px ${getComputedStyle(document.body).fontFamily}`;
  }
  const width = context === null ? text.length * LETTER : context.measureText(text).width;
  if (widths.size > REMEMBERED) widths.clear();
  widths.set(text, width);
  return width;
}

/** How many of the first chips fit a line of so many px, with room for how many more there are; at least one. */
export function chipsThatFit(texts: readonly string[], most: number, line: number): number {
  let used = 0;
  for (const [at, text] of texts.slice(0, most).entries()) {
    used += (at === 0 ? 0 : CHIP_GAP) + CHIP_BESIDE_TEXT + textWidth(text);
    const isLast = at === texts.length - 1;
    if (at > 0 && used + (isLast ? 0 : CHIP_GAP + MORE) > line) return at;
  }
  return Math.min(texts.length, most);
}
