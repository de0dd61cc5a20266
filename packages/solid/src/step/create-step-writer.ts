import { Worker } from 'node:worker_threads';
import { refusal, success, type Issue, type Result } from '@ringwerk/kernel';
import type { StepAnswer, StepRequest, StepWorkerData } from './step-messages.ts';
import type { StepFile, StepPlan } from './step-plan.ts';

export interface StepWriterOptions {
  /** OpenCascade's WebAssembly, where the operator uses his own build of it. */
  readonly wasmPath: string | null;
  /** Worker threads: as many files are written at once. Each takes some hundred megabytes. */
  readonly workers: number;
  /** A job that takes longer is given up, ms. */
  readonly timeLimit: number;
  /** Jobs after which the worker is replaced: OpenCascade keeps some 50 MB of every job. */
  readonly jobsPerWorker: number;
  /** An idle worker is let go after this time, ms. */
  readonly idleLimit: number;
  /** Hears why a file could not be written; for the log, not for the customer. */
  readonly onFailure: (reason: string) => void;
}
export const STEP_WRITER_DEFAULTS: StepWriterOptions = {
  wasmPath: null,
  workers: 1,
  timeLimit: 60_000,
  jobsPerWorker: 8,
  idleLimit: 15_000,
  onFailure: () => undefined,
};

/** Writes STEP files in worker threads of its own. */
export interface StepWriter {
  /**
   * The file, or an issue at `path` (a ring's JSON pointer): `export.step-time` after the limit, `export.volume` for a
   * solid that is not the weighed one, else `export.step-failed`. Never rejects.
   */
  write(plan: StepPlan, path: string): Promise<Result<StepFile>>;
  /** Lets the workers go, each after what it has to write. */
  close(): Promise<void>;
}

/** What the worker answers, or that it did not within the limit. */
type Outcome = StepAnswer | { readonly id: number; readonly kind: 'late' };
type Failure = Exclude<Outcome, { readonly kind: 'file' }>;

/** For the log. */
function reasonOf(failure: Failure, timeLimit: number): string {
  switch (failure.kind) {
    case 'late':
      return `took longer than ${timeLimit} ms`;
    case 'volume':
      return `the solid ${failure.body.name} has ${failure.volume} mm³ instead of ${failure.body.expected}`;
    case 'failed':
      return failure.reason;
  }
}

/** For the customer. */
function issueOf(failure: Failure, path: string, timeLimit: number): Issue {
  switch (failure.kind) {
    case 'late':
      return { code: 'export.step-time', path, params: { value: timeLimit / 1000 }, severity: 'error' };
    case 'volume': {
      const { segments, inlay, expected } = failure.body;
      const at = inlay === null ? `segments/${segments[0]}` : `inlays/${inlay}`;
      const params = { value: failure.volume, expected: expected ?? failure.volume };
      return { code: 'export.volume', path: `${path}/${at}`, params, severity: 'error' };
    }
    case 'failed':
      return { code: 'export.step-failed', path, params: {}, severity: 'error' };
  }
}

/** One worker, whose files follow each other. */
class WorkerStepWriter implements StepWriter {
  readonly #options: StepWriterOptions;
  #worker: Worker | null = null;
  #jobs = 0;
  #idle: NodeJS.Timeout | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: StepWriterOptions) {
    this.#options = options;
  }

  write(plan: StepPlan, path: string): Promise<Result<StepFile>> {
    const result = this.#last.then(() => this.#job(plan, path));
    this.#last = result;
    return result;
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#letGo();
  }

  async #job(plan: StepPlan, path: string): Promise<Result<StepFile>> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    const answer = await this.#ask({ id: ++this.#jobs, plan });
    if (answer.kind !== 'file' || this.#jobs % this.#options.jobsPerWorker === 0) await this.#letGo();
    else this.#idle = setTimeout(() => void this.#letGo(), this.#options.idleLimit).unref();
    if (answer.kind === 'file') return success(answer.file);
    this.#options.onFailure(reasonOf(answer, this.#options.timeLimit));
    return refusal([issueOf(answer, path, this.#options.timeLimit)]);
  }

  #ask(request: StepRequest): Promise<Outcome> {
    const { id } = request;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      const fail = (reason: string): void => finish({ id, kind: 'failed', reason });
      const late = (): void => finish({ id, kind: 'late' });
      const onError = (error: Error): void => fail(error.message);
      const onExit = (code: number): void => fail(`the worker ended with ${code}`);
      const timer = setTimeout(late, this.#options.timeLimit);
      const finish = (answer: Outcome): void => {
        clearTimeout(timer);
        worker.off('message', finish).off('error', onError).off('exit', onExit);
        resolve(answer);
      };
      worker.on('message', finish).on('error', onError).on('exit', onExit);
      worker.postMessage(request, []);
    });
  }

  #start(): Worker {
    const data: StepWorkerData = { wasmPath: this.#options.wasmPath };
    const worker = new Worker(new URL('./step-worker.ts', import.meta.url), { workerData: data, name: 'step' });
    // A waiting worker does not keep the process alive; a job is held by its timer.
    worker.unref();
    return worker;
  }

  async #letGo(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

/** Several workers: a file goes to one that has the fewest to write. */
class SharedStepWriter implements StepWriter {
  readonly #lines: readonly { readonly writer: StepWriter; waiting: number }[];

  constructor(options: StepWriterOptions) {
    this.#lines = Array.from({ length: options.workers }, () => ({
      writer: new WorkerStepWriter(options),
      waiting: 0,
    }));
  }

  async write(plan: StepPlan, path: string): Promise<Result<StepFile>> {
    const line = this.#lines.reduce((least, one) => (one.waiting < least.waiting ? one : least));
    line.waiting += 1;
    // A writer never rejects.
    const result = await line.writer.write(plan, path);
    line.waiting -= 1;
    return result;
  }

  async close(): Promise<void> {
    await Promise.all(this.#lines.map(({ writer }) => writer.close()));
  }
}

/** A writer whose workers start with their first jobs. */
export function createStepWriter(options: Partial<StepWriterOptions> = {}): StepWriter {
  const all = { ...STEP_WRITER_DEFAULTS, ...options };
  return all.workers > 1 ? new SharedStepWriter(all) : new WorkerStepWriter(all);
}
