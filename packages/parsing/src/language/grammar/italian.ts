import { COMMON, type Grammar } from './grammar.ts';

/** Italian. */
export const ITALIAN: Grammar = {
  ...COMMON,
  quality: /(?:ic[oa]|iv[oaie]|os[oaie]|[ai]bil[ei]|[ae]nt[ei])$/,
  writesStreetsSmall: true,
  hasLongDays: true,
  // a ten loses its last letter before a vowel: "trentotto"
  joinNumber: (ten, unit) => `${/^[aeiou]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
  verbRoot: (root) => root.replace(/([cg])h$/, '$1'),
  infinitive: /(?:are|ere|ire|rre|arsi|ersi|irsi|arla|arlo)$/,
  isVerb: ({ key, isChain, hasObject }) => isChain && hasObject && /[aei]$/.test(key),
  isOfEmployer: (key) => key.endsWith('iamo'),
};
