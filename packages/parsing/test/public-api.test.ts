import { expect, it } from 'vitest';
import * as parsing from '../src/index.ts';
import * as withoutReader from '../src/without-reader.ts';

it('exports exactly what other packages may rely on', () => {
  expect(Object.keys(parsing).sort()).toEqual([
    'FeedbackParser',
    'commentsOf',
    'countNgrams',
    'createParser',
    'resolveProfile',
  ]);
  expect(Object.keys(withoutReader).sort()).toEqual([
    'feedbackRulesVersion',
    'feedbackTopics',
    'findContacts',
    'kindOfText',
    'parserVersion',
    'phraseProblem',
    'resolveInSteps',
  ]);
});
