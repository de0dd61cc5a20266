import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../storage/database.ts';

const CHANNEL = 'ringwerk_live';
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Tells the screens of every process which room has changed: one connection of the pool listens to the database,
 * from the first screen on. After a break it listens again and wakes every screen, for what was said in between.
 */
export class LiveBus {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #rooms = new EventEmitter();
  readonly #closings = new Set<() => void>();
  #release: (() => void) | null = null;
  #starting: Promise<void> | null = null;
  #isClosed = false;

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
    this.#rooms.setMaxListeners(0);
  }

  /** Settles when nothing said from now on is missed. @param onClose - called when the process stops. */
  async listen(roomId: string, onChange: () => void, onClose: () => void): Promise<() => void> {
    const stop = (): void => {
      this.#rooms.off(roomId, onChange);
      this.#closings.delete(onClose);
    };
    this.#rooms.on(roomId, onChange);
    this.#closings.add(onClose);
    try {
      await this.#start();
    } catch (error) {
      // A screen that was refused is not told anything any more.
      stop();
      throw error;
    }
    if (this.#isClosed) onClose();
    return stop;
  }

  /** Says that a room has changed; heard by every process after the transaction of `database` is committed. */
  static async announce(database: Pick<Database['pool'], 'query'>, roomId: string): Promise<void> {
    await database.query('select pg_notify($1, $2)', [CHANNEL, roomId]);
  }

  close(): void {
    this.#isClosed = true;
    this.#release?.();
    this.#release = null;
    this.#rooms.removeAllListeners();
    for (const end of this.#closings) end();
    this.#closings.clear();
  }

  #start(): Promise<void> {
    if (this.#release !== null) return Promise.resolve();
    this.#starting ??= this.#connect().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
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
    client.on('notification', ({ payload }) => this.#rooms.emit(payload ?? ''));
    await client.query(`listen ${CHANNEL}`);
    if (this.#isClosed) release();
    else if (!isReleased) this.#release = release;
  }

  async #retry(pause: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    if (this.#isClosed) return;
    try {
      await this.#start();
    } catch (error) {
      this.#log.warn({ err: error }, 'the live bus does not reach the database');
      return this.#retry(Math.min(pause * 2, LONGEST_PAUSE_MS));
    }
    for (const roomId of this.#rooms.eventNames()) this.#rooms.emit(roomId);
  }
}
