import { ApiError, isApiError } from './api-error.ts';

/** What is known of one question: the answer that came, or why none did. */
export interface AnswerState<T> {
  /** The last answer, also while a newer one is on its way or failed. */
  readonly data: T | undefined;
  readonly error: ApiError | null;
  /** When the last answer came, ms since 1970; 0 before the first. */
  readonly dataUpdatedAt: number;
}

export type Ask<T> = (signal: AbortSignal) => Promise<T>;

const MOST_RETRIES = 2;
/** Pause before the first retry, ms; doubled before each further one. */
const FIRST_PAUSE = 1000;
/** How long an answer that nobody shows is kept, ms. */
const UNUSED_LIFE = 300_000;

/** Only what may pass by itself is tried again: no network, a database that comes back. */
const mayPass = (error: unknown): boolean =>
  isApiError(error, 'network.unreachable') || isApiError(error, 'server.unavailable');

async function askPatiently<T>(ask: Ask<T>, signal: AbortSignal, retries = 0): Promise<T> {
  try {
    return await ask(signal);
  } catch (error) {
    if (signal.aborted || retries >= MOST_RETRIES || !mayPass(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE * 2 ** retries));
    return askPatiently(ask, signal, retries + 1);
  }
}

/** An answer that says the same as before stays the same object, so that nothing is drawn or reset for it. */
const keepSame = <T>(before: T | undefined, now: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** One question to the server and its answer, shared by all who ask the same. */
export class AnswerEntry<T> {
  readonly key: string;
  readonly #ask: Ask<T>;
  readonly #onChange: () => void;
  readonly #onUnused: () => void;
  #state: AnswerState<T> = { data: undefined, error: null, dataUpdatedAt: 0 };
  #holders = 0;
  #isInvalid = false;
  #running: AbortController | null = null;
  #unused: ReturnType<typeof setTimeout>;

  /** @param onChange - told after every change of the state. @param onUnused - told when nobody held it for five minutes. */
  constructor(key: string, ask: Ask<T>, onChange: () => void, onUnused: () => void) {
    this.key = key;
    this.#ask = ask;
    this.#onChange = onChange;
    this.#onUnused = onUnused;
    this.#unused = setTimeout(onUnused, UNUSED_LIFE);
  }

  /** What is known; the same object until something changes. */
  readonly read = (): AnswerState<T> => this.#state;

  /**
   * Says that somebody shows the answer, and asks when there is none or it is older than `staleTime` ms.
   * The returned function lets go; when nobody holds on any more, a question under way is called off.
   */
  hold(staleTime: number): () => void {
    this.#holders += 1;
    clearTimeout(this.#unused);
    const { data, dataUpdatedAt } = this.#state;
    const isStale = this.#isInvalid || data === undefined || Date.now() - dataUpdatedAt >= staleTime;
    if (isStale && !this.#running) void this.refetch();
    return () => {
      this.#holders -= 1;
      // A page that is drawn anew lets go and takes hold again in one breath.
      queueMicrotask(() => this.#holders === 0 && this.#rest());
    };
  }

  #rest(): void {
    this.cancel();
    clearTimeout(this.#unused);
    this.#unused = setTimeout(this.#onUnused, UNUSED_LIFE);
  }

  #show(next: AnswerState<T>): void {
    this.#state = next;
    this.#onChange();
  }

  async #outcome(signal: AbortSignal): Promise<AnswerState<T>> {
    try {
      const data = await askPatiently(this.#ask, signal);
      return { data: keepSame(this.#state.data, data), error: null, dataUpdatedAt: Date.now() };
    } catch (cause) {
      const error = isApiError(cause) ? cause : new ApiError('answer.unexpected', 0, { cause });
      return { ...this.#state, error };
    }
  }

  /** Asks now; a question under way is called off. Never throws: the outcome stands in the state. */
  readonly refetch = async (): Promise<void> => {
    this.cancel();
    const own = new AbortController();
    this.#running = own;
    if (this.#state.data === undefined && this.#state.error) this.#show({ ...this.#state, error: null });
    const next = await this.#outcome(own.signal);
    // Called off or overtaken: whoever came later has the word.
    if (this.#running !== own) return;
    this.#running = null;
    if (!next.error) this.#isInvalid = false;
    this.#show(next);
  };

  /** Marks the answer as out of date, and asks again at once if somebody shows it. */
  async invalidate(): Promise<void> {
    this.#isInvalid = true;
    if (this.#holders > 0) await this.refetch();
  }

  /** Asks again if the last try failed and somebody waits for it. */
  retryFailed(): void {
    if (this.#holders > 0 && this.#state.error) void this.refetch();
  }

  /** Changes the answer on screen; without an answer nothing happens. */
  change(change: (data: T) => T): void {
    if (this.#state.data !== undefined) this.#show({ ...this.#state, data: change(this.#state.data) });
  }

  /** Calls off a question under way; what was known before stays. */
  cancel(): void {
    this.#running?.abort();
    this.#running = null;
  }
}
