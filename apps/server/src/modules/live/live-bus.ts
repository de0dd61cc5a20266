import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseChannel } from '../../storage/database-channel.ts';
import type { Database } from '../../storage/database.ts';

const CHANNEL = 'ringwerk_live';

/**
 * Tells the screens of every process which room has changed: one connection of the pool listens to the database,
 * from the first screen on. After a break it listens again and wakes every screen, for what was said in between.
 */
export class LiveBus {
  readonly #channel: DatabaseChannel;
  readonly #rooms = new EventEmitter();
  readonly #closings = new Set<() => void>();

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#channel = new DatabaseChannel(database, log, CHANNEL, {
      onMessage: (roomId) => this.#rooms.emit(roomId),
      onReconnect: () => {
        for (const roomId of this.#rooms.eventNames()) this.#rooms.emit(roomId);
      },
    });
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
      await this.#channel.start();
    } catch (error) {
      // A refused screen gets no further message.
      stop();
      throw error;
    }
    if (this.#channel.isClosed) onClose();
    return stop;
  }

  /** Says that a room has changed; delivered to every process after the transaction of `database` is committed. */
  static async announce(database: Pick<Database['pool'], 'query'>, roomId: string): Promise<void> {
    await database.query('select pg_notify($1, $2)', [CHANNEL, roomId]);
  }

  close(): void {
    this.#channel.close();
    this.#rooms.removeAllListeners();
    for (const end of this.#closings) end();
    this.#closings.clear();
  }
}
