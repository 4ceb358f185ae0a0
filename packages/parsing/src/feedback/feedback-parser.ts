import type { Language } from '@counterpart/domain';
import { hideNames } from './comment/anonymise.ts';
import { commentLanguage } from './comment/comment-language.ts';
import type { FeedbackFeatures } from './rules/feedback-features.ts';
import type { FeedbackCategory } from './comment/judge-thought.ts';
import { LanguageRules } from './rules/language-rules.ts';
import { rulesOf } from './rules/rule-files.ts';
import { readComment } from './comment/read-comment.ts';
import type { Polarity } from './rules/rule-files.ts';
import type { TaughtRule } from './rules/taught-rule.ts';

/** How feedback is read. */
export interface FeedbackOptions {
  /** Languages that comments may be in; one is the language of all. */
  readonly languages: readonly Language[];
  readonly features: FeedbackFeatures;
  /** Language of the names of competences. */
  readonly labels: Language;
  /** Whether names of people in shown sentences are hidden. */
  readonly anonymise: boolean;
  readonly taught: readonly TaughtRule[];
}

/** One place in a comment that speaks of a behaviour. */
export interface FeedbackMention {
  readonly category: FeedbackCategory;
  /** The id of the behaviour, dotted below its group and competence. */
  readonly behaviour: string;
  readonly polarity: Polarity;
  readonly rule: string;
  /** Where the matched text begins in the comment, in UTF-16 code units. */
  readonly start: number;
  readonly matchedText: string;
  readonly sentence: string;
  readonly comment: string;
  readonly competenceGroup: string;
  readonly competence: string;
}

/** Reads comments with one choice of options; it remembers the language of the comment before. */
export class FeedbackParser {
  readonly #rules: readonly (readonly [Language, LanguageRules])[];
  readonly #labels: ReadonlyMap<string, string>;
  readonly #anonymise: boolean;
  #lastLanguage: Language;

  constructor({ languages, features, labels, anonymise, taught }: FeedbackOptions) {
    this.#rules = languages.map((language) => {
      const own = taught.filter((rule) => rule.language === language);
      return [language, new LanguageRules(language, features, own)] as const;
    });
    this.#labels = new Map(rulesOf(labels).topics.map(({ id, label }) => [id, label]));
    this.#anonymise = anonymise;
    this.#lastLanguage = languages[0] ?? 'ENG';
  }

  /** A comment with names of people hidden by marks of the same length. */
  hide(comment: string): string {
    const { rules } = this.#rulesOf(comment);
    return rules === undefined ? comment : hideNames(comment, rules);
  }

  #rulesOf(comment: string): { readonly language: Language; readonly rules: LanguageRules | undefined } {
    const language = commentLanguage(comment, this.#rules, this.#lastLanguage);
    this.#lastLanguage = language;
    return { language, rules: this.#rules.find(([known]) => known === language)?.[1] };
  }

  /** What one comment says. */
  read(comment: string): readonly FeedbackMention[] {
    const { language, rules } = this.#rulesOf(comment);
    if (rules === undefined) return [];
    const found = readComment(comment, language, rules);
    // names are hidden by marks of their own length: what was found stands where it stood
    const shown = this.#anonymise && found.length > 0 ? hideNames(comment, rules) : comment;
    return found.map(({ category, behaviour, polarity, rule, start, end, sentenceStart, sentenceEnd }) => {
      const [group = '', competence = ''] = behaviour.split('.');
      return {
        category,
        behaviour,
        polarity,
        rule,
        start,
        matchedText: shown.slice(start, end),
        sentence: shown.slice(sentenceStart, sentenceEnd),
        comment: shown,
        competenceGroup: this.#labels.get(group) ?? group,
        competence: this.#labels.get(`${group}.${competence}`) ?? competence,
      };
    });
  }
}
