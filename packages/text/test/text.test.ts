import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detectLanguage,
  foldLabel,
  inflectionKey,
  type Language,
  monthNames,
  sentenceSpans,
  splitCompound,
  stemText,
  stemWord,
  stripMarkup,
  tokenize,
} from '../src/index.ts';

const LANGUAGES: readonly Language[] = ['DUT', 'FRE', 'ENG', 'ITA'];
const words = (text: string): readonly string[] => tokenize(text).map((token) => token.text);

describe('foldLabel', () => {
  it('makes case, accents, hyphens, apostrophes and spaces alike', () => {
    expect(foldLabel('  Aide-Ménagère ')).toBe('aide menagere');
    expect(foldLabel('Chef d’équipe')).toBe(foldLabel("chef d'equipe"));
    expect(foldLabel('front_end')).toBe(foldLabel('Front–End'));
    expect(foldLabel('Œnologue')).toBe('oenologue');
    expect(foldLabel('C++')).toBe('c++');
  });
});

describe('tokenize', () => {
  it('keeps the words that job ads write with signs', () => {
    expect(words('C++, C#, .NET, ASP.NET en Node.js.')).toEqual(['C++', 'C#', '.NET', 'ASP.NET', 'en', 'Node.js']);
    expect(words('R&D in 3-ploegen, 38u/week (4/5)')).toEqual(['R&D', 'in', '3-ploegen', '38u/week', '4/5']);
    expect(words('€ 2.800,50 bruto')).toEqual(['€', '2.800,50', 'bruto']);
    expect(words('i.v.m. ziekte')).toEqual(['i.v.m', 'ziekte']);
  });
  it('separates sentences written without a space, and alternatives', () => {
    expect(words('gezocht.Wij bieden')).toEqual(['gezocht', 'Wij', 'bieden']);
    expect(words('verkoper/verkoopster')).toEqual(['verkoper', 'verkoopster']);
  });
  it('gives offsets that hold the word, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let last = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(token.end).toBeGreaterThan(token.start);
          expect(text.slice(token.start, token.end)).toBe(token.text);
          last = token.end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
  it('reads one endless word and five million signs', () => {
    expect(tokenize('a'.repeat(5_000_000))).toHaveLength(1);
    expect(tokenize('.'.repeat(5_000_000))).toHaveLength(0);
    expect(tokenize('a.'.repeat(100_000)).length).toBeGreaterThan(0);
  });
});

describe('stems', () => {
  it('brings forms of a word together in each language', () => {
    expect(stemWord('ziekenhuizen', 'DUT')).toBe('ziekenhuiz');
    expect(stemWord('Soudeurs', 'FRE')).toBe(stemWord('soudeur', 'FRE'));
    expect(stemWord('welders', 'ENG')).toBe(stemWord('Welder', 'ENG'));
    expect(stemWord('saldatori', 'ITA')).toBe(stemWord('saldatore', 'ITA'));
    expect(stemWord('Ménages', 'FRE')).toBe(stemWord('menage', 'FRE'));
  });
  it('keeps the characters each stem came from', () => {
    const text = 'All-round lasser';
    const { stems, starts, ends } = stemText(text, 'DUT');
    expect(stems).toHaveLength(3);
    expect(starts.map((start, i) => text.slice(start, ends[i]))).toEqual(['All', 'round', 'lasser']);
  });
  it('never fails and stays inside the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...LANGUAGES), (text, language) => {
        const { stems, starts, ends } = stemText(text, language);
        expect(starts).toHaveLength(stems.length);
        ends.forEach((end, i) => {
          expect(end).toBeGreaterThan(starts[i] ?? Number.NaN);
          expect(end).toBeLessThanOrEqual(text.length);
        });
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});

describe('inflectionKey', () => {
  it('joins number and gender, not derivations', () => {
    expect(inflectionKey('lassen', 'DUT')).toBe(inflectionKey('las', 'DUT'));
    expect(inflectionKey('verpleegkundigen', 'DUT')).toBe(inflectionKey('verpleegkundige', 'DUT'));
    expect(inflectionKey('vendeuses', 'FRE')).toBe(inflectionKey('vendeur', 'FRE'));
    expect(inflectionKey('infirmière', 'FRE')).toBe(inflectionKey('infirmier', 'FRE'));
    expect(inflectionKey('operatrici', 'ITA')).toBe(inflectionKey('operatore', 'ITA'));
    expect(inflectionKey('cuochi', 'ITA')).toBe(inflectionKey('cuoco', 'ITA'));
    expect(inflectionKey('managers', 'ENG')).toBe('manager');
    expect(inflectionKey('management', 'ENG')).not.toBe(inflectionKey('manager', 'ENG'));
  });
});

describe('detectLanguage', () => {
  it('tells the four languages apart', () => {
    expect(detectLanguage('Wij zoeken een gemotiveerde lasser voor ons team in Gent.', 'ENG')).toBe('DUT');
    expect(detectLanguage('Nous recherchons un soudeur motivé pour notre équipe à Lyon.', 'ENG')).toBe('FRE');
    expect(detectLanguage('We are looking for a motivated welder to join our team.', 'DUT')).toBe('ENG');
    expect(detectLanguage('Cerchiamo un saldatore motivato per la nostra sede di Milano.', 'ENG')).toBe('ITA');
  });
  it('answers the fallback for what names no language', () => {
    expect(detectLanguage('', 'ITA')).toBe('ITA');
    expect(detectLanguage('Java', 'DUT')).toBe('DUT');
    expect(detectLanguage('12345 67890 !!!! 000', 'FRE')).toBe('FRE');
  });
});

describe('sentenceSpans', () => {
  it('does not stop at abbreviations and words with dots', () => {
    const text = 'Bel dhr. Peeters. Kennis van Node.js en C++ is een plus.\nTot snel!';
    expect(sentenceSpans(text, 'DUT').map(({ start, end }) => text.slice(start, end))).toEqual([
      'Bel dhr. Peeters.',
      'Kennis van Node.js en C++ is een plus.',
      'Tot snel!',
    ]);
  });
  it('covers any text with ordered spans', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let last = 0;
        for (const { start, end } of sentenceSpans(text, 'FRE')) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { seed: 7 },
    );
  });
});

