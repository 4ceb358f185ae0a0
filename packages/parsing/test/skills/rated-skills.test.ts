import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function skillsOf(language: Language, cvText: string): readonly string[] {
  const { document } = parser.enrich('CANDIDATE', { id: 'c', language, cvText }, { today: '2026-06-15' });
  const items = document.matchProfile?.aspects.hardSkills?.value;
  return Array.isArray(items) ? items.flatMap((item) => ('label' in item ? [item.label] : [])) : [];
}

describe('a program whose name is a word', () => {
  it.each([
    ['DUT', 'Kennis\nExcel: basis'],
    ['DUT', 'Kennis\n| Excel | goed |'],
    ['FRE', 'Informatique\nExcel : notions'],
    ['ENG', 'Computer\nExcel (basic)'],
    ['ITA', 'Computer\nExcel: buono'],
  ] as const)('ENG-10c is one where a level stands behind it: %s %s', (language, text) => {
    expect(skillsOf(language, text)).toEqual(['Excel']);
  });
  it.each([
    ['DUT', 'Over mij\nAccess, de band waarin ik speel'],
    ['FRE', 'Divers\nAccess, mon groupe de musique'],
    ['ENG', 'About\nExcel, that is what I want to do'],
    ['ITA', 'Altro\nAccess, il gruppo in cui suono'],
  ] as const)('ENG-10c is a word where none does: %s %s', (language, text) => {
    expect(skillsOf(language, text)).toEqual([]);
  });
});
