import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Design, Issue, ListedStones } from '@ringwerk/kernel';
import type { PriceBasis, RetailPrice } from '@ringwerk/kernel/price';
import type { Weights } from './design-weights.ts';

/** What rules and prices say to a design: its figures, or why it cannot be made. */
export interface DesignFigures {
  readonly total: { readonly grams: number; readonly cost: number; readonly retail: RetailPrice } | null;
  readonly issues: readonly Issue[];
}

/** A design with its weights, where they are stored. */
export interface AskedFigures {
  readonly design: Design;
  readonly weights: Weights | null;
  /** Real stones that it names; absent when it names none. */
  readonly listings?: ListedStones;
}

/** One message to the thread. A basis travels with the first question that names its key. */
export interface FiguresQuestion {
  readonly key: string;
  readonly basis?: PriceBasis;
  /** Whether those that were sent before are named no more. */
  readonly forgets: boolean;
  readonly designs: readonly AskedFigures[];
}
export type FiguresAnswer = readonly DesignFigures[];

/** A thread that weighs and prices designs, so that no other request waits for the heavy ones. */
export interface EvaluationThread {
  /**
   * Figures of designs in their order; null of one over which the thread has ended twice, the second time over it alone. Callers
   * take turns after every few designs.
   * @param key - equal for equal bases, and for no others
   * @throws Error once it is closed
   */
  readonly figures: (
    key: string,
    basis: PriceBasis,
    designs: readonly AskedFigures[],
  ) => Promise<(DesignFigures | null)[]>;
  readonly close: () => Promise<void>;
}

/** Designs of one message: a caller with many lets others in between. */
const SLICE = 4;
/** Bases that the thread keeps: those of the dealers who work at this moment, some hundred kilobytes each. */
const MOST_BASES = 16;
const MEMORY_MB = 1_024;
/** A slice that takes longer is given up, ms. The worker's start is in it. */
const LIMIT_MS = 60_000;

const startWorker = (): Worker =>
  new Worker(new URL('./evaluation-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

/** One worker and what it was sent. */
class Running {
  readonly worker: Worker;
  readonly #sent = new Set<string>();
  readonly #ended = new AbortController();

  constructor(worker: Worker) {
    this.worker = worker;
    worker.once('exit', () => this.#ended.abort(new Error('the thread that weighs designs ended')));
    // An error is followed by the exit; without a listener it would end the process.
    worker.on('error', (error) => this.#ended.abort(error));
  }

  async ask(key: string, basis: PriceBasis, designs: readonly AskedFigures[]): Promise<FiguresAnswer> {
    const isKnown = this.#sent.has(key);
    const forgets = !isKnown && this.#sent.size >= MOST_BASES;
    if (forgets) this.#sent.clear();
    this.#sent.add(key);
    const question: FiguresQuestion = { key, ...(isKnown ? {} : { basis }), forgets, designs };
    const signal = AbortSignal.any([this.#ended.signal, AbortSignal.timeout(LIMIT_MS)]);
    this.worker.ref();
    try {
      const answered = once(this.worker, 'message', { signal });
      this.worker.postMessage(question, []);
      const [answer] = await answered;
      return answer; // the thread's own type
    } catch (error) {
      throw this.#ended.signal.reason ?? error;
    } finally {
      // Nothing to wait for when the process wants to end.
      this.worker.unref();
    }
  }
}

export interface EvaluationThreadOptions {
  /** Makes the worker; tests pass their own. */
  readonly start?: () => Worker;
  /** Called with the error for a design that has no figures. */
  readonly onFailure?: (error: unknown) => void;
}

/** The worker is made at the first question and kept: reading the tables takes about 0.5 s. */
export function createEvaluationThread({
  start = startWorker,
  onFailure = () => {},
}: EvaluationThreadOptions = {}): EvaluationThread {
  let running: Running | null = null;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  const drop = async (): Promise<void> => {
    const ended = running;
    running = null;
    await ended?.worker.terminate();
  };
  const attempt = async (key: string, basis: PriceBasis, slice: readonly AskedFigures[]): Promise<FiguresAnswer> => {
    if (isClosed) throw new Error('the thread that weighs designs was closed');
    running ??= new Running(start());
    try {
      return await running.ask(key, basis, slice);
    } catch (error) {
      await drop();
      throw error;
    }
  };
  /** One by one, so that a design over which the thread ends takes no other one with it. */
  const eachAlone = async (
    key: string,
    basis: PriceBasis,
    slice: readonly AskedFigures[],
  ): Promise<(DesignFigures | null)[]> => {
    const figures: (DesignFigures | null)[] = [];
    for (const asked of slice) {
      try {
        // One thread answers one question after the other.
        // oxlint-disable-next-line no-await-in-loop
        figures.push(...(await attempt(key, basis, [asked])));
      } catch (error) {
        if (isClosed) throw error;
        onFailure(error);
        figures.push(null);
      }
    }
    return figures;
  };
  const inTurn = (key: string, basis: PriceBasis, slice: readonly AskedFigures[]) => {
    const answer: Promise<readonly (DesignFigures | null)[]> = last
      .then(() => attempt(key, basis, slice))
      .catch(() => eachAlone(key, basis, slice));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    figures: async (key, basis, designs) => {
      const figures: (DesignFigures | null)[] = [];
      for (let from = 0; from < designs.length; from += SLICE)
        figures.push(...(await inTurn(key, basis, designs.slice(from, from + SLICE))));
      return figures;
    },
    close: async () => {
      isClosed = true;
      await drop();
      await last;
    },
  };
}
