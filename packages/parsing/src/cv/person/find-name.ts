import type { Gazetteer } from '@counterpart/ontology';
import { foldLabel } from '@counterpart/text';
import type { Token } from '../../tokens/text-tokens.ts';
import type { CvSpan } from '../entries/cv-entries.ts';
import { labelAt } from '../layout/cv-labels.ts';
import type { CvRegion } from '../layout/cv-sections.ts';
import { alternativesOfAll, keysOfAll } from '../../language/word-lists.ts';

/** Lines in which a name may stand. */
const MOST_LINES = 4;
const LONGEST_NAME = 60;
const PARTICLE = keysOfAll('cv.person.particle');
const NAME_WORD = /^\p{Lu}[\p{L}'’.-]*$/u;
const TITLES = alternativesOfAll('cv.document-title').replaceAll(' ', String.raw`\s+`);
const OF = alternativesOfAll('cv.document-of');
/** "Curriculum vitae van", and the "of" that a line break leaves behind. */
const DOCUMENT_TITLE = new RegExp(String.raw`^(?:${TITLES})\s*(?:${OF}|:|-|–)?\s*|^(?:di|of)\s+`, 'iu');

/** The name of whom a CV is about: after its label, or the first line that reads as one. */
export function findName(
  plain: string,
  tokens: readonly Token[],
  regions: readonly CvRegion[],
  gazetteer: Gazetteer,
): (CvSpan & { readonly text: string }) | null {
  const head = regions
    .filter(({ section }) => section === 'none' || section === 'personal')
    .flatMap(({ lines }) => lines);
  for (const line of head.slice(0, 12)) {
    const label = labelAt(plain, tokens, line);
    if (label?.label !== 'name' || label.to >= line.to) continue;
    const start = tokens[label.to]?.start ?? line.end;
    return { start, end: line.end, text: plain.slice(start, line.end) };
  }
  for (const { start, end, ranges } of head.slice(0, MOST_LINES)) {
    // a firm with its dates is no name
    if (ranges.length > 0) continue;
    const written = plain.slice(start, Math.min(end, start + LONGEST_NAME * 2));
    const skip = DOCUMENT_TITLE.exec(written)?.[0].length ?? 0;
    const name = /^[\p{L} '’.-]*/u.exec(written.slice(skip).split(/ [-–—|•·] |\s{2,}|,/)[0] ?? '')?.[0].trim() ?? '';
    const words = name.split(/\s+/);
    const isName =
      words.length >= 2 &&
      words.length <= 6 &&
      name.length <= LONGEST_NAME &&
      words.every((word) => NAME_WORD.test(word) || PARTICLE.has(word.toLowerCase())) &&
      gazetteer.placesNamed(foldLabel(name)).length === 0;
    if (isName) {
      const from = start + skip + written.slice(skip).indexOf(name);
      return { start: from, end: from + name.length, text: name };
    }
  }
  return null;
}
