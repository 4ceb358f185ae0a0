import { candidate, type GoldenCorpus, job, TRADES } from './golden-corpus.ts';
import { concepts, item, keyword, read, text } from '../worlds/resolved-builders.ts';

const welding = { hardSkills: concepts([item('welding')]) };

const wishes: GoldenCorpus = {
  name: 'candidates with wishes of their own',
  documents: [
    candidate('content', { hardSkills: concepts([item('welding')]), jobFunctions: concepts([item('welder')]) }),
    candidate('partly', { hardSkills: concepts([item('joining')]), jobFunctions: concepts([item('welder')]) }),
    candidate('elsewhere', { hardSkills: concepts([item('welding')]), languages: concepts([item('french')]) }),
    candidate('picky', {
      hardSkills: concepts([item('welding')]),
      languages: concepts([item('french', ['french'], { required: true })]),
    }),
    candidate('wordless', {}),
  ],
  requests: {
    'ENG-03 FORWARD: what the job asks, and only its flags bind': {
      asks: welding,
      source: job(welding),
      scoreType: 'FORWARD',
      expected: [
        ['content', 1, 'has the skill'],
        ['elsewhere', 1, 'has the skill; ties break by id'],
        ['picky', 1, 'has the skill; what it requires does not bind'],
        ['partly', 0.6, 'a broader skill'],
      ],
    },
    'ENG-03 REVERSE: what the candidates ask, and only their flags bind': {
      asks: welding,
      source: job(welding),
      scoreType: 'REVERSE',
      expected: [
        ['content', 0.5, 'asks the skill the job is about, and an occupation it does not name'],
        ['elsewhere', 0.5, 'asks the skill, and a language the job does not name'],
      ],
    },
    'ENG-03 MUTUAL: half of each, and the flags of both bind': {
      asks: welding,
      source: job(welding),
      scoreType: 'MUTUAL',
      expected: [
        ['content', 0.75, '(1 + 0.5) ÷ 2'],
        ['elsewhere', 0.75, '(1 + 0.5) ÷ 2'],
        ['partly', 0.3, '(0.6 + 0) ÷ 2'],
      ],
    },
    'ENG-03 MUTUAL_FORWARD_WEIGHT: what the job does not ask weighs nothing in reverse': {
      asks: welding,
      source: job(welding),
      scoreType: 'MUTUAL_FORWARD_WEIGHT',
      expected: [
        ['content', 1, 'only hardSkills weigh in reverse, and they are met'],
        ['elsewhere', 1, 'only hardSkills weigh in reverse, and they are met'],
        ['partly', 0.3, 'joining does not reach welding'],
      ],
    },
    'ENG-03 MUTUAL_FORWARD_SCORE, the default: the score is forward, the flags of both bind': {
      asks: welding,
      source: job(welding),
      expected: [
        ['content', 1, 'has the skill'],
        ['elsewhere', 1, 'has the skill'],
        ['partly', 0.6, 'a broader skill; picky is out, as the job has no French'],
      ],
    },
    'ENG-03 a profile without an entity passes flags in aspects it is silent about': {
      asks: welding,
      expected: [
        ['content', 1, 'has the skill'],
        ['elsewhere', 1, 'has the skill'],
        ['picky', 1, 'nobody stands behind the profile who could lack French'],
        ['partly', 0.6, 'a broader skill'],
      ],
    },
  },
};

