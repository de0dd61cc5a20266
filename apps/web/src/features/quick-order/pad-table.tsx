import { useState } from 'react';
import { PAD_FIELDS, type PadField } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { CellEdit, CellMark } from '../../ui/data-table/data-column.ts';
import { Pager } from '../../ui/pager.tsx';
import { usePadColumns, type TableLine } from './pad-columns.tsx';
import type { PadRow } from './pad-row.ts';
import styles from './pad-table.module.css';
import type { PadReader } from './read-fields.ts';
import type { RowWords } from './row-texts.ts';
import type { CheckedRow } from './use-checked-rows.ts';
import { useProblemText } from './use-problem-text.ts';
import { writeCell } from './write-cell.ts';

/** Lines that are drawn at once: more would make every key slow. */
const PAGE_LINES = 100;
/** Empty lines below the last row: Enter leads from one to the next. */
const EMPTY_LINES: readonly TableLine[] = ['empty-1', 'empty-2', 'empty-3'].map((key) => ({ key, checked: null }));

export interface PadTableProps {
  readonly rows: readonly CheckedRow[];
  readonly reader: PadReader;
  readonly words: RowWords;
  /** Rows as they are now, new ones included. */
  readonly onWrite: (rows: readonly PadRow[]) => void;
  readonly onRemove: (row: PadRow) => void;
  /** A pasted list; false where it is none. */
  readonly onList: (text: string, column: string) => boolean;
  readonly onUndo: () => void;
}

const isField = (column: string): column is PadField => PAD_FIELDS.some((field) => field === column);

/** The rows that edits make, one after the other where several fall on one row. */
function written(
  edits: readonly CellEdit[],
  lines: readonly TableLine[],
  means: Pick<PadTableProps, 'reader' | 'words'>,
): readonly PadRow[] {
  const rows = new Map<string, PadRow>();
  for (const { row: key, column, text } of edits) {
    const line = lines.find((each) => each.key === key);
    const earlier = rows.get(key);
    if (!isField(column)) continue;
    const checked = line?.checked ?? null;
    // An empty line that is left empty stays one.
    if (checked === null && earlier === undefined && text === '') continue;
    const before =
      earlier === undefined ? checked : { row: earlier, answer: checked?.answer ?? null, isChecking: checked === null };
    rows.set(key, writeCell(before, column, text, means));
  }
  return [...rows.values()];
}

/** The pad as a table to work in: by keys, with completing articles, and lists pasted from anywhere. */
export function PadTable({ rows, reader, words, onWrite, onRemove, onList, onUndo }: PadTableProps) {
  const t = useTexts('pad');
  const problemText = useProblemText();
  const [wantedPage, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_LINES));
  const page = Math.min(wantedPage, pages);
  const shown = rows.slice((page - 1) * PAGE_LINES, page * PAGE_LINES);
  const lines: readonly TableLine[] = [
    ...shown.map((checked): TableLine => ({ key: checked.row.key, checked })),
    ...(page === pages ? EMPTY_LINES : []),
  ];
  const columns = usePadColumns({
    reader,
    words,
    onChange: (row, change) => onWrite([{ ...row, ...change }]),
    onRemove,
  });
  const mark = ({ checked }: TableLine, column: string): CellMark | undefined => {
    const problem = checked?.answer?.problems.find(({ field }) => field === column);
    return problem === undefined ? undefined : { error: problemText(problem) };
  };
  return (
    <div className={styles['table']}>
      <DataTable
        table="order-pad"
        label={t('yourOrder')}
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        words={{ filter: t('tableFilter'), nothing: t('rowsEmpty'), was: (text) => text }}
        mark={mark}
        onEdit={(edits) => onWrite(written(edits, lines, { reader, words }))}
        onText={onList}
        onUndo={onUndo}
      />
      <Pager page={page} pageSize={PAGE_LINES} total={rows.length} onPage={setPage} />
    </div>
  );
}
