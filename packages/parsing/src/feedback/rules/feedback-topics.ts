import type { Language } from '@counterpart/domain';
import { rulesOf, type Topic } from './rule-files.ts';

/** A competence and the behaviours that show it. */
export interface CompetenceTopics extends Topic {
  readonly behaviours: readonly Topic[];
}

/** A group of competences. */
export interface GroupTopics extends Topic {
  readonly competences: readonly CompetenceTopics[];
}

function below(topics: readonly Topic[], parent: string | null): readonly Topic[] {
  const depth = parent === null ? 1 : parent.split('.').length + 1;
  return topics.filter(({ id }) => id.split('.').length === depth && (parent === null || id.startsWith(`${parent}.`)));
}

/** The five groups, their competences and behaviours, by their names in a language. */
export function feedbackTopics(language: Language): readonly GroupTopics[] {
  const { topics } = rulesOf(language);
  return below(topics, null).map((group) => ({
    ...group,
    competences: below(topics, group.id).map((competence) => ({
      ...competence,
      behaviours: below(topics, competence.id),
    })),
  }));
}
