import { CodedError } from '../../http/coded-error.ts';

/** Files that wait with their bytes in memory; each has at most 16 MB. */
const WAITING_MOST = 4;
const RETRY_SECONDS = 10;

/** Reads one file at a time: one alone may take a good part of the memory of the process. */
export class ReadQueue {
  #last: Promise<unknown> = Promise.resolve();
  #open = 0;

  /**
   * What `read` answers, when those before it have ended.
   * @throws CodedError `server.unavailable` where too many wait already
   */
  async run<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    if (this.#open > WAITING_MOST) throw new CodedError('server.unavailable', { retryAfterSeconds: RETRY_SECONDS });
    this.#open += 1;
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<null>();
    this.#last = promise;
    try {
      await before;
      return await read();
    } finally {
      this.#open -= 1;
      resolve(null);
    }
  }
}
