import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { JobKind } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { DatabaseChannel } from '../../storage/database-channel.ts';
import type { Database } from '../../storage/database.ts';
import { JOBS_CHANNEL } from './add-job.ts';
import type { JobDefinition, RunJob } from './define-job.ts';
import { claimJob, deleteEnded, endAbandoned } from './job-repository.ts';
import { Attempt, LEASE_MS, type AttemptMeans, type Runner } from './run-attempt.ts';

/** Retries that are due, and jobs of processes that ended, are looked for this often, ms; new jobs are heard at once. */
const LOOK_MS = 5_000;
const CLEAN_MS = 3_600_000;
const ENDED_KEPT_MS = 14 * 86_400_000;

export interface JobQueueMeans {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface RegisterOptions {
  /** Whether what the kind needs is there; until then its jobs wait. Asked before each look for the next one. */
  readonly isReady?: () => Promise<boolean>;
}

/** Runs the jobs of the kinds that are registered with it; of several processes each job has one. */
export class JobQueue {
  readonly #means: AttemptMeans;
  readonly #channel: DatabaseChannel;
  readonly #runners = new Map<JobKind, Runner>();
  readonly #conditions = new Map<JobKind, () => Promise<boolean>>();
  readonly #attempts = new Map<Attempt, Promise<void>>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** Attempts since the queue was made. */
  #begun = 0;
  #isClosing = false;
  #filling: Promise<void> | null = null;
  #isAskedAgain = false;

  constructor({ database, clock, log }: JobQueueMeans) {
    this.#means = { database, clock, warn: (err, sentence) => log.warn({ err }, sentence) };
    this.#channel = new DatabaseChannel(database, log, JOBS_CHANNEL, {
      onMessage: (cancelledId) => this.#hear(cancelledId),
      onReconnect: () => this.#wake(),
    });
  }

  /** Says what a kind does. A kind that nobody registers waits in the queue. */
  register<Payload extends z.ZodMiniType>(
    definition: JobDefinition<Payload>,
    run: RunJob<z.output<Payload>>,
    { isReady }: RegisterOptions = {},
  ): void {
    if (isReady !== undefined) this.#conditions.set(definition.kind, isReady);
    if (this.#runners.has(definition.kind)) throw new Error(`the kind ${definition.kind} is registered already`);
    // The payload was parsed by this definition's own schema before.
    this.#runners.set(definition.kind, {
      definition,
      run: (context, payload) => run(context, payload as z.output<Payload>),
    });
  }

  /** Whether jobs of a kind are run at this moment. */
  async isRunning(kind: JobKind): Promise<boolean> {
    return this.#runners.has(kind) && ((await this.#conditions.get(kind)?.()) ?? true);
  }

  /** Works from now on until it is closed. A database that is away is waited for. */
  start(): void {
    void this.#channel.startPatiently().then(() => this.#wake());
    this.#timers.push(setInterval(() => this.#wake(), LOOK_MS).unref());
    this.#timers.push(setInterval(() => void this.#clean(), CLEAN_MS).unref());
  }

  /** Runs everything that is due now, and what that adds, and returns how many attempts it took. */
  async runDue(): Promise<number> {
    const before = this.#begun;
    let seen: number;
    do {
      seen = this.#begun;
      await this.#fill();
      await Promise.all(this.#attempts.values());
    } while (this.#begun > seen);
    return this.#begun - before;
  }

  /** Lets running jobs end for `patienceMs`; those that have not are aborted and given back. */
  async close(patienceMs: number): Promise<void> {
    this.#isClosing = true;
    this.#channel.close();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#filling;
    const ended = Promise.all(this.#attempts.values());
    const patience = new AbortController();
    await Promise.race([ended, after(patienceMs, null, { signal: patience.signal }).catch(() => null)]);
    patience.abort();
    for (const attempt of this.#attempts.keys()) attempt.stop('shutdown');
    await ended;
  }

  #hear(cancelledId: string): void {
    if (cancelledId === '') return this.#wake();
    for (const attempt of this.#attempts.keys()) if (attempt.job.id === cancelledId) void attempt.renew();
  }

  #wake(): void {
    this.#fill().catch((error: unknown) => this.#means.warn(error, 'the queue does not reach the database'));
  }

  /** Begins jobs until nothing is due or nothing is free; asked meanwhile, it looks once more. */
  #fill(): Promise<void> {
    this.#isAskedAgain = true;
    this.#filling ??= this.#claimAll().finally(() => {
      this.#filling = null;
    });
    return this.#filling;
  }

  async #claimAll(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      await endAbandoned(this.#means.database.orm, this.#means.clock());
      while (await this.#claimNext());
    }
  }

  async #claimNext(): Promise<boolean> {
    if (this.#isClosing) return false;
    const kinds = await this.#freeKinds();
    if (kinds.length === 0) return false;
    const now = this.#means.clock();
    const holder = randomUUID();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const job = await claimJob(this.#means.database.orm, { kinds, holder, now, leaseUntil });
    const runner = job === null ? undefined : this.#runners.get(job.kind);
    if (job === null || runner === undefined) return false;
    this.#begun += 1;
    const attempt = new Attempt(job, holder, runner, this.#means);
    const ended = attempt.run().finally(() => {
      this.#attempts.delete(attempt);
      if (this.#timers.length > 0) this.#wake();
    });
    this.#attempts.set(attempt, ended);
    return true;
  }

  async #freeKinds(): Promise<JobKind[]> {
    const running = [...this.#attempts.keys()];
    const free = [...this.#runners.values()]
      .filter(
        ({ definition: { kind, options } }) => running.filter(({ job }) => job.kind === kind).length < options.atOnce,
      )
      .map(({ definition }) => definition.kind);
    const ready = await Promise.all(free.map((kind) => this.isRunning(kind)));
    return free.filter((_, index) => ready[index]);
  }

  async #clean(): Promise<void> {
    const before = new Date(this.#means.clock().getTime() - ENDED_KEPT_MS);
    await deleteEnded(this.#means.database.orm, before).catch((error: unknown) =>
      this.#means.warn(error, 'ended jobs could not be cleared'),
    );
  }
}