const near: GoldenCorpus = {
  name: 'skills near the one asked',
  documents: ['welding', 'tig welding', 'orbital welding', 'joining', 'soldering', 'welder', 'forklift'].map((name) =>
    candidate(name, { hardSkills: concepts([item(name)]) }),
  ),
  requests: {
    'ENG-04 NONE finds the concept itself': {
      asks: welding,
      expansionType: 'NONE',
      expected: [['welding', 1, 'itself']],
    },
    'ENG-04 LIMITED takes one step within the type': {
      asks: welding,
      expansionType: 'LIMITED',
      expected: [
        ['welding', 1, 'itself'],
        ['tig welding', 0.9, 'narrower'],
        ['joining', 0.6, 'broader'],
        ['soldering', 0.5, 'related'],
      ],
    },
    'ENG-04 LIMITED_CROSS_TYPES takes one step to any type': {
      asks: welding,
      expansionType: 'LIMITED_CROSS_TYPES',
      expected: [
        ['welding', 1, 'itself'],
        ['tig welding', 0.9, 'narrower'],
        ['joining', 0.6, 'broader'],
        ['soldering', 0.5, 'related'],
        ['welder', 0.4, 'the occupation it is essential for'],
      ],
    },
    'ENG-04 FULL takes several steps within the type': {
      asks: welding,
      expansionType: 'FULL',
      expected: [
        ['welding', 1, 'itself'],
        ['tig welding', 0.9, 'narrower'],
        ['orbital welding', 0.81, 'two steps narrower'],
        ['joining', 0.6, 'broader'],
        ['soldering', 0.5, 'related'],
      ],
    },
    'ENG-04 FULL_CROSS_TYPES, the default, takes several steps to any type': {
      asks: welding,
      expected: [
        ['welding', 1, 'itself'],
        ['tig welding', 0.9, 'narrower'],
        ['orbital welding', 0.81, 'two steps narrower'],
        ['joining', 0.6, 'broader'],
        ['soldering', 0.5, 'related'],
        ['welder', 0.4, 'the occupation it is essential for'],
      ],
    },
    'ENG-05b a required item holds by narrower concepts and the occupation, not by broader or related ones': {
      asks: { hardSkills: concepts([item('welding', ['welding'], { required: true })]) },
      expected: [
        ['welding', 1, 'itself'],
        ['tig welding', 0.9, 'narrower'],
        ['orbital welding', 0.81, 'narrower'],
        ['welder', 0.4, 'its occupation'],
      ],
    },
    'ENG-05b a required aspect without a required item needs one item that holds': {
      asks: { hardSkills: concepts([item('welding'), item('forklift')], { required: true }) },
      expansionType: 'NONE',
      expected: [
        ['forklift', 0.5, 'one of two'],
        ['welding', 0.5, 'one of two'],
      ],
    },
    'ENG-05b under PENALTY a target that fails stays, and its score is multiplied once': {
      asks: { hardSkills: concepts([item('welding', ['welding'], { required: true })]) },
      expansionType: 'LIMITED',
      strategy: {
        required: {
          mode: 'PENALTY',
          relations: ['same', 'narrower'],
          enumMinimum: 0.8,
          missing: 'FAIL',
          penalty: 0.5,
        },
      },
      expected: [
        ['welding', 1, 'itself'],
        ['tig welding', 0.9, 'narrower'],
        ['joining', 0.3, 'broader does not hold: 0.6 × 0.5'],
        ['soldering', 0.25, 'related does not hold: 0.5 × 0.5'],
      ],
    },
    'ENG-05a the heavier of two items decides': {
      asks: { hardSkills: concepts([item('welding', ['welding'], { weight: 3 }), item('forklift')]) },
      expansionType: 'NONE',
      expected: [
        ['welding', 0.75, '3 of 4'],
        ['forklift', 0.25, '1 of 4'],
      ],
    },
    'ENG-05a the heavier of two aspects decides': {
      asks: {
        hardSkills: concepts([item('forklift')], { weight: 1 }),
        jobFunctions: concepts([item('welder')], { weight: 4 }),
      },
      expansionType: 'NONE',
      expected: [
        ['welder', 0.8, '4 of 5'],
        ['forklift', 0.2, '1 of 5'],
      ],
    },
    'MAT-13 excluded ids are in neither the results nor the count': {
      asks: welding,
      expansionType: 'LIMITED',
      excludedIds: ['welding', 'soldering', 'unknown'],
      expected: [
        ['tig welding', 0.9, 'narrower'],
        ['joining', 0.6, 'broader'],
      ],
    },
  },
};

const sources: GoldenCorpus = {
  name: 'one skill, found in different places',
  documents: [
    candidate('by title', {}, { evidence: [read(TRADES, 'welding', 'JOB_TITLE')] }),
    candidate('at work', {}, { evidence: [read(TRADES, 'welding', 'WORK_EXPERIENCES')] }),
    candidate('ten years ago', {}, { evidence: [read(TRADES, 'welding', 'WORK_EXPERIENCES', { endYear: 2016 })] }),
    candidate('at school', {}, { evidence: [read(TRADES, 'welding', 'EDUCATIONS')] }),
    candidate('in the cv', {}, { evidence: [read(TRADES, 'welding', 'CV_TEXT')] }),
    candidate('words', {}, { texts: [text('CV_TEXT', 'some joins of pipes')] }),
    candidate('words apart', {}, { texts: [text('CV_TEXT', 'pipes of some')] }),
    candidate('words in another language', {}, { language: 'FRE', texts: [text('CV_TEXT', 'of pipes', 'FRE')] }),
    candidate('label', { softSkills: concepts([keyword('of pipes')]) }),
  ],
  requests: {
    'ENG-02b the source of evidence and its age set its strength': {
      asks: welding,
      expected: [
        ['by title', 1, 'titles are as strong as own values'],
        ['at work', 0.9, 'work experience'],
        ['at school', 0.7, 'education'],
        ['in the cv', 0.6, 'CV'],
        ['ten years ago', 0.45, 'one half life: 0.9 ÷ 2'],
      ],
    },
    'ENG-02b a keyword is found as its words in order in one text, or as an equal label': {
      asks: { hardSkills: concepts([keyword('of pipes')]) },
      expected: [
        ['label', 1, 'an own value of the same label'],
        ['words', 0.6, 'the words in order, in the CV'],
        ['words in another language', 0.6, 'the words in the stems of that language'],
      ],
    },
  },
};

/** Corpora on concepts, words and the two directions. */
export const CONCEPT_CORPORA: readonly GoldenCorpus[] = [wishes, near, sources];
