import type { ErrorCode } from '@ringwerk/contract';
import type { IssueRepair } from '@ringwerk/kernel';

/** A finding about one field: JSON pointer, code, numbers for the text. */
export interface FieldIssue {
  readonly code: string;
  readonly path: string;
  readonly params: Readonly<Record<string, number | string>>;
  readonly severity: 'error' | 'warning';
  readonly repair?: IssueRepair;
}

export interface CodedErrorOptions {
  readonly issues?: readonly FieldIssue[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected refusal. Services throw it; the error handler turns it into the coded answer. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: CodedErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'CodedError';
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
