/** A timer that starts over: it fires once, when nothing has happened for a while. */
export class RestTimer {
  readonly #milliseconds: number;
  readonly #fire: () => void;
  #handle: ReturnType<typeof setTimeout> | undefined;

  constructor(milliseconds: number, fire: () => void) {
    this.#milliseconds = milliseconds;
    this.#fire = fire;
  }

  /** @param atLeast - waits this long where the timer itself would not, ms. */
  start(atLeast = 0): void {
    this.stop();
    this.#handle = setTimeout(
      () => {
        this.#handle = undefined;
        this.#fire();
      },
      Math.max(this.#milliseconds, atLeast),
    );
  }

  stop(): void {
    clearTimeout(this.#handle);
    this.#handle = undefined;
  }

  /** Waits no longer than it would by itself from now on. */
  hasten(): void {
    if (this.#handle !== undefined) this.start();
  }

  /** What is waiting happens now. */
  flush(): void {
    if (this.#handle === undefined) return;
    this.stop();
    this.#fire();
  }
}
