import { describe, expect, it } from 'vitest';
import { documentToSave, draftOf, isLooseDate } from '../src/state/upload/upload-draft.ts';
import { removeItem } from '../src/state/profile/profile-editing.ts';
import { marksOfDraft, marksOfLabels } from '../src/state/upload/upload-marks.ts';
import type { Refusal } from '../src/state/upload/upload-refusal.ts';
import { rejectedCsv } from '../src/state/upload/upload-rejects.ts';

describe('what a text names', () => {
  it('DET-05 is marked in any case, with or without accents, as whole words, the longer label first', () => {
    const text = 'Soudeur à Liège. LIEGE! TIG-lassen, lassen, verlassen';
    const marks = marksOfLabels(text, ['liège', 'lassen', 'TIG-lassen', 'a']);
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['Liège', 'LIEGE', 'TIG-lassen', 'lassen']);
  });
});

describe('what was read in a text', () => {
  const item = (label: string) => ({ id: label, label, weight: 1, required: false });
  const value = [item('Stressbestendigheid'), item('lassen')];
  const read = {
    id: 'c1',
    cvText: 'Kan tegen een stootje. Lassen is mijn vak, lassen wil ik.',
    matchProfile: { aspects: { hardSkills: { type: 'concepts' as const, weight: 1, required: false, value } } },
  };
  const evidence = [
    { start: 4, end: 21, labels: ['Stressbestendigheid'] },
    { start: 23, end: 29, labels: ['lassen'] },
  ];
  const shown = (draft: Parameters<typeof marksOfDraft>[1]) =>
    marksOfDraft('cvText', draft).map(({ start, end }) => (draft.document.cvText ?? '').slice(start, end));

  it('DET-05 is marked where it was read, whatever its label, and nowhere else', () => {
    expect(shown(draftOf(read, evidence))).toEqual(['tegen een stootje', 'Lassen']);
  });
  it('DET-05 is marked no longer when the value is taken out; what is added is marked by its label', () => {
    const draft = draftOf(read, evidence);
    const aspects = removeItem(draft.aspects, 'hardSkills', 'Stressbestendigheid');
    const workExperiences = [{ id: 'w1', title: 'vak' }];
    expect(shown({ ...draft, aspects, document: { ...read, workExperiences } })).toEqual(['Lassen', 'vak']);
  });
  it('DET-05 is marked by its label when the text was changed', () => {
    const draft = draftOf(read, evidence);
    expect(shown({ ...draft, document: { ...read, cvText: 'Goed in lassen.' } })).toEqual(['lassen']);
  });
});

describe('a label of one word', () => {
  it('DET-05 is found in its other forms, but not as the beginning of another word', () => {
    const text = 'Orderpicking, lasser en bakkerijproducten';
    const marks = marksOfLabels(text, ['orderpicken', 'bakker', 'las']);
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['Orderpicking']);
  });
});

describe('dates of experiences', () => {
  it('ENG-19 are a year, a month or a day, or nothing', () => {
    expect(['', '2019', '2019-03', '2019-03-31'].every(isLooseDate)).toBe(true);
    expect(['19', '2019-13', '2019-3', '03/2019', 'nu'].some(isLooseDate)).toBe(false);
  });
});

describe('a value that was taken out', () => {
  it('ENG-17 ENG-18 stays out: the aspect is complete, even when nothing is left of it', () => {
    const item = (label: string) => ({ id: label, label, weight: 1, required: false });
    const read = {
      id: 'c1',
      matchProfile: {
        aspects: {
          hardSkills: { type: 'concepts' as const, weight: 1, required: false, value: [item('a'), item('b')] },
        },
      },
    };
    const draft = draftOf(read);
    const changed = { ...draft, aspects: removeItem(draft.aspects, 'hardSkills', 'b') };
    const saved = (aspects: typeof draft.aspects) =>
      documentToSave({ ...draft, aspects }).matchProfile?.aspects.hardSkills;
    expect(saved(changed.aspects)).toMatchObject({ complete: true, value: [{ label: 'a' }] });
    const none = removeItem(changed.aspects, 'hardSkills', 'a');
    expect(saved(none)).toMatchObject({ complete: true, value: [] });
    expect(saved({})).toMatchObject({ complete: true, value: [] });
    expect(saved(draft.aspects)).not.toHaveProperty('complete');
  });
});

describe('refused lines as a table', () => {
  it('ENG-16c are quoted where they must be, and nothing in them computes', () => {
    const error = {
      code: 'INVALID_REQUEST' as const,
      reason: 'FORMAT' as const,
      message: 'in English',
      path: 'cvText',
    };
    // the words are those of the screen, in its language
    const say = ({ id, field }: Refusal) => `=1+1, "${id}" ${field?.reason ?? ''}`;
    expect(rejectedCsv([{ line: 4, error }], say)).toBe(
      'line,code,reason,field,message\r\n' +
        '4,INVALID_REQUEST,FORMAT,cvText,"\'=1+1, ""upload.refused.INVALID_REQUEST"" error.field.FORMAT"\r\n',
    );
  });
});
