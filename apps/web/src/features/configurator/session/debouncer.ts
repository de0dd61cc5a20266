/** Calls back once, when it has not been started anew for a while. */
export class Debouncer {
  readonly #delay: number;
  readonly #callback: () => void;
  #handle: ReturnType<typeof setTimeout> | undefined;

  constructor(delay: number, callback: () => void) {
    this.#delay = delay;
    this.#callback = callback;
  }

  /** @param atLeast - a longer delay for this time, ms. */
  start(atLeast = 0): void {
    this.stop();
    this.#handle = setTimeout(
      () => {
        this.#handle = undefined;
        this.#callback();
      },
      Math.max(this.#delay, atLeast),
    );
  }

  stop(): void {
    clearTimeout(this.#handle);
    this.#handle = undefined;
  }

  /** A longer delay that is running gives way to the usual one, counted from now. */
  reschedule(): void {
    if (this.#handle !== undefined) this.start();
  }

  /** A call that is due later is made now. */
  flush(): void {
    if (this.#handle === undefined) return;
    this.stop();
    this.#callback();
  }
}
