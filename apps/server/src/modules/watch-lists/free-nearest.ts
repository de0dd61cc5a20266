import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { unreleasedHolds } from '../stones/stone-repository.ts';
import type { StoneRow } from '../stones/stone-record.ts';
import { goneFor } from './stone-figures.ts';

/** Stones that are read at first: more than are shown, for others may hold the nearest. */
const READ = 16;
/** What is less like a stone than some thousands of others is nothing to offer in its place. */
const READ_MAX = 5_000;

interface Wanted {
  /** That others shall be like. */
  readonly stone: StoneRow;
  readonly taken: ReadonlySet<string>;
  readonly most: number;
  /** Whether one of them can be taken; by default all. */
  readonly fits?: (row: StoneRow) => boolean;
}

/**
 * The nearest stones that this dealer can have and that are not taken already. Holds stand apart from the index: where too many of
 * the nearest are held, more are read.
 */
export async function freeNearest(
  { database, stones, clock }: Pick<Services, 'database' | 'stones' | 'clock'>,
  { dealerId }: Pick<Caller, 'dealerId'>,
  { stone, taken, most, fits = () => true }: Wanted,
): Promise<readonly StoneRow[]> {
  const reader = { dealerId, now: clock() };
  for (let read = READ + taken.size; ; read *= 4) {
    const near = await stones.nearest(stone, read);
    const holds = await unreleasedHolds(
      database.orm,
      near.map(({ id }) => id),
    );
    const holdOf = new Map(holds.map((hold) => [hold.stoneId, hold]));
    const free = near.filter(
      (row) => !taken.has(row.id) && fits(row) && goneFor(row, holdOf.get(row.id), reader) === null,
    );
    if (free.length >= most || near.length < read || read >= READ_MAX) return free.slice(0, most);
  }
}
