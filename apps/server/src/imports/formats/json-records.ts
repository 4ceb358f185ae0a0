import { MAX_RECORD } from './import-limits.ts';

/** The text of one JSON value in a file of many and where it stands; null when it is too long to be kept. */
export interface JsonRecord {
  readonly line: number;
  readonly text: string | null;
}

/** The lines of a text stream that hold something, in constant memory. */
export async function* jsonLines(texts: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  let line = 0;
  let rest: string[] = [];
  let length = 0;
  function take(): JsonRecord | null {
    line += 1;
    const text = length > MAX_RECORD ? null : rest.join('');
    rest = [];
    length = 0;
    return text?.trim() === '' ? null : { line, text };
  }
  for await (const text of texts) {
    let from = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      rest.push(text.slice(from, at));
      length += at - from;
      const record = take();
      if (record !== null) yield record;
      from = at + 1;
    }
    length += text.length - from;
    // What is too long is not kept, only counted.
    if (length <= MAX_RECORD) rest.push(text.slice(from));
    else rest = [];
  }
  const last = take();
  if (last !== null) yield last;
}

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;

/** Whether a character opens (1) or closes (−1) a list or an object. */
function depthStep(code: number): number {
  if (code === 91 || code === 123) return 1;
  return code === 93 || code === 125 ? -1 : 0;
}

/**
 * The elements of a JSON array in a text stream, in constant memory; `line` is the element's position, from 1. Only
 * brackets and strings are followed: whether an element is JSON shows when it is parsed. Linear, never recursive.
 */
export async function* jsonElements(texts: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  let position = 0;
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let parts: string[] = [];
  let length = 0;
  function keep(part: string) {
    length += part.length;
    if (length <= MAX_RECORD) parts.push(part);
    else parts = [];
  }
  function take(): JsonRecord | null {
    const text = length > MAX_RECORD ? null : parts.join('');
    parts = [];
    length = 0;
    if (text?.trim() === '') return null;
    position += 1;
    return { line: position, text };
  }
  for await (const text of texts) {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        if (code === QUOTE) isInString = false;
        else if (code === BACKSLASH) isEscaped = true;
      } else if (code === QUOTE) isInString = true;
      else {
        const step = depthStep(code);
        depth = Math.max(0, depth + step);
        const isStart = depth === 1 && step === 1;
        const isEnd = (depth === 1 && code === COMMA) || (depth === 0 && step === -1);
        if (isEnd && !isStart) {
          keep(text.slice(from, at));
          const record = take();
          if (record !== null) yield record;
        }
        if (isStart || isEnd) from = at + 1;
      }
    }
    if (depth > 0) keep(text.slice(from));
  }
  // An array that ends early: what was begun is handed on, and the end that is missing is named as malformed.
  const last = take();
  if (last !== null) yield last;
  if (depth === 1 && !isInString) yield { line: position + 1, text: '' };
}
