/** Longest step that a frame may advance a movement by, seconds: after a pause nothing jumps. */
const LONGEST_STEP = 0.1;

/**
 * Calls back once per display frame, only while something was scheduled, or at once for what `hasten` asks. Works in a
 * page and in a worker.
 */
export class FrameLoop {
  readonly #draw: (seconds: number) => void;
  readonly #isReady: () => boolean;
  #handle: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last = 0;
  #isRunning = true;
  #isWanted = false;

  /** @param isReady - false while the frame before is still being drawn: its successor waits for the next display frame. */
  constructor(draw: (seconds: number) => void, isReady: () => boolean) {
    this.#draw = draw;
    this.#isReady = isReady;
  }

  schedule(): void {
    this.#isWanted = true;
    if (!this.#isRunning || this.#handle !== null) return;
    this.#handle = requestAnimationFrame((now) => this.#tick(now));
  }

  /**
   * As `schedule`, but the frame begins in the next task if the one before is done, and does not wait for the display: a
   * position of a slider that came just after a display frame was begun on up to 16 ms later.
   */
  hasten(): void {
    this.schedule();
    if (!this.#isRunning || this.#timer !== null) return;
    this.#timer = setTimeout(() => this.#beginNow(), 0);
  }

  setRunning(isRunning: boolean): void {
    this.#isRunning = isRunning;
    if (!isRunning) this.#cancel();
    else if (this.#isWanted) this.schedule();
  }

  stop(): void {
    this.#isRunning = false;
    this.#isWanted = false;
    this.#cancel();
  }

  #cancel(): void {
    this.#cancelWaiting();
    this.#last = 0;
  }

  #cancelWaiting(): void {
    if (this.#handle !== null) cancelAnimationFrame(this.#handle);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#handle = null;
    this.#timer = null;
  }

  #beginNow(): void {
    this.#timer = null;
    if (!this.#isWanted || !this.#isReady()) return;
    this.#cancelWaiting();
    this.#tick(performance.now());
  }

  #tick(now: number): void {
    this.#handle = null;
    if (!this.#isReady()) return this.schedule();
    this.#isWanted = false;
    const seconds = this.#last === 0 ? 1 / 60 : Math.min(LONGEST_STEP, (now - this.#last) / 1000);
    this.#last = now;
    this.#draw(Math.max(0, seconds));
    if (!this.#isWanted) this.#last = 0;
  }
}
