import { type Language, localeOfLanguage } from '@counterpart/domain';
import { sentenceSpans, stripMarkup } from '@counterpart/text';
import { tokensOf } from '../../tokens/text-tokens.ts';
import { type FeedbackCategory, judgeThought } from './judge-thought.ts';
import type { LanguageRules } from '../rules/language-rules.ts';
import type { Match } from '../rules/pattern-trie.ts';
import type { Polarity } from '../rules/rule-files.ts';
import { thingSubject } from './subject.ts';
import { thoughtsOf } from './thoughts.ts';

/** A place in a comment that speaks of a behaviour; offsets are those of the comment, in UTF-16 code units. */
export interface BehaviourMention {
  readonly category: FeedbackCategory;
  readonly behaviour: string;
  readonly polarity: Polarity;
  /** The rule that found it: language, behaviour and pattern. */
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly sentenceStart: number;
  readonly sentenceEnd: number;
}

/** What a comment says, thought by thought. */
export function readComment(comment: string, language: Language, rules: LanguageRules): readonly BehaviourMention[] {
  const found: BehaviourMention[] = [];
  const text = comment.includes('<') ? stripMarkup(comment) : comment;
  for (const span of sentenceSpans(text, language)) {
    const tokens = tokensOf(text.slice(span.start, span.end));
    const keys = tokens.map((token) => rules.keysOf(token));
    // a capital within a sentence: a name
    const isName = ({ start }: { readonly start: number }): boolean => /\p{Lu}/u.test(text[span.start + start] ?? '');
    const thoughts = thoughtsOf(tokens, keys, rules);
    for (const { from, to } of thoughts) {
      const words = rules.keysOfThought(tokens.slice(from, to), keys.slice(from, to));
      const thing = thingSubject(tokens, { from, to }, rules, isName);
      const behaviours = rules.behaviours.matches(words).filter(({ to: end }) => thing === null || from + end < thing);
      if (behaviours.length === 0) continue;
      const at = (index: number, edge: 'start' | 'end'): number => span.start + (tokens[from + index]?.[edge] ?? 0);
      // the last thought takes the full stop along
      const sentenceEnd = from + words.length === tokens.length ? span.end : at(words.length - 1, 'end');
      const sentenceStart = from === 0 ? span.start : at(0, 'start');
      const known = new Set<string>();
      for (const { match, category, polarity } of judgeThought(behaviours, rules.cues.matches(words))) {
        const { behaviour } = match.value;
        if (known.has(behaviour)) continue;
        known.add(behaviour);
        const place = { start: at(match.from, 'start'), end: at(match.to - 1, 'end'), sentenceStart, sentenceEnd };
        found.push({ category, behaviour, polarity, rule: ruleName(match, language), ...place });
      }
    }
  }
  return found;
}

function ruleName(
  { value }: Match<{ readonly behaviour: string; readonly phrase: string }>,
  language: Language,
): string {
  return `${localeOfLanguage(language)}:${value.behaviour}:${value.phrase}`;
}
