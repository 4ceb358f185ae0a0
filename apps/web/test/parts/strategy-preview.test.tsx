// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MoreMessages } from '../../src/parts/application/more-messages.tsx';
import { StrategyPreview } from '../../src/parts/strategy/strategy-preview.tsx';
import { StrategyTree } from '../../src/parts/strategy/strategy-tree.tsx';
import { readSchema } from '../../src/state/strategies/schema-node.ts';
import type { SavedStrategy } from '../../src/state/strategies/strategy-editing.ts';
import { anApplication, arrived, type Called, changed, drawn, passing, textOf, type } from './drawn.tsx';

const schema = readSchema(
  {
    type: 'object',
    properties: {
      minScore: { type: 'number', title: 'Least score', minimum: 0, maximum: 1 },
      half: { type: 'number', title: 'Half-life', exclusiveMinimum: 0, maximum: 1000 },
      table: { type: 'object', additionalProperties: { type: 'number', minimum: 0, maximum: 1 } },
    },
  },
  () => undefined,
);
const saved = { minScore: 0.1, half: 10, table: { PERMANENT: 0.5 } };
const strategy = { name: 'mine', template: 'CANDIDATE', parameters: saved, version: 1 } as unknown as SavedStrategy;
const index = { indices: [{ name: 'jobs', label: 'Jobs' }] };
const config = {
  pages: { profileToJobs: index, profileToCandidates: { indices: [{ name: 'candidates', label: 'Candidates' }] } },
};
const answers = {
  '/feedbackIds': { feedbackIds: [{ key: 'k', type: 'CANDIDATE' }] },
  '/key/k?size=50': { profiles: [{ id: 'j1', label: 'Welder', matchFeedback: [] }] },
  '/match2candidates/candidates?strategy=mine': { from: 0, size: 50, count: 0, matches: [] },
};

function Editing() {
  const [draft, setDraft] = useState<unknown>(saved);
  return (
    <>
      <StrategyTree schema={schema} draft={draft} saved={saved} isLocked={false} onChange={setDraft} />
      <StrategyPreview schema={schema} strategy={strategy} draft={draft} />
    </>
  );
}

afterEach(() => vi.useRealTimers());

async function edited() {
  const called: Called[] = [];
  const application = await anApplication(config, answers, { called });
  const place = await drawn(
    <MoreMessages part="operators" locale="en">
      <Editing />
    </MoreMessages>,
    application,
  );
  await changed(() => import('../../src/i18n/operators/en.ts'));
  await arrived();
  await arrived();
  vi.useFakeTimers();
  /** Edits of which the server was asked. */
  const asked = () =>
    called.flatMap(([, body]) => {
      const { strategyParameters } = (body ?? {}) as { readonly strategyParameters?: object };
      return strategyParameters === undefined ? [] : [strategyParameters];
    });
  const write = async (name: string, text: string) => {
    await type(place.querySelector(`[aria-label="${name}"]`), text);
    await passing(1000);
    await passing(1000);
  };
  return { place, asked, write };
}

describe('the preview of a strategy', () => {
  it('STR-04f asks with what the server takes, and not with a value that it refuses', async () => {
    const { place, asked, write } = await edited();
    expect(asked()).toEqual([saved]);
    await write('Least score', '0.2');
    expect(asked()).toEqual([saved, { ...saved, minScore: 0.2 }]);
    await write('Least score', '7');
    expect(asked()).toHaveLength(2);
    expect(textOf(place)).toContain('The preview waits for an allowed value: Least score');
    expect(textOf(place)).toContain('From 0 to 1');
    // the least itself is too small where it says so
    await write('Half-life', '0');
    expect(textOf(place)).toContain('The preview waits for an allowed value: Least score and Half-life');
    await write('Least score', '0.3');
    expect(asked()).toHaveLength(2);
    await write('Half-life', '0.5');
    expect(asked().at(-1)).toEqual({ ...saved, minScore: 0.3, half: 0.5 });
    expect(textOf(place)).not.toContain('The preview waits');
  });

  it('STR-03f a number of a table that is out of bounds is named too', async () => {
    const { place, asked, write } = await edited();
    const before = asked().length;
    const field = [...place.querySelectorAll('input')].find(({ value }) => value === '0.5');
    await write(field?.getAttribute('aria-label') ?? '', '1.5');
    expect(asked()).toHaveLength(before);
    expect(textOf(place)).toContain('The preview waits for an allowed value: ');
  });
});
