import { ROUTES } from '@counterpart/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';
import { mentionsOf } from '../worlds/text-mining-answers.ts';

let server: TestServer;
const post = (url: string, text: string) => server.call('POST', url, text, { 'content-type': 'text/plain' });
const parse = (text: string) => post('/parsing/parse/feedback/toJson', text);

beforeAll(async () => {
  server = await startTestServer({}, { keepsOntology: true });
});
afterAll(async () => server.close());

describe('what people teach', () => {
  it('counts from the next call on, is listed, and can be forgotten', async () => {
    const text = 'She waters the plants.';
    expect(mentionsOf((await parse(text)).json)).toEqual([]);
    const word = {
      language: 'ENG',
      phrase: 'waters the plants',
      behaviour: 'people.supporting.helping',
      polarity: 'POSITIVE',
    };
    const taught = await server.call('POST', '/parsing/feedback/rules', word);
    const kept = { taughtAt: '2026-03-02T12:00:00.000Z', taughtBy: null };
    expect(taught.json).toEqual({ number: 1, category: null, ...word, ...kept });
    expect(ROUTES.teachFeedback.response?.parse(taught.json)).toEqual(taught.json);
    expect(mentionsOf((await parse(text)).json)).toMatchObject([{ category: 'KEEP_DOING', competence: 'supporting' }]);
    const cue = { language: 'DUT', phrase: 'hup met', category: 'START_DOING' };
    expect((await server.call('POST', '/parsing/feedback/rules', cue)).json).toEqual({
      number: 2,
      behaviour: null,
      polarity: null,
      ...cue,
      ...kept,
    });
    expect(mentionsOf((await parse('Hup met de planning.')).json)[0]?.category).toBe('START_DOING');
    expect((await server.call('GET', '/parsing/feedback/rules')).json.rules).toHaveLength(2);
    expect((await server.call('DELETE', '/parsing/feedback/rules/1')).json).toEqual({ number: 1, deleted: true });
    expect(mentionsOf((await parse(text)).json)).toEqual([]);
    expect((await server.call('DELETE', '/parsing/feedback/rules/1')).status).toBe(404);
  });

  it('is refused where it says nothing, twice the same, or what nobody knows', async () => {
    const teach = async (body: object) => {
      const { status, json } = await server.call('POST', '/parsing/feedback/rules', { language: 'ENG', ...body });
      return [status, json.error.details[0].path];
    };
    expect(await teach({ phrase: 'of the', category: 'KEEP_DOING' })).toEqual([400, 'phrase']);
    expect(await teach({ phrase: 'sings', behaviour: 'people.singing.loud' })).toEqual([400, 'behaviour']);
    expect(await teach({ phrase: 'sings' })).toEqual([400, 'behaviour']);
    expect(await teach({ language: 'DUT', phrase: 'hup met', category: 'START_DOING' })).toEqual([400, 'phrase']);
  });

  it('TXT-06d is one of the behaviours that are listed in a language', async () => {
    const { json } = await server.call('GET', '/parsing/feedback/competences?language=nl');
    expect(ROUTES.feedbackCompetences.response?.parse(json)).toEqual(json);
    expect(json.groups).toHaveLength(5);
    expect(json.groups[2]).toMatchObject({ id: 'people', label: 'Medewerkers aansturen' });
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

  it('TXT-07 take 2 as the fewest times unless another number is given', async () => {
    const text = 'Team. Team. Team. Plan. Plan. Work.';
    const count = async (query: string) =>
      (await post(`/stats/ngrams/1/ENG${query}`, text)).json.ngrams.map(
        ({ label, freq }: { label: string; freq: number }) => `${label} ${freq}`,
      );
    expect(await count('')).toEqual(['team 3', 'plan 2']);
    expect(await count('?cutoff=3')).toEqual(['team 3']);
    expect(await count('?cutoff=1&cutoffType=MIN_FREQUENCY')).toEqual(['team 3', 'plan 2', 'work 1']);
  });

  it('TXT-07 refuse a length, a language or a cutoff that there is not, with its path', async () => {
    for (const [url, path] of [
      ['/stats/ngrams/0/ENG', 'lengths'],
      ['/stats/ngrams/1,7/ENG', 'lengths'],
      ['/stats/ngrams/1/GER', 'languages'],
      ['/stats/ngrams/1/DUT,', 'languages'],
      ['/stats/ngrams/1/ENG?cutoff=0', 'cutoff'],
      ['/stats/ngrams/1/ENG?cutoff=1.5', 'cutoff'],
      ['/stats/ngrams/1/ENG?cutoffType=TOP', 'cutoffType'],
    ] as const) {
      const { status, json } = await post(url, 'words');
      expect([url, status, json.error.details[0].path]).toEqual([url, 400, path]);
    }
  });
});
