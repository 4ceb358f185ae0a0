import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

/** Whether the ad asks for a car of one's own (true), would like it or names it (false), or says nothing of it (null). */
function ownTransport(language: Language, text: string): boolean | null {
  const found = parser
    .parseJob({ title: '', text, language })
    .parsingAspects.filter((aspect) => 'conceptId' in aspect && aspect.conceptId === 'own-transport');
  return found.length === 0 ? null : found.some(({ required }) => required === true);
}

describe('a car of one’s own', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Profiel:\n- Je hebt een rijbewijs B en eigen vervoer.\n- Je werkt graag zelfstandig.'],
    ['DUT', 'Wie ben jij?\nJe beschikt over een wagen om bij de klanten thuis te geraken.'],
    ['FRE', 'Votre profil :\n- Vous êtes véhiculée et disponible le matin.'],
    ['FRE', 'Profil\nMoyen de locomotion indispensable, les chantiers sont hors de la ville.'],
    ['ENG', 'Requirements:\n- You must have your own car, as you visit clients at home.'],
    ['ENG', 'About you\nAccess to a vehicle is essential.'],
    ['ITA', 'Requisiti:\n- patente B, automunita\n- diploma'],
    ['ITA', 'Si richiede di essere automuniti per raggiungere il cantiere.'],
  ])('ENG-10c is asked in %s: %s', (language, text) => {
    expect(ownTransport(language, text)).toBe(true);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Eigen vervoer is een pluspunt, geen vereiste.'],
    ['FRE', 'Être véhiculé serait un plus.'],
    ['ENG', 'Your own car would be an advantage.'],
    ['ITA', 'Gradita auto propria.'],
  ])('ENG-10c is welcome in %s: %s', (language, text) => {
    expect(ownTransport(language, text)).toBe(false);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Wij bieden:\n- een eigen wagen met tankkaart\n- maaltijdcheques'],
    ['FRE', 'Nous offrons :\n- un véhicule de service\n- des chèques-repas'],
    ['ENG', 'What we offer:\n- a company car\n- 25 days of holiday'],
    ['ITA', 'Offriamo:\n- auto aziendale\n- buoni pasto'],
  ])('ENG-10c is not what the firm gives, in %s: %s', (language, text) => {
    expect(ownTransport(language, text)).toBeNull();
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Marie Peeters\nPoetshulp\nRijbewijs B, eigen wagen'],
    ['FRE', 'Marie Dubois\nAide-ménagère\nPermis B, véhiculée'],
    ['ENG', 'Mary Jones\nCare assistant\nFull UK driving licence, own car'],
    ['ITA', 'Maria Rossi\nColf\nPatente B, automunita'],
  ])('ENG-18 is known of who says so in a CV in %s', (language, text) => {
    const { enrichment } = parser.enrich('CANDIDATE', { id: 'c', language, cvText: text }, { today: '2026-11-26' });
    expect(enrichment.evidence.map(({ conceptId }) => conceptId)).toContain('own-transport');
  });
});
