import { ApiFailure } from '@counterpart/client';
import { describe, expect, it } from 'vitest';
import { isReadyToSave, isUnsaved, type EntryState } from '../../src/state/upload/upload-entry.ts';
import { mapParameters, propertyOf, propertyTarget, targetOf } from '../../src/state/upload/upload-columns.ts';
import {
  INVALID_DATES,
  isKnownTooLarge,
  refusalFrom,
  refusalOfLine,
  tooLarge,
} from '../../src/state/upload/upload-refusal.ts';

const failure = (status: number, code: string, details: object[] = []) =>
  new ApiFailure(status, 'x', JSON.stringify({ error: { code, message: 'the words', details } }));
const other = (detail: string) => ({ id: 'upload.refused.other', values: {}, detail });
const plain = (id: string) => ({ id, values: {}, detail: null });

describe('why a file was refused', () => {
  it('is said in the words of the catalogue', () => {
    expect(
      refusalFrom(failure(400, 'IMPORT_UNREADABLE', [{ path: 'file', message: 'm', reason: 'ENCRYPTED' }])),
    ).toEqual(plain('error.IMPORT_UNREADABLE.ENCRYPTED'));
    expect(refusalFrom(failure(413, 'TOO_LARGE'))).toEqual(tooLarge());
    expect(tooLarge()).toEqual({ id: 'upload.refused.TOO_LARGE', values: { limit: 20 }, detail: null });
    expect(refusalFrom(failure(403, 'FORBIDDEN'))).toEqual(plain('failure.forbidden'));
    expect(refusalFrom(failure(401, 'UNAUTHENTICATED'))).toEqual(plain('failure.loggedOut'));
    expect(INVALID_DATES).toEqual(plain('upload.refused.dates'));
  });

  it.each(['TOO_MANY_REQUESTS', 'OVERLOADED', 'DISK_FULL', 'DISK_FAILED'])(
    'a server that is %s is said without details',
    (code) => {
      expect(refusalFrom(failure(503, code))).toEqual(plain(`upload.refused.${code}`));
    },
  );

  it.each(['MALFORMED_JSON', 'INVALID_REQUEST'])('%s brings the words of the server and where', (code) => {
    expect(refusalFrom(failure(400, code, [{ path: 'wage.from', message: 'no number' }]))).toEqual({
      id: `upload.refused.${code}`,
      values: {},
      detail: 'wage.from: no number',
    });
  });

  it('anything else brings its own words, without the file’s own path', () => {
    expect(refusalFrom(failure(400, 'STRANGE'))).toEqual(other('the words'));
    expect(refusalFrom(failure(400, 'STRANGE', [{ path: 'file', message: 'm' }]))).toEqual(other('m'));
    expect(refusalFrom(failure(400, 'STRANGE', [{ path: '', message: 'm' }]))).toEqual(other('m'));
    expect(refusalFrom(new Error('odd'))).toEqual(other('Error: odd'));
    expect(refusalFrom(ApiFailure.unreachable(null))).toEqual(plain('error.unreachable'));
    expect(refusalFrom(failure(400, 'IMPORT_UNREADABLE'))).toEqual(other('the words'));
  });

  it('a line that is too large says how large, as its file may be larger', () => {
    expect(refusalOfLine({ code: 'TOO_LARGE', message: 'over 1 MB' })).toEqual(other('over 1 MB'));
    expect(refusalOfLine({ code: 'INVALID_REQUEST', path: 'id', message: 'none' })).toEqual({
      id: 'upload.refused.INVALID_REQUEST',
      values: {},
      detail: 'id: none',
    });
  });

  it.each([
    ['%PDF-1.7', true],
    ['PK\u0003\u0004', true],
    ['{\\rtf1', true],
    ['GIF89a', true],
    ['id;name', false],
    ['{"id":1}', false],
  ])('a large file that begins with %j is known to be too large before it is sent: %s', async (head, isKnown) => {
    expect(await isKnownTooLarge(new Blob([head, new Uint8Array(20_000_001)]))).toBe(isKnown);
    expect(await isKnownTooLarge(new Blob([head]))).toBe(false);
  });

  it.each([[[0xd0, 0xcf, 0x11, 0xe0]], [[0x89, 0x50, 0x4e, 0x47]], [[0xff, 0xd8, 0xff]]])(
    'so is one that begins with the bytes %j',
    async (bytes) => {
      expect(await isKnownTooLarge(new Blob([new Uint8Array(bytes), new Uint8Array(20_000_001)]))).toBe(true);
    },
  );
});

describe('what would be lost', () => {
  const entry = (state: object) => ({ key: 'k', file: new File([], 'x'), state: state as EntryState });

  it.each([
    [{ step: 'cancelled' }, false],
    [{ step: 'refused' }, false],
    [{ step: 'waiting' }, true],
    [{ step: 'reading' }, true],
    [{ step: 'uploading', share: 0.5 }, true],
    [{ step: 'document', save: { status: 'saved' } }, false],
    [{ step: 'document', save: { status: 'unsaved' } }, true],
    [{ step: 'document', save: { status: 'conflict' } }, true],
    [{ step: 'list', run: { status: 'done' } }, false],
    [{ step: 'list', run: { status: 'stopped' } }, true],
  ])('of %j by leaving: %s', (state, isLost) => {
    expect(isUnsaved(entry(state))).toBe(isLost);
  });

  it.each([
    ['unsaved', null, true],
    ['failed', null, true],
    ['saving', null, false],
    ['conflict', null, false],
    ['saved', null, false],
    ['unsaved', 'JOB', false],
  ])('a document that is %s and reads like %s may be stored without asking: %s', (status, otherKind, isReady) => {
    const draft = { aspects: { wage: {} } };
    expect(isReadyToSave({ step: 'document', otherKind, draft, save: { status } } as never)).toBe(isReady);
    const nothing = { step: 'document', otherKind, draft: { aspects: {} }, save: { status } };
    expect(isReadyToSave(nothing as never)).toBe(false);
    expect(isReadyToSave({ step: 'waiting' })).toBe(false);
  });
});

describe('a column of a list', () => {
  it('goes where a person sends it, else where the server read it, else nowhere', () => {
    const column = { column: 'naam', field: 'name', example: 'An' } as never;
    expect(targetOf(column, {})).toBe('name');
    expect(targetOf(column, { naam: 'jobTitle' })).toBe('jobTitle');
    expect(targetOf({ column: 'x', field: null } as never, {})).toBe('-');
    expect(mapParameters({ naam: 'name', x: '-' })).toEqual(['naam=name', 'x=-']);
  });

  it('may be a property of its own name', () => {
    const target = propertyTarget('afdeling');
    expect(target).not.toBe('afdeling');
    expect(propertyOf(target)).toBe('afdeling');
    expect(propertyOf('name')).toBeNull();
  });
});
