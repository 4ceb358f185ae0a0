import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { type Language, rootKey } from '../src/index.ts';

const FAMILIES: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  DUT: [
    ['sluit', 'sluiten', 'afsluiten'],
    ['neemt', 'opnemen', 'opneemt'],
    ['snoeit', 'snoeien'],
    ['kwaliteit', 'kwaliteiten'],
    ['laden', 'laadt', 'laad'],
    ['lossen', 'lost'],
    ['tellen', 'telling', 'telt'],
    ['inboeken', 'boekt', 'ingeboekt'],
    ['plaatsen', 'plaatsing', 'plaatst'],
    ['vervangen', 'vervangt', 'vervanging'],
    ['aanvragen', 'vraagt', 'aanvraag'],
    ['schoonmaken', 'schoonmaak'],
  ],
  FRE: [
    ['prévenir', 'prévention'],
    ['nettoyer', 'nettoyage', 'nettoyez'],
    ['poser', 'pose'],
    ['gérer', 'gestion', 'gérez'],
    ['rédiger', 'rédaction'],
    ['préparation', 'préparer', 'préparez', 'préparerez'],
    ['nettoyer', 'nettoies', 'nettoie', 'nettoiera'],
    ['remplir', 'remplis', 'remplissage'],
    ['gérer', 'gères', 'gérerez'],
    ['vendre', 'vends', 'vente'],
    ['cueillir', 'cueilles', 'cueillette'],
  ],
  ENG: [
    ['managing', 'management', 'manage'],
    ['maintenance', 'maintain', 'maintaining'],
    ['installation', 'install', 'installing'],
    ['operate', 'operation', 'operating'],
    ['cleaning', 'cleaned', 'clean'],
    ['mow', 'mowing', 'mows'],
    ['bake', 'baking'],
    ['tidy', 'tidies', 'tidying'],
  ],
  ITA: [
    ['gestire', 'gestione', 'gestisce'],
    ['saldare', 'saldatura'],
    ['controllo', 'controllare', 'controlli'],
    ['preparazione', 'preparare', 'prepari'],
    ['pulire', 'pulizia', 'pulizie', 'pulisci'],
    ['posare', 'posa', 'posi', 'posano'],
    ['caricare', 'carichi', 'carica'],
    ['cambiare', 'cambi', 'cambia'],
    ['inserire', 'inserisci', 'inseriscono'],
    ['raccogliere', 'raccolta', 'raccogli'],
  ],
};
const STRANGERS: readonly (readonly [Language, string, string])[] = [
  ['DUT', 'lassen', 'lossen'],
  ['DUT', 'instelling', 'stellen'],
  ['FRE', 'poser', 'peser'],
  ['FRE', 'tension', 'tenir'],
  ['ENG', 'care', 'career'],
  ['ENG', 'plan', 'plant'],
  ['ITA', 'saldare', 'salare'],
  ['ITA', 'cassa', 'casa'],
  ['ENG', 'metal', 'met'],
  ['FRE', 'couture', 'coût'],
  ['DUT', 'schoonmaken', 'maken'],
];

describe('rootKey', () => {
  it.each(Object.entries(FAMILIES))('a verb, its forms and its noun share a root in %s', (language, families) => {
    for (const family of families) {
      expect(new Set(family.map((word) => rootKey(word, language as Language))).size, family.join(' ')).toBe(1);
    }
  });
  it.each(STRANGERS)('in %s %s is no form of %s', (language, word, other) => {
    expect(rootKey(word, language)).not.toBe(rootKey(other, language));
  });
  it.each(['constructor', '__proto__', 'tostring'])('takes %s, which every object has, for a word', (word) => {
    for (const language of ['DUT', 'FRE', 'ENG', 'ITA'] as const) {
      expect(word.startsWith(rootKey(word, language).slice(0, 4))).toBe(true);
    }
  });
  it('answers any word with a key that is hardly longer than the word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom<Language>('DUT', 'FRE', 'ENG', 'ITA'),
        (word, language) => {
          expect(rootKey(word, language).length).toBeLessThanOrEqual(Math.max(word.length * 3, 12));
        },
      ),
      { seed: 16, numRuns: 500 },
    );
  });
});
