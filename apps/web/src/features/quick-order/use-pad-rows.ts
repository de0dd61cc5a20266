import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../api/session-store.ts';
import { OpenPad } from './open-pad.ts';
import { changedRow, type PadRow } from './pad-row.ts';
import { withoutRows, withRows } from './pad-state.ts';

/** The pad of the company, as far as this device knows it: it outlives a reload, a lost session and a dead network. */
export function usePadRows() {
  const user = useSession()?.customerNumber ?? '';
  const pad = useMemo(() => new OpenPad(user), [user]);
  useEffect(() => pad.follow(), [pad]);
  const { rows, standing } = useStore(pad.store);
  return {
    rows,
    standing,
    /** New rows, and rows that have been changed. */
    write: (written: readonly PadRow[]): void =>
      pad.change((state) => {
        const known = new Set(state.rows.map(({ key }) => key));
        return withRows(
          state,
          written.map((row) => (known.has(row.key) ? changedRow(row, {}) : row)),
        );
      }),
    remove: (rowKeys: readonly string[]): void => pad.change((state) => withoutRows(state, rowKeys)),
  };
}
export type PadRows = ReturnType<typeof usePadRows>;
