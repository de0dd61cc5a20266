import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;

export interface ChannelListener {
  readonly onMessage: (payload: string) => void;
  /** After a break: whatever was said in between was missed. */
  readonly onReconnect: () => void;
}

/** Listens to one channel of the database over a connection of its own, and again after every break. */
export class DatabaseChannel {
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #channel: string;
  readonly #listener: ChannelListener;
  #release: (() => void) | null = null;
  #starting: Promise<void> | null = null;
  #isClosed = false;

  constructor(database: Database, log: Pick<FastifyBaseLogger, 'warn'>, channel: string, listener: ChannelListener) {
    this.#database = database;
    this.#log = log;
    this.#channel = channel;
    this.#listener = listener;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Settles when nothing said from now on is missed. Asked again it does nothing. */
  start(): Promise<void> {
    if (this.#release !== null) return Promise.resolve();
    this.#starting ??= this.#connect().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  /** Goes on trying until the database answers. */
  async startPatiently(): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      this.#warn(error);
      await this.#retry(FIRST_PAUSE_MS);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#release?.();
    this.#release = null;
  }

  async #connect(): Promise<void> {
    const client = await this.#database.pool.connect();
    let isReleased = false;
    const release = (): void => {
      if (!isReleased) client.release(true);
      isReleased = true;
    };
    const lose = (): void => {
      if (isReleased) return;
      release();
      this.#release = null;
      if (!this.#isClosed) void this.#retry(FIRST_PAUSE_MS);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => this.#listener.onMessage(payload ?? ''));
    await client.query(`listen ${this.#channel}`);
    if (this.#isClosed) release();
    else if (!isReleased) this.#release = release;
  }

  async #retry(pause: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    if (this.#isClosed) return;
    try {
      await this.start();
    } catch (error) {
      this.#warn(error);
      return this.#retry(Math.min(pause * 2, LONGEST_PAUSE_MS));
    }
    this.#listener.onReconnect();
  }

  #warn(error: unknown): void {
    this.#log.warn({ err: error }, `the channel ${this.#channel} does not reach the database`);
  }
}
