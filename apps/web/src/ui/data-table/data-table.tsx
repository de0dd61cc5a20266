import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { useColumnChoice } from '../list-table/column-choice.tsx';
import type { TableName } from '../list-table/kept-columns.ts';
import { TextField } from '../text-field.tsx';
import { DataCell } from './data-cell.tsx';
import { shownRows, type CellEdit, type CellMark, type DataColumn, type SortOrder } from './data-column.ts';
import styles from './data-table.module.css';
import { gridKeys } from './grid-keys.ts';
import { useGridCells } from './use-grid-cells.ts';

/** Words of the table's own controls, in the reader's language. */
export interface TableWords {
  readonly filter: string;
  readonly nothing: string;
  /** What a changed cell said before. */
  readonly was: (text: string) => string;
}

export interface DataTableProps<Row> {
  /** By this name the chosen columns are kept. */
  readonly table: TableName;
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly words: TableWords;
  /** Takes typed and pasted cells; without it the table is read only. */
  readonly onEdit?: ((edits: readonly CellEdit[]) => void) | undefined;
  /** Takes a pasted block in place of `onEdit`; `outside` counts values that fell on no cell that can be edited. */
  readonly onPaste?: ((edits: readonly CellEdit[], outside: number) => void) | undefined;
  /** Asked first with a pasted text and the column of the cell with the focus: true where it is taken as a whole. */
  readonly onText?: ((text: string, column: string) => boolean) | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly mark?: (row: Row, column: string) => CellMark | undefined;
  readonly firstSort?: SortOrder;
  /** Without search field and choice of columns: a table of a few rows. */
  readonly isPlain?: boolean;
  readonly actions?: ReactNode;
}

interface HeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: SortOrder | null;
  readonly onSort: (column: string) => void;
}

function Head<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, isNumber }) => {
          const isSorted = sort?.column === key;
          const direction = sort?.isDescending === true ? 'descending' : 'ascending';
          return (
            <th
              key={key}
              scope="col"
              aria-sort={isSorted ? direction : 'none'}
              className={classNames(isNumber === true && styles['number'])}
            >
              <button type="button" className={styles['sort']} onClick={() => onSort(key)}>
                {label}
                <span className={classNames(styles['arrow'], isSorted && styles['sorted'])} data-direction={direction}>
                  <Icon name="chevronDown" size={12} />
                </span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface BarProps {
  readonly words: TableWords;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly menu: ReactNode;
}

/** Search field and choice of columns. */
function Bar({ words, filter, onFilter, menu }: BarProps) {
  return (
    <>
      <TextField
        label={words.filter}
        isLabelHidden
        type="search"
        placeholder={words.filter}
        className={styles['filter']}
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
      />
      {menu}
    </>
  );
}

/** By turns ascending, descending, and as the rows came. */
function nextSort(sort: SortOrder | null, column: string): SortOrder | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

interface BodyProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'words' | 'onEdit'> {
  readonly cells: ReturnType<typeof useGridCells<Row>>;
  readonly keys: ReturnType<typeof gridKeys>;
  readonly mark: DataTableProps<Row>['mark'] | undefined;
}

function Body<Row>({ rows, columns, rowKey, cells, keys, mark, words, onEdit }: BodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row, rowIndex) => (
        <tr key={rowKey(row)}>
          {columns.map((column, columnIndex) => (
            <DataCell
              key={column.key}
              row={row}
              column={column}
              place={{ row: rowIndex, column: columnIndex }}
              cells={cells}
              keys={keys}
              mark={mark?.(row, column.key)}
              was={words.was}
              isEditable={onEdit !== undefined && column.isEditable?.(row) === true}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/**
 * A table to work in: order and search rows, choose columns, walk by arrows, type into cells, paste a block from a
 * spreadsheet. Heads and first column stay in sight.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    table,
    label,
    rowKey,
    words,
    onEdit,
    onPaste,
    onText,
    onUndo,
    mark,
    firstSort = null,
    isPlain = false,
    actions,
  } = props;
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<SortOrder | null>(firstSort);
  const choice = useColumnChoice(table, props.columns);
  // A few rows have no place for the menu: all of their columns are shown.
  const columns = isPlain ? props.columns : choice.shown;
  const rows = shownRows(props.rows, columns, filter, sort);
  const cells = useGridCells({ rows, columns, rowKey, onEdit, onPaste, onText });
  const keys = gridKeys(cells, onUndo);
  const bar = { words, filter, onFilter: setFilter, menu: choice.menu };
  return (
    <div className={styles['root']}>
      {(!isPlain || actions !== undefined) && (
        <div className={styles['bar']}>
          {!isPlain && <Bar {...bar} />}
          {actions}
        </div>
      )}
      <div className={styles['scroll']}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- cells are walked and written in: ARIA's grid
          role="grid"
          aria-label={label}
          aria-readonly={onEdit === undefined}
          aria-rowcount={rows.length + 1}
          className={styles['table']}
          onPaste={keys.onPaste}
          onCopy={keys.onCopy}
        >
          <Head columns={columns} sort={sort} onSort={(column) => setSort((before) => nextSort(before, column))} />
          <Body {...{ rows, columns, rowKey, cells, keys, mark, words, onEdit }} />
        </table>
        {rows.length === 0 && <p className={styles['nothing']}>{words.nothing}</p>}
      </div>
    </div>
  );
}
