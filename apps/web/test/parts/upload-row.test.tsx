// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MoreMessages } from '../../src/parts/application/more-messages.tsx';
import { FileRow } from '../../src/parts/upload/files/file-row.tsx';
import { RefusalMessage } from '../../src/parts/upload/files/refusal-message.tsx';
import type { UploadEntry } from '../../src/state/upload/upload-entry.ts';
import type { Uploads } from '../../src/state/upload/uploads.ts';
import { refusalOfLine } from '../../src/state/upload/upload-refusal.ts';
import { arrived, changed, drawn, textOf } from './drawn.tsx';

async function uploading(part: ReactNode): Promise<string> {
  const place = await drawn(
    <MoreMessages part="upload" locale="en">
      {part}
    </MoreMessages>,
  );
  await changed(() => import('../../src/i18n/upload/en.ts'));
  await arrived();
  return textOf(place);
}

it('ENG-16c a list says how many of its lines are refused before anybody opens it', async () => {
  const problems = [
    { line: 3, code: 'INVALID_REQUEST', message: 'in English' },
    { line: 4, code: 'INVALID_REQUEST', message: 'in English' },
  ];
  const state = { step: 'list', reading: { count: 1, problems }, run: { status: 'idle' } };
  const entry = { key: 'k', file: new File(['x'], 'list.csv'), state } as unknown as UploadEntry;
  const text = await uploading(<FileRow entry={entry} uploads={{ kind: 'CANDIDATE' } as Uploads} isOnly={false} />);
  expect(text).toContain('1 candidate');
  expect(text).toContain('2 refused lines');
});

it('ENG-16c a refused line is told in the words of the page, with its field', async () => {
  const refusal = refusalOfLine({
    code: 'INVALID_REQUEST',
    path: 'workExperiences[0].dateFrom',
    reason: 'NO_SUCH_DAY',
  });
  const text = await uploading(<RefusalMessage refusal={refusal} />);
  expect(text).toBe('Something in it is not valid.workExperiences[0].dateFrom: there is no such day');
});
