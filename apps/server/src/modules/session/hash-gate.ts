import { CodedError } from '../../http/coded-error.ts';

/** Each hash in flight takes 19 MiB and a core for some milliseconds. */
const IN_FLIGHT_MAX = 4;
const WAITING_MAX = 64;

/** Lets a few password hashes run at once, a few more wait, and refuses the rest: a flood of logins cannot eat the machine. */
export class HashGate {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= IN_FLIGHT_MAX) {
      if (this.#waiting.length >= WAITING_MAX)
        throw new CodedError('session.too-many-attempts', { retryAfterSeconds: 2 });
      // The slot is handed over, so the count stays as it is.
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
