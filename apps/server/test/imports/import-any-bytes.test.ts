import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../src/imports/formats/clean-text.ts';
import { decodeText } from '../../src/imports/formats/decode-text.ts';
import { htmlText } from '../../src/imports/formats/html-text.ts';
import { rtfText } from '../../src/imports/formats/rtf-text.ts';
import { docxOf, paragraph, pdfOf, column, zipOf } from '../worlds/import-fixtures.ts';
import { itemsOf } from '../worlds/import-items.ts';

describe('whatever the bytes', () => {
  const beginnings = [
    '',
    '%PDF-1.4\n',
    'PK\u0003\u0004',
    '{\\rtf1 ',
    '<html><table><tr><td>',
    '{"',
    '[{',
    'naam;email\n',
    '{"basics":{',
  ];

  async function survives(bytes: Uint8Array): Promise<void> {
    try {
      for (const item of await itemsOf(bytes, 'x.csv')) expect('document' in item || 'problem' in item).toBe(true);
    } catch (error) {
      expect(error).toHaveProperty('code');
    }
  }

  it('there is an answer: documents, problems, or a refusal of the catalogue', async () => {
    const file = fc
      .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }))
      .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]));
    await fc.assert(fc.asyncProperty(file, survives), { seed: 14, numRuns: 300 });
    const text = fc
      .tuple(fc.constantFrom(...beginnings), fc.string({ unit: 'binary' }))
      .map((parts) => Buffer.from(parts.join('')));
    await fc.assert(fc.asyncProperty(text, survives), { seed: 14, numRuns: 200 });
  });

  it('also when a whole file was damaged anywhere', async () => {
    const whole = [pdfOf(column(50, 700, ['Jan Janssens', 'lasser'])), docxOf(paragraph('Jan')), zipOf([])];
    const damaged = fc
      .tuple(fc.constantFrom(...whole), fc.nat(), fc.nat({ max: 255 }), fc.nat())
      .map(([file, at, byte, cut]) => {
        const copy = Buffer.from(file);
        copy[at % copy.length] = byte;
        return copy.subarray(0, Math.max(5, copy.length - (cut % 5 === 0 ? cut % copy.length : 0)));
      });
    await fc.assert(fc.asyncProperty(damaged, survives), { seed: 14, numRuns: 150 });
  });

  it.each([
    ['one endless word', 'a'.repeat(5_000_000)],
    ['nested HTML', `<html>${'<div>'.repeat(1_000_000)}`],
    ['nested tables', `<html>${'<table><tr><td>'.repeat(330_000)}x`],
    ['open tags', `<p>${'<'.repeat(5_000_000)}`],
    ['blanks', `<p>${' '.repeat(5_000_000)}</p>`],
    ['entities that are none', `<p>${'&'.repeat(5_000_000)}`],
    ['quotes', `naam;email\n${'"'.repeat(5_000_000)}`],
    ['quotes that open on every line', `naam;email\n${`a";"${'x'.repeat(95)}\n`.repeat(50_000)}`],
    ['nested JSON', '['.repeat(5_000_000)],
    ['nested objects', '{"a":'.repeat(1_000_000)],
    ['nested rich text', `{\\rtf1 ${'{'.repeat(5_000_000)}`],
    ['bytes beyond ASCII', 'é'.repeat(2_500_000)],
  ])('5 MB of %s take no longer than their length', { timeout: 120_000 }, async (_what, text) => {
    const bytes = Buffer.from(text);
    const before = process.cpuUsage();
    await survives(bytes);
    // 5 MB in linear time take a few seconds of a processor, however busy it is; anything quadratic takes minutes.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(20_000);
  });

  it('the readers of text give back nothing that documents may not hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const read of [
          cleanText(text),
          cleanText(htmlText(text)),
          cleanText(rtfText(text)),
          cleanText(decodeText(Buffer.from(text))),
        ]) {
          expect(read.isWellFormed()).toBe(true);
          expect(/[^\P{Cc}\t\n]/u.test(read)).toBe(false);
        }
      }),
      { seed: 14 },
    );
  });
});
