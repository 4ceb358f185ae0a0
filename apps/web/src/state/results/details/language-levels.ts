import type { Match } from '../../matching/searches/index-results.ts';

/** The level of a language that is asked and the one that is there; null is any level, or one that is not stated. */
export interface LanguageLevels {
  readonly asked: string | null;
  readonly found: string | null;
}

/** Both levels of a language that was found, so that its figure can be redone (matching.md); null where no level plays a part. */
export function languageLevels({
  aspect,
  asked,
  found,
  status,
}: Pick<Match['explanations'][number], 'aspect' | 'asked' | 'found' | 'status'>): LanguageLevels | null {
  if (aspect !== 'languages' || status !== 'found') return null;
  const levels = { asked: asked.level ?? null, found: found?.level ?? null };
  return levels.asked === null && levels.found === null ? null : levels;
}
