import type { Issue } from '@ringwerk/kernel';

/** What a verb answers: JSON for stdout and the exit status of the process. */
export interface Answer {
  readonly json: unknown;
  readonly status: number;
}

/** 0 done, 1 wrong call or unreadable file, 2 refused design. */
export const done = (json: unknown): Answer => ({ json, status: 0 });
/** `message` is for the person at the terminal; `code` for scripts. */
export const failed = (code: string, message: string): Answer => ({ json: { error: { code, message } }, status: 1 });
/** The design's issues as a plain list. */
export const refused = (issues: readonly Issue[]): Answer => ({ json: issues, status: 2 });

export const isAnswer = (value: object): value is Answer => 'status' in value && 'json' in value;
