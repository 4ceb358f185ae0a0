/** An aspect tree, as far as tests look into it. */
interface Tree {
  readonly label: string;
  readonly aspectType: string;
  readonly mentions: readonly {
    readonly sentence: string;
    readonly matchedText: string;
    readonly competence: string;
  }[];
  readonly nestedAspects: readonly Tree[];
}

/** The mentions of an answer of the feedback call, with their category. */
export function mentionsOf(json: { readonly aspects: readonly Tree[] }) {
  const below = (tree: Tree): Tree['mentions'] => [...tree.mentions, ...tree.nestedAspects.flatMap(below)];
  return json.aspects.flatMap((top) => below(top).map((mention) => ({ category: top.aspectType, ...mention })));
}
