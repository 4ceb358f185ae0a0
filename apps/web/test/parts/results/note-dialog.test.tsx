// @vitest-environment happy-dom
import type { IndexConfiguration } from '@counterpart/domain';
import { describe, expect, it, vi } from 'vitest';
import { NoteDialog } from '../../../src/parts/notes/note-dialog.tsx';
import { unconfiguredIndex } from '../../../src/state/lists/unconfigured-index.ts';
import { anApplication, arrived, click, drawn, names, type } from '../drawn.tsx';

async function dialog(options: Partial<IndexConfiguration> = {}) {
  const logged: string[] = [];
  const application = await anApplication({}, {}, { log: (what) => void logged.push(what) });
  const onClose = vi.fn();
  const index = { ...unconfiguredIndex('candidates'), ...options };
  await drawn(<NoteDialog kind="CANDIDATE" index={index} id="c7" name="Ann" onClose={onClose} />, application);
  await arrived();
  const save = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save the note');
  const form = document.querySelector('form');
  const submit = () => click(save() ?? null);
  const subject = () => document.querySelector('input[required]');
  const body = () => document.querySelector('textarea');
  return { logged, onClose, save, submit, subject, body, form };
}

const typeOf = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')].find(({ required }) => !required)?.value ?? null;

describe('the dialog of a note', () => {
  it('RES-12a SET-21k the type is chosen among those that are configured, the default one first; none, no choice', async () => {
    const createNoteCallback = () => Promise.resolve();
    await dialog({ createNoteCallback });
    expect(typeOf()).toBeNull();
    await dialog({ createNoteCallback, noteTypes: ['phone', 'visit'] });
    expect(typeOf()).toBe('');
    await dialog({ createNoteCallback, noteTypes: ['phone', 'visit'], defaultNoteType: 'visit' });
    expect(typeOf()).toBe('visit');
    await click(document.querySelector('input:not([required])'));
    expect(names(document, '[role="option"]')).toEqual(['phone', 'visit']);
  });

  it('RES-12a takes no more than the server does: a subject of 500 characters and a note of 100,000', async () => {
    const { subject, body } = await dialog({ createNoteCallback: () => Promise.resolve() });
    expect([subject()?.getAttribute('maxlength'), body()?.getAttribute('maxlength')]).toEqual(['500', '100000']);
  });

  it('RES-12b RES-12c RES-12e only the subject is needed; the callback gets the id and the note, and the dialog closes', async () => {
    const created: unknown[] = [];
    const { save, submit, subject, body, onClose } = await dialog({
      createNoteCallback: (...note) => {
        created.push(note);
        return Promise.resolve();
      },
    });
    expect(save()?.disabled).toBe(true);
    await type(subject(), '  ');
    expect(save()?.disabled).toBe(true);
    await type(subject(), 'Called');
    expect(save()?.disabled).toBe(false);
    await submit();
    await arrived();
    expect(created).toEqual([['c7', { type: null, subject: 'Called', body: '' }]]);
    expect(onClose).toHaveBeenCalledTimes(1);
    await type(body(), 'no answer');
    await submit();
    await arrived();
    expect(created[1]).toEqual(['c7', { type: null, subject: 'Called', body: 'no answer' }]);
  });

  it('RES-12b RES-12c RES-12d while it is saved it cannot be saved again; a failure is said, logged and leaves the dialog open', async () => {
    const held = Promise.withResolvers<void>();
    const { save, submit, subject, onClose, logged } = await dialog({ createNoteCallback: () => held.promise });
    await type(subject(), 'Called');
    await submit();
    expect([save()?.disabled, save()?.dataset['loading']]).toEqual([true, 'true']);
    expect(document.querySelector('[role="alert"]')).toBeNull();
    held.reject(new Error('out of order'));
    await arrived();
    expect(document.querySelector('[role="alert"]')?.textContent).toBe("Note couldn't be created");
    expect(logged).toEqual(['A note could not be created']);
    expect([save()?.disabled, onClose.mock.calls.length]).toEqual([false, 0]);
  });
});
