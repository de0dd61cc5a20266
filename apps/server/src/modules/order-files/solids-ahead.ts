import { availableParallelism } from 'node:os';
import { createStepWriter } from '@ringwerk/solid/step';
import { stepFiles, type RingFiles, type RingToWrite } from './ring-files.ts';

/** A busy machine may need several times as long as an idle one, ms. */
const STEP_PATIENCE_MS = 180_000;
/** Exact solids take four fifths of an archive's time: two at once where there are two cores. More would need more memory. */
const WORKERS = Math.min(2, availableParallelism());
/** Files that are begun before they are asked for, beside those that are written: each is kept until its turn. */
const WAITING = 1;

/** Exact solids of rings that are asked for one after the other; those of the next ones are begun meanwhile. */
export class SolidsAhead {
  readonly #rings: readonly RingToWrite[];
  /** Null once it was taken. */
  readonly #made: (Promise<RingFiles> | null)[] = [];
  readonly #writer = createStepWriter({ timeLimit: STEP_PATIENCE_MS, workers: WORKERS });

  constructor(rings: readonly RingToWrite[]) {
    this.#rings = rings;
  }

  /** Begins those of a ring, by its place, and of the ones behind it. */
  begin(index: number): void {
    for (const ring of this.#rings.slice(this.#made.length, index + WORKERS + WAITING)) {
      const made = stepFiles(ring, this.#writer);
      // Whoever takes the file gets its error; until then it is no unhandled rejection.
      made.catch(() => {});
      this.#made.push(made);
    }
  }

  /** Those of a ring, once. Rejects when no plan can be made of it. */
  take(index: number): Promise<RingFiles> {
    this.begin(index);
    const made = this.#made[index] ?? null;
    if (made === null) throw new RangeError(`The solids of ring ${index} were taken, or it is none of the order.`);
    this.#made[index] = null;
    return made;
  }

  /** Waits for what is being written. */
  async close(): Promise<void> {
    await this.#writer.close();
  }
}
