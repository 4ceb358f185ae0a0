import { foldLabel } from '@counterpart/text';
import { type ConceptMention, CONFIDENCE, skillsOf } from '../concepts/find-concepts.ts';
import { isOtherSense } from '../concepts/other-sense.ts';
import { linkPhrases, type PhraseLink } from '../links/link-phrases.ts';
import { taskClauses } from '../links/task-clauses.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import type { Clause, SkillPhrase } from '../phrases/phrase-of.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { TextReading } from '../reading/text-reading.ts';
import { isRelevant } from '../relevance/relevance.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';

/** An ad's text with the skills that its phrases tell, and the phrases that no concept covers. */
export interface PhraseReading {
  readonly body: TextReading;
  readonly phrases: readonly SkillPhrase[];
}

/** Finds the phrases of an ad's text and the skills that some of them are; its `headline` is none. */
export function readPhrases(
  lexicon: Lexicon,
  title: Pick<TextReading, 'functions'>,
  body: TextReading,
  headline: readonly ConceptMention[],
): PhraseReading {
  const { read, skills, softSkills, languages, education, occupations } = body;
  const taken = inOrder([...skills, ...softSkills, ...languages, ...education, ...occupations, ...headline]);
  const isPlace = (name: string): boolean => lexicon.gazetteer.placesNamed(foldLabel(name)).length > 0;
  const { offered, doubtful } = findPhrases(read, body.employer, taken, isPlace);
  const phrases = inOrder([...offered, ...doubtful.filter((phrase) => !offered.some(isTouching(phrase)))]);
  const clauses = taskClauses(read, inOrder([...taken, ...phrases]));
  if (phrases.length + clauses.length === 0) return { body, phrases: offered };
  const words = lexicon.skillWords(read.language);
  const context = {
    trade: skillsOf(title.functions.map(({ concept }) => concept)),
    skills: [...new Set(skills.map(({ concept }) => concept))],
    neighbourhoods: lexicon.labels(read.language).neighbourhoods,
  };
  const links = [
    ...linkPhrases(read, words, phrases, { ...context, mustBeDone: false }),
    ...linkPhrases(read, words, clauses, { ...context, mustBeDone: true }),
  ];
  const linked = inOrder(
    links
      .map(mentionOf)
      .filter((mention) => !isOtherSense(read, mention) && isRelevant(read, body.employer, 'ad', mention, taken)),
  );
  if (linked.length === 0) return { body, phrases: offered };
  return {
    body: { ...body, skills: inOrder([...skills, ...linked]) },
    phrases: offered.filter(({ from, to }) => !hasHitBetween(linked, from, to)),
  };
}

function inOrder<Placed extends Clause>(placed: readonly Placed[]): readonly Placed[] {
  return placed.toSorted((a, b) => a.from - b.from);
}

function isTouching({ from, to }: Clause): (other: Clause) => boolean {
  return (other) => other.from < to && other.to > from;
}

function mentionOf({ phrase, concept }: PhraseLink): ConceptMention {
  return { ...phrase, concept, quality: 'phrase', confidence: CONFIDENCE.phrase };
}
