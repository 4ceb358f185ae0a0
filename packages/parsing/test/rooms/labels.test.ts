import { describe, expect, it } from 'vitest';
import { LabelMatcher } from '../../src/labels/label-matcher.ts';
import { RootIndex } from '../../src/labels/root-index.ts';
import { SpellingIndex } from '../../src/tokens/spelling-index.ts';
import { tokensOf } from '../../src/tokens/text-tokens.ts';
import { fewConcepts } from './few-words.ts';

const ontology = fewConcepts(`
= skill welding
nl lassen van buizen
fr soudage de tuyaux
en pipe welding
it saldatura di tubi
= skill forklift
nl heftruck
fr chariot élévateur
en forklift
it muletto
`);
const BODY = { spellingFrom: 6, allowsOtherLetter: false };

const matched = (text: string) =>
  new LabelMatcher(ontology, 'DUT')
    .find(tokensOf(text), BODY, text)
    .map(({ entries, quality }) => [entries[0]?.concept.id, quality]);

describe('labels', () => {
  it('are found as they are written, inflected, in a compound and misspelt', () => {
    expect(matched('het lassen van buizen')).toEqual([['welding', 'exact']]);
    expect(matched('je rijdt met heftrucks')).toEqual([['forklift', 'inflected']]);
    expect(matched('een hefftruck')).toEqual([['forklift', 'spelling']]);
  });
  it('need all their words, in their order and in one clause', () => {
    expect(matched('lassen, buizen')).toEqual([]);
    expect(matched('buizen van lassen')).toEqual([]);
  });
  it('are found over a link word that is a word of other labels', () => {
    const own = fewConcepts(`
= skill receiving
nl goederen in
fr réception
en goods in
it ricevimento
= skill receiving-work
nl goederen werk
fr travaux de réception
en goods operation
it lavori di ricevimento
`);
    const found = (text: string) =>
      new LabelMatcher(own, 'ENG').find(tokensOf(text), BODY, text).map(({ entries }) => entries[0]?.concept.id);
    expect(found('goods in operation')).toEqual(['receiving-work']);
    expect(found('goods in')).toEqual(['receiving']);
  });
  it('are found by their roots in any order, inside one clause', () => {
    const index = new RootIndex(ontology, 'DUT');
    const found = (text: string) => {
      const tokens = tokensOf(text);
      return index.find(tokens, 0, tokens.length, (at) => tokens[at]?.followsBreak === true).length;
    };
    expect(found('je zal buizen lassen')).toBe(1);
    expect(found('je zal buizen dragen, lassen')).toBe(0);
  });
  it('of one word are known with a letter too many or too few, unless two are as near', () => {
    expect(new SpellingIndex(['heftruck']).nearest('hefftruck', false)).toBe('heftruck');
    expect(new SpellingIndex(['bakkers', 'bokkers']).nearest('bkkers', false)).toBe(null);
  });
});
