import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const skills = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'JOB_PROPERTY').map(({ conceptId }) => conceptId);

describe('an abbreviation of many things', () => {
  it.each<readonly [Language, string, string]>([
    ['ENG', 'You report to CMS and other authorities on claims that were refused.', 'web-content-management'],
    ['ENG', 'You plan the meetings with IFS and other partners of ours.', 'ifs-food'],
    ['DUT', 'Je overlegt met IFS en andere partners over de planning.', 'ifs-food'],
    ['FRE', 'Vous préparez les réunions avec IFS et les autres partenaires.', 'ifs-food'],
    ['ITA', 'Prepari le riunioni con IFS e gli altri partner.', 'ifs-food'],
  ])('ENG-10c is no skill where nothing of its kind is named, in %s: %s', (language, text, concept) => {
    expect(skills(language, text)).not.toContain(concept);
  });

  it.each<readonly [Language, string, string]>([
    ['ENG', 'You work with a CMS, WordPress and HTML.', 'web-content-management'],
    ['ENG', 'Audits of food safety go by HACCP and IFS.', 'ifs-food'],
    ['DUT', 'Je volgt de audits van HACCP en IFS op.', 'ifs-food'],
    ['FRE', 'Vous suivez les audits HACCP et IFS.', 'ifs-food'],
    ['ITA', 'Segui gli audit HACCP e IFS.', 'ifs-food'],
  ])('ENG-10c is one beside its like, in %s: %s', (language, text, concept) => {
    expect(skills(language, text)).toContain(concept);
  });

  it('ENG-10c is no language where it is half of another: "A/R"', () => {
    const text = 'Skills: Excel, SQL, A/R, A/P and payroll.';
    expect(skills('ENG', text)).not.toContain('r-language');
    expect(skills('ENG', 'You know Python, SQL and R.')).toContain('r-language');
  });
});
