import type { Aspect, WireDocument } from '@counterpart/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withField } from '../../src/state/document-form/document-fields.ts';
import type { DocumentForm } from '../../src/state/document-form/document-form.ts';
import { type KeptForm, rejoined } from '../../src/state/document-form/kept-form.ts';
import { FormServer, openForm } from './form-world.ts';

let server: FormServer;
beforeEach(() => {
  server = new FormServer();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const job = (fields: Partial<WireDocument> = {}): WireDocument => ({ id: 'j1', jobTitle: 'lasser', ...fields });
const type = (form: DocumentForm, path: string, value: unknown) =>
  form.change(withField(form.store.get().draft, path, value));
const labels = (aspect: Aspect | undefined) =>
  ((aspect?.value ?? []) as readonly { label: string }[]).map(({ label }) => label);
const skills = (form: DocumentForm) => labels(form.store.get().draft.aspects.hardSkills);
const withoutSkill = (form: DocumentForm, gone: string) => {
  const aspect = form.store.get().draft.aspects.hardSkills;
  if (aspect?.type !== 'concepts') throw new Error('no skills');
  type(form, 'aspects.hardSkills', { ...aspect, value: aspect.value.filter(({ label }) => label !== gone) });
};

describe('what is typed is read', () => {
  it('600 ms after the last letter, once, and the profile follows the text', async () => {
    const { form } = openForm(server, null);
    type(form, 'jobText', 'we zoeken Excel');
    await vi.advanceTimersByTimeAsync(599);
    type(form, 'jobText', 'we zoeken Excel en Word');
    await vi.advanceTimersByTimeAsync(599);
    expect(server.calls).toEqual([]);
    expect(form.store.get().reading).toBe('idle');
    await vi.advanceTimersByTimeAsync(1);
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual(['POST /hrmatching/jobs_index/main/_read']);
    expect(skills(form)).toEqual(['Excel', 'Word']);
    type(form, 'jobText', 'we zoeken Word');
    await vi.runAllTimersAsync();
    expect(skills(form)).toEqual(['Word']);
    form.close();
  });

  it('what was corrected stays, whatever is typed afterwards', async () => {
    const { form } = openForm(server, null);
    type(form, 'jobText', 'Excel en Word');
    await vi.runAllTimersAsync();
    withoutSkill(form, 'Excel');
    type(form, 'jobText', 'Excel en Word en Access');
    await vi.runAllTimersAsync();
    expect(skills(form)).toEqual(['Word']);
  });

  it('a pasted CV fills the empty fields of a new candidate, never those that were filled in', async () => {
    const { form } = openForm(server, null, 'CANDIDATE');
    type(form, 'extraProperties.phone', '0499');
    type(form, 'cvText', 'Marie Peeters\nlasser');
    await vi.runAllTimersAsync();
    expect(form.store.get().draft.document.extraProperties).toEqual({ phone: '0499', name: 'Marie Peeters' });
    type(form, 'extraProperties.name', 'Marie');
    await vi.runAllTimersAsync();
    expect(form.store.get().draft.document.extraProperties).toMatchObject({ name: 'Marie' });
  });

  it('a reading that fails costs nothing that was typed', async () => {
    server.isOffline = true;
    const { form, logged } = openForm(server, null);
    type(form, 'jobText', 'Excel');
    await vi.runAllTimersAsync();
    expect(form.store.get()).toMatchObject({ reading: 'failed', draft: { document: { jobText: 'Excel' } } });
    expect(logged).toEqual(['The texts could not be read']);
  });
});

describe('saving', () => {
  it('creates only where nothing is: an id that is taken is said, nothing is written over', async () => {
    server.put({ id: 'new-1', jobTitle: 'kok' });
    const { form } = openForm(server, null);
    type(form, 'jobTitle', 'lasser');
    expect(await form.save()).toBeNull();
    expect(form.store.get().save.status).toBe('taken');
    expect(server.documents.get('new-1')?.jobTitle).toBe('kok');
  });

  it('what was created can be taken back, until somebody changed it', async () => {
    const { form, kept } = openForm(server, null);
    type(form, 'jobTitle', 'lasser');
    const takeBack = await form.save();
    expect(server.documents.get('new-1')).toMatchObject({ jobTitle: 'lasser', version: 1 });
    expect(form.store.get()).toMatchObject({ save: { status: 'saved' }, stored: { version: 1 } });
    expect(kept.at(-1)).toBeNull();
    expect(await takeBack?.()).toBe(true);
    expect(server.documents.has('new-1')).toBe(false);
    const again = await openForm(server, null).form.save();
    server.put({ id: 'new-1', jobTitle: 'kok' });
    expect(await again?.()).toBe(false);
    expect(server.documents.get('new-1')?.jobTitle).toBe('kok');
  });

  it('an edit that is taken back is the document of before', async () => {
    const { form } = openForm(server, server.put(job({ jobText: 'Excel' })));
    type(form, 'jobTitle', 'kok');
    const takeBack = await form.save();
    expect(server.documents.get('j1')).toMatchObject({ jobTitle: 'kok', version: 2 });
    expect(await takeBack?.()).toBe(true);
    expect(server.documents.get('j1')).toMatchObject({ jobTitle: 'lasser', jobText: 'Excel', version: 3 });
  });

  it('properties without a value are not stored', async () => {
    const { form } = openForm(server, null);
    type(form, 'extraProperties.office', '');
    type(form, 'extraProperties.company', 'Staalbouw');
    await form.save();
    expect(server.documents.get('new-1')?.extraProperties).toEqual({ company: 'Staalbouw' });
  });

  it('what is typed while it is saved is not lost', async () => {
    const { form, kept } = openForm(server, server.put(job()));
    type(form, 'jobTitle', 'kok');
    server.onPut = () => type(form, 'jobText', 'in de keuken');
    await form.save();
    const { draft, stored, save } = form.store.get();
    expect([draft.document.jobTitle, draft.document.jobText]).toEqual(['kok', 'in de keuken']);
    expect([stored?.version, save.status]).toEqual([2, 'unsaved']);
    expect(kept.at(-1)?.draft.document.jobText).toBe('in de keuken');
    server.onPut = () => undefined;
    await form.save();
    expect(server.documents.get('j1')?.jobText).toBe('in de keuken');
    form.close();
  });
});

describe('somebody else saved first', () => {
  it('what only one of both changed comes together without a question', async () => {
    const { form } = openForm(server, server.put(job({ jobText: 'Excel', extraProperties: { office: 'Gent' } })));
    server.put({ ...job({ jobText: 'Excel' }), extraProperties: { office: 'Brugge', wage: 3000 } });
    type(form, 'jobTitle', 'kok');
    expect(await form.save()).toBeNull();
    expect(server.documents.get('j1')?.version).toBe(2);
    expect(form.store.get().save).toEqual({ status: 'merge', conflicts: [] });
    await form.save();
    expect(server.documents.get('j1')).toMatchObject({
      jobTitle: 'kok',
      extraProperties: { office: 'Brugge', wage: 3000 },
      version: 3,
    });
  });

  it('what both changed shows mine and theirs, and is as it was chosen', async () => {
    const { form } = openForm(server, server.put(job({ extraProperties: { office: 'Gent' } })));
    server.put(job({ jobTitle: 'bakker', extraProperties: { office: 'Brugge' } }));
    type(form, 'jobTitle', 'kok');
    type(form, 'extraProperties.office', 'Aalst');
    await form.save();
    const { save, draft } = form.store.get();
    expect(save).toEqual({
      status: 'merge',
      conflicts: [
        { path: 'jobTitle', mine: 'kok', theirs: 'bakker', both: null },
        { path: 'extraProperties.office', mine: 'Aalst', theirs: 'Brugge', both: null },
      ],
    });
    expect(draft.document).toMatchObject({ jobTitle: 'kok', extraProperties: { office: 'Aalst' } });
    form.choose('jobTitle', 'bakker');
    expect(form.store.get().save.status).toBe('merge');
    await form.save();
    expect(server.documents.get('j1')).toMatchObject({
      jobTitle: 'bakker',
      extraProperties: { office: 'Aalst' },
      version: 3,
    });
  });

  it('lists that both changed can be both; what the server read by itself is nobody’s change', async () => {
    const stored = server.put(job({ jobText: 'Excel' }));
    const { form } = openForm(server, stored);
    const own = (label: string) => ({ id: label, label, weight: 1, required: false });
    const skill = (label: string) =>
      ({ type: 'concepts', weight: 1, required: false, complete: true, value: [own(label)] }) as const;
    server.put({ ...stored, jobText: 'Word', matchProfile: { aspects: { softSkills: skill('rust') } } });
    type(form, 'aspects.softSkills', { ...skill('moed'), weight: 100, value: [{ ...own('moed'), weight: 100 }] });
    await form.save();
    const { save } = form.store.get();
    if (save.status !== 'merge') expect.fail(save.status);
    expect(save.conflicts.map(({ path }) => path)).toEqual(['aspects.softSkills']);
    expect(skills(form)).toEqual(['Word']);
    form.choose('aspects.softSkills', save.conflicts[0]?.both);
    expect(labels(form.store.get().draft.aspects.softSkills)).toEqual(['moed', 'rust']);
    form.close();
  });

  it('a document that was removed meanwhile can be saved again', async () => {
    const { form } = openForm(server, server.put(job()));
    server.documents.clear();
    type(form, 'jobTitle', 'kok');
    expect(await form.save()).toBeNull();
    expect(form.store.get().save.status).toBe('gone');
    await form.saveAgain();
    expect(server.documents.get('j1')?.jobTitle).toBe('kok');
  });
});

describe('a draft that survives a reload', () => {
  it('goes on where it was: corrections stay, what was only read follows the text, and an old version is merged', async () => {
    const stored = server.put(job({ jobText: 'Excel' }));
    const { form, kept, reopen } = openForm(server, stored);
    type(form, 'jobTitle', 'kok');
    form.close();
    server.put({ ...stored, jobText: 'Word' });
    const again = reopen(rejoined(JSON.parse(JSON.stringify(kept.at(-1))) as KeptForm));
    expect(again.isUnsaved).toBe(true);
    expect(await again.save()).toBeNull();
    expect(again.store.get().save).toEqual({ status: 'merge', conflicts: [] });
    expect(skills(again)).toEqual(['Word']);
    await again.save();
    expect(server.documents.get('j1')).toMatchObject({ jobTitle: 'kok', jobText: 'Word' });
    expect(labels(server.documents.get('j1')?.matchProfile?.aspects.hardSkills)).toEqual(['Word']);
  });
});
