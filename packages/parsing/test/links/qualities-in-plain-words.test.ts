import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

const qualities = (language: Language, text: string): readonly string[] =>
  aspectsOf(language, text, 'JOB_SOFT_COMPTENCE').map(({ conceptId }) => conceptId);

describe('qualities in plain words', () => {
  it.each<readonly [string, Language, string]>([
    ['working-in-team', 'DUT', 'Je werkt graag in teamverband.'],
    ['working-in-team', 'FRE', 'Vous appréciez travailler en équipe.'],
    ['working-in-team', 'ENG', 'You like working with others.'],
    ['working-in-team', 'ITA', 'Ami il lavoro di squadra.'],
    ['stress-resistance', 'DUT', 'Je kan goed tegen stress.'],
    ['stress-resistance', 'FRE', 'Vous gérez bien le stress.'],
    ['stress-resistance', 'ENG', 'You cope well with pressure.'],
    ['stress-resistance', 'ITA', 'Reggi bene lo stress.'],
    ['listening', 'DUT', 'Je kan goed luisteren.'],
    ['listening', 'FRE', 'Vous savez écouter.'],
    ['listening', 'ITA', 'Sai ascoltare.'],
    ['organising', 'FRE', 'Vous savez vous organiser.'],
    ['organising', 'ITA', 'Sai organizzarti bene.'],
    ['hands-on', 'FRE', "Vous n'avez pas peur de vous salir les mains."],
    ['hands-on', 'ENG', "You don't mind getting your hands dirty."],
    ['hands-on', 'ITA', 'Non hai paura di sporcarti le mani.'],
    ['calmness', 'FRE', 'Vous gardez votre calme.'],
    ['calmness', 'ITA', 'Mantieni la calma sotto pressione.'],
    ['social-skills', 'ENG', 'You get on well with customers.'],
  ])('ENG-10d: %s is asked in %s: %s', (quality, language, text) => {
    expect(qualities(language, text)).toContain(quality);
  });

  it('ENG-10d: a word between "you are" and a quality is a quality of its own', () => {
    expect(qualities('DUT', 'Je bent leergierig en flexibel.')).toEqual(['eagerness-to-learn', 'flexibility']);
  });

  it.each<readonly [Language, string]>([
    ['DUT', 'Je werkt graag met Excel.'],
    ['FRE', 'Vous travaillez en équipes successives.'],
    ['ENG', 'You listen to the radio at work.'],
    ['ITA', 'Ascolti la radio al lavoro.'],
  ])('ENG-10d: none of them is asked in %s: %s', (language, text) => {
    expect(qualities(language, text)).toEqual([]);
  });
});
