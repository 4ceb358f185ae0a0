import type { SectionKind } from '../language/section-kind.ts';
import { LEFT_BEHIND } from './headings/headings.ts';
import type { ZoneScores } from './zone-scores.ts';

interface Line {
  readonly from: number;
  readonly to: number;
  /** Behind a heading in its own line: that one binds it. */
  readonly body: number;
  readonly section: SectionKind | null;
  readonly isHeading: boolean;
}

/**
 * A sentence that surely tells the work or whom the ad wants: with its neighbours, and by its own words. Of 18 such, in
 * advertisements that the weights had not seen, 16 do, as at 2.5.
 */
const SURE = 2;
const SURE_ALONE = 1;
/** Words of a sentence that can be sure by itself: fewer are a label's value. */
const SHORTEST = 7;
/** One beside it that goes on with it. */
const GOES_ON = 0.5;

/**
 * The sentences below a heading of the firm, of its offer or of applying whose words say that the work or the profile
 * has begun, and those that go on with it: "Waar kom je terecht?", followed by tasks. Their heading says nothing.
 */
export function misreadSections({ own, around }: ZoneScores, sentences: readonly Line[]): readonly boolean[] {
  const isBelow = sentences.map(
    ({ section, isHeading, from, body }) => !isHeading && from === body && LEFT_BEHIND.has(section),
  );
  if (!isBelow.includes(true)) return isBelow;
  const isLong = (at: number): boolean => (sentences[at]?.to ?? 0) - (sentences[at]?.from ?? 0) >= SHORTEST;
  const misread = isBelow.map((is, at) => is && (around[at] ?? 0) > SURE && (own[at] ?? 0) > SURE_ALONE && isLong(at));
  const goOn = (at: number, step: number): void => {
    const isSame = isBelow[at] === true && sentences[at]?.section === sentences[at - step]?.section;
    if (misread[at - step] === true && isSame && (around[at] ?? 0) > GOES_ON) misread[at] = true;
  };
  for (let at = 1; at < misread.length; at++) goOn(at, 1);
  for (let at = misread.length - 2; at >= 0; at--) goOn(at, -1);
  return misread;
}
