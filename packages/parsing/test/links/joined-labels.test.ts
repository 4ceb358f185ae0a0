import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const skills = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'JOB_PROPERTY').map(({ conceptId }) => conceptId);

describe('words that "and" parts', () => {
  it.each<readonly [Language, string, string]>([
    ['ENG', 'Requirements\nYou speak with customers and contacts in the trade.', 'customer-service'],
    ['ENG', 'Requirements\nYou keep our customers and retention high.', 'customer-retention'],
    ['ENG', 'Requirements\nYou look after business and planning.', 'business-plans'],
    ['FRE', 'Profil\nVous aidez à la planification et aux tournées.', 'route-planning'],
  ])('ENG-10c are no name of two words, in %s: %s', (language, text, concept) => {
    expect(skills(language, text)).not.toContain(concept);
  });

  it.each<readonly [Language, string, string]>([
    ['ENG', 'Requirements\nKnowledge of health and safety.', 'occupational-safety'],
    ['ENG', 'Requirements\nExperience of mergers and acquisitions.', 'mergers-acquisitions'],
    ['ENG', 'Requirements\nYou know HTML and CSS.', 'html-css'],
    ['FRE', 'Profil\nVous assurez la maintenance préventive et corrective.', 'preventive-maintenance'],
    ['DUT', 'Profiel\nErvaring met laden en lossen.', 'loading-unloading'],
    ['ITA', 'Profilo\nEsperienza di carico e scarico.', 'loading-unloading'],
  ])('ENG-10c are one where the label joins them too, in %s: %s', (language, text, concept) => {
    expect(skills(language, text)).toContain(concept);
  });
});
