import { SAMPLE_SECONDS } from './trace-budget.ts';

/** Half of what a sample may take: some rows hold more ring than the same rows held a sample before. */
const STRIP_SECONDS = SAMPLE_SECONDS / 2;
/** A ring covers a third of a picture or more; until a row has been drawn it counts as one full of ring. */
const FULL_OF_RING = 3;
/** Fewer rows cost more in commands than in rays. */
const LEAST_ROWS = 8;
/** A strip was held up by something else if it took longer than so many times what it should. */
const MOST_OVER = 4;

/** Rows of a picture, 0 = the lowest; `to` is not one of them. */
export interface Strip {
  readonly from: number;
  readonly to: number;
}

/**
 * Parts a traced sample that takes too long at once into strips, each within the time in which a page still answers at once.
 * How long rows took in one sample tells how many of them a strip has in the next. After each strip the graphics processor is
 * left to the page for as long.
 */
export class TraceStrips {
  #secondsOf = new Float64Array();
  #strip: Strip = { from: 0, to: 0 };
  #dueAt = 0;

  /** A picture of so many rows; `secondsPerRow` as a mean over a small picture. */
  begin(rows: number, secondsPerRow: number): void {
    this.#secondsOf = new Float64Array(rows).fill(FULL_OF_RING * secondsPerRow);
    this.#strip = { from: 0, to: 0 };
    this.#dueAt = 0;
  }

  /** Whether the page has had its turn. */
  get isDue(): boolean {
    return performance.now() >= this.#dueAt;
  }

  /** The strip above the one before, or the lowest one of the next sample. */
  next(): Strip {
    const rows = this.#secondsOf.length;
    const from = this.#strip.to < rows ? this.#strip.to : 0;
    let [to, seconds] = [from, 0];
    for (const row of this.#secondsOf.subarray(from)) {
      if (to - from >= LEAST_ROWS && seconds + row > STRIP_SECONDS) break;
      seconds += row;
      to += 1;
    }
    this.#strip = { from, to };
    return this.#strip;
  }

  /** The graphics processor is done with the strip that was begun last. */
  readonly took = (seconds: number): void => {
    const { from, to } = this.#strip;
    const counted = Math.min(seconds, MOST_OVER * STRIP_SECONDS);
    this.#secondsOf.fill(counted / Math.max(1, to - from), from, to);
    this.#dueAt = performance.now() + counted * 1000;
  };
}
