// @vitest-environment happy-dom
import { Notifications, notifications } from '@mantine/notifications';
import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadMoreMessages, type MessagePart } from '../../../src/i18n/messages.ts';
import { loadSampleJobs } from '../../../src/i18n/samples/load-sample-jobs.ts';
import { useRemoveDocument } from '../../../src/pages/lists/use-remove-document.tsx';
import { MoreMessages } from '../../../src/parts/application/more-messages.tsx';
import { KeywordSearch } from '../../../src/parts/matching-sections/keyword-search.tsx';
import { TestHistory } from '../../../src/parts/monitoring/test-history.tsx';
import { NoteDialog } from '../../../src/parts/notes/note-dialog.tsx';
import { Start } from '../../../src/parts/start/start.tsx';
import { AddStrategy } from '../../../src/parts/strategy/add-strategy.tsx';
import { TaughtCard } from '../../../src/parts/text-mining/taught/taught-card.tsx';
import { TeachDialog } from '../../../src/parts/text-mining/taught/teach-dialog.tsx';
import { unconfiguredIndex } from '../../../src/state/lists/unconfigured-index.ts';
import type { TestReport } from '../../../src/state/monitoring/matching-test-state.ts';
import { showUndo } from '../../../src/ui/show-undo.tsx';
import { anApplication, arrived, type Called, changed, click, drawn, nameOf, type } from '../drawn.tsx';

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => nameOf(each) === name && !each.closest('[hidden]')) ?? null;

/** Clicks as the second click of a double one does. */
async function clickAgain(element: Element | null): Promise<void> {
  await act(async () => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    await Promise.resolve();
  });
}

async function press(key: string): Promise<void> {
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
}

/** Draws a part with the words of some screens besides. */
async function withWords(
  part: MessagePart,
  content: ReactNode,
  application?: Awaited<ReturnType<typeof anApplication>>,
) {
  const place = await drawn(
    <MoreMessages part={part} locale="en">
      {content}
    </MoreMessages>,
    application,
  );
  await changed(() => loadMoreMessages(part, 'en'));
  await arrived();
  return place;
}

const sentTo = (called: readonly Called[], end: string) => called.filter(([path]) => path.includes(end)).length;

describe('a toast that takes something back', () => {
  it('takes it back once, however often it is pressed before it is gone', async () => {
    await drawn(<Notifications transitionDuration={10_000} />);
    // toasts that other files showed wait in the same line, and have an Undo of their own
    await changed(() => notifications.clean());
    const onUndo = vi.fn();
    await changed(() => showUndo({ message: 'Done', label: 'Take it back', onUndo }));
    const undo = button('Take it back');
    await click(undo);
    await click(undo);
    expect(onUndo).toHaveBeenCalledTimes(1);
  });
});

