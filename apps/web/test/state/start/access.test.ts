import { createApiClient } from '@counterpart/client';
import { readConfiguration } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { allowedConfiguration, loadAccess } from '../../../src/state/login/access.ts';
import { logoutTarget, takeBrought } from '../../../src/state/login/addresses.ts';
import { numberOfText } from '../../../src/state/strategies/number-texts.ts';
import { feedbackTrend } from '../../../src/state/text-mining/feedback-trend.ts';
import { type Sent, waitingNetwork } from '../matching/matching-world.ts';

const configured = (change: object) =>
  readConfiguration(
    {
      feedbackKey: 'desk',
      pages: { profileToCandidates: { enabled: true, indices: [{ name: 'people', label: 'p', ...change }] } },
    },
    () => undefined,
  );

describe('who works here', () => {
  it('may everything where there is no login, and is asked for otherwise', async () => {
    const sent: Sent[] = [];
    const api = createApiClient({ baseUrl: '/api', fetch: waitingNetwork(sent) });
    expect(await loadAccess(api, null)).toEqual({ person: null, role: 'administrator' });
    expect(sent).toEqual([]);
    const asked = loadAccess(api, 'token');
    await sent[0]?.answer({ person: { subject: 'u1' }, role: 'reader' });
    expect(await asked).toEqual({ person: { subject: 'u1' }, role: 'reader' });
  });

  it('takes notes unless an index or the role says otherwise', () => {
    const notes = (change: object, role: 'administrator' | null) =>
      allowedConfiguration(configured(change), { person: null, role }).pages.profileToCandidates.indices[0]
        ?.disableNotes;
    expect([notes({}, 'administrator'), notes({ disableNotes: true }, 'administrator'), notes({}, null)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('judges matches where monitoring is on and the role may', () => {
    const key = (monitoring: boolean, role: 'administrator' | null) => {
      const configuration = { ...configured({}), features: { ...configured({}).features, monitoring } };
      return allowedConfiguration(configuration, { person: null, role }).feedbackKey;
    };
    expect([key(true, 'administrator'), key(false, 'administrator'), key(true, null)]).toEqual(['desk', '', '']);
  });
});

describe('addresses of a login', () => {
  it('SET-09 a log-out ends at a page, of http too, and at the start otherwise', () => {
    const origin = 'https://own.example';
    expect(logoutTarget('http://other.example/x', origin)).toBe('http://other.example/x');
    expect(logoutTarget('/bye', origin)).toBe('https://own.example/bye');
    expect(logoutTarget('javascript:alert(1)', origin)).toBe('https://own.example/');
    expect(logoutTarget('http://', origin)).toBe('https://own.example/');
  });

  it('SET-10 SET-11 what an address brings is taken out of it, and nothing else is', () => {
    const plain = new URL('https://own.example/?a=1');
    expect(takeBrought(plain).address).toBe(plain);
    expect(takeBrought(new URL('https://own.example/?tmb=x&a=1'))).toMatchObject({ tmb: 'x', otp: null });
    expect(takeBrought(new URL('https://own.example/?tmb=x&a=1')).address.href).toBe('https://own.example/?a=1');
    expect(takeBrought(new URL('https://own.example/?otp=y')).address.href).toBe('https://own.example/');
  });
});

describe('a number that is typed', () => {
  it('STR-03e STR-03f is none for a lone minus, two dots or words, and undefined where nothing stands', () => {
    expect(['-', '1.2.3', 'x', '-1.5', '', '.'].map((text) => numberOfText(text, 'number'))).toEqual([
      null,
      null,
      null,
      -1.5,
      undefined,
      null,
    ]);
    expect(['-', '1.5', '', '12'].map((text) => numberOfText(text, 'integer'))).toEqual([null, null, null, 12]);
  });
});

describe('a trend', () => {
  const comments = (...dates: string[]) => dates.map((date) => ({ text: `on ${date}`, date }));
  const periods = (...dates: string[]) => feedbackTrend(comments(...dates), []).map(({ period }) => period);
  const months = (count: number) =>
    Array.from({ length: count }, (_, i) => `${2020 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-15`);

  it('is by month, by quarter beyond eighteen months, by year beyond eighteen quarters, in order', () => {
    expect(periods('2026-03-01', '2026-01-31', '2026-03-02')).toEqual(['2026-01', '2026-03']);
    expect(periods(...months(18))).toHaveLength(18);
    expect(periods(...months(19)).slice(0, 2)).toEqual(['2020-Q1', '2020-Q2']);
    expect(periods(...months(19))).toHaveLength(7);
    expect(periods(...months(55))).toEqual(['2020', '2021', '2022', '2023', '2024']);
    expect(periods('2026-01-01', '2026-01-02')).toEqual([]);
  });

  it('deals the same words over the days on which they were written', () => {
    const match = (context: string) => ({ id: context, sentence: context, context, matchedText: 'x', rule: 'r' });
    const level = { id: 'l', aspectType: 'START_DOING', label: 'l' };
    const matches = [match('plan '), match('plan '), match('unknown')];
    const aspect = { ...level, competences: [{ ...level, group: null, subcategories: [{ ...level, matches }] }] };
    const written = [
      { text: 'plan', date: '2026-01-01' },
      { text: 'plan', date: '2026-02-01' },
      { text: 'no date', date: null },
    ];
    expect(feedbackTrend(written, [aspect])).toEqual([
      { period: '2026-01', comments: 1, counts: { START_DOING: 1 } },
      { period: '2026-02', comments: 1, counts: { START_DOING: 1 } },
    ]);
  });
});
