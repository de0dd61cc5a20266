import type { PadRow } from './pad-row.ts';

/** The pad on this device: what the shop's pad said last, with what was done here since. */
export interface PadState {
  readonly rows: readonly PadRow[];
  /** Keys of rows that were written here and have not reached the server. */
  readonly unsent: readonly string[];
  /** Keys of rows that were taken off here, and may still stand there. */
  readonly gone: readonly string[];
}
export const EMPTY_PAD: PadState = { rows: [], unsent: [], gone: [] };

/** Rows and removals that leave together. */
export interface PadPart {
  readonly written: readonly PadRow[];
  readonly removed: readonly string[];
}

const inOrder = (rows: Iterable<PadRow>): readonly PadRow[] =>
  [...rows].sort((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1));

const without = (keys: readonly string[], others: Iterable<string>): readonly string[] => {
  const left = new Set(others);
  return keys.filter((key) => !left.has(key));
};

/** New rows, which come behind all others, and rows that are put in place of those with their keys. */
export function withRows(state: PadState, rows: readonly PadRow[]): PadState {
  const byKey = new Map(state.rows.map((row) => [row.key, row]));
  let last = Math.max(0, ...state.rows.map(({ place }) => place));
  for (const row of rows) byKey.set(row.key, row.place > 0 ? row : { ...row, place: Math.floor((last += 1)) });
  const keys = rows.map(({ key }) => key);
  return {
    rows: inOrder(byKey.values()),
    unsent: [...new Set([...state.unsent, ...keys])],
    gone: without(state.gone, keys),
  };
}

/** Without some rows: they go from the shop's pad, too. */
export function withoutRows(state: PadState, keys: readonly string[]): PadState {
  // A whole pad is thousands of rows.
  const removed = new Set(keys);
  return {
    rows: state.rows.filter(({ key }) => !removed.has(key)),
    unsent: without(state.unsent, keys),
    gone: [...new Set([...state.gone, ...keys])],
  };
}

/** The next part to send to the server; null where nothing is unsent. */
export function nextPart({ rows, unsent, gone }: PadState, most: number): PadPart | null {
  const removed = gone.slice(0, most);
  const next = new Set(unsent.slice(0, most));
  const written = rows.filter(({ key }) => next.has(key));
  return written.length + removed.length === 0 ? null : { written, removed };
}

/** The server has taken a part: what was changed again meanwhile is still to be sent. */
export function withSent(state: PadState, { written, removed }: PadPart): PadState {
  const now = new Map(state.rows.map((row) => [row.key, row]));
  const sent = written.filter((row) => now.get(row.key) === row).map(({ key }) => key);
  // A row that was taken off meanwhile is not unsent, but gone.
  const left = without(state.unsent, sent).filter((key) => now.has(key));
  return { ...state, unsent: left, gone: without(state.gone, removed) };
}

/** The shop's pad, with this device's unsent changes on top. */
export function withShop(state: PadState, shop: readonly PadRow[]): PadState {
  const own = new Set(state.unsent);
  const gone = new Set(state.gone);
  const before = new Map(state.rows.map((row) => [row.key, row]));
  const kept = state.rows.filter(({ key }) => own.has(key));
  const read = shop
    .filter(({ key }) => !gone.has(key) && !own.has(key))
    .map((row) => {
      const known = before.get(row.key);
      // The same row stays the same object.
      return known?.act === row.act ? known : row;
    });
  return { ...state, rows: inOrder([...read, ...kept]) };
}
