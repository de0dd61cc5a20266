import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseBlock, type CellEdit, type DataColumn } from './data-column.ts';

export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridMeans<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly onEdit: ((edits: readonly CellEdit[]) => void) | undefined;
  readonly onPaste?: ((edits: readonly CellEdit[], outside: number) => void) | undefined;
  /** Asked first with a pasted text and the column of the cell with the focus: true where it is taken as a whole. */
  readonly onText?: ((text: string, column: string) => boolean) | undefined;
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The cell that has the focus, and what is typed or pasted into cells. */
export function useGridCells<Row>({ rows, columns, rowKey, onEdit, onPaste, onText }: GridMeans<Row>) {
  const id = useId();
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  /** Text of the cell that is written in; null while none is. */
  const [typed, setTyped] = useState<string | null>(null);
  const active = { row: within(place.row, rows.length), column: within(place.column, columns.length) };
  const idOf = ({ row, column }: GridPlace): string => `${id}-${row}-${column}`;
  const editable = (at: GridPlace): { readonly row: Row; readonly column: DataColumn<Row> } | null => {
    const row = rows[at.row];
    const column = columns[at.column];
    if (onEdit === undefined || row === undefined || column?.isEditable?.(row) !== true) return null;
    return { row, column };
  };
  const moveBy = (down: number, right: number): void => {
    const next = { row: within(active.row + down, rows.length), column: within(active.column + right, columns.length) };
    // Its field has gone before the cell takes the focus, and that before the next key: scanners send one each millisecond.
    flushSync(() => {
      setPlace(next);
      setTyped(null);
    });
    document.getElementById(idOf(next))?.focus();
  };
  /** Begins to write into the cell with the focus, with its own text or with another one; false where nothing can be. */
  const open = (text: string | null): boolean => {
    const cell = editable(active);
    if (cell === null) return false;
    setTyped(text ?? cell.column.text(cell.row));
    return true;
  };
  /** Writes what was typed into the cell, or what was chosen in its place. */
  const commit = (chosen: string | null = typed): void => {
    const cell = editable(active);
    if (typed === null || chosen === null || cell === null || chosen === cell.column.text(cell.row)) return;
    onEdit?.([{ row: rowKey(cell.row), column: cell.column.key, text: chosen.trim() }]);
  };
  const paste = (text: string): void => {
    if (onText?.(text, columns[active.column]?.key ?? '') === true) return;
    const edits: CellEdit[] = [];
    let outside = 0;
    for (const [down, cells] of parseBlock(text).entries())
      for (const [right, cellText] of cells.entries()) {
        const cell = editable({ row: active.row + down, column: active.column + right });
        if (cell !== null) edits.push({ row: rowKey(cell.row), column: cell.column.key, text: cellText.trim() });
        else if (cellText.trim() !== '') outside += 1;
      }
    if (onPaste !== undefined) onPaste(edits, outside);
    else if (edits.length > 0) onEdit?.(edits);
  };
  /** Text of the cell with the focus; null in an empty table. */
  const activeText = (): string | null => {
    const row = rows[active.row];
    return row === undefined ? null : (columns[active.column]?.text(row) ?? null);
  };
  return { active, idOf, typed, setTyped, setPlace, moveBy, open, commit, paste, activeText };
}
