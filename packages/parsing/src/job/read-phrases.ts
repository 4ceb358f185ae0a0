import { foldLabel } from '@counterpart/text';
import { type ConceptMention, CONFIDENCE, skillsOf } from '../concepts/find-concepts.ts';
import { linkPhrases, type PhraseLink } from '../links/link-phrases.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import type { SkillPhrase } from '../phrases/phrase-of.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { TextReading } from '../reading/text-reading.ts';
import { isRelevant } from '../relevance/relevance.ts';
import { hasHitBetween } from '../tokens/hits-between.ts';

/** An ad's text with the skills that its phrases tell, and the phrases that no concept covers. */
export interface PhraseReading {
  readonly body: TextReading;
  readonly phrases: readonly SkillPhrase[];
}

/** Finds the phrases of an ad's text and the skills that some of them are. */
export function readPhrases(lexicon: Lexicon, title: TextReading, body: TextReading): PhraseReading {
  const { read, skills, softSkills, languages, education, occupations } = body;
  const taken = [...skills, ...softSkills, ...languages, ...education, ...occupations].sort((a, b) => a.from - b.from);
  const isPlace = (name: string): boolean => lexicon.gazetteer.placesNamed(foldLabel(name)).length > 0;
  const { offered, doubtful } = findPhrases(read, body.employer, taken, isPlace);
  if (offered.length + doubtful.length === 0) return { body, phrases: offered };
  const free = doubtful.filter(({ from, to }) => !offered.some((other) => other.from < to && other.to > from));
  const links = linkPhrases(read, lexicon.skillWords(read.language), [...offered, ...free], {
    trade: skillsOf(title.functions.map(({ concept }) => concept)),
    skills: [...new Set(skills.map(({ concept }) => concept))],
    neighbourhoods: lexicon.labels(read.language).neighbourhoods,
  });
  const linked = links
    .map(mentionOf)
    .filter((mention) => isRelevant(read, body.employer, 'ad', mention, taken))
    .sort((a, b) => a.from - b.from);
  if (linked.length === 0) return { body, phrases: offered };
  return {
    body: { ...body, skills: [...skills, ...linked].sort((a, b) => a.from - b.from) },
    phrases: offered.filter(({ from, to }) => !hasHitBetween(linked, from, to)),
  };
}

function mentionOf({ phrase, concept }: PhraseLink): ConceptMention {
  return { ...phrase, concept, quality: 'phrase', confidence: CONFIDENCE.phrase };
}
