import { describe, expect, it } from 'vitest';
import { dutch } from '../src/demo/dut/voice.ts';
import { english } from '../src/demo/eng/voice.ts';
import { french } from '../src/demo/fre/voice.ts';
import { italian } from '../src/demo/ita/voice.ts';

const voices = [dutch, french, english, italian].map((voice) => [voice.language, voice] as const);

describe('demo data tables', () => {
  it.each(voices)('%s has 14 or more sectors and 110 or more occupations', (_language, voice) => {
    expect(voice.sectors.length).toBeGreaterThanOrEqual(14);
    expect(voice.sectors.flatMap((sector) => sector.occupations).length).toBeGreaterThanOrEqual(110);
  });

  it.each(voices)('%s gives every occupation titles, skills of both kinds and tasks enough', (_language, voice) => {
    for (const { titles, known, own, tasks } of voice.sectors.flatMap((sector) => sector.occupations)) {
      expect(titles.length, titles[0]).toBeGreaterThanOrEqual(3);
      expect(known.length, titles[0]).toBeGreaterThanOrEqual(4);
      expect(own.length, titles[0]).toBeGreaterThanOrEqual(3);
      expect(tasks.length, titles[0]).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(voices)('%s names each sector and each occupation once', (_language, voice) => {
    const sectors = voice.sectors.map((sector) => sector.name);
    const first = voice.sectors.flatMap((sector) => sector.occupations.map((each) => each.titles[0]));
    expect(new Set(sectors).size).toBe(sectors.length);
    expect(new Set(first).size).toBe(first.length);
  });

  it.each(voices)('%s keeps slots out of titles and skills, which are mentioned as they stand', (_language, voice) => {
    const occupations = voice.sectors.flatMap((sector) => sector.occupations);
    const labels = occupations.flatMap(({ titles, known, own }) => [...titles, ...known, ...own]);
    expect(labels.filter((label) => /[{}~]/.test(label))).toEqual([]);
  });

  it.each(voices)('%s closes every slot it opens', (_language, voice) => {
    const texts = JSON.stringify([voice.words, voice.countryWords, voice.sectors, voice.cv.intro, voice.ad.task]);
    const strings = texts.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    const uneven = strings.filter((text) => (text.match(/\{/g) ?? []).length !== (text.match(/\}/g) ?? []).length);
    expect(uneven).toEqual([]);
  });
});
