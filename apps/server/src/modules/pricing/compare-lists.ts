import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WeighedDesign } from '../designs/design-weights.ts';
import type { ListedMetals } from '../designs/weight-key-of.ts';
import type { Article, ComparedDesign, ComparedLists, Repriced } from './what-if.ts';

export interface ComparisonQuestion {
  readonly lists: ComparedLists;
  readonly designs: readonly Pick<Article<unknown>, 'design' | 'weights'>[];
}
export type ComparisonAnswer = readonly ComparedDesign[];

export interface Comparison<Shown> {
  readonly priced: readonly Repriced<Shown>[];
  /** Articles that one of the lists does not price, or that cannot be made. */
  readonly unpriced: number;
}
export interface CompareOptions {
  /** Ends the work at once. */
  readonly signal?: AbortSignal;
  /** Called after every slice with the articles that are done. */
  readonly onProgress?: (done: number) => void;
  /** What came without weights, after every slice: once it is stored, a repeated comparison need not weigh it. */
  readonly onWeighed?: (weighed: readonly WeighedDesign[]) => Promise<void>;
}

/** Articles of one message: copying them takes a millisecond, weighing them for the first time up to a second. */
const SLICE = 50;
const MEMORY_MB = 1_024;

const startWorker = (): Worker =>
  new Worker(new URL('./comparison-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });

function* slicesOf<Item>(items: Iterable<Item>): Iterable<readonly Item[]> {
  let slice: Item[] = [];
  for (const item of items) {
    slice.push(item);
    if (slice.length < SLICE) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

/** A thread that compares designs, one question after the other. */
class ComparisonThread {
  readonly #worker = startWorker();
  readonly #lists: ComparedLists;
  readonly #ended = new AbortController();

  constructor(lists: ComparedLists) {
    this.#lists = lists;
    this.#worker.once('exit', () =>
      this.#ended.abort(new Error('the thread that compares price lists ended in the middle')),
    );
  }

  async ask(articles: readonly Article<unknown>[]): Promise<ComparisonAnswer> {
    const designs = articles.map(({ design, weights }) => ({ design, weights }));
    const question: ComparisonQuestion = { lists: this.#lists, designs };
    const answered = once(this.#worker, 'message', { signal: this.#ended.signal });
    this.#worker.postMessage(question, []);
    const [answer] = await answered;
    return answer; // the thread's own type
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Articles with what the thread says of each. */
function joined<Shown>(slice: readonly Article<Shown>[], answer: ComparisonAnswer, metals: ListedMetals) {
  const compared = slice.map((article, index) => ({ ...article, ...answer[index] }));
  return {
    repriced: compared.flatMap(({ shown, change }): Repriced<Shown>[] => (change ? [{ shown, ...change }] : [])),
    weighed: compared.flatMap(({ design, weighed: weights }) => (weights ? [{ design, weights, metals }] : [])),
  };
}

/**
 * Articles by two lists, in a thread of its own.
 * @throws whatever `signal` was aborted with, and an Error when the thread ends.
 */
export async function compareLists<Shown>(
  articles: Iterable<Article<Shown>>,
  lists: ComparedLists,
  { signal, onProgress, onWeighed }: CompareOptions = {},
): Promise<Comparison<Shown>> {
  signal?.throwIfAborted();
  const thread = new ComparisonThread(lists);
  const stop = (): void => void thread.end();
  signal?.addEventListener('abort', stop, { once: true });
  const priced: Repriced<Shown>[] = [];
  let done = 0;
  try {
    for (const slice of slicesOf(articles)) {
      const { repriced, weighed } = joined(slice, await thread.ask(slice), lists.after);
      signal?.throwIfAborted();
      priced.push(...repriced);
      if (weighed.length > 0) await onWeighed?.(weighed);
      done += slice.length;
      onProgress?.(done);
    }
    return { priced, unpriced: done - priced.length };
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await thread.end();
  }
}
