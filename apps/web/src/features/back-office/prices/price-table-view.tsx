import type { HouseList } from '@ringwerk/kernel/price';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { CellEdit, CellMark, DataColumn } from '../../../ui/data-table/data-column.ts';
import { cellText } from './cell-unit.ts';
import { valueAt } from './list-cells.ts';
import styles from './prices.module.css';
import type { PriceColumn, PriceRow, PriceTable } from './price-sections.ts';
import type { useListDraft } from './use-list-draft.ts';
import { useTableWords } from './use-table-words.ts';

interface PriceTableViewProps {
  readonly table: PriceTable;
  readonly draft: ReturnType<typeof useListDraft>;
  readonly isDraft: boolean;
  /** The list whose figures changed cells are compared with. */
  readonly compared: HouseList | null;
}
/** Rows of a table that is searched rather than read. */
const MANY = 12;

/** Words, values and marks of the cells of a table. */
function useTableCells({ table, draft, isDraft, compared }: PriceTableViewProps) {
  const t = useTexts('prices');
  const format = useFormat();
  const valueOf = ({ cells }: PriceRow, key: string): unknown =>
    cells[key] === undefined ? undefined : valueAt(draft.content, cells[key]);
  const columnOf = ({ key, label, unit }: PriceColumn): DataColumn<PriceRow> => ({
    key,
    label,
    isNumber: true,
    text: (row) => cellText(valueOf(row, key), unit, draft.content.currency, format),
    order: (row) => {
      const shown = valueOf(row, key);
      return typeof shown === 'number' || typeof shown === 'string' ? shown : '';
    },
    isEditable: ({ cells }) => isDraft && cells[key] !== undefined,
  });
  const unitOf = (column: string) => table.columns.find(({ key }) => key === column)?.unit;
  const mark = ({ cells }: PriceRow, column: string): CellMark | undefined => {
    const path = cells[column];
    const unit = unitOf(column);
    if (path === undefined || unit === undefined) return undefined;
    const typed = draft.refused.get(path);
    const before = compared === null ? undefined : valueAt(compared, path);
    const isChanged = before !== undefined && before !== valueAt(draft.content, path);
    return {
      ...(isChanged ? { was: cellText(before, unit, draft.content.currency, format) } : {}),
      ...(typed === undefined ? {} : { error: t('cell.refused', { text: typed }) }),
    };
  };
  const type = (edits: readonly CellEdit[]) =>
    draft.type(
      edits.flatMap(({ row, column, text }) => {
        const path = table.rows.find(({ key }) => key === row)?.cells[column];
        const unit = unitOf(column);
        return path === undefined || unit === undefined ? [] : [{ path, unit, text }];
      }),
    );
  const columns: readonly DataColumn<PriceRow>[] = [
    { key: 'label', label: table.title, text: ({ label }) => label },
    ...table.columns.map(columnOf),
  ];
  return { columns, mark, type };
}

/** Some places of a list; changed ones are marked with the figure of the list that counts. */
export function PriceTableView(props: PriceTableViewProps) {
  const { table, draft, isDraft } = props;
  const words = useTableWords();
  const s = useTexts('sheets');
  const format = useFormat();
  const { columns, mark, type } = useTableCells(props);
  /** One step for the whole block, and an answer for what of it was not taken. */
  const paste = (edits: readonly CellEdit[], outside: number): void => {
    const { taken, refused } = type(edits);
    const parts = [
      s('paste.done', { count: taken, shown: format.number(taken) }),
      ...(refused > 0 ? [s('paste.refused', { count: refused, shown: format.number(refused) })] : []),
      ...(outside > 0 ? [s('paste.outside', { count: outside, shown: format.number(outside) })] : []),
    ];
    showToast(parts.join(' '), { tone: refused + outside > 0 ? 'plain' : 'good' });
  };
  return (
    <section className={styles['section']}>
      <DataTable
        table="prices"
        label={table.title}
        isPlain={table.rows.length < MANY}
        columns={columns}
        rows={table.rows}
        rowKey={({ key }) => key}
        words={words}
        mark={mark}
        onUndo={isDraft ? draft.undo : undefined}
        onEdit={isDraft ? type : undefined}
        onPaste={isDraft ? paste : undefined}
      />
    </section>
  );
}
