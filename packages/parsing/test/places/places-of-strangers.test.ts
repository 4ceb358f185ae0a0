import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../aspects-of.ts';

function placesOf(language: Language, text: string): string {
  return aspectsOf(language, text, 'GEO')
    .map(({ matchedText }) => matchedText)
    .join('+');
}

describe('a town that begins a line of its own', () => {
  it.each<[Language, string, string]>([
    ['ITA', 'Udine (sede centrale, con uscite dai clienti)\nTempo indeterminato\nSi occupa dei rilievi.', 'Udine'],
    ['ENG', 'Carlisle (Botchergate)\nPermanent\nYou look after the shop.', 'Carlisle'],
    ['ENG', 'Full time\nNuneaton, Bluebell Community Hospital', 'Nuneaton'],
    ['FRE', 'Namur (siège, avec déplacements)\nCDI\nVous suivez les chantiers.', 'Namur'],
    ['DUT', 'Gent (hoofdkantoor, met klanten overal)\nVast contract\nJe volgt de werven op.', 'Gent'],
  ])('ENG-10g is where one works, whatever follows it (%s: %s)', (language, text, place) => {
    expect(placesOf(language, text)).toBe(place);
  });
  it.each<[Language, string]>([
    ['ENG', 'Sandy (the manager)\nPermanent'],
    ['ENG', 'Leeds, Paris and Rome are where our tours begin, and our guides know them all by heart.'],
    ['DUT', 'Je werkt vast.\nJe klanten wonen overal.\n\nContact\nGent (hoofdkantoor)'],
  ])('ENG-10g is none in a sentence, of a person or of an address (%s: %s)', (language, text) => {
    expect(placesOf(language, text)).toBe('');
  });
});

describe('saints', () => {
  it.each<[Language, string]>([
    ['ENG', 'St Mary Aldwinter offers evensong on Sundays.'],
    ['ENG', "St Oswin's is looking for a caretaker."],
    ['ENG', 'The verger of St Mary Overwell looks after the bells.'],
  ])('ENG-10g of churches and schools are no villages elsewhere (%s: %s)', (language, text) => {
    expect(placesOf(language, text)).toBe('');
  });
  it('ENG-10g towns called after one are places', () => {
    expect(placesOf('ENG', 'Location: St Albans')).toBe('St Albans');
    expect(placesOf('FRE', 'Lieu de travail : St Etienne')).toBe('St Etienne');
  });
});

describe('how far a house is from a town', () => {
  it.each<[Language, string, string]>([
    ['ITA', 'Agriturismo a pochi minuti da Orvieto cerca un cuoco.', 'Orvieto'],
    ['ENG', 'A country house a short drive from Kendal is looking for a cook.', 'Kendal'],
    ['FRE', "Auberge à quelques minutes d'Arlon cherche un cuisinier.", 'Arlon'],
  ])('ENG-10g is near enough where it seeks somebody (%s: %s)', (language, text, place) => {
    expect(placesOf(language, text)).toBe(place);
  });
  it.each<[Language, string]>([['ITA', 'Il nostro fornitore è a pochi chilometri da Orvieto.']])(
    'ENG-10g is no place of work by itself (%s: %s)',
    (language, text) => {
      expect(placesOf(language, text)).toBe('');
    },
  );
});