describe('the notes of a document', () => {
  const note = (id: string, subject: string) => ({
    id,
    type: null,
    subject,
    body: '',
    createdAt: '2026-11-20T10:00:00Z',
    createdBy: null,
    version: 1,
    updatedAt: null,
    updatedBy: null,
  });
  async function dialog(createNoteCallback?: () => Promise<void>) {
    const called: Called[] = [];
    const notes = [note('n1', 'First'), note('n2', 'Second')];
    const application = await anApplication({}, { '/notes/CANDIDATE/candidates/c7': { notes } }, { called });
    const onClose = vi.fn();
    const index = {
      ...unconfiguredIndex('candidates'),
      ...(createNoteCallback === undefined ? {} : { createNoteCallback }),
    };
    await drawn(<NoteDialog kind="CANDIDATE" index={index} id="c7" name="Ann" onClose={onClose} />, application);
    await arrived();
    return { called, onClose };
  }

  it('RES-12c RES-12d the dialog stays while a note is sent, so that one that fails is still there', async () => {
    const held = Promise.withResolvers<void>();
    const { onClose } = await dialog(() => held.promise);
    const subject = document.querySelector<HTMLInputElement>('input[required]');
    await type(subject, 'Called');
    await click(button('Save the note'));
    expect(subject?.readOnly).toBe(true);
    await click(button('Close'));
    await click(button('Cancel'));
    await press('Escape');
    expect(onClose).not.toHaveBeenCalled();
    held.reject(new Error('offline'));
    await arrived();
    expect([subject?.value, subject?.readOnly]).toEqual(['Called', false]);
    await click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('the second click of a double one removes no other note, which stands in its place by then', async () => {
    const { called } = await dialog();
    await click(button('Remove the note ‘First’'));
    await clickAgain(button('Remove the note ‘Second’'));
    await arrived();
    expect(called.filter(([path]) => /n\d$/.test(path)).map(([path]) => path.slice(-2))).toEqual(['n1']);
  });
});

describe('the strategies', () => {
  it('STR-01 the dialog of a new one stays while it is sent; what fails is said, and the name stays', async () => {
    const held = Promise.withResolvers<void>();
    const onAdd = vi.fn(() => held.promise);
    const onClose = vi.fn();
    await withWords('operators', <AddStrategy onAdd={onAdd} onClose={onClose} />);
    const name = document.querySelector<HTMLInputElement>('input[maxlength="200"]');
    await type(name, 'mine');
    await click(button('Add'));
    await click(button('Close'));
    await click(button('Cancel'));
    await press('Escape');
    expect([onAdd.mock.calls, onClose.mock.calls, name?.readOnly]).toEqual([[['mine', 'CANDIDATE']], [], true]);
    held.reject(new Error('offline'));
    await arrived();
    expect([name?.value, name?.readOnly]).toEqual(['mine', false]);
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    await click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what the parser is taught', () => {
  const competences = {
    groups: [{ label: 'People', competences: [{ label: 'Relating', behaviours: [{ id: 'b1', label: 'Listens' }] }] }],
  };

  it('the dialog stays while a word is sent', async () => {
    const held = Promise.withResolvers<Response>();
    const onClose = vi.fn();
    const onTaught = vi.fn();
    const application = await anApplication({}, { 'competences?language=en': competences });
    application.api.call = ((name: string) =>
      name === 'teachFeedback' ? held.promise : Promise.resolve(competences)) as never;
    await withWords('textMining', <TeachDialog line="hoort" onClose={onClose} onTaught={onTaught} />, application);
    await click([...document.querySelectorAll('label')].find((each) => each.textContent?.includes('cue')) ?? null);
    await type(document.querySelector('input[maxlength="100"]'), 'hoort toe');
    await click(button('Teach'));
    await click(button('Close'));
    await click(button('Cancel'));
    await press('Escape');
    expect([onClose.mock.calls.length, onTaught.mock.calls.length]).toEqual([0, 0]);
    held.reject(new Error('offline'));
    await arrived();
    await click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is forgotten once, however often that is pressed, and no failure is said', async () => {
    const called: Called[] = [];
    const logged: string[] = [];
    const rule = {
      number: 7,
      language: 'ENG',
      phrase: 'stop it',
      category: 'STOP_DOING',
      behaviour: null,
      polarity: null,
      taughtAt: null,
      taughtBy: null,
    };
    const application = await anApplication(
      {},
      { '/parsing/feedback/rules': { rules: [rule] }, '/rules/7': {}, 'competences?language=en': competences },
      { called, log: (what) => void logged.push(what) },
    );
    await withWords('textMining', <TaughtCard onChanged={() => Promise.resolve()} />, application);
    const forget = button('Forget ‘stop it’');
    await act(async () => {
      forget?.click();
      forget?.click();
      await Promise.resolve();
    });
    await arrived();
    expect([sentTo(called, '/7'), logged]).toEqual([1, []]);
  });
});

describe('a document of a list', () => {
  it('is deleted once, however often that is pressed, and no failure is said', async () => {
    const called: Called[] = [];
    const logged: string[] = [];
    const application = await anApplication(
      {},
      { '/doc/c7?refresh=true': { id: 'c7', deleted: true } },
      { called, log: (what) => void logged.push(what) },
    );
    const onRemoved = vi.fn();
    function Remover() {
      const remove = useRemoveDocument({ kind: 'CANDIDATE', index: 'candidates', onRemoved });
      return <button onClick={() => void remove({ id: 'c7' })}>Delete</button>;
    }
    await drawn(<Remover />, application);
    await act(async () => {
      button('Delete')?.click();
      button('Delete')?.click();
      await Promise.resolve();
    });
    await arrived();
    expect([sentTo(called, '/doc/c7'), onRemoved.mock.calls, logged]).toEqual([1, [['c7']], []]);
  });
});

describe('a search that begins', () => {
  const page = { enabled: true, keywordSearch: true, indices: [{ name: 'candidates', label: 'c' }] };
  const pages = { profileToCandidates: page, jobToCandidates: page };

  it('SET-26 MAT-17b a sample that is pressed twice is read once, and is not said to say nothing', async () => {
    const called: Called[] = [];
    const parsed = { language: 'ENG', parsingAspects: [{ aspectType: 'JOB_FUNCTION', matchedText: 'welder' }] };
    const application = await anApplication({ pages }, { '/parsing/parseJob': parsed }, { called });
    const onBegun = vi.fn();
    const nothing = () => undefined;
    await drawn(
      <Start
        context={application.contexts.profileToCandidates}
        onBegun={onBegun}
        onRecent={nothing}
        onSaved={nothing}
        onAspect={nothing}
      />,
      application,
    );
    await changed(() => loadSampleJobs('en'));
    const sample = document.querySelector<HTMLElement>('section button[data-roving]');
    await act(async () => {
      sample?.click();
      sample?.click();
      await Promise.resolve();
    });
    expect(document.body.textContent).not.toContain('Nothing was recognised');
    await arrived();
    expect([sentTo(called, 'parseJob'), onBegun.mock.calls]).toEqual([1, [['jobToCandidates']]]);
  });

  it('MAT-03a Enter pressed twice reads the query once, and what is typed meanwhile stays', async () => {
    const called: Called[] = [];
    const parsed = { parsedQueryItems: [{ type: 'FUNCTION', text: 'welder' }] };
    const application = await anApplication({ pages }, { '/ontology/parseQuery': parsed }, { called });
    const onMatched = vi.fn();
    await drawn(
      <KeywordSearch context={application.contexts.profileToCandidates} onMatched={onMatched} />,
      application,
    );
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    await type(field, 'welder');
    await act(async () => {
      for (let times = 0; times < 2; times += 1)
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await Promise.resolve();
    });
    await type(field, 'baker');
    await arrived();
    expect([sentTo(called, 'parseQuery'), onMatched.mock.calls.length, field?.value]).toEqual([1, 1, 'baker']);
  });
});

describe('a query that could not be read', () => {
  it('MAT-03a says why, and is there to be sent again', async () => {
    const page = { enabled: true, keywordSearch: true, indices: [{ name: 'candidates', label: 'c' }] };
    const logged: string[] = [];
    const application = await anApplication(
      { pages: { profileToCandidates: page } },
      {},
      { log: (what) => void logged.push(what) },
    );
    const onMatched = vi.fn();
    await drawn(
      <KeywordSearch context={application.contexts.profileToCandidates} onMatched={onMatched} />,
      application,
    );
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    await type(field, 'welder');
    await act(async () => {
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await Promise.resolve();
    });
    await arrived();
    expect(document.body.textContent).toContain('What was asked for does not exist (any more).');
    expect([field?.value, onMatched.mock.calls, logged]).toEqual(['welder', [], ['A query could not be read']]);
  });
});

describe('the files of a matching test', () => {
  it('one that is pressed twice is fetched once, and one that cannot be is said', async () => {
    const called: Called[] = [];
    const logged: string[] = [];
    const application = await anApplication(
      {},
      { '/match/reports': { reports: [] } },
      { called, log: (what) => void logged.push(what) },
    );
    const report = {
      reportId: 'r1',
      feedbackFromType: 'JOB',
      feedbackToType: 'CANDIDATE',
      feedbackKey: 'autumn',
      matchingStrategy: null,
    } as TestReport;
    await withWords(
      'operators',
      <>
        <Notifications />
        <TestHistory report={report} onSaved={() => undefined} />
      </>,
      application,
    );
    const file =
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Results')) ?? null;
    await act(async () => {
      file?.click();
      file?.click();
      await Promise.resolve();
    });
    await arrived();
    expect([sentTo(called, '/r1/'), logged]).toEqual([1, ['A matching test could not be downloaded']]);
    expect(document.body.textContent).toContain('The download failed.');
  });
});
