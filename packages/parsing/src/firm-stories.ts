import { hasHitBetween } from './piece-window.ts';
import type { ReadText } from './read-text.ts';
import { taskWords } from './task-words.ts';

/** Words by which an ad says that somebody is wanted; "as", "function" and the like may stand anywhere. */
const WANTED =
  /^(?:zoek|gezocht|zkt|werft|aanwer|recherch|cherch|recrut|engag|embauch|look|seek|hir|recruit|need|cerc|ricerc|assum|selezion)/;

type Stretches = readonly { readonly from: number; readonly to: number }[];
/** Three readings of one text ask for them. */
const told = new WeakMap<ReadText, Stretches>();

/**
 * Sentences under no heading in which the firm tells who it is, up to where it says whom it wants, speaking to nobody:
 * "Voor onze klant, een groothandel in sanitair, zoeken we een bediende". What it deals in is no skill of the job.
 */
export function firmStories(read: ReadText): Stretches {
  let known = told.get(read);
  if (known === undefined) told.set(read, (known = storiesOf(read)));
  return known;
}

function storiesOf(read: ReadText): Stretches {
  const words = taskWords(read.language);
  const wanted = read.cues.seeking.filter((cue) =>
    read.pieces.slice(cue.from, cue.to).some(({ key }) => WANTED.test(key)),
  );
  const first = wanted[0];
  if (first === undefined) return [];
  return read.sentences.filter(({ section, isItem, from, to }) => {
    if (section !== null || isItem) return false;
    if (to > first.from && !hasHitBetween(wanted, from, to)) return false;
    const pieces = read.pieces.slice(from, to);
    return (
      (to <= first.from || pieces.some(({ key }) => words.isFirm(key) || words.isFirmNoun(key))) &&
      !pieces.some(({ key }) => words.isAddressee(key))
    );
  });
}
