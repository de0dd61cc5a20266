import type { ErrorBody, ErrorCode } from '@ringwerk/contract';

/** What the page itself can find wrong, beside the server's codes. */
export type ClientErrorCode = 'network.unreachable' | 'network.queued' | 'answer.unexpected';
export type ApiErrorCode = ErrorCode | ClientErrorCode;
export type ApiIssue = NonNullable<ErrorBody['error']['issues']>[number];

/** A refused or failed call, by code; the sentence for people is looked up in the namespace `errors`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly requestId: string;
  readonly issues: readonly ApiIssue[];
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ApiErrorCode,
    status: number,
    detail: { requestId?: string; issues?: readonly ApiIssue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(`${code} (${status})`, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = detail.requestId ?? '';
    this.issues = detail.issues ?? [];
    this.retryAfterSeconds = detail.retryAfterSeconds ?? null;
  }
}

export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether a call may not have reached the server at all: what it carried waits for the network. */
export const isUnreached = (error: unknown): boolean =>
  isApiError(error, 'network.unreachable') || isApiError(error, 'server.unavailable');
