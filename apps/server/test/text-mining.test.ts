import { ROUTES } from '@counterpart/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
const TEXT = { 'content-type': 'text/plain' };
const post = (url: string, text: string, headers: Record<string, string> = {}) =>
  server.call('POST', url, text, { ...TEXT, ...headers });

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

describe('feedback', () => {
  it('TXT-06a TXT-06b TXT-06c is parsed from plain text into four trees', async () => {
    const answer = await post(
      '/parsing/parse/feedback/toJson?inputType=csv&features=LEMMA_SPLIT_SPELL',
      'Sarah listens well, but she should delegate more.\nThe canteen is closed on Monday.',
    );
    expect(answer.status).toBe(200);
    expect(ROUTES.parseFeedback.response?.parse(answer.json)).toEqual(answer.json);
    expect(Object.keys(answer.json)).toEqual([
      'aspects',
      'parserVersion',
      'timestamp',
      'duration',
      'error',
      'errorMessage',
    ]);
    expect(answer.json).toMatchObject({ timestamp: '2026-03-02T12:00:00.000Z', error: false, errorMessage: null });
    const [start, keep, stop, unknown] = answer.json.aspects;
    expect([start, keep, stop, unknown].map(({ aspectType, nrOfMentions }) => [aspectType, nrOfMentions])).toEqual([
      ['START_DOING', 1],
      ['KEEP_DOING', 1],
      ['STOP_DOING', 0],
      ['UNKNOWN', 0],
    ]);
    const [group] = keep.nestedAspects;
    expect(group).toMatchObject({ aspectType: 'COMPETENCE_GROUP', label: 'interpersonal management', nrOfMentions: 1 });
    const [competence] = group.nestedAspects;
    expect(competence).toMatchObject({ aspectType: 'COMPETENCE', label: 'communicating', mentions: [] });
    expect(competence.nestedAspects[0]).toMatchObject({ aspectType: 'BEHAVIOUR', label: 'listens', nrOfMentions: 1 });
    expect(competence.nestedAspects[0].mentions).toEqual([
      {
        aspectType: 'BEHAVIOUR',
        matchedText: expect.stringContaining('listens'),
        matchedRule: expect.stringMatching(/^en:interpersonal\.communicating\.listening:/),
        originalComment: 'Sarah listens well, but she should delegate more.',
        sentence: 'Sarah listens well',
        competenceGroup: 'interpersonal management',
        competence: 'communicating',
        competenceFlag: 'POSITIVE',
        nestedAspects: [],
      },
    ]);
  });

  it('tells its progress line by line, and the answer last', async () => {
    const text = 'Sarah listens well.\n'.repeat(20_000);
    const { text: body, headers } = await post('/parsing/parse/feedback/toJson', text, {
      accept: 'application/x-ndjson',
    });
    expect(headers['content-type']).toBe('application/x-ndjson');
    const lines = body.trimEnd().split('\n');
    const answer = JSON.parse(lines.pop() ?? '');
    expect(answer.aspects[1].nrOfMentions).toBe(20_000);
    expect(lines.map((line) => JSON.parse(line)).at(-1)).toEqual({ progress: 1, read: 20_000, comments: 20_000 });
    expect(lines.length).toBeGreaterThan(1);
  });
});

describe('n-grams', () => {
  it('TXT-07 are counted within sentences, the most frequent first', async () => {
    const answer = await post(
      '/stats/ngrams/1,2,3,4,5,6/DUT,ENG?cutoff=2&cutoffType=MIN_FREQUENCY',
      'Goed luisteren. Goed luisteren is fijn. Goed, luisteren.',
    );
    expect(answer.json).toEqual({
      ngrams: [
        { label: 'goed', freq: 3, nrOfTokens: 1 },
        { label: 'goed luisteren', freq: 3, nrOfTokens: 2 },
        { label: 'luisteren', freq: 3, nrOfTokens: 1 },
      ],
    });
  });
});

describe('names of people', () => {
  it('are hidden in every line, of its own length, whether something is found in it or not', async () => {
    const text = 'Sarah listens well.\n\nThe desk of Sarah is red.\nElke maandag belt Tom Peeters naar tom@work.be.';
    const { status, json } = await post('/parsing/feedback/anonymise', text);
    expect(status).toBe(200);
    expect(json.lines).toEqual([
      '••••• listens well.',
      '',
      'The desk of ••••• is red.',
      'Elke maandag belt ••• ••••••• naar •••••••••••.',
    ]);
  });
});
