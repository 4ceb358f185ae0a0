import type { Language } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { parser } from '../starter-parser.ts';

function skillsIn(language: Language, title: string, text: string): readonly string[] {
  return parser
    .parseJob({ title, text, language })
    .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'JOB_PROPERTY' ? [aspect.conceptId] : []));
}

interface Case {
  readonly language: Language;
  readonly title: string;
  readonly concept: string;
  /** What the firm says of itself, under no heading. */
  readonly firm: string;
  /** A heading of tasks, below which it tells how the work is done. */
  readonly heading: string;
  /** The same said to the reader. */
  readonly reader: string;
}

const CASES: readonly Case[] = [
  {
    language: 'DUT',
    title: 'Lasser',
    concept: 'solidworks',
    firm: 'Wij leveren trappen aan aannemers in heel Nederland. Voor elke trap werken wij met SolidWorks.',
    heading: 'Taken',
    reader: 'Je tekent in SolidWorks.',
  },
  {
    language: 'FRE',
    title: 'Soudeur (H/F)',
    concept: 'solidworks',
    firm: "Notre entreprise familiale est leader de l'escalier. Depuis 1980, nous travaillons avec SolidWorks.",
    heading: 'Missions',
    reader: 'Vous dessinez avec SolidWorks.',
  },
  {
    language: 'ENG',
    title: 'Welder',
    concept: 'solidworks',
    firm: 'Our company is proud of its stairs around the world. At our campus we have a license of SolidWorks.',
    heading: 'Your tasks',
    reader: 'You draw in SolidWorks.',
  },
  {
    language: 'ITA',
    title: 'Saldatore',
    concept: 'solidworks',
    firm: 'Azienda con sede a Monza. Dal 1980 noi del gruppo lavoriamo con SolidWorks.',
    heading: 'Mansioni',
    reader: 'Devi saper usare SolidWorks.',
  },
];

describe('a hard skill in a sentence that surely tells of the firm', () => {
  it.each(CASES)('ENG-10c $language is no skill of the job: $firm', ({ language, title, concept, firm }) => {
    expect(skillsIn(language, title, firm)).not.toContain(concept);
  });

  it.each(CASES)('ENG-10c $language is one below a heading of tasks: $firm', (example) => {
    const { language, title, concept, firm, heading } = example;
    expect(skillsIn(language, title, `${heading}\n${firm}`)).toContain(concept);
  });

  it.each(CASES)('ENG-10c $language is one where the reader is spoken to: $reader', (example) => {
    const { language, title, concept, firm, reader } = example;
    expect(skillsIn(language, title, `${firm} ${reader}`)).toContain(concept);
  });

  it.each(CASES)('ENG-10c $language is one where the title says nothing of the trade: $firm', (example) => {
    expect(skillsIn(example.language, '', example.firm)).toContain(example.concept);
  });

  it('ENG-10c is one of the trade that the title names', () => {
    const firm = 'Wij leveren trappen aan aannemers in heel Nederland. Onze tekenaars werken met SolidWorks.';
    expect(skillsIn('DUT', 'Lasser', firm)).not.toContain('solidworks');
    expect(skillsIn('DUT', 'Mechanisch ontwerper', firm)).toContain('solidworks');
  });

  it('ENG-10c is one where the sentence begins with the job', () => {
    const about = (whom: string): string =>
      `Founded in 1980 and located in Leeds. The ${whom} is trusted around the world with SolidWorks, our tool.`;
    expect(skillsIn('ENG', 'Welder', about('customer'))).not.toContain('solidworks');
    expect(skillsIn('ENG', 'Welder', about('welder'))).toContain('solidworks');
  });

  it('ENG-10c is none below a heading of tasks where another firm is told of', () => {
    const others = 'The company is trusted around the world. The software SolidWorks is a product of another company.';
    expect(skillsIn('ENG', 'Welder', `Tasks\nYou weld frames.\n${others}`)).toEqual(['welding']);
  });

  it('ENG-10c is one right behind whom the firm seeks', () => {
    const behind = (sentence: string): string =>
      `Founded in 1980. ${sentence} The software SolidWorks is located on a campus, around the world.`;
    expect(skillsIn('ENG', 'Welder', behind('The company is in Leeds.'))).not.toContain('solidworks');
    expect(skillsIn('ENG', 'Welder', behind('We are looking for somebody.'))).toContain('solidworks');
  });

  it('ENG-10c is one where the sentence is for the reader', () => {
    const located = (whom: string): string =>
      `Founded in 1980. The software SolidWorks is located on a campus, around the world, for ${whom}.`;
    expect(skillsIn('ENG', 'Welder', located('companies'))).not.toContain('solidworks');
    expect(skillsIn('ENG', 'Welder', located('you'))).toContain('solidworks');
  });

  it('ENG-10c is one where the sentence asks for it below a heading of tasks', () => {
    const located = (end: string): string =>
      `Tasks\nYou weld frames.\nThe software SolidWorks, located on a campus around the world, is ${end}.`;
    expect(skillsIn('ENG', 'Welder', located('trusted'))).not.toContain('solidworks');
    expect(skillsIn('ENG', 'Welder', located('required'))).toContain('solidworks');
  });

  it('ENG-10c is one where it is an item of a list', () => {
    const lines = ['SolidWorks is trusted around the world', 'It is located on a campus'];
    const listed = (mark: string): string => ['Founded in Leeds.', ...lines.map((line) => mark + line)].join('\n');
    expect(skillsIn('ENG', 'Welder', listed(''))).not.toContain('solidworks');
    expect(skillsIn('ENG', 'Welder', listed('- '))).toContain('solidworks');
  });
});

describe('a phrase that no concept covers', () => {
  it('ENG-10c is offered from the tasks, not from what the firm says of itself', () => {
    const words = 'utensili, vernici, serrature e colori a professionisti.';
    const offered = (text: string): readonly string[] =>
      parser
        .parseJob({ title: '', text, language: 'ITA' })
        .parsingAspects.flatMap((aspect) => (aspect.aspectType === 'PHRASE' ? [aspect.matchedText] : []));
    expect(offered(`Mansioni\nVendere ${words}`)).toContain('colori a professionisti');
    expect(offered(`Azienda con sede a Monza. Dal 1958 vendiamo ${words} La rete ha tre sedi.`)).toEqual([]);
  });
});
