import type { JobErrorCode, JobKind, JobStep } from '@ringwerk/contract';
import type * as z from 'zod/mini';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export interface JobOptions {
  /** Attempts after which the job has failed. */
  readonly mostAttempts: number;
  /** Wait after the first failed attempt, ms; twice as long after each further one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** An attempt that takes longer is aborted, ms. */
  readonly limitMs: number;
  /** Jobs of the kind that one process runs at the same time. */
  readonly atOnce: number;
}

export const JOB_DEFAULTS: JobOptions = {
  mostAttempts: 5,
  firstPauseMs: 30 * SECOND_MS,
  longestPauseMs: 6 * HOUR_MS,
  limitMs: 10 * MINUTE_MS,
  atOnce: 1,
};

/** A kind of job: what is stored of one, and how often it is tried. Whoever adds a job needs no more than this. */
export interface JobDefinition<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: JobKind;
  readonly schema: Payload;
  readonly options: JobOptions;
}

export function defineJob<Payload extends z.ZodMiniType>({
  kind,
  schema,
  ...options
}: { readonly kind: JobKind; readonly schema: Payload } & Partial<JobOptions>): JobDefinition<Payload> {
  return { kind, schema, options: { ...JOB_DEFAULTS, ...options } };
}

/** One attempt, as its code sees it. */
export interface JobContext {
  readonly id: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the job is cancelled, takes too long, or the process stops: end soon, and throw. */
  readonly signal: AbortSignal;
  /** @param done - 0 to 1. Of one step at most four a second are written. */
  readonly progress: (done: number, step: JobStep) => void;
}

/** Small and free of secrets: it is kept with the job and shown. */
export type JobResult = Readonly<Record<string, number | string | boolean | null>>;

export type RunJob<Payload> = (context: JobContext, payload: Payload) => Promise<JobResult | void>;

/** Why an attempt failed, in a code that the page has a text for. */
export class JobError extends Error {
  readonly code: JobErrorCode;
  /** Another attempt would end in the same way. */
  readonly isFinal: boolean;

  /** @param detail - for whoever looks after the server; names no secret. Empty: the code says it all. */
  constructor(code: JobErrorCode, detail: string, { isFinal = false }: { readonly isFinal?: boolean } = {}) {
    super(detail);
    this.name = 'JobError';
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** Wait before the next attempt, ms. @param attempts - those that have failed, at least 1. */
export const pauseAfter = (attempts: number, { firstPauseMs, longestPauseMs }: JobOptions): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
