/**
 * How old what is remembered may be, ms: what another process changes is seen here after so long at the latest. What this
 * process changes is seen at once (`forget`).
 */
const FRESH_MS = 400;

interface Remembered<Value> {
  readonly value: Promise<Value>;
  readonly askedAt: number;
}

/** Answers of the database that many requests need, remembered for a moment; who asks meanwhile shares one question. */
export class FreshMemory<Value> {
  readonly #most: number;
  readonly #now: () => number;
  /** The one that was asked first stands first. */
  readonly #remembered = new Map<string, Remembered<Value>>();
  #isOn = false;

  /** @param most - answers that are remembered at once @param now - ms, for tests */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
  }

  /** From now on answers are remembered; before, every question is asked. */
  turnOn(): void {
    this.#isOn = true;
  }

  /** The answer to a question, at most `FRESH_MS` old. A failure and `null`, of which there is no end, are not remembered. */
  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    if (!this.#isOn) return ask();
    const known = this.#remembered.get(key);
    const askedAt = this.#now();
    if (known !== undefined && askedAt - known.askedAt < FRESH_MS) return known.value;
    const value = ask();
    const remembered = { value, askedAt };
    const drop = (): void => {
      if (this.#remembered.get(key) === remembered) this.#remembered.delete(key);
    };
    value.then((answer) => answer === null && drop(), drop);
    this.#remembered.delete(key);
    this.#remembered.set(key, remembered);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > this.#most && oldest !== undefined) this.#remembered.delete(oldest);
    return value;
  }

  /** Everything is asked again, also what is being asked just now. */
  forget(): void {
    this.#remembered.clear();
  }
}
