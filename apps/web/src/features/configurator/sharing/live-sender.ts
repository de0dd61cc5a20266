/** The shortest time between two designs sent while a finger drags, ms: ten pictures a second look like motion. */
const PAUSE = 100;
/** After a failure, ms; the newest design is then sent, however much has changed. */
const RETRY = 2_000;

/**
 * Sends the newest of many designs: one request at a time, at most ten a second, never an older design after a newer
 * one. `send` resolves to false when the room is gone.
 */
export class LiveSender<T> {
  readonly #send: (value: T) => Promise<boolean>;
  #next: { readonly value: T } | null = null;
  #isBusy = false;
  #isStopped = false;

  constructor(send: (value: T) => Promise<boolean>) {
    this.#send = send;
  }

  show(value: T): void {
    this.#next = { value };
    void this.#work();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#next !== null && !this.#isStopped) {
      const { value } = this.#next;
      this.#next = null;
      let pause = PAUSE;
      try {
        if (!(await this.#send(value))) this.#isStopped = true;
      } catch {
        this.#next ??= { value };
        pause = RETRY;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    this.#isBusy = false;
  }
}
