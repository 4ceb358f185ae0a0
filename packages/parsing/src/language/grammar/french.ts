import { COMMON, type Grammar } from './grammar.ts';

const ARTICLE = /^(?:les?|la|des|du)$/;

/** French. */
export const FRENCH: Grammar = {
  ...COMMON,
  quality: /(?:ique|ive|if|[ai]ble|eux|euse|ante?)s?$/,
  hasLongDays: true,
  legalWeek: { from: 35, to: 39 },
  joinNumber: (ten, unit, digit) => (digit === 1 ? `${ten} et un` : `${ten}-${unit}`),
  // "nettoie" is a form of "nettoyer"
  infinitiveOf: (key) => key.replace(/([aou])i(?:e|es|ent)$/, '$1yer'),
  infinitiveOfPast: (key) => key.replace(/(?:issais|issait|issaient)$/, 'ir').replace(/e?(?:ais|ait|aient)$/, 'er'),
  infinitive: /(?:er|ir|re)$/,
  infinitiveNeedsObject: true,
  opensObject: (key) => key !== 'de',
  isVerb: ({ key, before, isChain, hasObject }) => {
    if (key.endsWith('ez')) return before === 'vous' || before === 'les' || isChain;
    if (before === 'les') return false;
    if (before === 'tu') return key.endsWith('s');
    return isChain && hasObject && /[etds]$/.test(key);
  },
  // "risque", "programme" and "contrôle" are things as often
  sureVerb: /(?:er|ir|re|ez|[st]ion|age|ment|[ae]nce|ure|ien|se|vi|rs)s?$/,
  participle: /..ant$/,
  // "les relevés de température" are things
  isPassive: (written, before) => !ARTICLE.test(before) && /[éÉ](?:e?s?)$/u.test(written),
  isOfEmployer: (key, distance) => key.endsWith('ons') && distance < 2,
  isGerund: (key, next) => key === 'en' && (/..ant$/.test(next) || next === 's'),
};
