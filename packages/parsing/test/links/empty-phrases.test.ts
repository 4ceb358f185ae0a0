import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

interface Skill {
  readonly words: string;
  readonly concept: string | null;
}

function skillsOf(text: string, language: Language): readonly Skill[] {
  return parser
    .parseJob({ title: '', text, language })
    .parsingAspects.flatMap((aspect) =>
      aspect.aspectType === 'JOB_PROPERTY' || aspect.aspectType === 'PHRASE'
        ? [{ words: aspect.matchedText, concept: aspect.aspectType === 'PHRASE' ? null : aspect.conceptId }]
        : [],
    );
}

const ownWords = (text: string, language: Language): readonly string[] =>
  skillsOf(text, language)
    .filter(({ concept }) => concept === null)
    .map(({ words }) => words);

describe('words that tell no task', () => {
  it.each<readonly [Language, string]>([
    ['DUT', 'Jouw taken\n- Je speelt een belangrijke rol in het geheel'],
    ['DUT', 'Jouw taken\n- Je tilt de vestiging naar het volgende level'],
    ['FRE', 'Vos missions\n- Vous jouez un rôle clé dans notre dynamique'],
    ['FRE', 'Vos missions\n- Participer activement à la vie de votre agence'],
    ['ENG', 'Your tasks\n- Make a real difference every day'],
    ['ITA', 'Cosa farai\n- Contribuire in modo concreto alla crescita'],
  ])('ENG-10c are left out when the verb is generic and nothing stands behind it in %s: %s', (language, text) => {
    expect(ownWords(text, language)).toEqual([]);
  });
  it.each<readonly [Language, string]>([
    ['DUT', 'Jouw taken\nWil jij houten blokzeilen smeren met lijnolie?'],
    ['FRE', 'Vos missions\nVous vernissez des volutes de violons ?'],
    ['ENG', 'Your tasks\nWould you engrave quaich handles?'],
    ['FRE', 'Vos missions\n- Volutes vernies, encadrées par un vieux luthier'],
    ['ENG', 'Your tasks\n- Quaich handles, engraved by our goldsmith'],
  ])('ENG-10c are an invitation or what others do in %s: %s', (language, text) => {
    expect(ownWords(text, language).filter((words) => !/^Volutes|^Quaich/.test(words))).toEqual([]);
  });
  it('ENG-10c a question of several parts asks what somebody can do', () => {
    const text = 'Vos missions\nVous savez vernir les volutes, infiler les perles et polir les cadres anciens ?';
    expect(ownWords(text, 'FRE')).toContain('polir les cadres anciens');
  });
  it('ENG-10c one word of a list, a verb alone and a firm that looks for somebody say no task', () => {
    expect(ownWords('Jouw taken\n- Je optimaliseert en implementeert processen', 'DUT')).not.toContain('optimaliseert');
    expect(ownWords('Vos missions\n- repas, coucher et lever', 'FRE')).toEqual([]);
    expect(ownWords('Vos missions\nNotre maison recherche son futur vernisseur de volutes', 'FRE')).toEqual([]);
  });
  it('ENG-10c months and parts of the world are no names of programs', () => {
    expect(ownWords('Profile\n- experience with tours in January and in Europe', 'ENG')).not.toContain('January');
    expect(ownWords('Profile\n- experience with tours in January and in Europe', 'ENG')).not.toContain('Europe');
  });
});

describe('a phrase that goes on behind "and"', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Jouw taken\n- Je smeert ronde en vierkante blokzeilen', 'smeert ronde en vierkante blokzeilen'],
    ['FRE', 'Vos missions\n- Vernir les volutes et chevilles de violon', 'Vernir les volutes et chevilles de violon'],
    ['ENG', 'Your tasks\n- Engrave round and oval quaich handles', 'Engrave round and oval quaich handles'],
    ['ITA', 'Cosa farai\n- Infilare le perline e conchiglie', 'Infilare le perline e conchiglie'],
  ])('ENG-10c has its noun in %s', (language, text, expected) => {
    expect(ownWords(text, language)).toContain(expected);
  });
});

