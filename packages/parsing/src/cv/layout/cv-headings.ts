import type { Token } from '../../tokens/text-tokens.ts';
import { CV_HEADINGS, CV_LABELS, CV_WORDS, type CvSection } from '../words/cv-words.ts';

/** A longer line is no heading. */
const LONGEST_HEADING = 7;

/** Where the heading phrase that begins at a token ends; `from` when none begins there. */
export function headingWordsAt(tokens: readonly Token[], from: number): number {
  let best = from;
  for (const [, phrases] of CV_HEADINGS) best = Math.max(best, phrases.endOf(tokens, from));
  return best;
}

/**
 * The part that words announce: a known heading, or heading words among words that change nothing ("My relevant work
 * experience", "Opleiding en cursussen"). Null when they are no heading; `mixed` when they name both work and
 * schooling.
 */
export function sectionOfWords(tokens: readonly Token[], from: number, to: number): CvSection | null {
  if (to - from < 1 || to - from > LONGEST_HEADING) return null;
  for (const [section, phrases] of CV_HEADINGS) if (phrases.endOf(tokens, from, to) === to) return section;
  if (/^\d{1,2}$/.test(tokens[to - 1]?.key ?? '')) return numberedSection(tokens, from, to - 1);
  let found: CvSection | null = null;
  for (let at = from; at < to;) {
    let end = at;
    let section: CvSection | null = null;
    for (const [name, phrases] of CV_HEADINGS) {
      const next = phrases.endOf(tokens, at, to);
      if (next > end) {
        end = next;
        section = name;
      }
    }
    if (section === null) {
      end = CV_WORDS.headingWords.endOf(tokens, at, to);
      if (end === at) return null;
    } else if (found === null || found === section) found = section;
    else if (found === 'experience' || found === 'education') {
      // "Education and work experience" announces both; "Education and courses" is about education
      if (section === 'experience' || section === 'education') return 'mixed';
    } else found = section === 'other' ? found : section;
    at = end;
  }
  return found;
}

/** "Opleiding 1", "Werkgever 2", as forms count their parts: the words before the number head or label one. */
function numberedSection(tokens: readonly Token[], from: number, to: number): CvSection | null {
  const isWhole = (phrases: { endOf(tokens: readonly Token[], from: number, to: number): number }): boolean =>
    to > from && phrases.endOf(tokens, from, to) === to;
  const label = CV_LABELS.find(([, phrases]) => isWhole(phrases))?.[0];
  if (label === 'title' || label === 'company') return 'experience';
  if (label === 'degree' || label === 'institute') return 'education';
  return CV_HEADINGS.find(([, phrases]) => isWhole(phrases))?.[0] ?? null;
}
