import { describe, expect, it } from 'vitest';
import { type FeedbackFeatures, FeedbackParser, type TaughtRule } from '../../src/index.ts';

const LANGUAGES = ['DUT', 'FRE', 'ENG', 'ITA'] as const;
const NONE: FeedbackFeatures = { lemma: false, split: false, spell: false };

function parserWith(features: Partial<FeedbackFeatures> = {}, taught: readonly TaughtRule[] = [], anonymise = false) {
  const all = { lemma: true, split: true, spell: true, ...features };
  return new FeedbackParser({ languages: LANGUAGES, features: all, labels: 'ENG', anonymise, taught });
}

const parser = parserWith();

function said(comment: string): string[] {
  return parser.read(comment).map(({ category, competence, sentence }) => `${category} ${competence}: ${sentence}`);
}

describe('a comment', () => {
  it('asks to start, keep and stop in each language, by its cues', () => {
    expect(
      [
        'You should listen to the night shift.',
        'Please keep listening.',
        'Stop interrupting people.',
        'Je zou meer mogen luisteren.',
        'Blijf luisteren.',
        'Stop met anderen te onderbreken.',
        'Il devrait écouter les autres.',
        'Continue à écouter.',
        'Arrête d’interrompre les gens.',
        'Dovrebbe ascoltare i colleghi.',
        'Continua ad ascoltare.',
        'Smetti di interrompere gli altri.',
      ].map((comment) => parser.read(comment)[0]?.category),
    ).toEqual([
      'START_DOING',
      'KEEP_DOING',
      'STOP_DOING',
      'START_DOING',
      'KEEP_DOING',
      'STOP_DOING',
      'START_DOING',
      'KEEP_DOING',
      'STOP_DOING',
      'START_DOING',
      'KEEP_DOING',
      'STOP_DOING',
    ]);
  });

  it('keeps by praise, stops by complaint, and a denial turns either round', () => {
    expect(said('She listens.')).toEqual(['KEEP_DOING communicating: She listens.']);
    expect(said('She never listens.')).toEqual(['STOP_DOING communicating: She never listens.']);
    expect(said('Hij luistert niet.')).toEqual(['STOP_DOING communicating: Hij luistert niet.']);
    expect(said('He is never late.')).toEqual(['KEEP_DOING showing reliability: He is never late.']);
    expect(said('Never stop listening.')).toEqual(['KEEP_DOING communicating: Never stop listening.']);
    expect(said('You should not interrupt people.')).toEqual([
      'STOP_DOING communicating: You should not interrupt people.',
    ]);
    expect(said('It was about planning.')).toEqual(['UNKNOWN organising: It was about planning.']);
    expect(said('The planning was excellent.')).toEqual(['KEEP_DOING organising: The planning was excellent.']);
    expect(said('It is raining again.')).toEqual([]);
  });

  it('holds a sentence for each thought', () => {
    expect(said('Sarah listens well, but she should delegate more. The planning is terrible')).toEqual([
      'KEEP_DOING communicating: Sarah listens well',
      'START_DOING organising: but she should delegate more.',
      'STOP_DOING organising: The planning is terrible',
    ]);
    expect(said('Blijf luisteren en stop met roepen.')).toEqual([
      'KEEP_DOING communicating: Blijf luisteren',
      'STOP_DOING showing respect: en stop met roepen.',
    ]);
  });

  it('names the rule and the words that it was found by', () => {
    const [mention] = parser.read('Ze komt altijd te laat.');
    expect(mention).toMatchObject({
      matchedText: 'komt altijd te laat',
      rule: 'nl:personal.reliability.punctuality:komt .. te laat',
      competenceGroup: 'personal management',
      polarity: -1,
      start: 3,
    });
  });
});

describe('a feature', () => {
  const found = (features: Partial<FeedbackFeatures>, comment: string) =>
    parserWith({ ...NONE, ...features })
      .read(comment)
      .map(({ competence }) => competence);

  it('TXT-06a LEMMA finds inflected forms, and nothing else does', () => {
    expect(found({ lemma: true }, 'They were delegated quickly to others.')).toContain('organising');
    expect(found({ split: true, spell: true }, 'They were delegated to others.')).toEqual([]);
  });

  it('TXT-06a SPLIT finds the parts of a Dutch compound, and nothing else does', () => {
    expect(found({ split: true }, 'De projectplanning loopt goed.')).toEqual(['organising']);
    expect(found({ lemma: true, spell: true }, 'De projectplanning loopt goed.')).toEqual([]);
  });

  it('TXT-06a SPELL finds a misspelt word, and nothing else does', () => {
    expect(found({ spell: true }, 'She interupts people.')).toEqual(['communicating']);
    expect(found({ lemma: true, split: true }, 'She interupts people.')).toEqual([]);
  });
});

describe('what a person teaches', () => {
  const rule = { number: 1, language: 'ENG', polarity: 1 } as const;

  it('is found from then on: a word by its behaviour, a cue by its category', () => {
    const comment = 'She waters the plants, chop chop on planning.';
    expect(parser.read(comment).map(({ category }) => category)).toEqual(['UNKNOWN']);
    const taught: TaughtRule[] = [
      { ...rule, phrase: 'waters the plants', category: null, behaviour: 'people.supporting.helping' },
      { ...rule, phrase: 'chop chop', category: 'START_DOING', behaviour: null, polarity: 0 },
    ];
    expect(
      parserWith({}, taught)
        .read(comment)
        .map(({ category, competence }) => [category, competence]),
    ).toEqual([
      ['KEEP_DOING', 'supporting'],
      ['START_DOING', 'organising'],
    ]);
  });
});

describe('an anonymous answer', () => {
  it('hides names and addresses by marks of their length, and what was found stands where it stood', () => {
    const comment =
      'Sarah listens well, and Van Houtte thinks so too (tell anna@example.be). Excellent planning by Tom’s team.';
    const hidden = parserWith({}, [], true).read(comment);
    expect(hidden[0]?.comment).toBe(
      '••••• listens well, and ••• •••••• thinks so too (tell •••••••••••••••). Excellent planning by •••’s team.',
    );
    for (const { comment: shown, start, matchedText } of hidden) {
      expect(shown.slice(start, start + matchedText.length)).toBe(matchedText);
    }
    expect(hidden.map(({ matchedText }) => matchedText)).toEqual(
      parser.read(comment).map(({ matchedText }) => matchedText),
    );
  });
});
