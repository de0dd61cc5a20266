import { setTimeout as after } from 'node:timers/promises';
import type { JobStep } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { rootMessage } from '../../http/describe-error.ts';
import type { Database } from '../../storage/database.ts';
import { JobError, pauseAfter, type JobDefinition, type JobResult, type RunJob } from './define-job.ts';
import * as repository from './job-repository.ts';
import type { JobRow, Run } from './job-repository.ts';

/** A process that has not renewed its lease for this long counts as ended, ms. */
export const LEASE_MS = 30_000;
const RENEW_MS = 5_000;
const PROGRESS_MS = 250;
/** How an attempt ended is written even if the database is away for a moment: a second run could send a mail twice. */
const WRITE_PAUSES_MS = [250, 1_000, 4_000, 8_000];
/** How long aborted code may take to end, ms. */
const ABORT_MS = 2_000;
const DETAIL_MAX = 500;

export interface Runner {
  readonly definition: JobDefinition;
  readonly run: RunJob<unknown>;
}

export interface AttemptMeans {
  readonly database: Database;
  readonly clock: () => Date;
  readonly warn: (error: unknown, sentence: string) => void;
}

type Stop = 'cancelled' | 'late' | 'lost' | 'shutdown';

/** One attempt at a claimed job: lease, limit, progress, and what became of it. */
export class Attempt {
  readonly job: JobRow;
  readonly #runner: Runner;
  readonly #means: AttemptMeans;
  readonly #run: Run;
  readonly #abort = new AbortController();
  #progressWrite: Promise<void> = Promise.resolve();
  #step: JobStep | null = null;
  #writtenAt = 0;

  constructor(job: JobRow, holder: string, runner: Runner, means: AttemptMeans) {
    this.job = job;
    this.#runner = runner;
    this.#means = means;
    this.#run = { id: job.id, holder };
  }

  /** Never rejects. */
  async run(): Promise<void> {
    const { limitMs } = this.#runner.definition.options;
    const renewing = setInterval(() => void this.renew(), RENEW_MS).unref();
    const late = setTimeout(() => this.stop('late'), limitMs).unref();
    try {
      const result = await this.#untilStopped();
      await this.#progressWrite;
      await this.#write((now) => repository.markDone(this.#means.database.orm, this.#run, now, result));
    } catch (error) {
      await this.#progressWrite;
      await this.#end(error);
    } finally {
      clearInterval(renewing);
      clearTimeout(late);
    }
  }

  stop(reason: Stop): void {
    this.#abort.abort(reason);
  }

  /** Keeps the job, and learns whether it was cancelled or taken over. */
  async renew(): Promise<void> {
    try {
      const until = new Date(this.#means.clock().getTime() + LEASE_MS);
      const state = await repository.renewLease(this.#means.database.orm, this.#run, until);
      if (state !== 'held') this.stop(state);
    } catch (error) {
      this.#means.warn(error, 'the lease of a job could not be renewed');
    }
  }

  /** The code's answer; rejects soon after a stop even if the code does not care. */
  async #untilStopped(): Promise<JobResult | null> {
    const { definition, run } = this.#runner;
    const { attempts } = this.job;
    const payload = parsePayload(definition.schema, this.job.payload);
    const { signal } = this.#abort;
    const progress = (done: number, step: JobStep): void => this.#noteProgress(done, step);
    const work = run({ id: this.job.id, attempt: attempts, signal, progress }, payload);
    const patience = new AbortController();
    const ignored = new Promise<never>((_, reject) => {
      const giveUp = (): void => {
        after(ABORT_MS, null, { signal: patience.signal, ref: false })
          .then(() => reject(new Error('the job does not end when it is aborted')))
          .catch(() => {});
      };
      signal.addEventListener('abort', giveUp, { once: true });
    });
    try {
      return (await Promise.race([work, ignored])) ?? null;
    } finally {
      patience.abort();
      work.catch(() => {});
    }
  }

  #noteProgress(done: number, step: JobStep): void {
    const at = performance.now();
    if (step === this.#step && at - this.#writtenAt < PROGRESS_MS) return;
    [this.#step, this.#writtenAt] = [step, at];
    const share = Math.min(1, Math.max(0, done));
    this.#progressWrite = this.#progressWrite
      .then(() => repository.noteProgress(this.#means.database.orm, this.#run, share, step))
      .catch((error: unknown) => this.#means.warn(error, 'the progress of a job could not be written'));
  }

  async #end(error: unknown): Promise<void> {
    const { orm } = this.#means.database;
    const { signal } = this.#abort;
    const reason: Stop | null = signal.aborted ? signal.reason : null; // only `stop` aborts
    switch (reason) {
      case 'lost':
        return;
      case 'shutdown':
        return this.#write((now) => repository.giveBack(orm, this.#run, now));
      case 'cancelled':
        return this.#write((now) => repository.markCancelled(orm, this.#run, now));
      case 'late':
      case null: {
        const failure = this.#failureOf(reason === 'late' ? tooLong(this.#runner.definition) : error);
        return this.#write((now) => repository.markFailed(orm, this.#run, now, failure(now)));
      }
    }
  }

  #failureOf(error: unknown): (now: Date) => repository.JobFailure {
    const coded = error instanceof JobError ? error : new JobError('job.failed', rootMessage(error));
    const { attempts, mostAttempts } = this.job;
    const isLast = coded.isFinal || attempts >= mostAttempts;
    const pause = pauseAfter(attempts, this.#runner.definition.options);
    if (isLast) this.#means.warn(error, `a job of kind ${this.job.kind} has failed for good`);
    return (now) => ({
      error: coded.code,
      errorDetail: coded.message === '' ? null : coded.message.slice(0, DETAIL_MAX),
      runAt: isLast ? null : new Date(now.getTime() + pause),
    });
  }

  async #write(work: (now: Date) => Promise<void>): Promise<void> {
    for (const pause of [...WRITE_PAUSES_MS, null]) {
      try {
        return await work(this.#means.clock());
      } catch (error) {
        if (pause === null) return this.#means.warn(error, 'the end of a job could not be written');
        await after(pause, null, { ref: false });
      }
    }
  }
}

const tooLong = ({ options }: JobDefinition): JobError =>
  new JobError('job.too-long', `longer than ${options.limitMs / 1000} s`);

function parsePayload(schema: z.ZodMiniType, stored: unknown): unknown {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw new JobError('job.unreadable', 'the stored payload does not fit this release', { isFinal: true });
}
