import { AnswerEntry, type Ask } from './answer-entry.ts';
import type { AnswerOf, AnyOperation } from './call.ts';

/** All answers that the page knows, by operation and input. */
export class AnswerCache {
  readonly #entries = new Map<string, AnswerEntry<unknown>>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  readonly #notify = (): void => {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  };

  #of({ id }: AnyOperation): AnswerEntry<unknown>[] {
    return [...this.#entries.values()].filter(({ key }) => key.startsWith(`${id} `));
  }

  /** The question's entry, made on first use. `id` names the kind of question; `input` is JSON. */
  entry<T>(id: string, input: unknown, ask: Ask<T>): AnswerEntry<T> {
    const key = `${id} ${JSON.stringify(input)}`;
    const known = this.#entries.get(key);
    // One kind of question has one kind of answer.
    if (known) return known as AnswerEntry<T>;
    const entry = new AnswerEntry(key, ask, this.#notify, () => {
      if (this.#entries.get(key) === made) this.#entries.delete(key);
    });
    // Every entry changes its own answers only; the map just keeps them.
    const made = entry as AnswerEntry<unknown>;
    this.#entries.set(key, made);
    return entry;
  }

  /** What is known of an operation: each question (its id and input) with its answer. */
  known(operation: AnyOperation): { readonly key: string; readonly data: unknown }[] {
    return this.#of(operation).flatMap((entry) => {
      const { data } = entry.read();
      return data === undefined ? [] : [{ key: entry.key, data }];
    });
  }

  /** Changes every known answer of an operation at once, before the server has confirmed it. */
  change<O extends AnyOperation>(operation: O, change: (answer: AnswerOf<O>) => AnswerOf<O>): void {
    // The key begins with the operation's id, so the answer was parsed by its schema.
    for (const entry of this.#of(operation)) entry.change((data) => change(data as AnswerOf<O>));
  }

  /** Asks again what is on screen of these operations; settles when the answers are there. */
  async invalidate(...operations: readonly AnyOperation[]): Promise<void> {
    const entries = operations.flatMap((operation) => this.#of(operation));
    await Promise.all(entries.map((entry) => entry.invalidate()));
  }

  /** Calls off what is under way, so that an older answer does not overwrite a change. */
  cancel(operation: AnyOperation): void {
    for (const entry of this.#of(operation)) entry.cancel();
  }

  /** Asks again what failed, when the network is back. */
  retryFailed(): void {
    for (const entry of this.#entries.values()) entry.retryFailed();
  }

  /** Forgets everything: another user must not see it. */
  clear(): void {
    for (const entry of this.#entries.values()) entry.cancel();
    this.#entries.clear();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another number after every change. */
  readonly version = (): number => this.#version;
}

export const answers = new AnswerCache();
