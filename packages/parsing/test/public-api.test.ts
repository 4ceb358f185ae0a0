import { expect, it } from 'vitest';
import * as parsing from '../src/index.ts';

it('exports exactly what other packages may rely on', () => {
  expect(Object.keys(parsing).sort()).toEqual([
    'FeedbackParser',
    'commentsOf',
    'countNgrams',
    'createParser',
    'feedbackRulesVersion',
    'feedbackTopics',
    'findContacts',
    'kindOfText',
    'phraseProblem',
    'resolveProfile',
  ]);
});