describe('splitCompound', () => {
  const known = new Set([
    'magazijn',
    'medewerker',
    'verpleeg',
    'huis',
    'kundige',
    'bedrijf',
    'leider',
    'keuken',
    'hulp',
  ]);
  const split = (word: string): readonly string[] | null => splitCompound(word, (part) => known.has(part));
  it('splits into known words, with the letters that link them', () => {
    expect(split('magazijnmedewerker')).toEqual(['magazijn', 'medewerker']);
    expect(split('bedrijfsleider')).toEqual(['bedrijf', 'leider']);
    expect(split('keukenhulpmedewerker')).toEqual(['keuken', 'hulp', 'medewerker']);
  });
  it('leaves other words whole', () => {
    expect(split('magazijn')).toBeNull();
    expect(split('x'.repeat(100_000))).toBeNull();
  });
});

describe('monthNames', () => {
  it('gives the twelve names as each language writes them', () => {
    expect(monthNames('nl').join(' ')).toBe(
      'januari februari maart april mei juni juli augustus september oktober november december',
    );
    expect(monthNames('fr').join(' ')).toBe(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    );
    expect(monthNames('en').join(' ')).toBe(
      'january february march april may june july august september october november december',
    );
    expect(monthNames('it').join(' ')).toBe(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    );
  });
});

describe('stripMarkup', () => {
  it('blanks tags and entities and keeps every offset', () => {
    const text = '<p>Wij zoeken een <b>lasser</b>&nbsp;!</p><!-- x > y -->';
    const plain = stripMarkup(text);
    expect(plain).toHaveLength(text.length);
    expect(plain.replace(/\s+/g, ' ').trim()).toBe('Wij zoeken een lasser !');
    expect(plain.indexOf('lasser')).toBe(text.indexOf('lasser'));
  });
  it('leaves a text alone that is no HTML', () => {
    expect(stripMarkup('a < b & c > d <3 R&D; x')).toBe('a < b & c > d <3 R&D; x');
  });
  it('keeps the length of any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '<', '>', '&', ';', '<!--', '<script>', 'a', ' ', '</'), { maxLength: 60 }),
        (parts) => {
          const text = parts.join('');
          expect(stripMarkup(text)).toHaveLength(text.length);
        },
      ),
      { seed: 8 },
    );
  });
  it('blanks a tag to its end, whatever its attributes hold', () => {
    expect(stripMarkup('<p>x <a title="x > y">tekst</a>')).toBe('   x                  tekst    ');
  });
  it('blanks a script up to where it is closed, in letters of either case', () => {
    expect(stripMarkup('<p>x <SCRIPT>a<b</Script> y')).toBe('   x                      y');
  });
  it('keeps what only looks like an entity', () => {
    expect(stripMarkup('<p>R&D; x&y &eacute;')).toBe('   R&D; x&y         ');
  });
  it('loses no text to a quote that nothing closes, nor to a bracket behind the last tag', () => {
    expect(stripMarkup('<p class="x>lasser</p> in <b>Gent')).toBe('            lasser     in    Gent');
    expect(stripMarkup('<p>tot <5 jaar, of a <b dan')).toBe('   tot <5 jaar, of a <b dan');
  });
  it('reads a million open brackets', () => {
    expect(stripMarkup(`<p>${'<a'.repeat(1_000_000)}`)).toHaveLength(2_000_003);
    expect(stripMarkup(`<p>${'<script>'.repeat(100_000)}`)).toHaveLength(800_003);
    expect(stripMarkup('<a b=">'.repeat(300_001))).toHaveLength(2_100_007);
    expect(stripMarkup('<p>'.repeat(300_000))).toHaveLength(900_000);
  });
});
