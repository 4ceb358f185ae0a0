import type { WireDocument } from '@counterpart/domain';
import type { Match } from '../../matching/searches/index-results.ts';
import { textPlaces } from './evidence.ts';

type Explanation = Match['explanations'][number];

/** What stands around a piece of evidence, in UTF-16 code units on either side. */
const AROUND = 48;
const TAG = /<[^<>]*>/g;

/** One asked item with the words that meet it, where they stand first, and what stands around them. */
export interface Passage {
  readonly explanation: Explanation;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** The text of a field such as `cvText` or `workExperiences[0].text`; empty for what is no text. */
function textAt(document: WireDocument, field: string): string {
  let value: unknown = document;
  for (const step of field.split(/[.[\]]+/)) {
    if (step !== '') value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[step];
  }
  return typeof value === 'string' ? value : '';
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** The last words of a text on its line, from a whole word on. */
function endOf(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  return line.length <= AROUND ? line : `…${line.slice(-AROUND).replace(/^\S*\s/, ' ')}`;
}

/** The first words of a text on its line, to a whole word. */
function beginOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length <= AROUND ? line : `${line.slice(0, AROUND).replace(/\s\S*$/, ' ')}…`;
}

/** The items of a direction that a text of the document meets, each with its first passage; tags are no part of it. */
export function passagesOf(
  explanations: readonly Explanation[],
  direction: 'FORWARD' | 'REVERSE',
  document: WireDocument,
): readonly Passage[] {
  return explanations.flatMap((explanation): Passage[] => {
    if (explanation.scoreType !== direction) return [];
    for (const { field, start, end } of textPlaces(explanation)) {
      const text = textAt(document, field).replace(TAG, (tag) => ' '.repeat(tag.length));
      const words = oneLine(text.slice(start, end)).trim();
      if (words === '') continue;
      const before = oneLine(endOf(text.slice(0, start))).trimStart();
      return [{ explanation, before, words, after: oneLine(beginOf(text.slice(end))).trimEnd() }];
    }
    return [];
  });
}
