import { classNames } from '../class-names.ts';
import type { CellMark, DataColumn } from './data-column.ts';
import { CellField } from './cell-field.tsx';
import styles from './data-table.module.css';
import type { gridKeys } from './grid-keys.ts';
import type { GridPlace, useGridCells } from './use-grid-cells.ts';

interface DataCellProps<Row> {
  readonly row: Row;
  readonly column: DataColumn<Row>;
  readonly place: GridPlace;
  readonly cells: ReturnType<typeof useGridCells<Row>>;
  readonly keys: ReturnType<typeof gridKeys>;
  readonly mark: CellMark | undefined;
  /** What a changed cell said before, as a sentence. */
  readonly was: (text: string) => string;
  readonly isEditable: boolean;
}

function lookOf(
  { isNumber, isLong }: Pick<DataColumn<never>, 'isNumber' | 'isLong'>,
  isEditable: boolean,
  mark: CellMark | undefined,
): string | undefined {
  return classNames(
    isNumber === true && styles['number'],
    isLong === true && styles['long'],
    isEditable && styles['editable'],
    mark?.was !== undefined && styles['changed'],
    mark?.error !== undefined && styles['wrong'],
  );
}

/** What a cell says in its tooltip: why it was refused, or what it said before. */
const titleOf = (mark: CellMark | undefined, was: (text: string) => string): string | undefined =>
  mark?.error ?? (mark?.was === undefined ? undefined : was(mark.was));

/** True or nothing: a cell that was not refused says nothing about it. */
const isRefused = (mark: CellMark | undefined): true | undefined => (mark?.error === undefined ? undefined : true);

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';
const isPressed = (target: Element, cell: Element): boolean =>
  cell.contains(target.closest('a, button, input, [role=option]'));

export function DataCell<Row>({ row, column, place, cells, keys, mark, was, isEditable }: DataCellProps<Row>) {
  const isActive = cells.active.row === place.row && cells.active.column === place.column;
  const isTyped = isActive && cells.typed !== null;
  return (
    <td
      id={cells.idOf(place)}
      tabIndex={isActive ? 0 : -1}
      title={titleOf(mark, was)}
      aria-invalid={isRefused(mark)}
      className={lookOf(column, isEditable, mark)}
      onFocus={() => !isActive && cells.setPlace(place)}
      onKeyDown={isTyped ? undefined : keys.onCellKey}
      onDoubleClick={() => cells.open(null)}
      onClick={({ nativeEvent, target, currentTarget }) => {
        // By touch a tap opens the cell, except on a control inside it.
        if (isTouch(nativeEvent) && target instanceof Element && !isPressed(target, currentTarget)) cells.open(null);
      }}
    >
      {isTyped ? <CellField column={column} cells={cells} keys={keys} /> : (column.cell?.(row) ?? column.text(row))}
      {mark?.was !== undefined && !isTyped && <del className={styles['was']}>{mark.was}</del>}
    </td>
  );
}
