/** A timer that starts over: it fires once, when nothing has happened for a while. */
export class RestTimer {
  readonly #milliseconds: number;
  readonly #fire: () => void;
  #handle: ReturnType<typeof setTimeout> | undefined;

  constructor(milliseconds: number, fire: () => void) {
    this.#milliseconds = milliseconds;
    this.#fire = fire;
  }

  start(): void {
    this.stop();
    this.#handle = setTimeout(() => {
      this.#handle = undefined;
      this.#fire();
    }, this.#milliseconds);
  }

  stop(): void {
    clearTimeout(this.#handle);
    this.#handle = undefined;
  }

  /** What is waiting happens now. */
  flush(): void {
    if (this.#handle === undefined) return;
    this.stop();
    this.#fire();
  }
}
