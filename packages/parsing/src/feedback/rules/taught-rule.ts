import type { Language } from '@counterpart/domain';
import type { Polarity } from './rule-files.ts';

/** A cue or a word that a person taught. */
export interface TaughtRule {
  readonly number: number;
  readonly language: Language;
  /** A pattern as rule files hold them. */
  readonly phrase: string;
  /** What a cue asks for; null for a word. */
  readonly category: 'START_DOING' | 'KEEP_DOING' | 'STOP_DOING' | null;
  /** The id of the behaviour that a word names; null for a cue. */
  readonly behaviour: string | null;
  /** Of a word: whether it shows the behaviour, lacks it or only names it. */
  readonly polarity: Polarity;
}
