import { describe, expect, it } from 'vitest';
import { benefitCues, isBenefit } from '../../src/relevance/benefits.ts';
import { employerPhrases } from '../../src/relevance/employer/employer-phrases.ts';
import { isDepartment } from '../../src/relevance/departments.ts';
import { employerDescription } from '../../src/relevance/employer/employer-description.ts';
import { isEmployerQuality } from '../../src/relevance/employer/employer-qualities.ts';
import { isDenied, isNegated } from '../../src/relevance/polarity.ts';
import { readText } from '../../src/structure/read-text.ts';

const at = (text: string, word: string) => {
  const from = text.split(/[\s,.']+/).indexOf(word);
  return { from, to: from + 1 };
};

describe('relevance', () => {
  it.each([
    ['You need no licence here', 'licence', true],
    ['You need a licence here', 'licence', false],
  ])('a denial reaches what stands behind it (%s)', (text, word, isDenial) => {
    const { from, to } = at(text, word);
    expect(isNegated(readText(text, 'ENG'), from, to)).toBe(isDenial);
  });
  it('Dutch may deny with the last word, unless the verb is one of shunning', () => {
    const [plain, shunned] = ['Een rijbewijs niet', 'Je schuwt ploegenwerk niet'];
    expect(isDenied(readText(plain, 'DUT'), at(plain, 'rijbewijs'))).toBe(true);
    expect(isDenied(readText(shunned, 'DUT'), at(shunned, 'ploegenwerk'))).toBe(false);
  });
  it('what stands among benefits is given and not asked', () => {
    const given = readText('Wij bieden een laptop, Excel.', 'DUT');
    const asked = readText('Wij vragen kennis, Excel.', 'DUT');
    expect(isBenefit(given, benefitCues(employerPhrases(given)), { from: 4, to: 5 })).toBe(true);
    expect(isBenefit(asked, benefitCues(employerPhrases(asked)), { from: 3, to: 4 })).toBe(false);
  });
  it('a department whose people one works with is no skill', () => {
    const colleagues = readText('You work with marketing and sales.', 'ENG');
    const skill = readText('You know marketing and sales.', 'ENG');
    expect(isDepartment(colleagues, { from: 3, to: 4 })).toBe(true);
    expect(isDepartment(skill, { from: 2, to: 3 })).toBe(false);
  });
  it('a quality of the team is not one of the reader', () => {
    const team = readText('An energetic team awaits.', 'ENG');
    const reader = readText('You are energetic.', 'ENG');
    expect(isEmployerQuality(team, { from: 1, to: 2 })).toBe(true);
    expect(isEmployerQuality(reader, { from: 2, to: 3 })).toBe(false);
  });
  it('what the firm tells of itself ends where it says whom it wants', () => {
    const read = readText('Een groothandel in sanitair. Wij zoeken een bediende. Je werkt met SAP.', 'DUT');
    const stretches = employerDescription(read);
    expect(stretches.some(({ from, to }) => from <= 3 && to > 3)).toBe(true);
    expect(stretches.some(({ to }) => to > 8)).toBe(false);
  });
  it.each([
    ['DUT', 'Wij zoeken voor een logistiek bedrijf een magazijnier met heftruckattest.', 'bedrijf'],
    ['FRE', 'Nous recherchons pour une entreprise un cariste avec permis.', 'entreprise'],
    ['ITA', 'Cerchiamo per azienda un saldatore con patentino.', 'azienda'],
  ] as const)('the firm for whom somebody is sought ends where the job begins: %s', (language, text, firm) => {
    const read = readText(text, language);
    const ends = employerDescription(read).map(({ to }) => read.tokens[to - 1]?.key);
    expect(ends).toEqual([firm]);
  });
  it('what such a firm deals in stays its own', () => {
    const read = readText('Wij zoeken voor een bedrijf in sanitair een bediende met SAP.', 'DUT');
    const [stretch] = employerDescription(read);
    expect(stretch?.to).toBe(read.tokens.length);
  });
});
