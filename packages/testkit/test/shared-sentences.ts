/** Counts the sentences of more than three words, and those of them that occur in another of the texts. */
export function sharedSentences(texts: readonly string[]): { readonly sentences: number; readonly shared: number } {
  const perText = texts.map((text) =>
    text
      .split(/[.!?\n]+/)
      .map((sentence) => sentence.trim().toLowerCase())
      .filter((sentence) => sentence.split(/\s+/).length > 3),
  );
  const textsHolding = new Map<string, Set<number>>();
  perText.forEach((sentences, index) => {
    for (const sentence of sentences) textsHolding.set(sentence, (textsHolding.get(sentence) ?? new Set()).add(index));
  });
  const all = perText.flat();
  return {
    sentences: all.length,
    shared: all.filter((sentence) => (textsHolding.get(sentence)?.size ?? 0) > 1).length,
  };
}
