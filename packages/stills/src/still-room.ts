import { canDrawStills, openStillBrowser, type StillBrowser } from './still-browser.ts';
import { StillError } from './still-error.ts';
import type { StillOrder } from './still-order.ts';

export interface StillRoomOptions {
  /** Orders that may wait; further ones are refused as `busy`. */
  readonly mostWaiting: number;
  /** Time for one picture, the first one's shaders included, ms. */
  readonly limit: number;
  /** Memory of the browser after which it is opened anew, bytes. */
  readonly mostMemory: number;
  /** Where the system does not tell the memory: pictures after which it is opened anew. */
  readonly mostPictures: number;
  /** Time without orders after which the browser is closed, ms. */
  readonly rest: number;
}

export const STILL_ROOM_DEFAULTS: StillRoomOptions = {
  mostWaiting: 64,
  limit: 45_000,
  mostMemory: 1_000_000_000,
  mostPictures: 100,
  rest: 300_000,
};

/** How soon a picture is wanted: somebody waits for it, or it is drawn ahead. */
export type StillUrgency = 'awaited' | 'ahead';

interface Waiting {
  readonly order: StillOrder;
  readonly urgency: StillUrgency;
  readonly settle: PromiseWithResolvers<Buffer>;
}

/** One warm browser that draws one picture after the other: a second one at a time would only share the processor. */
export interface StillRoom {
  /** False without a browser on this machine, or without the built page. */
  readonly isAble: () => boolean;
  /** Orders that wait or are drawn. */
  readonly load: () => number;
  /**
   * Draws a picture; whoever waits goes before what is drawn ahead. A browser that ends is opened anew and the picture
   * tried once more. Rejects with a StillError.
   */
  readonly draw: (order: StillOrder, urgency?: StillUrgency) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

type Open = () => Promise<StillBrowser>;

/** `open` is the browser to draw in; tests hand in their own. */
export function createStillRoom(
  options: Partial<StillRoomOptions> = {},
  open: Open = openStillBrowser,
  isAble: () => boolean = canDrawStills,
): StillRoom {
  const room = new Room({ ...STILL_ROOM_DEFAULTS, ...options }, open);
  return {
    isAble,
    load: () => room.load,
    draw: (order, urgency = 'awaited') => room.draw(order, urgency),
    close: () => room.close(),
  };
}

class Room {
  readonly #options: StillRoomOptions;
  readonly #open: Open;
  readonly #waiting: Waiting[] = [];
  #browser: StillBrowser | null = null;
  #drawn = 0;
  #work: Promise<void> | null = null;
  #resting: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: StillRoomOptions, open: Open) {
    this.#options = options;
    this.#open = open;
  }

  get load(): number {
    return this.#waiting.length + (this.#work === null ? 0 : 1);
  }

  draw(order: StillOrder, urgency: StillUrgency): Promise<Buffer> {
    if (this.#isClosed || this.#waiting.length >= this.#options.mostWaiting)
      return Promise.reject(new StillError('busy'));
    const entry: Waiting = { order, urgency, settle: Promise.withResolvers<Buffer>() };
    const firstAhead = urgency === 'awaited' ? this.#waiting.findIndex((each) => each.urgency === 'ahead') : -1;
    this.#waiting.splice(firstAhead === -1 ? this.#waiting.length : firstAhead, 0, entry);
    this.#work ??= this.#workOff();
    return entry.settle.promise;
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
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      const { order, settle } = next;
      await this.#attempt(order)
        .catch((error: unknown) => this.#secondAttempt(order, error))
        .then(settle.resolve, settle.reject);
      await this.#keepSmall();
    }
    this.#work = null;
    this.#resting = setTimeout(() => void this.#drop(), this.#options.rest).unref();
  }

  /** A picture that took too long would take as long again. */
  #secondAttempt(order: StillOrder, error: unknown): Promise<Buffer> {
    const isFinal = error instanceof StillError && error.failure !== 'broken';
    if (isFinal || this.#isClosed) throw error;
    return this.#attempt(order);
  }

  async #attempt(order: StillOrder): Promise<Buffer> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new StillError('too-slow')), this.#options.limit);
    try {
      this.#browser ??= await this.#open();
      const picture = await Promise.race([this.#browser.draw(order), late.promise]);
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
