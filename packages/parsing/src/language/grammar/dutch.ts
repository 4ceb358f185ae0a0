import { COMMON, type Grammar } from './grammar.ts';

/** Dutch and Flemish. */
export const DUTCH: Grammar = {
  ...COMMON,
  quality: /(?:lijke?|ische?|ie?eel|iele|nele|ige?|zame?|ief|ieve)$/,
  hasCompounds: true,
  joinsWords: true,
  putsQualitiesFirst: true,
  countsBehindYears: true,
  joinNumber: (ten, unit) => `${unit}${unit.endsWith('e') ? 'ë' : 'e'}n${ten}`,
  // "-en" ends plurals as well
  infinitive: null,
  isVerb: ({ key, before, next, isChain, hasObject }) =>
    next === 'je' || (key.endsWith('t') && (before === 'je' || (isChain && hasObject))),
  putsVerbSecond: true,
  lastInfinitive: /en$/,
  finiteEnding: 't',
  nounOfVerb: /(?:ing|bouw)$/,
  adjective: /(?:lijke|ische|iele|nele|rele|ende|ige|bare|zame|ieve|gde|rde|lde|nde|rte|erke)$/,
};
