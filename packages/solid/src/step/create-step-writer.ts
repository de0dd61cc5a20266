import { Worker } from 'node:worker_threads';
import { refusal, success, type Result } from '@ringwerk/kernel';
import type { StepAnswer, StepRequest, StepWorkerData } from './step-messages.ts';
import type { StepFile, StepPlan } from './step-plan.ts';

export interface StepWriterOptions {
  /** OpenCascade's WebAssembly, where the operator uses his own build of it. */
  readonly wasmPath: string | null;
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
  timeLimit: 30_000,
  jobsPerWorker: 8,
  idleLimit: 15_000,
  onFailure: () => undefined,
};

/** Writes STEP files in a worker thread of its own, one after the other. */
export interface StepWriter {
  /** The file, or the issue `export.step-failed` at `path` (a ring's JSON pointer). Never rejects. */
  write(plan: StepPlan, path: string): Promise<Result<StepFile>>;
  /** Lets the worker go. */
  close(): Promise<void>;
}

class WorkerStepWriter implements StepWriter {
  private readonly options: StepWriterOptions;
  private worker: Worker | null = null;
  private jobs = 0;
  private idle: NodeJS.Timeout | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(options: StepWriterOptions) {
    this.options = options;
  }

  write(plan: StepPlan, path: string): Promise<Result<StepFile>> {
    const result = this.last.then(() => this.job(plan, path));
    this.last = result;
    return result;
  }

  async close(): Promise<void> {
    await this.last;
    await this.letGo();
  }

  private async job(plan: StepPlan, path: string): Promise<Result<StepFile>> {
    if (this.idle !== null) clearTimeout(this.idle);
    const answer = await this.ask({ id: ++this.jobs, plan });
    if (answer.kind === 'failed' || this.jobs % this.options.jobsPerWorker === 0) await this.letGo();
    else this.idle = setTimeout(() => void this.letGo(), this.options.idleLimit).unref();
    if (answer.kind === 'file') return success(answer.file);
    this.options.onFailure(answer.reason);
    return refusal([{ code: 'export.step-failed', path, params: {}, severity: 'error' }]);
  }

  private ask(request: StepRequest): Promise<StepAnswer> {
    const { id } = request;
    const worker = (this.worker ??= this.start());
    return new Promise((resolve) => {
      const fail = (reason: string): void => finish({ id, kind: 'failed', reason });
      const onError = (error: Error): void => fail(error.message);
      const onExit = (code: number): void => fail(`the worker ended with ${code}`);
      const timer = setTimeout(() => fail(`took longer than ${this.options.timeLimit} ms`), this.options.timeLimit);
      const finish = (answer: StepAnswer): void => {
        clearTimeout(timer);
        worker.off('message', finish).off('error', onError).off('exit', onExit);
        resolve(answer);
      };
      worker.on('message', finish).on('error', onError).on('exit', onExit);
      worker.postMessage(request, []);
    });
  }

  private start(): Worker {
    const data: StepWorkerData = { wasmPath: this.options.wasmPath };
    const worker = new Worker(new URL('./step-worker.ts', import.meta.url), { workerData: data, name: 'step' });
    // A waiting worker does not keep the process alive; a job is held by its timer.
    worker.unref();
    return worker;
  }

  private async letGo(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}

/** A writer whose worker starts with its first job. */
export const createStepWriter = (options: Partial<StepWriterOptions> = {}): StepWriter =>
  new WorkerStepWriter({ ...STEP_WRITER_DEFAULTS, ...options });
