// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { createIntl } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { loadMessages, loadMoreMessages } from '../../src/i18n/messages.ts';
import { testLabel } from '../../src/parts/monitoring/test-label.ts';
import { MoreMessages } from '../../src/parts/application/more-messages.tsx';
import { GeneralFigures } from '../../src/parts/monitoring/general-figures.tsx';
import { TestBar } from '../../src/parts/monitoring/test-bar.tsx';
import { ProfileDetails } from '../../src/parts/monitoring/profile-details.tsx';
import { ProfileOverview } from '../../src/parts/monitoring/profile-overview.tsx';
import { MatchingTest } from '../../src/state/monitoring/matching-test.ts';
import type { JudgedMatch, TestReport } from '../../src/state/monitoring/matching-test-state.ts';
import type { TestedProfile } from '../../src/state/monitoring/profile-order.ts';
import { anApplication, arrived, type Called, changed, click, drawn, names, textOf } from './drawn.tsx';

const FIGURES = {
  hits: 6,
  falsePositives: 2,
  missed: 1,
  unjudged: 9,
  precision: 0.75,
  recall: 0.857,
  precisionAt10: 0.6,
  ndcg: null,
};
const profile = (change: Partial<TestedProfile>): TestedProfile => ({
  ...FIGURES,
  id: 'j1',
  label: 'Welder',
  matchFeedback: [],
  ...change,
});

/** Draws a part of the operators' screens with their words. */
async function operators(part: ReactNode, application?: Awaited<ReturnType<typeof anApplication>>) {
  const place = await drawn(
    <MoreMessages part="operators" locale="en">
      {part}
    </MoreMessages>,
    application,
  );
  await changed(() => import('../../src/i18n/operators/en.ts'));
  await arrived();
  return place;
}

const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);

const italian = { ...(await loadMessages('it')), ...(await loadMoreMessages('operators', 'it')) };

describe('the figures of a matching test', () => {
  it('TST-02a TST-03 precision and recall say how they are made, and how good they are', async () => {
    const place = await operators(<GeneralFigures results={{ ...FIGURES, matches: [] }} />);
    const verdicts = [...place.querySelectorAll<HTMLElement>('[data-verdict]')];
    expect(verdicts.map(({ dataset, textContent }) => [dataset['verdict'], textContent])).toEqual([
      ['fair', '0.75fair'],
      ['good', '0.86good'],
    ]);
    expect(textOf(place)).toContain('6 of 8 returned and decided are right');
    expect(textOf(place)).toContain('6 of 7 accepted are returned');
    expect([...place.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '6',
      '2',
      '1',
      '9',
      '0.60',
      '–',
    ]);
  });

  it('TST-02b of each profile hits, false positives, missed, precision and recall stand under their heads', async () => {
    const onSelect = vi.fn();
    const place = await operators(
      <ProfileOverview
        profiles={[profile({}), profile({ id: 'j2', label: 'Baker', precision: null, recall: 0.749 })]}
        order="precision"
        onOrder={() => undefined}
        selectedId="j1"
        onSelect={onSelect}
      />,
    );
    expect([...place.querySelectorAll('tr')].map(cells)).toEqual([
      ['Profile', 'Hits', 'False pos.', 'Missed', 'Precision', 'Recall'],
      ['Welder', '6', '2', '1', '0.75fair', '0.86good'],
      ['Baker', '6', '2', '1', '–', '0.75poor'],
    ]);
    expect(names(place, '[aria-pressed="true"]')).toEqual(['Welder']);
    await click(place.querySelectorAll('tbody button')[1] ?? null);
    expect(onSelect.mock.calls).toEqual([['j2']]);
  });
});

