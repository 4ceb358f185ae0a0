import type { ConceptMention } from '../concepts/find-concepts.ts';
import { oncePerConcept, titleCore, worksForPeople } from '../reading/job-functions.ts';
import { isRankAlone, linkedFunction } from '../reading/linked-function.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { TextReading } from '../reading/text-reading.ts';
import { jobInProse } from './job-in-prose.ts';
import type { ParsingAspect } from './parsing-aspect.ts';
import { spanOfHit } from './spans.ts';
import { linkedTitle, type TitleLine } from './title-lines.ts';

/** A title that no label covers stays a keyword. */
export const KEYWORD_CONFIDENCE = 0.3;
/** Of how sure an occupation is read: its share where only its place in the text says that it is the job. */
const IN_PROSE = 0.8;

/** Whether a title says nothing. */
export function isUntitled({ read }: TextReading): boolean {
  return read.original.trim() === '';
}

/**
 * The functions of an ad: those of its title, of the headline of its text, of the text where it seeks them; else the
 * title's nearest occupation or its own words.
 */
export function functionAspects(
  lexicon: Lexicon,
  title: TextReading,
  body: TextReading,
  headline: readonly ConceptMention[],
  lines: readonly TitleLine[],
): readonly ParsingAspect[] {
  if (title.functions.length > 0) {
    return title.functions.map((hit) => ({
      aspectType: 'JOB_FUNCTION',
      ...spanOfHit(title.read, 'title', hit),
      conceptId: hit.concept.id,
    }));
  }
  const core = titleCore(title.read.original);
  // "Adviseur van de gemeentesecretaris": for whom one works is not the job in the text either
  const others = new Set(title.occupations.map(({ concept }) => concept.id));
  const fromText =
    isUntitled(title) && headline.length > 0
      ? headline
      : oncePerConcept(body.occupations.filter(({ concept }) => !others.has(concept.id))).slice(
          0,
          core === null ? 3 : 1,
        );
  if (fromText.length > 0) {
    return fromText.map((hit) => ({
      aspectType: 'JOB_FUNCTION',
      ...spanOfHit(body.read, 'text', hit),
      required: null,
      conceptId: hit.concept.id,
    }));
  }
  if (core === null) return unnamedFunction(lexicon, body, lines);
  const whole = title.read.original.trim();
  // "Specialist, tech support": a keyword that is a rank alone would find whoever has that rank, whatever their trade
  const { text, start, end } = isRankAlone(core.text, title.read.language)
    ? { ...core, text: title.read.original.slice(core.start).trimEnd(), end: title.read.original.trimEnd().length }
    : core;
  // the nearest to "Consulent onthaalouders" is the trade of whom the job advises
  const linked = worksForPeople(title.read, title.occupations)
    ? null
    : linkedFunction(lexicon, text, title.read.language, body.skills, whole);
  return [
    {
      aspectType: 'JOB_FUNCTION',
      matchedText: text,
      start,
      end,
      field: 'title',
      required: null,
      ...(linked ?? { confidence: KEYWORD_CONFIDENCE, conceptId: null }),
    },
  ];
}

/**
 * The function of a pasted ad in which no title names a known one: the occupation nearest to a line that surely is the
 * title, what the text calls the reader, or the title's own words.
 */
function unnamedFunction(lexicon: Lexicon, body: TextReading, lines: readonly TitleLine[]): readonly ParsingAspect[] {
  const linked = linkedTitle(lexicon, body.read, lines, body.skills, KEYWORD_CONFIDENCE);
  const hit = linked === null || linked.conceptId === null ? jobInProse(lexicon, body) : null;
  if (hit !== null) {
    const confidence = Math.round(hit.confidence * IN_PROSE * 100) / 100;
    const span = spanOfHit(body.read, 'text', { ...hit, confidence });
    return [{ aspectType: 'JOB_FUNCTION', ...span, required: null, conceptId: hit.concept.id }];
  }
  if (linked === null) return [];
  const matchedText = body.read.original.slice(linked.start, linked.end);
  return [{ aspectType: 'JOB_FUNCTION', matchedText, ...linked, field: 'text', required: null }];
}
