import { COMMON, type Grammar } from './grammar.ts';

/** The pronoun of a thing that stood at the head, by its article: "i climatizzatori li installa un frigorista". */
const RESUMED: Readonly<Record<string, RegExp>> = {
  il: /^lo$/,
  lo: /^lo$/,
  l: /^l[oa]?$/,
  la: /^la$/,
  i: /^li$/,
  gli: /^li$/,
  le: /^le$/,
};

/** Italian. */
export const ITALIAN: Grammar = {
  ...COMMON,
  quality: /(?:ic[oa]|iv[oaie]|os[oaie]|[ai]bil[ei]|[ae]nt[ei])$/,
  agentEnding: /ai[oae]?$/,
  writesStreetsSmall: true,
  hasLongDays: true,
  // a ten loses its last letter before a vowel: "trentotto"
  joinNumber: (ten, unit) => `${/^[aeiou]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
  verbRoot: (root) => root.replace(/([cg])h$/, '$1'),
  infinitiveOfPast: (key) => key.replace(/([aei])v(?:o|a|i|ano)$/, '$1re'),
  infinitive: /(?:are|ere|ire|rre|arsi|ersi|irsi|arla|arlo)$/,
  isVerb: ({ key, isChain, hasObject }) => isChain && hasObject && /[aei]$/.test(key),
  // "la sai usare" speaks to the reader
  resumes: (article, pronoun, verb) => RESUMED[article]?.test(pronoun) === true && /(?:[ae]|[ao]no)$/.test(verb),
  isOfEmployer: (key) => key.endsWith('iamo'),
};
