import type { Language } from '@counterpart/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LabelMatcher } from '../src/labels/label-matcher.ts';
import { SpellingIndex } from '../src/tokens/spelling-index.ts';
import { tokensOf } from '../src/tokens/text-tokens.ts';
import { TokenTrie } from '../src/labels/token-trie.ts';
import { ontology, parser } from './test-ontology.ts';

const LANGUAGES: readonly Language[] = ['DUT', 'FRE', 'ENG', 'ITA'];
const SNIPPETS = [
  'lasser',
  'MIG',
  '€ 15,50',
  ' tot ',
  '30-35K€',
  '38u/week',
  '4/5',
  '80%',
  'CDI',
  '\n',
  '. ',
  ', ',
  ': ',
  'Profiel',
  'geen ',
  'Gent',
  '9000 ',
  'in ',
  'bij ',
  '3 jaar ervaring',
  '<p>',
  '</p>',
  '&nbsp;',
  '(',
  ')',
  '"',
  'Frans',
  'vloeiend ',
  '\u0000',
  '😀',
  'œ',
  ' is een plus',
  '1 000 ',
  '5 constructor ervaring',
  ' __proto__ ',
  'in Constructor',
  ' hasOwnProperty ',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...SNIPPETS), { maxLength: 40 }).map((parts) => parts.join('')),
);

describe('any text', () => {
  it('parseJob never fails and its offsets hold what it matched', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...LANGUAGES), (title, text, language) => {
        for (const aspect of parser.parseJob({ title, text, language }).parsingAspects) {
          const source = aspect.field === 'title' ? title : text;
          expect(source.slice(aspect.start, aspect.end)).toBe(aspect.matchedText);
          expect(aspect.end).toBeGreaterThan(aspect.start);
        }
      }),
      { seed: 11, numRuns: 400 },
    );
  });
  it('parseQuery never fails, its items stand in order and hold their text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (query, language) => {
        let last = 0;
        for (const { text, start, end } of parser.parseQuery({ query, language })) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(query.slice(start, end)).toBe(text);
          last = end;
        }
      }),
      { seed: 12, numRuns: 400 },
    );
  });
  it('enrich never fails, and enriching its answer again changes nothing', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...LANGUAGES), (preferredJobTitle, cvText, language) => {
        const options = { today: '2026-01-01' };
        const document = { id: 'x', language, preferredJobTitle, cvText, preferredJobInfo: cvText };
        const once = parser.enrich('CANDIDATE', document, options);
        expect(parser.enrich('CANDIDATE', once.document, options)).toEqual(once);
      }),
      { seed: 13, numRuns: 200 },
    );
  });
  it('takes the names that every object has for words', () => {
    for (const language of LANGUAGES) {
      for (const word of ['constructor', 'toString', '__proto__', 'valueOf']) {
        const text = `5 ${word} in ${word}, ${word} ervaring expérience experience esperienza`;
        const { parsingAspects } = parser.parseJob({ title: word, text, language });
        expect(parsingAspects.filter(({ aspectType }) => aspectType === 'SENIORITY')).toEqual([]);
        for (const item of parser.parseQuery({ query: `Gent 20 ${word}`, language })) {
          expect(item.range).toBeUndefined();
        }
      }
    }
  });
  it('reads megabytes: one endless word, and every kind of cue repeated in one endless sentence', () => {
    const repeated = [
      '12 ',
      'lasser ',
      '€ 5 tot ',
      '€ 2500 per maand ',
      '3 jaar ervaring ',
      '38 uur per week ',
      '4/5 contract ',
      'interim contract ',
    ];
    const more = [
      'Frans vloeiend ',
      'geen lasser vereist ',
      'go MIG ',
      'zoekt lasser ',
      'te Gent ',
      '9000 Gent ',
      'via ons 3 maanden daarna ',
      'gezocht van 1 maart tot 3 juni ',
      'interim, freelance, vast ',
      'maandag tot vrijdag 8 tot 17 uur ',
      'minimaal 24 uur maximaal 40 uur ',
      '! ',
      'Profiel: ',
      '<p>',
      '(H/F) ',
      'avond- en weekendwerk, ',
      'avonden, weekends, ',
      'wij IFS lasser ',
      'rijbewijs B ',
    ];
    const texts = [
      'x'.repeat(2_000_000),
      ...[...repeated, ...more].map((part) => part.repeat(Math.ceil(300_000 / part.length))),
    ];
    for (const text of texts) {
      const { parsingAspects } = parser.parseJob({ title: 'lasser', text, language: 'DUT' });
      expect(parsingAspects.length).toBeGreaterThan(0);
      expect(parsingAspects.length).toBeLessThan(20);
    }
  }, 180_000);
});

describe('the look-up of labels', () => {
  it('takes steps in proportion to the text', () => {
    const index = new LabelMatcher(ontology, 'DUT');
    const sample =
      'Wij zoeken een magazijn medewerker met technische kennis van de lassen en broodverbeteraarsmachine ';
    const stepsFor = (times: number): number => {
      const before = index.steps;
      const text = sample.repeat(times);
      index.find(tokensOf(text), { spellingFrom: 6, allowsOtherLetter: true }, text);
      return index.steps - before;
    };
    const once = stepsFor(50);
    expect(once).toBeGreaterThan(50);
    expect(stepsFor(500)).toBeLessThan(once * 10.5);
  });
  it('finds the head of a title of 100,000 letters within seconds', () => {
    const before = process.cpuUsage();
    const { parsingAspects } = parser.parseJob({
      title: `${'abcdefgh'.repeat(12_500)}bakker`,
      text: '',
      language: 'DUT',
    });
    expect(parsingAspects[0]?.aspectType).toBe('JOB_FUNCTION');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(8000);
  });
  it('keeps a trie that agrees with a plain map', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }), { maxLength: 600 }),
        (words) => {
          const trie = new TokenTrie();
          const nodes = new Map(words.map((word) => [word.join(), trie.insert(word)]));
          for (const word of words) {
            let node = 0;
            for (const token of word) node = trie.child(node, token);
            expect(node).toBe(nodes.get(word.join()));
          }
          expect(new Set(nodes.values()).size).toBe(nodes.size);
        },
      ),
      { seed: 14, numRuns: 50 },
    );
  });
  it('finds one edit inside a word and no other form of it', () => {
    const index = new SpellingIndex(['verpleegkundige', 'magazijnier', 'manager']);
    expect(index.nearest('verpleegkundge', false)).toBe('verpleegkundige');
    expect(index.nearest('magzaijnier', false)).toBe('magazijnier');
    expect(index.nearest('magaxijnier', true)).toBe('magazijnier');
    expect(index.nearest('magaxijnier', false)).toBeNull();
    expect(index.nearest('managed', true)).toBeNull();
    expect(index.nearest('verpleegkunde', true)).toBeNull();
  });
});
