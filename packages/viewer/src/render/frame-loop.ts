/** Longest step that a frame may advance a movement by, seconds: after a pause nothing jumps. */
const LONGEST_STEP = 0.1;

/** Calls back once per display frame, only while something was scheduled. Works in a page and in a worker. */
export class FrameLoop {
  readonly #draw: (seconds: number) => void;
  readonly #isReady: () => boolean;
  #handle: number | null = null;
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
    if (this.#handle !== null) cancelAnimationFrame(this.#handle);
    this.#handle = null;
    this.#last = 0;
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
