import { useEffect, useState } from 'react';
import { useSession } from '../../api/session-store.ts';
import { changedRow, padRowsSchema, type PadRow } from './pad-row.ts';

const keyOf = (customer: string): string => `ringwerk.order-pad.${customer}`;

function storedRows(key: string): PadRow[] {
  try {
    const parsed = padRowsSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    // What was ordered belongs to the last visit; what was left open is still to be done.
    return parsed.success ? parsed.data.filter(({ ordered }) => !ordered) : [];
  } catch {
    return [];
  }
}

/** The draft of this user on this device: it outlives a reload, a lost session and the next login. */
export function usePadRows() {
  const key = keyOf(useSession()?.customerNumber ?? '');
  const [rows, setRows] = useState(() => storedRows(key));
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(rows));
    } catch {
      // Without storage the draft lives as long as the page.
    }
  }, [key, rows]);
  return {
    rows,
    setRows,
    add: (added: readonly PadRow[]): void => setRows((before) => [...before, ...added]),
    change: (rowKey: string, change: Partial<PadRow>): void =>
      setRows((before) => before.map((row) => (row.key === rowKey ? changedRow(row, change) : row))),
    /** Writes what is no change of the order itself: its number once it is placed. */
    settle: (rowKey: string, ordered: PadRow['ordered']): void =>
      setRows((before) => before.map((row) => (row.key === rowKey ? { ...row, ordered } : row))),
    remove: (rowKey: string): void => setRows((before) => before.filter((row) => row.key !== rowKey)),
  };
}
export type PadRows = ReturnType<typeof usePadRows>;
