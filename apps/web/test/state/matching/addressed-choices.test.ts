import { describe, expect, it } from 'vitest';
import type { IndexConfiguration } from '@counterpart/domain';
import { choicesText, readChoices } from '../../../src/state/matching/drafts/addressed-choices.ts';
import { answerOf, openPage, settle, sortModes } from './matching-world.ts';

const entity = { type: 'JOB', index: 'jobs', id: 'j1' } as const;
const document = { id: 'j1', version: 3, language: 'FRE', matchProfile: { aspects: {} } };
const office = { enabled: true, value: ['Gent – Œst ☂'] };
const predicate = {
  combinator: 'and' as const,
  rules: [{ property: 'km', data: { type: 'number' as const, comparison: 'less than' as const, value: 3 } }],
};

function drafts(change: object) {
  const { context } = openPage(new Map());
  const { indices } = context.store.get();
  const own = indices['a'];
  if (own === undefined) throw new Error('no index a');
  return { indices: { ...indices, a: { ...own, ...change } }, configured: context.indices };
}

describe('filters and order in the fragment of an address', () => {
  it('nothing chosen is no fragment, and a filter emptied again is nothing chosen', () => {
    const { indices, configured } = drafts({});
    expect(choicesText(indices, configured)).toBe('');
    const filters = [{ name: 'office', type: 'multipleTerm' }] as unknown as IndexConfiguration['filters'];
    const withFilter = configured.map((index) => ({ ...index, filters }));
    const emptied = drafts({ filters: { office: { enabled: true, value: [] } } }).indices;
    expect(choicesText(emptied, withFilter)).toBe('');
    expect(choicesText(drafts({ filters: { office: { enabled: false, value: [] } } }).indices, withFilter)).not.toBe(
      '',
    );
  });

  it('is letters, digits, - and _ only, holds filters, rules, order and statuses, and never who was left out', () => {
    const chosen = {
      sortMode: sortModes[1],
      filters: { office },
      customFiltersPredicate: predicate,
      includeStatus: ['placed'],
      excludedIds: ['c7'],
    };
    const { indices, configured } = drafts(chosen);
    const text = choicesText(indices, configured);
    expect(text).toMatch(/^[\w-]+$/);
    expect(atob(text.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('c7');
    const read = readChoices(text, configured);
    expect(read?.['a']).toEqual({ ...chosen, excludedIds: [] });
    expect(read?.['b']).toMatchObject({ filters: {}, sortMode: { name: 'relevance' } });
  });

  it('any text comes back as it was, whatever its bytes are', () => {
    for (const value of ['?', '??', '???', '>>>', '~~~', 'ÿþ', 'über/änder+ung', '日本', '\u{1F600}']) {
      const { indices, configured } = drafts({ filters: { office: { enabled: true, value: [value, `x${value}`] } } });
      const text = choicesText(indices, configured);
      expect(text).toMatch(/^[\w-]+$/);
      expect(readChoices(text, configured)?.['a']?.filters['office']?.value).toEqual([value, `x${value}`]);
    }
  });

  it('a fragment that is none of ours says nothing', () => {
    const { configured } = drafts({});
    for (const text of ['', 'main', '%%%', btoa('[1]'), btoa('"x"'), btoa('{')]) {
      expect(readChoices(text, configured)).toBeNull();
    }
  });

  it('MAT-12b an address prevails over the draft, the draft over the last match', async () => {
    const kept = new Map<string, string>();
    const before = openPage(kept);
    void before.context.load(entity);
    await before.sent[0]?.answer(document);
    for (const request of before.sent.slice(1)) await request.answer(answerOf(1, 'x'));
    void before.context.setFilters('a', { filters: { office } });
    await before.sent.at(-1)?.answer(answerOf(1, 'x'));
    // the draft alone
    const again = openPage(kept);
    void again.context.load(entity);
    await again.sent[0]?.answer(document);
    expect(again.context.nextRequest('a').filters).toEqual({ office });
    // an address with another choice
    const town = { enabled: true, value: ['Lille'] };
    const { indices, configured } = drafts({ filters: { town } });
    const addressed = openPage(kept);
    void addressed.context.load(entity, { choices: readChoices(choicesText(indices, configured), configured) });
    await addressed.sent[0]?.answer(document);
    expect(addressed.context.nextRequest('a').filters).toEqual({ town });
    // matched once, with it
    expect(addressed.sent).toHaveLength(3);
  });

  it('MAT-20 another address of the same page matches only the index that it changes', async () => {
    const { context, sent } = openPage(new Map());
    void context.withoutSource();
    void context.match();
    await sent[0]?.answer(answerOf(9, 'x'));
    await sent[1]?.answer(answerOf(9, 'y'));
    const { indices, configured } = drafts({ sortMode: sortModes[1] });
    void context.choose(readChoices(choicesText(indices, configured), configured));
    await settle();
    expect(sent.slice(2).map(({ url }) => url)).toEqual(['/api/hrmatching/match2candidates/a']);
    expect(sent[2]?.body.sort).toEqual([{ field: 'name', order: 'asc' }]);
    // back to an address that names nothing
    await sent[2]?.answer(answerOf(9, 'x'));
    void context.choose(null);
    await settle();
    expect(sent[3]?.body.sort).toEqual([{ field: 'score', order: 'desc' }]);
  });
});
