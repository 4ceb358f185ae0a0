/** A sentence around a keyword: what stands before it, the keyword as it is written, what stands after. */
export interface KeywordInContext {
  readonly before: string;
  readonly keyword: string;
  readonly after: string;
}

/** Sentences that are shown of one keyword. */
export const MOST_SENTENCES = 50;

/** Matches a keyword as whole words, whatever stands between them and however they are written. */
function patternOf(keyword: string): RegExp {
  const words = keyword.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'iu');
}

/** The sentences of comments that say a keyword, each once, 50 at most. */
export function sentencesWith(comments: readonly string[], keyword: string): readonly KeywordInContext[] {
  if (keyword.trim() === '') return [];
  const pattern = patternOf(keyword.trim());
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const seen = new Set<string>();
  const found: KeywordInContext[] = [];
  for (const comment of comments) {
    // most comments do not say it: only those that do are cut into sentences
    if (!pattern.test(comment)) continue;
    for (const { segment } of segmenter.segment(comment)) {
      const sentence = segment.trim();
      const hit = pattern.exec(sentence);
      if (hit === null || seen.has(sentence)) continue;
      seen.add(sentence);
      const end = hit.index + hit[0].length;
      found.push({ before: sentence.slice(0, hit.index), keyword: hit[0], after: sentence.slice(end) });
      if (found.length === MOST_SENTENCES) return found;
    }
  }
  return found;
}