describe('where a phrase ends', () => {
  it.each<readonly [Language, string, string]>([
    ['DUT', 'Jouw taken\n- Je smeert houten blokzeilen om de vloot te redden', 'smeert houten blokzeilen'],
    ['DUT', 'Jouw taken\n- Je smeert de blokzeilen actief', 'smeert de blokzeilen'],
    ['FRE', 'Vos missions\n- Vernir les volutes pour ravir les luthiers', 'Vernir les volutes'],
    ['ENG', 'Your tasks\n- Engrave quaich handles to delight collectors', 'Engrave quaich handles'],
    ['ITA', 'Cosa farai\n- Infilare le perline per decorare i telai', 'Infilare le perline'],
  ])('ENG-10c before an aim or praise in %s: %s', (language, text, expected) => {
    expect(ownWords(text, language)).toContain(expected);
  });
  it('ENG-10c the first part of a word whose end stands elsewhere is none', () => {
    expect(ownWords('Profiel\n- kennis van zwart-, klei- of blokzeilen', 'DUT')).not.toContain('zwart');
  });
  it('ENG-10c the firm is no program', () => {
    const text = 'Wij zoeken een chef bij BMNQ.\n\nProfiel\n- je bent het gezicht van BMNQ in de regio';
    expect(ownWords(text, 'DUT')).not.toContain('BMNQ');
  });
  it('ENG-10c an ad has ten phrases at most, what is asked first', () => {
    const nouns = 'bokken dekken fokken hokken jokken lokken mokken nokken pokken rokken sokken tokken'.split(' ');
    const text = `Jouw taken\n${nouns.map((noun) => `- Je smeert ${noun}zeilen met lijnolie`).join('\n')}\n\nProfiel\n- kennis van Zorglub`;
    expect(ownWords(text, 'DUT')).toHaveLength(10);
    expect(ownWords(text, 'DUT')).toContain('Zorglub');
  });
});

describe('words that only happen to stand together', () => {
  it.each<readonly [Language, string]>([
    ['FRE', 'Suivez-nous aussi sur les réseaux sociaux'],
    ['FRE', 'Vos missions\nVous cuisinez des mets variés'],
    ['FRE', 'Vos missions\nUne palette de possibilités que tu mets en avant'],
    ['DUT', 'Jouw taken\nJe rol is breed en afwisselend'],
    ['DUT', 'Jouw taken\nHet contract nemen wij op en laten we je zien'],
    ['ENG', 'Your tasks\nEquipment that you will need to manage'],
  ])('ENG-10c are no label in %s: %s', (language, text) => {
    expect(skillsOf(text, language).filter(({ concept }) => concept !== null)).toEqual([]);
  });
});

describe('a label that is also a common word', () => {
  it('ENG-10c counts beside a skill of its trade', () => {
    const found = skillsOf('Vos missions\n- la vente de viennoiserie et la réalisation de mises en scène', 'FRE');
    expect(found.map(({ concept }) => concept)).toContain('directing');
  });
  it('ENG-10c does not count beside skills of another trade', () => {
    const found = skillsOf("Vos missions\n- la réalisation de travaux d'électricité et de plomberie", 'FRE');
    expect(found.map(({ concept }) => concept)).not.toContain('directing');
  });
  it('ENG-10c a licence of one letter is written with a capital', () => {
    const concepts = (text: string): readonly (string | null)[] => skillsOf(text, 'FRE').map(({ concept }) => concept);
    expect(concepts('Profil\n- permis A obligatoire')).toContain('driving-licence-a');
    expect(concepts('Profil\n- vos permis à jour')).not.toContain('driving-licence-a');
  });
  it("ENG-10c an apostrophe and a preposition are no abbreviation (collega's op)", () => {
    const found = skillsOf("Jouw taken\n- je werkt samen met je collega's op kantoor", 'DUT');
    expect(found.map(({ concept }) => concept)).not.toContain('sop-planning');
  });
});

describe('what a skill told twice or below a list is needed for', () => {
  const needOf = (text: string, words: string, language: Language): boolean | null | undefined =>
    parser
      .parseJob({ title: '', text, language })
      .parsingAspects.filter(({ aspectType }) => aspectType === 'JOB_PROPERTY' || aspectType === 'PHRASE')
      .find(({ matchedText }) => matchedText === words)?.required;
  it('ENG-10d a task that is also a plus is a task', () => {
    expect(needOf('Your tasks\n- welding\n\nNice to have\n- welding', 'welding', 'ENG')).toBeNull();
  });
  it('ENG-10d a sentence of its own below a list of pluses is no plus', () => {
    const text = 'Requirements\n- Java\nNice to have\n- Python\nDuring the interview we talk about Kotlin.';
    expect(needOf(text, 'Python', 'ENG')).toBe(false);
    expect(needOf(text, 'Kotlin', 'ENG')).toBe(true);
  });
  it('ENG-10c what the firm tells before it says whom it wants is none', () => {
    const text = 'Zorglub développe des logiciels en Java.\n\nNous cherchons un comptable.';
    expect(skillsOf(text, 'FRE')).toEqual([]);
  });
});
