import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { needOf } from '../need-of.ts';

describe('an ad in plain prose, without headings', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Wij zoeken een kok. Je bent stressbestendig en je hebt een rijbewijs B.', 'stressbestendig'],
    ['DUT', 'Wij zoeken een kok. Je bent stressbestendig en je hebt een rijbewijs B.', 'rijbewijs B'],
    ['FRE', 'Nous cherchons un cuisinier.\nIl nous faut un permis B. Rigueur, autonomie.', 'Rigueur'],
    ['ENG', 'We need a cook.\nYou are reliable and you hold a driving licence.', 'reliable'],
    ['ITA', 'Cerchiamo un cuoco.\nOccorre la patente B. Precisione, puntualità.', 'Precisione'],
  ])(
    'ENG-10c ENG-10d asks what stands behind "you are", "you have", "it takes" (%s: %s → %s)',
    (language, text, words) => {
      expect(needOf(text, words, language)).toBe(true);
    },
  );
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Wij zoeken een kok. Je bent rustig. Je bereidt koude schotels.', 'koude schotels'],
    ['FRE', 'Vous êtes calme. Vous allez nettoyer les vitres.', 'nettoyer les vitres'],
    ['ENG', 'You are calm. You clean the windows every week.', 'clean the windows'],
  ])('ENG-10c tells a task as neither, also behind what is asked (%s: %s → %s)', (language, text, words) => {
    expect(needOf(text, words, language)).toBe(null);
  });
  it('ENG-10c takes nothing from a sentence about pay or contract', () => {
    expect(needOf('Uurloon: 14 euro bruto, met korting op verse groenten snijden.', 'groenten', 'DUT')).toBe(undefined);
  });
  it('ENG-10c keeps asking on the line of its own heading', () => {
    expect(needOf('Profil : permis B. Esprit d’équipe, rigueur.', 'rigueur', 'FRE')).toBe(true);
  });
});

describe('a cue speaks of its own part of a sentence', () => {
  it.each<readonly [Language, string, string, boolean]>([
    ['DUT', 'Profiel\n- je kent Python; SQL is een pre', 'Python', true],
    ['DUT', 'Profiel\n- je kent Python; SQL is een pre', 'SQL', false],
    ['FRE', 'Profil\n- Excel et, idéalement, Power BI', 'Excel', true],
    ['FRE', 'Profil\n- Excel et, idéalement, Power BI', 'Power BI', false],
    ['ENG', 'Profile\n- Excel; SAP is handy', 'Excel', true],
    ['ENG', 'Profile\n- Excel; SAP is handy', 'SAP', false],
    ['ITA', 'Requisiti: patente B. Excel sarebbe un bel vantaggio.', 'patente B', true],
    ['ITA', 'Requisiti: patente B. Excel sarebbe un bel vantaggio.', 'Excel', false],
    ['DUT', 'Wensen: Excel, Power BI', 'Power BI', false],
  ])('ENG-10c %s: %s → %s', (language, text, words, required) => {
    expect(needOf(text, words, language)).toBe(required);
  });
});

describe('what a part of an ad is about', () => {
  it.each<readonly [Language, string, string, boolean | null]>([
    // a heading that nobody knows ends the story of the firm
    ['FRE', 'Le client\nUn garage familial de Namur.\n\nLe job\n- vous soudez des cuves en inox', 'soudez', null],
    ['ENG', 'About us\nA bakery since 1968.\n\nThe night\nYou do the HACCP sheets.', 'HACCP', null],
    ['DUT', 'Over ons\nEen bakkerij sinds 1968.\n\nDe nacht\nJe vult de HACCP-fiches in.', 'HACCP', null],
    ['ITA', 'Chi siamo\nUn forno dal 1968.\n\nLa notte\nCompili le schede HACCP.', 'HACCP', null],
    // the title of an offer above its paragraph, and what an exam asks below how to apply
    ['ITA', 'Art. 3 – Prove\nProva orale su: diritto amministrativo, Excel.', 'Excel', true],
    // below how to apply stands also whom the ad wants
    ['FRE', 'Pour postuler\nIl faut un permis B et de la rigueur.', 'permis B', true],
    // "conditions" heads what is demanded or what is offered
    ['FRE', 'Les conditions\n- permis B\n- rigueur', 'permis B', true],
    ['DUT', 'Voorwaarden\n- rijbewijs B\n- stressbestendig', 'rijbewijs B', true],
    // the answer to a question to the reader
    ['FRE', 'Tes journées ? Saisie de factures, Excel. Nous cherchons un comptable.', 'Excel', null],
    ['ENG', 'What will you do? Welding and forklift driving. We need a welder.', 'Welding', null],
    // a line with its own heading, above the line that seeks
    ['FRE', 'Environnement technique : Linux, Kubernetes.\nNous cherchons un ingénieur.', 'Kubernetes', null],
  ])('ENG-10c %s: %s → %s', (language, text, words, required) => {
    expect(needOf(text, words, language)).toBe(required);
  });
  it.each<readonly [Language, string, string]>([
    ['FRE', 'Conditions\n- 38 h par semaine\n- formation Excel offerte', 'Excel'],
    ['ENG', 'We sell welding machines. We need an accountant.', 'welding'],
    ['FRE', 'Profil\n- rigueur\n\nCe qu’on vous offre\nUne formation Excel et des collègues de qualité.', 'Excel'],
  ])('ENG-10c %s: tells nothing of the job by %s → %s', (language, text, words) => {
    expect(needOf(text, words, language)).toBe(undefined);
  });
});
