import { COMMON, type Grammar } from './grammar.ts';

/** English. */
export const ENGLISH: Grammar = {
  ...COMMON,
  quality: /(?:ive|ous|able|ible|ful|al|ed|ent|ic)$/,
  joinsWords: true,
  pluralEnding: 's',
  putsQualitiesFirst: true,
  joinNumber: (ten, unit) => `${ten}-${unit}`,
  infinitive: /ing$/,
  verbRoot: (root) => (root.length > 5 && root.endsWith('ing') ? root.slice(0, -3) : root),
  opensObject: () => false,
  isVerb: ({ before, isChain, hasObject }) => before === 'you' || before === 'will' || (isChain && hasObject),
  isOngoing: (before, last) => last.endsWith('ing') && ['in', 'of', 'for'].includes(before),
  nounOfVerb: /(?:ment|tion|ance|ing)s?$/,
  adjective: /(?:ive|ous|able|ible|ful|ional|ical|[^e]ed|[a-z]ly)$/,
};
