/** A held slider that has not moved for so long is at rest; a pause between two positions is none, ms. */
const REST_MILLISECONDS = 600;
/** Where the machine hears of a hand more seldom, that many of its positions have to stay out. */
const REST_POSITIONS = 4;

/** How often a hand is heard that drags: what waits for its rest waits longer on a slow machine. */
export class HandPace {
  readonly #now: () => number;
  #movedAt: number | null = null;
  #between = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The hand is at another position. */
  move(): void {
    const at = this.#now();
    // A hand that had rested begins anew: its rest is no distance between two positions.
    if (this.#movedAt !== null && at - this.#movedAt < this.pause)
      this.#between = Math.max(at - this.#movedAt, this.#between / 2);
    this.#movedAt = at;
  }

  lift(): void {
    this.#movedAt = null;
    this.#between = 0;
  }

  /** Time without a move after which the hand is at rest, ms. */
  get pause(): number {
    return Math.max(REST_MILLISECONDS, REST_POSITIONS * this.#between);
  }
}
