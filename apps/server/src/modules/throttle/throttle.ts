import { createHash } from 'node:crypto';
import { CodedError } from '../../http/coded-error.ts';
import type { Database, Queryable } from '../../storage/database.ts';
import type { Limit } from './limits.ts';
import { clearTries, countTry, findPause, forgetTries, takeBackTry } from './throttle-repository.ts';

/** Something that somebody tries: what kind of thing, whose, and how often it may be. */
export interface Attempt {
  /** Counts of different kinds are apart. */
  readonly kind: string;
  readonly subject: string;
  readonly limit: Limit;
}

/** Between two looks for counts that are no longer needed, ms. */
const FORGET_EVERY_MS = 60_000;

/**
 * The one place where tries are counted: logins, PINs, resets, and calls by address. A try is counted before it is judged,
 * in the database, so that neither parallel tries nor several processes get more than the limit. Keys are hashed: what
 * was typed as a customer number is not kept, and may be anything.
 */
export class Throttle {
  readonly #database: Database;
  readonly #clock: () => Date;
  #forgottenAt = 0;

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Counts a try under every attempt given, or under none.
   * @throws CodedError `session.too-many-attempts` while one of them is paused.
   */
  async reserve(attempts: readonly Attempt[]): Promise<void> {
    const now = this.#clock();
    await this.#forget(now);
    const [first, ...others] = attempts;
    if (first === undefined) return;
    if (others.length === 0) return reserveOne(this.#database.orm, first, now);
    await this.#database.transaction(async (transaction) => {
      // Always in the order of the caller's list, which has every kind at the same place: no two wait for each other.
      for (const attempt of attempts) await reserveOne(transaction, attempt, now);
    });
  }

  /** Says that a counted try was right. */
  async succeed(attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) {
      if (attempt.limit.kind !== 'guess') continue;
      if (attempt.limit.onSuccess === 'clear') await clearTries(this.#database.orm, keyOf(attempt));
      else await takeBackTry(this.#database.orm, keyOf(attempt));
    }
  }

  async #forget(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#forgottenAt) < FORGET_EVERY_MS) return;
    this.#forgottenAt = now.getTime();
    await forgetTries(this.#database.orm, now);
  }
}

const keyOf = ({ kind, subject }: Attempt): Buffer => createHash('sha256').update(`${kind}\0${subject}`).digest();

async function reserveOne(database: Queryable, attempt: Attempt, now: Date): Promise<void> {
  const key = keyOf(attempt);
  if (await countTry(database, key, attempt.limit, now)) return;
  const until = (await findPause(database, key))?.getTime() ?? now.getTime();
  throw new CodedError('session.too-many-attempts', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  });
}
