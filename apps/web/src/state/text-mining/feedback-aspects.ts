import type { RouteResponse } from '@counterpart/client';

type AspectTree = RouteResponse<'parseFeedback'>['aspects'][number];
type Mention = AspectTree['mentions'][number];

/** One place where a comment speaks of a behaviour. */
export interface FeedbackMatch {
  readonly id: string;
  readonly sentence: string;
  /** The comment that the sentence stands in. */
  readonly context: string;
  readonly matchedText: string;
  /** Which rule of the parser found it. */
  readonly rule: string;
}

/** A named level of the results. */
interface Level {
  /** The way to it from the top, so that no two are the same. */
  readonly id: string;
  readonly aspectType: string;
  readonly label: string;
}

/** A behaviour with the places that speak of it. */
export interface FeedbackSubcategory extends Level {
  readonly matches: readonly FeedbackMatch[];
}

/** A competence with its behaviours. */
export interface FeedbackCompetence extends Level {
  /** The group that it belongs to; null where the tree has no groups. */
  readonly group: string | null;
  readonly subcategories: readonly FeedbackSubcategory[];
}

/** What should begin, go on or stop, with its competences. */
export interface FeedbackAspect extends Level {
  readonly competences: readonly FeedbackCompetence[];
}

/** The main categories in the order in which they are shown (TXT-02). */
const MAIN_CATEGORIES = ['START_DOING', 'KEEP_DOING', 'STOP_DOING', 'UNKNOWN'];

function levelOf(tree: AspectTree, above: string): Level {
  const name = tree.label === tree.aspectType ? tree.aspectType : `${tree.aspectType}:${tree.label}`;
  return { id: above === '' ? name : `${above}/${name}`, aspectType: tree.aspectType, label: tree.label };
}

function matchesOf(mentions: readonly Mention[], above: string): readonly FeedbackMatch[] {
  return mentions.map(({ sentence, originalComment, matchedText, matchedRule }, at) => ({
    id: `${above}#${at + 1}`,
    sentence,
    context: originalComment,
    matchedText,
    rule: matchedRule,
  }));
}

function subcategoryOf(tree: AspectTree, above: string): FeedbackSubcategory {
  const level = levelOf(tree, above);
  return { ...level, matches: matchesOf(tree.mentions, level.id) };
}

/** Competences stand directly above the leaves; the levels between them and the top are their groups. */
function competencesOf(tree: AspectTree, above: string, group: string | null): readonly FeedbackCompetence[] {
  const level = levelOf(tree, above);
  if (tree.nestedAspects.length === 0) {
    const only = { ...level, matches: matchesOf(tree.mentions, level.id) };
    return tree.mentions.length === 0 ? [] : [{ ...level, group, subcategories: [only] }];
  }
  const leaves = tree.nestedAspects.filter(({ nestedAspects }) => nestedAspects.length === 0);
  const inner = tree.nestedAspects.filter(({ nestedAspects }) => nestedAspects.length > 0);
  const own: readonly FeedbackCompetence[] =
    leaves.length === 0
      ? []
      : [{ ...level, group, subcategories: leaves.map((leaf) => subcategoryOf(leaf, level.id)) }];
  return [...own, ...inner.flatMap((each) => competencesOf(each, level.id, tree.label))];
}

/** Aspect trees as feedback aspects → competences → subcategories → matches (TXT-03). */
export function feedbackAspects(trees: readonly AspectTree[]): readonly FeedbackAspect[] {
  const place = ({ aspectType }: AspectTree) => {
    const at = MAIN_CATEGORIES.indexOf(aspectType);
    return at === -1 ? MAIN_CATEGORIES.length : at;
  };
  return trees
    .toSorted((a, b) => place(a) - place(b))
    .map((tree) => {
      const level = levelOf(tree, '');
      const competences =
        tree.nestedAspects.length === 0
          ? competencesOf(tree, '', null)
          : tree.nestedAspects.flatMap((each) => competencesOf(each, level.id, null));
      return { ...level, competences };
    });
}

/** Every match of an aspect, in the order in which they are shown. */
export function matchesOfAspect({ competences }: FeedbackAspect): readonly FeedbackMatch[] {
  return competences.flatMap(({ subcategories }) => subcategories.flatMap(({ matches }) => matches));
}

/** Input lines that stand in no match's context, in their order (TXT-03). */
export function unmatchedLines(lines: readonly string[], aspects: readonly FeedbackAspect[]): readonly string[] {
  const contexts = new Set(
    aspects.flatMap(matchesOfAspect).flatMap(({ context }) => context.split(/\r?\n/).map((line) => line.trim())),
  );
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !contexts.has(line));
}
