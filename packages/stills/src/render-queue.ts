import { canRenderStills, openStillBrowser, type StillBrowser } from './still-browser.ts';
import { StillError } from './still-error.ts';
import type { RenderJob } from './render-job.ts';

export interface RenderQueueOptions {
  /** Jobs that may wait; further ones are refused as `busy`. */
  readonly mostWaiting: number;
  /** Time for one picture, the first one's shaders included, ms. */
  readonly limit: number;
  /** Memory of the browser after which it is opened anew, bytes. */
  readonly mostMemory: number;
  /** Where the system does not tell the memory: pictures after which it is opened anew. */
  readonly mostPictures: number;
  /** Time without jobs after which the browser is closed, ms. */
  readonly rest: number;
}

export const RENDER_QUEUE_DEFAULTS: RenderQueueOptions = {
  mostWaiting: 64,
  limit: 45_000,
  mostMemory: 1_000_000_000,
  mostPictures: 100,
  rest: 300_000,
};

/** How soon a picture is wanted, soonest first: a document cannot be printed without it, somebody looks for it, or it is drawn ahead. */
const URGENCIES = ['printed', 'awaited', 'ahead'] as const;
export type RenderUrgency = (typeof URGENCIES)[number];

/** Priority of a drawing now: whoever else asks for it while it waits may raise it. */
export interface RenderPriority {
  urgency: RenderUrgency;
}
export const isSooner = (a: RenderUrgency, b: RenderUrgency): boolean => URGENCIES.indexOf(a) < URGENCIES.indexOf(b);

interface Waiting {
  readonly job: RenderJob;
  readonly priority: Readonly<RenderPriority>;
  readonly settle: PromiseWithResolvers<Buffer>;
}

/** One warm browser that draws one picture after the other: a second one at a time would only share the processor. */
export interface RenderQueue {
  /** False without a browser on this machine, or without the built page. */
  readonly isAble: () => boolean;
  /** Jobs that wait or are drawn; with an urgency those that one more of it is drawn after. */
  readonly load: (urgency?: RenderUrgency) => number;
  /**
   * Draws a picture, the soonest wanted first; `priority` may change while it waits. A browser that ends is opened anew and the
   * picture tried once more. Rejects with a StillError.
   */
  readonly render: (job: RenderJob, priority?: Readonly<RenderPriority>) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

type Open = () => Promise<StillBrowser>;

/** `open` is the browser to draw in; tests hand in their own. */
export function createRenderQueue(
  options: Partial<RenderQueueOptions> = {},
  open: Open = openStillBrowser,
  isAble: () => boolean = canRenderStills,
): RenderQueue {
  const queue = new Queue({ ...RENDER_QUEUE_DEFAULTS, ...options }, open);
  return {
    isAble,
    load: (urgency = 'ahead') => queue.load(urgency),
    render: (job, priority = { urgency: 'awaited' }) => queue.render(job, priority),
    close: () => queue.close(),
  };
}

class Queue {
  readonly #options: RenderQueueOptions;
  readonly #open: Open;
  readonly #waiting: Waiting[] = [];
  #browser: StillBrowser | null = null;
  #drawn = 0;
  #work: Promise<void> | null = null;
  #resting: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: RenderQueueOptions, open: Open) {
    this.#options = options;
    this.#open = open;
  }

  load(urgency: RenderUrgency): number {
    const before = this.#waiting.filter(({ priority }) => !isSooner(urgency, priority.urgency));
    return before.length + (this.#work === null ? 0 : 1);
  }

  render(job: RenderJob, priority: Readonly<RenderPriority>): Promise<Buffer> {
    if (this.#isClosed || this.#waiting.length >= this.#options.mostWaiting)
      return Promise.reject(new StillError('busy'));
    const entry: Waiting = { job, priority, settle: Promise.withResolvers<Buffer>() };
    this.#waiting.push(entry);
    this.#work ??= this.#workOff();
    return entry.settle.promise;
  }

  /** The soonest wanted as the priorities are now, the longest waiting among equals. */
  #takeNext(): Waiting | undefined {
    const soonest = URGENCIES.find((each) => this.#waiting.some(({ priority }) => priority.urgency === each));
    const index = this.#waiting.findIndex(({ priority }) => priority.urgency === soonest);
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { settle } of this.#waiting.splice(0)) settle.reject(new StillError('busy'));
    await this.#drop();
    await this.#work;
    if (this.#resting !== null) clearTimeout(this.#resting);
  }

  async #workOff(): Promise<void> {
    if (this.#resting !== null) clearTimeout(this.#resting);
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) {
      const { job, settle } = next;
      await this.#attempt(job)
        .catch((error: unknown) => this.#secondAttempt(job, error))
        .then(settle.resolve, settle.reject);
      await this.#keepSmall();
    }
    this.#work = null;
    this.#resting = setTimeout(() => void this.#drop(), this.#options.rest).unref();
  }

  /** A picture that took too long would take as long again. */
  #secondAttempt(job: RenderJob, error: unknown): Promise<Buffer> {
    const isFinal = error instanceof StillError && error.failure !== 'broken';
    if (isFinal || this.#isClosed) throw error;
    return this.#attempt(job);
  }

  async #attempt(job: RenderJob): Promise<Buffer> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new StillError('too-slow')), this.#options.limit);
    try {
      this.#browser ??= await this.#open();
      const picture = await Promise.race([this.#browser.render(job), late.promise]);
      this.#drawn += 1;
      return picture;
    } catch (error) {
      await this.#drop();
      throw error instanceof StillError ? error : new StillError('broken', error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #keepSmall(): Promise<void> {
    const memory = (await this.#browser?.memory()) ?? null;
    const isFull = memory === null ? this.#drawn >= this.#options.mostPictures : memory > this.#options.mostMemory;
    if (isFull) await this.#drop();
  }

  async #drop(): Promise<void> {
    const browser = this.#browser;
    this.#browser = null;
    this.#drawn = 0;
    await browser?.close();
  }
}
