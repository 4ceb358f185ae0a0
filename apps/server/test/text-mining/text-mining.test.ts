import { ROUTES } from '@counterpart/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../worlds/test-server.ts';
import { mentionsOf } from '../worlds/text-mining-answers.ts';

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

  it('TXT-06b tells its progress line by line, and the answer last', async () => {
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

const parse = (text: string, query = '', parser = 'feedback') => post(`/parsing/parse/${parser}/toJson${query}`, text);

describe('the query of a parser', () => {
  it('TXT-06a takes csv and all three features unless it is told otherwise', async () => {
    const compound = 'De projectplanning loopt goed.';
    expect(mentionsOf((await parse(compound)).json)).toHaveLength(1);
    expect(mentionsOf((await parse(compound, '?features=LEMMA_SPLIT_SPELL')).json)).toHaveLength(1);
    expect(mentionsOf((await parse(compound, '?features=LEMMA_SPELL')).json)).toEqual([]);
    expect(mentionsOf((await parse(compound, '?features=NONE')).json)).toEqual([]);
    const misspelt = 'She interupts people.';
    expect(mentionsOf((await parse(misspelt, '?features=LEMMA_SPELL')).json)).toHaveLength(1);
    expect(mentionsOf((await parse(misspelt, '?features=LEMMA_SPLIT')).json)).toEqual([]);
    const [quoted] = mentionsOf((await parse('"She listens."')).json);
    const [kept] = mentionsOf((await parse('"She listens."', '?inputType=text')).json);
    expect([quoted?.sentence, kept?.sentence]).toEqual(['She listens.', '"She listens."']);
  });

  it('names competences in a language, hides names, and holds to the language of its parser', async () => {
    const [dutch] = mentionsOf((await parse('Thank you, Sarah Jones listens.', '?language=nl&anonymise=true')).json);
    expect(dutch).toMatchObject({ competence: 'communiceren', sentence: 'Thank you, ••••• ••••• listens.' });
    expect(mentionsOf((await parse('Sarah listens.', '', 'feedback-it')).json)).toEqual([]);
  });

  it('is refused with its path where it is wrong', async () => {
    for (const [query, path] of [
      ['?inputType=xml', 'inputType'],
      ['?features=STEM', 'features'],
      ['?language=de', 'language'],
      ['?anonymise=maybe', 'anonymise'],
    ]) {
      const { status, json } = await parse('She listens.', query);
      expect([status, json.error.code, json.error.details[0].path]).toEqual([400, 'INVALID_REQUEST', path]);
    }
    const { status, json } = await parse('She listens.', '', 'unknown');
    expect([status, json.error.details[0].path]).toEqual([404, 'parser']);
    expect(json.error.message).toContain('feedback-nl');
  });
});

describe('a text that is no feedback', () => {
  it('empty or binary is 400, too large is 413, each with a sentence', async () => {
    for (const url of ['/parsing/parse/feedback/toJson', '/stats/ngrams/1/ENG']) {
      const binary = await post(url, 'PNG\u0000\u0001');
      expect([binary.status, binary.json.error.code]).toEqual([400, 'BINARY_TEXT']);
      const large = await post(url, 'x'.repeat(20_000_001));
      expect([large.status, large.json.error]).toEqual([413, expect.objectContaining({ code: 'TOO_LARGE' })]);
    }
    const bytes = await post('/parsing/parse/feedback/toJson', '\ufffd\ufffd\ufffd words');
    expect([bytes.status, bytes.json.error.code]).toEqual([400, 'BINARY_TEXT']);
    const empty = await post('/parsing/parse/feedback/toJson', ' \n ');
    expect([empty.status, empty.json.error]).toEqual([
      400,
      expect.objectContaining({ code: 'EMPTY_TEXT', message: 'The text is empty.' }),
    ]);
    expect((await post('/stats/ngrams/1/ENG', '')).json).toEqual({ ngrams: [] });
  });

  it('TXT-06b one endless line is told in the error fields, and what is beside it is read', async () => {
    const { status, json } = await parse(`She listens.\n${'very long '.repeat(2001)}\nShe is late.`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      error: true,
      errorMessage: 'Comment 2 was not read: a comment may have 20000 characters.',
    });
    expect(mentionsOf(json).map(({ category }) => category)).toEqual(['KEEP_DOING', 'STOP_DOING']);
  });

  it('is read without its HTML, and each comment in its own language', async () => {
    const { json } = await parse(
      '<p>She <b>listens</b>.</p>\nHij komt te laat.\nÈ sempre puntuale.\nElle est patiente.',
    );
    expect(mentionsOf(json).map(({ category, matchedText }) => [category, matchedText])).toEqual([
      ['KEEP_DOING', 'listens'],
      ['KEEP_DOING', 'patiente'],
      ['KEEP_DOING', 'puntuale'],
      ['STOP_DOING', 'komt te laat'],
    ]);
  });
});

describe('many texts at once', () => {
  it('wait in a bounded queue, and one that is given up makes room', async () => {
    const text = 'She listens.\n'.repeat(3000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => parse(text)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
    const gone = new AbortController();
    const { mining } = server.services;
    const query = { inputType: 'csv', features: 'NONE', language: 'en', anonymise: 'false' } as const;
    const reading = await mining.begin('feedback', query, 'She listens.\n'.repeat(100_000), gone.signal);
    const steps = mining.read(reading, gone.signal);
    await steps.next();
    const next = steps.next();
    gone.abort(new Error('gone'));
    await expect(next).rejects.toThrow('gone');
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
