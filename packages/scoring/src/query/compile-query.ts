import type {
  AspectName,
  ConceptId,
  Enrichment,
  Expander,
  ExpansionType,
  ProfileKind,
  ResolvedProfile,
  ScoreType,
  StrategyParameters,
} from '@counterpart/domain';
import { evaluatedSource, type EvaluatedDocument } from './evaluated-document.ts';
import { compileCriteria, type AspectWeights } from './compiled-criteria.ts';
import type { ConceptOutcome, CompiledQuery, LanguageOutcome } from './compiled-query.ts';
import { levelNumber } from '../values/language-level.ts';
import type { ConceptFacts } from './profile-evidence.ts';
import { nonEmptyAspect } from './profile-aspect.ts';
import { forwardReach, reachOfItem, reverseReach, type ReachTable } from './reach.ts';
import { timesTenThousandths, toMillionths } from '../numbers/rounding.ts';
import { scoringNumbers, type ScoringNumbers } from '../numbers/scoring-numbers.ts';
import { strengthOf } from '../numbers/source-strength.ts';

/** A match request after its labels were resolved. */
export interface QueryInput {
  /** What is asked; also the source's own values in the reverse direction. */
  readonly profile: ResolvedProfile;
  /** The kind of the source entity; without one the source is the other kind than the one searched. */
  readonly sourceKind: ProfileKind;
  /** The stored document that the request names as its source; its own values give way to those of `profile`. */
  readonly sourceEnrichment: Enrichment | null;
  /** Whether an entity stands behind the profile. */
  readonly hasSource: boolean;
  readonly targetKind: ProfileKind;
  readonly strategy: StrategyParameters;
  readonly scoreType: ScoreType;
  readonly expansionType: ExpansionType;
  /** The UTC day of the request, `yyyy-MM-dd`. */
  readonly asOf: string;
  readonly allowedAspects: ReadonlySet<AspectName>;
  readonly expander: Expander;
  readonly facts: ConceptFacts;
}

/** Expands both ways, deals the shares and turns a request into plain data for any backend. */
export function compileQuery(input: QueryInput): CompiledQuery {
  const { profile, strategy, targetKind, expander, allowedAspects } = input;
  const numbers = scoringNumbers(strategy, input.asOf);
  const kind = input.hasSource ? input.sourceKind : otherKind(targetKind);
  const document = evaluatedSource(profile, kind, input.sourceEnrichment, input.facts, numbers);
  const options = { ...strategy.expansion, type: input.expansionType, relations: strategy.required.relations };

  const reach = forwardReach(conceptsOf(profile), expander, options);
  const { seniority, availableDays } = document;
  const requester = {
    profile,
    kind,
    seniority,
    availableDays,
    reachOf: (concepts: readonly ConceptId[]) => reachOfItem(concepts, reach),
  };
  const forward = compileCriteria(requester, allowedAspects, numbers, null);

  const reversed = reverseReach(
    document.evidence.map((evidence) => evidence.conceptId),
    expander,
    options,
  );
  return {
    scoreType: input.scoreType,
    targetKind,
    allowedAspects: [...allowedAspects],
    numbers,
    forward,
    reverse: {
      document,
      hasEntity: input.hasSource,
      reach: reversed,
      outcomes: outcomesOf(document, reversed, numbers),
      languages: languagesOf(document),
      weights: input.scoreType === 'MUTUAL_FORWARD_WEIGHT' ? weightsOf(profile, allowedAspects) : null,
    },
  };
}

function otherKind(kind: ProfileKind): ProfileKind {
  return kind === 'JOB' ? 'CANDIDATE' : 'JOB';
}

function conceptsOf(profile: ResolvedProfile): readonly ConceptId[] {
  return Object.values(profile.aspects).flatMap((aspect) =>
    aspect.kind === 'concepts' ? aspect.items.flatMap((item) => item.concepts) : [],
  );
}

/** The weights that the aspects of the source have, for those it has. */
function weightsOf(profile: ResolvedProfile, allowed: ReadonlySet<AspectName>): AspectWeights {
  const weights: { [Name in AspectName]?: number } = {};
  for (const name of allowed) {
    const aspect = nonEmptyAspect(profile, name);
    if (aspect !== null) weights[name] = toMillionths(aspect.weight);
  }
  return weights;
}

function outcomesOf(
  document: EvaluatedDocument,
  reach: ReachTable,
  numbers: ScoringNumbers,
): ReadonlyMap<ConceptId, ConceptOutcome> {
  const strongest = new Map<ConceptId, number>();
  for (const { conceptId, source, endYear } of document.evidence) {
    const strength = strengthOf(numbers.strengths, source, endYear, numbers.asOfYear);
    strongest.set(conceptId, Math.max(strength, strongest.get(conceptId) ?? 0));
  }
  const outcomes = new Map<ConceptId, ConceptOutcome>();
  for (const [asked, found] of reach) {
    let similarity = 0;
    let holds = false;
    for (const [concept, reached] of found) {
      similarity = Math.max(similarity, timesTenThousandths(reached.factor, strongest.get(concept) ?? 0));
      holds ||= reached.holds;
    }
    outcomes.set(asked, { similarity, holds });
  }
  return outcomes;
}

function languagesOf(document: EvaluatedDocument): ReadonlyMap<ConceptId, LanguageOutcome> {
  const languages = new Map<ConceptId, LanguageOutcome>();
  for (const evidence of document.evidence) {
    const known = languages.get(evidence.conceptId) ?? [];
    const level = levelNumber(evidence.level);
    if (!known.includes(level)) languages.set(evidence.conceptId, [...known, level]);
  }
  return languages;
}
