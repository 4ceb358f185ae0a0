import type { Token } from '../../tokens/text-tokens.ts';

/** Tokens `from` to `to` (exclusive) of one option of a form. */
interface Option {
  readonly from: number;
  readonly to: number;
}

/** The options of a form by their boxes, in the order of the text. */
export interface CheckBoxes {
  readonly chosen: readonly Option[];
  readonly unchosen: readonly Option[];
}

const EMPTY = String.raw`[☐□▢◻❏❑○◯⬜✗✘❌]|\[ ?\]|\( \)`;
const TICKED = String.raw`[☒☑✓✔✅■▣◉●🗹]|[[(][xXvV✓✔][\])]`;
const BOX = new RegExp(`${EMPTY}|${TICKED}`, 'gu');
const IS_EMPTY = new RegExp(`^(?:${EMPTY})$`, 'u');
const LINE_END = /[\n\r]/;

interface Box {
  readonly start: number;
  readonly end: number;
  readonly isEmpty: boolean;
}

interface FormLine {
  readonly start: number;
  readonly end: number;
  readonly boxes: readonly Box[];
}

/**
 * "☒ permanent ☐ temporary", "[ ] full time [x] part time", "Permanent [x] Temporary [ ]": what a form offers, of which
 * one is chosen. Only lines in a row that have boxes of both kinds are a form: a list may have either for its bullets.
 */
export function checkBoxes(plain: string, tokens: readonly Token[]): CheckBoxes {
  const chosen: Option[] = [];
  const unchosen: Option[] = [];
  let at = 0;
  const tokenAt = (character: number): number => {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < character) at++;
    return at;
  };
  const close = (form: readonly FormLine[]): void => {
    const boxes = form.flatMap((line) => line.boxes);
    if (!boxes.some(({ isEmpty }) => isEmpty) || boxes.every(({ isEmpty }) => isEmpty)) return;
    for (const line of form) {
      const isBehind = isBehindOptions(plain, line);
      for (const [i, box] of line.boxes.entries()) {
        const start = isBehind ? (line.boxes[i - 1]?.end ?? line.start) : box.end;
        const end = isBehind ? box.start : (line.boxes[i + 1]?.start ?? line.end);
        const from = tokenAt(start);
        const to = tokenAt(end);
        if (to > from) (box.isEmpty ? unchosen : chosen).push({ from, to });
      }
    }
  };
  let form: FormLine[] = [];
  let index = 0;
  // split, as a pattern that goes along a line of half a million characters runs out of room
  for (const line of plain.split(LINE_END)) {
    const boxes = Array.from(line.matchAll(BOX), ({ index: place, 0: box }) => ({
      start: index + place,
      end: index + place + box.length,
      isEmpty: IS_EMPTY.test(box),
    }));
    if (boxes.length > 0) form.push({ start: index, end: index + line.length, boxes });
    else if (line.trim() !== '') {
      close(form);
      form = [];
    }
    index += line.length + 1;
  }
  close(form);
  return { chosen, unchosen };
}

/** "Permanent [x] Temporary [ ]": the line ends with a box, and begins with none. */
function isBehindOptions(plain: string, { start, end, boxes }: FormLine): boolean {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined) return false;
  const before = plain.slice(start, first.start).trim();
  return plain.slice(last.end, end).trim() === '' && before !== '';
}

/** No form. */
export const NO_BOXES: CheckBoxes = { chosen: [], unchosen: [] };
