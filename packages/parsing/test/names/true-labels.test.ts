import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { conceptsIn } from './concepts-in.ts';

describe('a label names what its words say', () => {
  it.each<readonly [Language, string, string, string, string]>([
    ['FRE', 'Préparateur en pharmacie', 'Vous conseillez la micronutrition.', 'food-supplements', 'phytotherapy'],
    ['ENG', 'Nursery Nurse', 'Experience with EYFS is required.', 'eyfs', 'early-years-activities'],
    ['DUT', 'Kinesitherapeut', 'Je hebt ervaring met dry needling.', 'dry-needling', 'manual-therapy'],
  ])('ENG-10c (%s, %s) %s', (language, title, text, right, wrong) => {
    const found = conceptsIn(language, title, text);
    expect(found).toContain(right);
    expect(found).not.toContain(wrong);
  });
  it.each<readonly [Language, string, string]>([
    ['ENG', 'Chiropractor', 'chiropractor'],
    ['FRE', 'Orthoptiste', 'orthoptist'],
    ['DUT', 'Verzekeringsarts', 'insurance-physician'],
  ])('ENG-10b (%s, %s) is a job of its own', (language, title, job) => {
    expect(conceptsIn(language, title, title)).toContain(job);
  });
});
