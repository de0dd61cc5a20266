/** A drag without a move for so long has paused; the time between two moves is shorter, ms. */
const PAUSE_MILLISECONDS = 600;
/** Where moves arrive more slowly than that, so many of them have to stay out. */
const PAUSE_MOVES = 4;

/** How often a drag delivers a move: what waits for its pause waits longer on a slow machine. */
export class InputCadence {
  readonly #now: () => number;
  #movedAt: number | null = null;
  #interval = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Records a move of the drag. */
  move(): void {
    const at = this.#now();
    // A pause is no interval between two moves.
    if (this.#movedAt !== null && at - this.#movedAt < this.pause)
      this.#interval = Math.max(at - this.#movedAt, this.#interval / 2);
    this.#movedAt = at;
  }

  end(): void {
    this.#movedAt = null;
    this.#interval = 0;
  }

  /** Time without a move after which the drag counts as paused, ms. */
  get pause(): number {
    return Math.max(PAUSE_MILLISECONDS, PAUSE_MOVES * this.#interval);
  }
}
