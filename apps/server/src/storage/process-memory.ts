import type { FastifyBaseLogger } from 'fastify';
import { DatabaseChannel } from './database-channel.ts';
import type { Database } from './database.ts';
import { FreshMemory } from './fresh-memory.ts';

const WRITES_CHANNEL = 'ringwerk_writes';

/**
 * What this process remembers of the database for a moment (`FreshMemory`), while it follows what is written. Whoever drives
 * an application that does not listen is answered from the database alone.
 */
export class ProcessMemory {
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #channel: DatabaseChannel;
  readonly #parts: FreshMemory<unknown>[] = [];
  #isOn = false;

  constructor(database: Database, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#log = log;
    const forget = (): void => this.#forget();
    this.#channel = new DatabaseChannel(database, log, WRITES_CHANNEL, { onMessage: forget, onReconnect: forget });
  }

  /** @param most - answers of this kind that are remembered at once */
  open<Value>(most: number): FreshMemory<Value> {
    const part = new FreshMemory<Value>(most);
    this.#parts.push(part);
    return part;
  }

  /** Remembers from now on, and hears of other processes' writes. Without the channel they are seen when what is remembered is old. */
  async follow(): Promise<void> {
    this.#isOn = true;
    for (const part of this.#parts) part.turnOn();
    await this.#channel.startPatiently();
  }

  /**
   * Called when this process has written, before the answer leaves: whoever asks next sees it here, and as soon as they are told
   * in every other process.
   */
  async noteWrite(): Promise<void> {
    if (!this.#isOn) return;
    this.#forget();
    try {
      await this.#database.pool.query({ name: 'say-written', text: `select pg_notify('${WRITES_CHANNEL}', '')` });
    } catch (error) {
      // The write stands; others see it a moment later.
      this.#log.warn({ err: error }, 'other processes could not be notified of a write');
    }
  }

  close(): void {
    this.#channel.close();
  }

  #forget(): void {
    for (const part of this.#parts) part.forget();
  }
}
