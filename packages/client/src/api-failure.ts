import type { ErrorCode, ErrorDetail } from '@counterpart/domain';

/** What the server said in its one error body, when it said it. */
interface ErrorBody {
  readonly code?: ErrorCode;
  readonly message?: string;
  readonly requestId?: string;
  readonly details?: readonly ErrorDetail[];
}

function bodyOf(text: string): ErrorBody {
  try {
    const parsed = JSON.parse(text) as { error?: ErrorBody } | null;
    return parsed?.error ?? {};
  } catch {
    return {};
  }
}

/** A call that did not end in 200–299: status, status text and response text (A7). Status 0 means that nothing answered. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly responseText: string;
  /** The catalogue's code, when the server sent one. */
  readonly code: ErrorCode | null;
  readonly requestId: string | null;
  readonly details: readonly ErrorDetail[];
  /** How long the server asks to wait before another attempt, in milliseconds; null when it did not say. */
  readonly retryAfterMs: number | null;

  constructor(status: number, statusText: string, responseText: string, retryAfter: string | null = null) {
    const body = bodyOf(responseText);
    super(body.message ?? `${status} ${statusText}`.trim());
    this.name = 'ApiFailure';
    this.status = status;
    this.statusText = statusText;
    this.responseText = responseText;
    this.code = body.code ?? null;
    this.requestId = body.requestId ?? null;
    this.details = body.details ?? [];
    const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
    this.retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
  }

  /** The rejection of an aborted call: 499 Client Closed Request. */
  static aborted(): ApiFailure {
    return new ApiFailure(499, 'Client Closed Request', '');
  }

  /** The rejection when the server cannot be reached. */
  static unreachable(cause: unknown): ApiFailure {
    return new ApiFailure(0, cause instanceof Error ? cause.message : 'Network error', '');
  }

  /** The rejection when the server could store no more of what it was taking in: 507 Insufficient Storage. */
  static stopped(problem: { readonly code: ErrorCode; readonly message: string }): ApiFailure {
    return new ApiFailure(507, 'Insufficient Storage', JSON.stringify({ error: problem }));
  }

  /** Whether the caller itself gave the call up. */
  get isAborted(): boolean {
    return this.status === 499;
  }
}
