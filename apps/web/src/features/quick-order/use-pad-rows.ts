import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../api/session-store.ts';
import { OpenPad } from './open-pad.ts';
import { changedRow, type PadRow } from './pad-row.ts';
import { withOrdered, withoutRows, withRows } from './pad-state.ts';

/** The pad of the company, as far as this device knows it: it outlives a reload, a lost session and a dead network. */
export function usePadRows() {
  const user = useSession()?.customerNumber ?? '';
  const pad = useMemo(() => new OpenPad(user), [user]);
  useEffect(() => pad.follow(), [pad]);
  const { rows, standing } = useStore(pad.store);
  return {
    rows,
    standing,
    add: (added: readonly PadRow[]): void => pad.change((state) => withRows(state, added)),
    change: (rowKey: string, changes: Partial<PadRow>): void =>
      pad.change((state) => {
        const row = state.rows.find(({ key }) => key === rowKey);
        return row === undefined ? state : withRows(state, [changedRow(row, changes)]);
      }),
    /** Its number once a row is ordered: it leaves the pad and stays on this page. */
    settle: (rowKey: string, ordered: PadRow['ordered']): void =>
      pad.change((state) => withOrdered(state, rowKey, ordered)),
    remove: (rowKeys: readonly string[]): void => pad.change((state) => withoutRows(state, rowKeys)),
  };
}
export type PadRows = ReturnType<typeof usePadRows>;
