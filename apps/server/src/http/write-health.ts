import { CodedError } from './coded-error.ts';
import type { Database } from '../storage/database.ts';

/** How long a failed write counts without asking again, ms: a probe writes, and a full disk is not emptied in a second. */
const MEMORY_MS = 15_000;

/** Takes space in a file of the database and in its log, and leaves nothing behind. */
const PROBE = `create temporary table write_probe on commit drop as
  select repeat(md5(n::text), 32) from generate_series(1, 64) n`;

/** Remembers that a write found no space, so that the health of the process says so until writes succeed again. */
export class WriteHealth {
  readonly #database: Pick<Database, 'pool'>;
  readonly #clock: () => Date;
  #failedAt: number | null = null;

  constructor(database: Pick<Database, 'pool'>, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  noteFailure(): void {
    this.#failedAt = this.#clock().getTime();
  }

  /** @throws CodedError `server.unavailable` while writes fail; whatever the driver throws while the database is away. */
  async requireReady(): Promise<void> {
    if (this.#failedAt === null) {
      await this.#database.pool.query('select 1');
      return;
    }
    if (this.#clock().getTime() - this.#failedAt < MEMORY_MS)
      throw new CodedError('server.unavailable', { retryAfterSeconds: MEMORY_MS / 1000 });
    await this.#database.pool.query(PROBE).catch((error: unknown) => {
      this.noteFailure();
      throw error;
    });
    this.#failedAt = null;
  }
}
