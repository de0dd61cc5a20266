import type { Database } from '../../storage/database.ts';
import { StoneIndex, type StoneAnswer } from './stone-index.ts';
import { changedStones } from './stone-repository.ts';
import type { StoneQuestion } from './stone-question.ts';
import type { StoneRow } from './stone-record.ts';

/**
 * The search index with its feed. Before every answer the rows changed since the last look are read by
 * transaction, so that each process answers what is committed, its own writes and those of the others alike. Reading by a
 * running number instead would lose rows: a smaller number may commit later.
 */
export class StoneCatalogue {
  readonly #database: Database;
  readonly #index = new StoneIndex();
  #horizon = '0';
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  async search(question: (index: StoneIndex) => StoneQuestion): Promise<StoneAnswer> {
    await this.refresh();
    return this.#index.search(question(this.#index));
  }

  /** The listed stones that are most like one, the nearest first; held ones are among them. */
  async nearest(wanted: StoneRow, most: number): Promise<readonly StoneRow[]> {
    await this.refresh();
    return this.#index.nearest(wanted, most);
  }

  /** Resolves when everything that was committed before this call is in the index. Callers share one look. */
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

  async #look(): Promise<void> {
    try {
      const { rows, horizon } = await changedStones(this.#database, this.#horizon);
      this.#index.upsert(rows);
      this.#horizon = horizon;
    } finally {
      this.#running = null;
    }
  }
}
