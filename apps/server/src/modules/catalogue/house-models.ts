import { setTimeout as after } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CodedError } from '../../http/coded-error.ts';
import { DatabaseChannel } from '../../storage/database-channel.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { filledNames, NO_DEMAND, wordsOf, type Demand, type HouseModel } from './house-model.ts';
import {
  changedModels,
  designsSince,
  MODELS_CHANNEL,
  readDemand,
  readPositions,
  type ModelRow,
} from './model-repository.ts';
import { popularityOf } from './popularity.ts';

/** Changes of one import or one clerk come in a burst: one look answers them. */
const SETTLE_MS = 50;
/** Orders and keeps are counted again after so long; nobody waits for it. */
const DEMAND_LIFE_MS = 10 * 60_000;

/** What looks models up by their set, withdrawn ones included. */
export interface ModelLookup {
  readonly find: (setId: number) => HouseModel | null;
}

/**
 * The house's collection in memory. It is read once, and again whenever a process says that it has changed the table; of
 * the models only those that changed.
 */
export class HouseModels implements ModelLookup {
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #channel: DatabaseChannel;
  readonly #rows = new Map<number, ModelRow>();
  #models: ReadonlyMap<number, HouseModel> = new Map();
  #list: readonly HouseModel[] = [];
  #demand: ReadonlyMap<number, Demand> = new Map();
  #horizon = '0';
  #counted = '';
  #revision = 0;
  #mustCount = true;
  #countedAt = -Infinity;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(database: Database, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#log = log;
    const look = (): void => void this.#lookLater();
    this.#channel = new DatabaseChannel(database, log, MODELS_CHANNEL, { onMessage: look, onReconnect: look });
  }

  /** Every model, by set id. */
  get list(): readonly HouseModel[] {
    return this.#list;
  }

  /** Grows with every change of a model, a place or the counted demand. */
  get revision(): number {
    return this.#revision;
  }

  find(setId: number): HouseModel | null {
    return this.#models.get(setId) ?? null;
  }

  /**
   * The article that a request names by its set, null when it names none. A set that the collection does not have is never
   * stored. One that another process has just added is read. @throws CodedError `model.unknown`
   */
  async require(setId: number | undefined): Promise<HouseModel | null> {
    if (setId === undefined) return null;
    if (!this.#models.has(setId)) await this.refresh();
    const model = this.find(setId);
    if (model === null) throw new CodedError('model.unknown');
    return model;
  }

  /** The collection, read now where no database could be reached at the start. */
  async ensureRead(): Promise<void> {
    if (this.#revision === 0) await this.refresh();
  }

  /** Follows the changes of other processes from now on. */
  async follow(): Promise<void> {
    await this.#channel.startPatiently();
    await this.refresh();
  }

  close(): void {
    this.#channel.close();
  }

  /** Resolves when everything that was committed before this call is in memory. Callers share one look. */
  refresh(): Promise<void> {
    if (this.#running === null) return (this.#running = this.#look());
    // The look under way may have begun before the caller's write was committed: only the next one is sure to see it.
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return (this.#running = this.#look());
      });
    return this.#next;
  }

  /** Designs of models that were committed since the last look: for whoever holds a lock and waits for no second connection. */
  designsSinceLook(transaction: Transaction): ReturnType<typeof designsSince> {
    return designsSince(transaction, this.#horizon);
  }

  /** Counts orders and keeps again where the last count is old. Does not wait. */
  recountWhenOld(): void {
    if (performance.now() - this.#countedAt < DEMAND_LIFE_MS) return;
    this.#countedAt = performance.now();
    this.#mustCount = true;
    this.refresh().catch((error: unknown) => this.#log.warn({ err: error }, 'orders and keeps could not be counted'));
  }

  /** Counts orders and keeps now. */
  async recount(): Promise<void> {
    this.#mustCount = true;
    await this.refresh();
  }

  async #lookLater(): Promise<void> {
    try {
      await after(SETTLE_MS, null, { ref: false });
      if (!this.#channel.isClosed) await this.refresh();
    } catch (error) {
      this.#log.warn({ err: error }, 'the collection could not be read again');
    }
  }

  async #look(): Promise<void> {
    try {
      const { rows, horizon } = await changedModels(this.#database, this.#horizon);
      const positions = await readPositions(this.#database);
      if (this.#mustCount) {
        this.#demand = await readDemand(this.#database);
        this.#mustCount = false;
        this.#countedAt = performance.now();
      }
      // What was read before may come again; a count that stayed the same changes nothing.
      const counted = JSON.stringify([[...positions].map(([id, own]) => [id, ...own]), [...this.#demand]]);
      if (rows.length === 0 && counted === this.#counted) return;
      this.#counted = counted;
      for (const row of rows) this.#rows.set(row.setId, row);
      this.#horizon = horizon;
      const list = [...this.#rows.values()].map((row) =>
        houseModel(row, positions.get(row.setId) ?? new Map(), this.#demand.get(row.setId) ?? NO_DEMAND),
      );
      this.#list = list.sort((a, b) => a.setId - b.setId);
      this.#models = new Map(list.map((model) => [model.setId, model]));
      this.#revision += 1;
    } finally {
      this.#running = null;
    }
  }
}

const houseModel = (row: ModelRow, positions: ReadonlyMap<number, number>, demand: Demand): HouseModel => ({
  ...row,
  names: filledNames(row.texts.names, row.articleNumber),
  words: wordsOf(row.texts.words),
  categories: [...positions.keys()].sort((a, b) => a - b),
  positions,
  demand,
  popularity: popularityOf(row.popularityStart, demand),
});
