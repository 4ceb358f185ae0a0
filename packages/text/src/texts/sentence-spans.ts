import type { Language } from '../words/profile-language.ts';

/** A stretch of a text; UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations after which a full stop ends no sentence, per language. */
const ABBREVIATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  DUT: new Set(
    'dhr mevr mr mw drs ir ing dr prof bv bijv bv ca incl excl evt ev nr st min max o.a m.b.t i.v.m d.m.v n.a.v i.f.v t.e.m d.w.z resp tel blz art vnl'.split(
      ' ',
    ),
  ),
  FRE: new Set('m mme mlle mm dr pr st ste etc ex cf env min max tél tel réf n° art p.ex av bd'.split(' ')),
  ENG: new Set('mr mrs ms dr prof st inc ltd co e.g i.e eg ie etc approx no vs sr jr dept min max p.a'.split(' ')),
  ITA: new Set(
    'sig sig.ra dott dott.ssa ing avv geom rag prof dr es ecc art n tel cod max min st s.r.l s.p.a p.iva'.split(' '),
  ),
};

const STOP = new Set([46, 33, 63, 0x2026]);
const WHITE = /\s/;

function wordBefore(text: string, index: number): string {
  let start = index;
  while (start > 0 && index - start < 12 && !WHITE.test(text.charAt(start - 1)) && text.charAt(start - 1) !== '(')
    start--;
  return text.slice(start, index).toLowerCase();
}

/** Whether the stop at `index` ends a sentence: white space follows, no abbreviation precedes, no small letter comes next. */
function endsSentence(text: string, index: number, language: Language): boolean {
  const next = text.charAt(index + 1);
  if (next !== '' && !WHITE.test(next)) return false;
  if (text.charCodeAt(index) !== 46) return true;
  const word = wordBefore(text, index);
  if (ABBREVIATIONS[language].has(word)) return false;
  // one letter is an initial, except the languages C and R, which only end a sentence before a capital anyway
  return !(word.length === 1 && /\p{Lu}/u.test(text.charAt(index - 1)) && language !== 'ENG');
}

/** Tells where each sentence of a text begins and ends, as `sentenceSpans` lists them: a long text makes no list. */
export function eachSentence(text: string, language: Language, visit: (start: number, end: number) => void): void {
  let start = 0;
  const close = (end: number): void => {
    let from = start;
    let to = end;
    while (from < to && WHITE.test(text.charAt(from))) from++;
    while (to > from && WHITE.test(text.charAt(to - 1))) to--;
    if (to > from) visit(from, to);
    start = end;
  };
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    // letters: nearly every character of a text
    if (code > 63 && code < 0x2022) continue;
    if (code === 10 || code === 13 || code === 0x2022) close(index);
    else if (STOP.has(code) && endsSentence(text, index, language)) close(index + 1);
  }
  close(text.length);
}

/** The sentences of a text, in order, without the white space around them. A line break always ends one. */
export function sentenceSpans(text: string, language: Language): readonly Span[] {
  const spans: Span[] = [];
  eachSentence(text, language, (start, end) => spans.push({ start, end }));
  return spans;
}
