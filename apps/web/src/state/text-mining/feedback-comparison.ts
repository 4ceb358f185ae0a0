import { type FeedbackAspect } from './feedback-aspects.ts';

/** How often one input mentions a competence in a main category. */
export interface CompetenceCount {
  readonly category: string;
  readonly competence: string;
  readonly count: number;
}

/** An input that later ones are compared with. */
export interface KeptInput {
  readonly comments: number;
  readonly counts: readonly CompetenceCount[];
}

/** One line of a comparison: mentions for each hundred comments, and how they changed. */
export interface ComparedCompetence {
  readonly category: string;
  readonly competence: string;
  readonly before: number;
  readonly now: number;
}

/** What is kept of an input for a comparison: counts only, no text. */
export function keptInput(comments: number, aspects: readonly FeedbackAspect[]): KeptInput {
  const counts = aspects.flatMap(({ aspectType: category, competences }) =>
    competences.map(({ label: competence, subcategories }) => ({
      category,
      competence,
      count: subcategories.reduce((sum, { matches }) => sum + matches.length, 0),
    })),
  );
  return { comments, counts };
}

/** Two inputs beside each other, the largest change first; shares, as the inputs need not be as long. */
export function comparedInputs(before: KeptInput, now: KeptInput): readonly ComparedCompetence[] {
  const lines = new Map<string, ComparedCompetence>();
  const add = (input: KeptInput, side: 'before' | 'now') => {
    for (const { category, competence, count } of input.counts) {
      const key = `${category}\n${competence}`;
      const line = lines.get(key) ?? { category, competence, before: 0, now: 0 };
      lines.set(key, { ...line, [side]: line[side] + (100 * count) / Math.max(input.comments, 1) });
    }
  };
  add(before, 'before');
  add(now, 'now');
  const change = (line: ComparedCompetence) => Math.abs(line.now - line.before);
  return [...lines.values()].toSorted((a, b) => change(b) - change(a));
}
