import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@counterpart/client';
import { failureMessage } from '../src/state/failures/failure-message.ts';

const body = (code: string) => JSON.stringify({ error: { code, message: 'x', requestId: 'req-7' } });

describe('failureMessage', () => {
  it('says that the server is lost, and tries again after five seconds', () => {
    expect(failureMessage(ApiFailure.unreachable(new TypeError('Failed to fetch')))).toEqual({
      id: 'failure.unreachable',
      requestId: null,
      retryAfter: 5000,
    });
  });

  it('waits as long as a busy server asks', () => {
    const busy = new ApiFailure(503, 'Service Unavailable', body('OVERLOADED'), '2');
    expect(failureMessage(busy)).toEqual({ id: 'failure.busy', requestId: null, retryAfter: 2000 });
    expect(failureMessage(new ApiFailure(429, 'Too Many Requests', ''))).toMatchObject({ retryAfter: 5000 });
  });

  it('names the request of an unexpected failure, and does not repeat it by itself', () => {
    expect(failureMessage(new ApiFailure(500, 'Internal Server Error', body('INTERNAL')))).toEqual({
      id: 'failure.server',
      requestId: 'req-7',
      retryAfter: null,
    });
  });

  it('tells what is gone from what was refused', () => {
    expect(failureMessage(new ApiFailure(404, 'Not Found', '')).id).toBe('failure.missing');
    expect(failureMessage(new ApiFailure(400, 'Bad Request', '')).id).toBe('failure.refused');
  });
});
