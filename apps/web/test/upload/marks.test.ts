import type { Aspects } from '@counterpart/domain';
import { describe, expect, it } from 'vitest';
import { mergeDrafts, withReading } from '../../src/state/document-form/merge-drafts.ts';
import { draftOf, withFields } from '../../src/state/upload/upload-draft.ts';
import { marksOfDraft, marksOfLabels } from '../../src/state/upload/upload-marks.ts';

const named = (text: string, ...labels: string[]) =>
  marksOfLabels(text, labels).map(({ start, end, labels: own }) => [text.slice(start, end), ...own]);
const skills = (...labels: string[]): Aspects => ({
  hardSkills: {
    type: 'concepts',
    weight: 100,
    required: false,
    value: labels.map((label) => ({ id: label, label, weight: 100, required: false })),
  },
});
const wire = (...labels: string[]) => ({
  aspects: {
    hardSkills: {
      type: 'concepts',
      weight: 1,
      required: false,
      value: labels.map((label) => ({ id: label, label, weight: 1, required: false })),
    },
  },
});

describe('where a text names labels', () => {
  it('is whole words, whatever their case and accents', () => {
    expect(named('LASSEN, en cafés; lassende', 'lassen ', 'Café')).toEqual([
      ['LASSEN', 'lassen '.trim()],
      ['lassende', 'lassen'],
    ]);
    expect(named('Excel en excel', 'EXCEL')).toEqual([
      ['Excel', 'EXCEL'],
      ['excel', 'EXCEL'],
    ]);
    expect(named('verlassen x', 'lassen')).toEqual([]);
    expect(named('C en SQL', 'C', 'SQL')).toEqual([['SQL', 'SQL']]);
  });

  it('takes the longer of two that begin together, and none within another', () => {
    expect(named('MIG en TIG', 'MIG', 'MIG en', 'en TIG')).toEqual([['MIG en', 'MIG en']]);
    expect(named('TIG MIG', 'MIG', 'TIG')).toEqual([
      ['TIG', 'TIG'],
      ['MIG', 'MIG'],
    ]);
  });

  it('knows the other forms of a long word by three letters at its end', () => {
    expect(named('magazijniers', 'magazijnier')).toEqual([['magazijniers', 'magazijnier']]);
    expect(named('magazij', 'magazijnier')).toEqual([]);
    expect(named('magazijniersploeg', 'magazijnier')).toEqual([]);
    expect(named('lasser', 'las')).toEqual([]);
  });

  it('is two hundred places of one label at most', () => {
    expect(named('SQL '.repeat(300), 'SQL')).toHaveLength(200);
  });
});

describe('what is marked in a draft', () => {
  const text = 'Ik las bij Acme en leerde aan de VDAB';
  const evidence = [{ start: 3, end: 6, labels: ['lassen', 'gone'] }];
  const draft = { ...draftOf({ id: 'c1', cvText: text }, evidence), aspects: skills('lassen', 'leerde') };
  const marked = (change: object = {}) =>
    marksOfDraft('cvText', { ...draft, ...change }).map(({ start, end, labels }) => [start, end, ...labels]);

  it('is what was read there, by the labels that are left, then what stands there word for word', () => {
    expect(marked()).toEqual([
      [3, 6, 'lassen'],
      [19, 25, 'leerde'],
    ]);
    expect(marked({ aspects: skills('other') })).toEqual([]);
  });

  it('is employers and institutes too', () => {
    const document = {
      id: 'c1',
      cvText: text,
      workExperiences: [{ company: 'Acme' }, { title: 'leerde' }],
      educations: [{ institute: 'VDAB' }, { field: 'x' }, { degree: 'y' }],
    };
    expect(marked({ document, aspects: {} })).toEqual([
      [11, 15, 'Acme'],
      [19, 25, 'leerde'],
      [33, 37, 'VDAB'],
    ]);
  });

  it('of a text that was changed is by words only, and what was read goes before a word that looks alike', () => {
    const changed = withFields(draft, { cvText: 'Nu lassen' });
    expect(marked(changed)).toEqual([[3, 9, 'lassen']]);
    const twice = { evidence: [{ start: 3, end: 6, labels: ['lassen'] }], aspects: skills('lassen', 'las bij') };
    expect(marked(twice)).toEqual([[3, 6, 'lassen']]);
  });
});

describe('two drafts of one document', () => {
  const began = { id: 'c1', language: 'DUT' as const, cvText: 'x', extraProperties: { town: 'Gent', phone: '1' } };

  it('keep what only one of the two changed', () => {
    const mine = withFields(draftOf(began), { cvText: 'mine' });
    const theirs = { ...began, extraProperties: { town: 'Aalst', phone: '1' } };
    const { draft, conflicts } = mergeDrafts(began, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(draft.document).toMatchObject({ cvText: 'mine', extraProperties: { town: 'Aalst', phone: '1' } });
  });

  it('name what both changed, and hold mine', () => {
    const mine = withFields(draftOf(began), { cvText: 'mine' });
    const { draft, conflicts } = mergeDrafts(began, mine, { ...began, cvText: 'theirs' });
    expect(conflicts).toEqual([{ path: 'cvText', mine: 'mine', theirs: 'theirs', both: null }]);
    expect(draft.document.cvText).toBe('mine');
    expect(mergeDrafts(began, mine, { ...began, cvText: 'mine' }).conflicts).toEqual([]);
  });

  it('offer two lists as one, each entry once, mine first', () => {
    const start = { ...began, matchProfile: wire('a') } as never;
    const mine = { ...draftOf(start), aspects: skills('a', 'B') };
    const { conflicts } = mergeDrafts(start, mine, { ...began, matchProfile: wire('b', 'c') } as never);
    const both = conflicts[0]?.both as { readonly value: readonly { readonly label: string }[] } | undefined;
    expect(both?.value.map(({ label }) => label)).toEqual(['a', 'B', 'c']);
    const worked = (...ids: string[]) => ids.map((id) => ({ id, title: id }));
    const jobs = withFields(draftOf({ ...began, workExperiences: worked('w1') }), {
      workExperiences: worked('w1', 'w2'),
    });
    const merged = mergeDrafts({ ...began, workExperiences: worked('w1') }, jobs, {
      ...began,
      workExperiences: worked('w3', 'w2'),
    });
    expect((merged.conflicts[0]?.both as { id: string }[] | undefined)?.map(({ id }) => id)).toEqual([
      'w1',
      'w2',
      'w3',
    ]);
  });

  it('follow what the server reads where nobody made it otherwise', () => {
    const start = { ...began, matchProfile: wire('a') } as never;
    const reading = draftOf({ ...began, matchProfile: wire('new') } as never, [{ start: 0, end: 1, labels: ['new'] }]);
    const labels = (aspects: Aspects) =>
      aspects.hardSkills?.type === 'concepts' ? aspects.hardSkills.value.map(({ label }) => label) : [];
    const followed = withReading(draftOf(start), reading);
    expect(labels(followed.aspects)).toEqual(['new']);
    expect(followed.evidence).toEqual([{ start: 0, end: 1, labels: ['new'] }]);
    const own = withReading({ ...draftOf(start), aspects: skills('mine') }, reading);
    expect(labels(own.aspects)).toEqual(['mine']);
    expect(labels(own.readAspects)).toEqual(['new']);
    const typed = withReading(withFields(draftOf(start), { cvText: 'typed' }), reading);
    expect(typed.document.cvText).toBe('typed');
  });
});