describe('the bar of a matching test', () => {
  it('TST-01a TST-01d its button keeps the focus while a test runs, and starts no second one', async () => {
    const test = new MatchingTest({
      api: (await anApplication()).api,
      person: null,
      wait: () => Promise.resolve(),
      log: () => {},
    });
    const attempt = vi.fn<(run: () => Promise<void>) => Promise<void>>();
    const state = { ...test.store.get(), key: 'spring', strategies: ['JOB'], strategy: 'JOB' };
    const start = async (isMatching: boolean) => {
      const place = await operators(<TestBar state={{ ...state, isMatching }} test={test} attempt={attempt} />);
      return [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start the test');
    };
    const running = await start(true);
    expect([running?.disabled, running?.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await click(running ?? null);
    expect(attempt).not.toHaveBeenCalled();
    await click((await start(false)) ?? null);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('TST-01d a test that was just started does not show how the one before ended', async () => {
    const test = new MatchingTest({
      api: (await anApplication()).api,
      person: null,
      wait: () => Promise.resolve(),
      log: () => {},
    });
    const report = {
      taskStatus: 'FINISHED',
      reportId: 'r1',
      feedbackFromType: 'JOB',
      feedbackToType: 'CANDIDATE',
      feedbackKey: 'spring',
      matchingStrategy: 'JOB',
      matchResults: { ...FIGURES, matches: [] },
      progress: 1,
      strategyVersion: 3,
      startedAt: '2026-03-02T12:00:00.000Z',
      startedBy: null,
      durationMs: 2000,
      error: null,
    } as unknown as TestReport;
    const shown = async (isMatching: boolean) => {
      const state = { ...test.store.get(), key: 'spring', report, isMatching };
      const place = await operators(<TestBar state={state} test={test} attempt={vi.fn()} />);
      return place.querySelector('[role=status]')?.textContent ?? '';
    };
    expect(await shown(false)).toMatch(/^ finished.*\d s.* \(Version 3\) · 3\/2\/26/);
    expect((await shown(true)).trim()).toBe('Matching in progress');
  });

  it('TST-01a a test is called by its strategy and, in words, which version of it', () => {
    const intl = createIntl({ locale: 'it', messages: italian });
    const label = (matchingStrategy: string | null, strategyVersion: number, name?: string) =>
      testLabel(intl, {
        matchingStrategy,
        strategyVersion,
        startedAt: '2026-03-02T12:00:00.000Z',
        startedBy: name === undefined ? null : { subject: 's', name },
      });
    expect(label('JOB', 0)).toMatch(/^Ricerca di offerte \(Come fornita\) · 02\/03\/26, /);
    expect(label('mia', 12, 'Ada')).toMatch(/^mia \(Versione 12\) · .* Ada$/);
    expect(label(null, 0)).toMatch(/^Come fornita · /);
  });
});

describe('the matches of a profile in a matching test', () => {
  const judged = (id: string, change: Partial<JudgedMatch>): JudgedMatch => ({
    rank: 1,
    matchedProfileId: id,
    label: id.toUpperCase(),
    decision: 'UNDECIDED',
    score: 0.62,
    resultStatus: 'UNKNOWN',
    decidedAt: null,
    decidedBy: null,
    ...change,
  });
  const explained = (...statuses: string[]) => statuses.map((status) => ({ scoreType: 'FORWARD', status }));

  it('TST-02c TST-02d TST-05 TST-06f status, score, details, matched, missed and the decision stand under their heads', async () => {
    const called: Called[] = [];
    const found = [
      {
        id: 'a',
        explanations: [...explained('found', 'missing', 'unknown', 'found'), { scoreType: 'REVERSE', status: 'found' }],
      },
    ];
    const application = await anApplication(
      {},
      { '/match2candidates/candidates?strategy=near': { matches: found } },
      { called },
    );
    const onDecide = vi.fn();
    const place = await operators(
      <ProfileDetails
        fromType="JOB"
        toType="CANDIDATE"
        strategy="near"
        profile={{
          id: 'j1',
          label: 'Welder',
          matchFeedback: [
            judged('a', { resultStatus: 'CORRECT', decision: 'ACCEPT' }),
            judged('b', { resultStatus: 'FALSE_POSITIVE', decision: 'REJECT', score: 0.5 }),
            judged('c', { resultStatus: 'MISSED', score: null }),
            judged('d', {}),
          ],
        }}
        onDecide={onDecide}
        onPrevious={null}
        onNext={null}
      />,
      application,
    );
    expect([...place.querySelectorAll('tr')].map(cells)).toEqual([
      ['Status', 'Match', 'Relevance', 'Details', 'Matched', 'Missed', 'Decision'],
      ['Correct', 'A', '62%', 'Details', '2', '2', 'OKNOK'],
      ['Incorrect', 'B', '50%', 'Details', '–', '–', 'OKNOK'],
      ['Missed', 'C', '–', 'Details', '–', '–', 'OKNOK'],
      ['Unknown', 'D', '62%', 'Details', '–', '–', 'OKNOK'],
    ]);
    const pressed = [...place.querySelectorAll('[role="group"]')].map((group) => names(group, '[aria-pressed="true"]'));
    expect(pressed).toEqual([['OK'], ['NOK'], [], []]);
    expect(place.querySelector('tbody a')?.getAttribute('href')).toBe('/match-details/jobs/j1/candidates/a');
    for (const button of place.querySelectorAll('[role="group"]')[3]?.querySelectorAll('button') ?? [])
      await click(button);
    expect(onDecide.mock.calls).toEqual([
      ['d', 'ACCEPT'],
      ['d', 'REJECT'],
    ]);
    expect(called[0]?.[1]).toMatchObject({ source: { type: 'JOB', index: 'jobs', id: 'j1' }, size: 50 });
  });
});
