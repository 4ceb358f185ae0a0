import { z } from 'zod';
import {
  decisionResponse,
  documentFeedbackResponse,
  feedbackIdsResponse,
  feedbackProfilesResponse,
  feedbackQuery,
  feedbackRequest,
  testComparison,
  testQuery,
  testReport,
  testReportsResponse,
  testStartResponse,
  weightProposal,
} from '../schemas/monitoring.ts';
import { id, name, profileKind } from '../schemas/primitives.ts';

const feedbackSet = z.object({ from: profileKind, to: profileKind, key: id });
const report = z.object({ reportId: id });

/** The calls of judgements and matching tests (TST-06). */
export const MONITORING_SCHEMAS = {
  feedbackIds: {
    params: z.object({ type: profileKind }),
    response: feedbackIdsResponse,
    scope: 'hrmatching',
    summary: 'The keys under which profiles of a kind judge matches',
  },
  feedbackProfiles: {
    params: feedbackSet,
    query: feedbackQuery,
    response: feedbackProfilesResponse,
    scope: 'hrmatching',
    summary: 'Profiles with their judged matches',
  },
  exportFeedback: { params: feedbackSet, scope: 'hrmatching', summary: 'All judged matches of a key, as CSV' },
  documentFeedback: {
    params: z.object({ type: profileKind, id, to: profileKind, key: id }),
    response: documentFeedbackResponse,
    scope: 'hrmatching',
    summary: 'What was decided of the matches of a document',
  },
  putFeedback: {
    params: z.object({ type: profileKind, id }),
    body: feedbackRequest,
    response: decisionResponse,
    scope: 'hrmatching',
    summary: 'Judge one match',
  },
  startTest: {
    params: feedbackSet,
    query: testQuery,
    response: testStartResponse,
    scope: 'hrmatching',
    summary: 'Start a matching test in the background',
  },
  testReports: { response: testReportsResponse, scope: 'hrmatching', summary: 'Tests that were run, newest first' },
  testReport: { params: report, response: testReport, scope: 'hrmatching', summary: 'A matching test so far' },
  cancelTest: { params: report, response: testReport, scope: 'hrmatching', summary: 'End a matching test early' },
  compareTests: {
    params: z.object({ reportId: id, otherId: id }),
    response: testComparison,
    scope: 'hrmatching',
    summary: 'Two tests on the same judgements',
  },
  proposeWeights: {
    params: feedbackSet,
    query: z.object({ strategy: name.optional() }),
    response: weightProposal,
    scope: 'hrmatching',
    summary: 'Weights of aspects that the judgements speak for',
  },
  exportReport: {
    params: report,
    scope: 'hrmatching',
    summary: 'What a test found, as CSV; decision is that of now, status counts by decisionOfRun',
  },
} as const;
