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
const plain = (id: string) => ({ id, values: {}, field: null });
const at = (id: string, path: string, reason: string | null, values = {}) => ({
  id: `upload.refused.${id}`,
  values: {},
  field: { path, reason, values },
});

describe('why a file was refused', () => {
  it('is said in the words of the catalogue', () => {
    expect(
      refusalFrom(failure(400, 'IMPORT_UNREADABLE', [{ path: 'file', message: 'm', reason: 'ENCRYPTED' }])),
    ).toEqual(plain('error.IMPORT_UNREADABLE.ENCRYPTED'));
    expect(refusalFrom(failure(413, 'TOO_LARGE'))).toEqual(tooLarge());
    expect(tooLarge()).toEqual({ id: 'upload.refused.TOO_LARGE', values: { limit: 20 }, field: null });
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

  it.each(['MALFORMED_JSON', 'INVALID_REQUEST'])('%s says where and why by the name of the reason', (code) => {
    const values = { limit: 1000 };
    expect(refusalFrom(failure(400, code, [{ path: 'wage.from', message: 'no', reason: 'TOO_HIGH', values }]))).toEqual(
      at(code, 'wage.from', 'error.field.TOO_HIGH', values),
    );
    expect(refusalFrom(failure(400, code, [{ path: 'file', message: 'no', reason: 'SYNTAX' }]))).toEqual(
      at(code, '', 'error.field.SYNTAX'),
    );
    expect(refusalFrom(failure(400, code, [{ path: 'map', message: 'no' }]))).toEqual(at(code, 'map', null));
  });

  it('nothing is said in the words of the server, which are English', () => {
    for (const refused of [
      failure(400, 'STRANGE'),
      failure(400, 'STRANGE', [{ path: 'file', message: 'm' }]),
      failure(400, 'STRANGE', [{ path: '', message: 'm' }]),
      failure(400, 'IMPORT_UNREADABLE'),
      new Error('odd'),
    ]) {
      expect(refusalFrom(refused)).toEqual(plain('upload.refused.other'));
    }
    for (const code of ['EMPTY_TEXT', 'BINARY_TEXT', 'UNKNOWN_DOCUMENT']) {
      expect(refusalFrom(failure(400, code, [{ path: '', message: 'm' }]))).toEqual(plain(`upload.refused.${code}`));
    }
    expect(refusalFrom(ApiFailure.unreachable(null))).toEqual(plain('error.unreachable'));
  });

  it('a line that is too large says how large, as its file may be larger', () => {
    const values = { limit: 1_000_000 };
    expect(refusalOfLine({ code: 'TOO_LARGE', path: 'cvText', reason: 'TOO_LONG', values })).toEqual(
      at('INVALID_REQUEST', 'cvText', 'error.field.TOO_LONG', values),
    );
    expect(refusalOfLine({ code: 'INVALID_REQUEST', path: 'id' })).toEqual(at('INVALID_REQUEST', 'id', null));
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
