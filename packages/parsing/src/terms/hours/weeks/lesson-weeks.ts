import { keysOfAll } from '../../../language/word-lists.ts';
import type { ReadText } from '../../../structure/read-text.ts';
import { hasHitBetween } from '../../../tokens/hits-between.ts';

const LESSONS = keysOfAll('hours.lesson');
const OUT_OF = keysOfAll('hours.out-of');
/** Lessons of a full week. */
const FULL_LESSONS = [18, 30] as const;

/** Whether a number begins the lessons of a teacher: "14 périodes sur 20", "12 lesuren op 22". */
export function isLessonCount(read: ReadText, at: number): boolean {
  const [count, unit, of, total] = read.tokens.slice(at, at + 4);
  // "14 lesuren per week"
  const isHour = hasHitBetween(read.cues.hourUnit, at + 1, at + 2);
  if (LESSONS.has(unit?.key ?? '') && !isHour && hasHitBetween(read.cues.weekWord, at + 2, at + 4))
    return (count?.number ?? FULL_LESSONS[0]) < FULL_LESSONS[0];
  const most = total?.number ?? 0;
  if (!LESSONS.has(unit?.key ?? '') || !OUT_OF.has(of?.key ?? '')) return false;
  return most >= FULL_LESSONS[0] && most <= FULL_LESSONS[1] && (count?.number ?? most) < most;
}
