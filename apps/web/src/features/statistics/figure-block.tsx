import type { WrittenCell } from '@ringwerk/sheets/write';
import { useId, useState, type ReactNode } from 'react';
import { useDecimalSign } from '../../domain/download/decimal-sign.ts';
import { saveFile } from '../../domain/download/save-file.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { TableName } from '../../ui/list-table/kept-columns.ts';
import { ListTable } from '../../ui/list-table/list-table.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './statistics.module.css';

/** A column of the table behind a chart and of its file. */
export interface FigureColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly text: (row: Row) => string;
  /** In the file; a number stays one. */
  readonly cell: (row: Row) => WrittenCell;
  readonly sortBy?: (row: Row) => string | number;
  readonly isFigure?: boolean;
}

interface FigureBlockProps<Row> {
  readonly table: TableName;
  readonly title: string;
  readonly lead: string;
  /** Of the file, without its ending. */
  readonly fileName: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart with the table behind it, which opens by a button, and the same figures as a file. */
export function FigureBlock<Row>({
  table,
  title,
  lead,
  fileName,
  columns,
  rows,
  keyOf,
  children,
}: FigureBlockProps<Row>) {
  const t = useTexts('statistics');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const save = useSave(fileName, columns, rows);
  return (
    <section className={styles['block']} aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        <div>
          <h2 id={`${id}-title`} className={styles['title']}>
            {title}
          </h2>
          <p className={styles['lead']}>{lead}</p>
        </div>
        <div className={styles['steps']}>
          <Button look="quiet" aria-expanded={isOpen} aria-controls={`${id}-table`} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'table.hide' : 'table.show')}
          </Button>
          <Button look="quiet" icon="download" onClick={() => void save()}>
            {t('csv')}
          </Button>
        </div>
      </div>
      {children}
      <div id={`${id}-table`} hidden={!isOpen}>
        {isOpen && (
          <ListTable
            table={table}
            caption={title}
            rows={rows}
            keyOf={keyOf}
            columns={columns.map(({ key, label, text, sortBy, isFigure = false }) => ({
              key,
              label,
              render: text,
              ...(sortBy === undefined ? {} : { sortBy }),
              isFigure,
              isDescendingFirst: isFigure,
              isUnbroken: true,
            }))}
          />
        )}
      </div>
    </section>
  );
}

function useSave<Row>(fileName: string, columns: readonly FigureColumn<Row>[], rows: readonly Row[]) {
  const errorText = useErrorText();
  const decimal = useDecimalSign();
  return async (): Promise<void> => {
    try {
      const { toCsv } = await import('@ringwerk/sheets/csv');
      const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
      saveFile(`${fileName}.csv`, toCsv(lines, decimal), 'text/csv;charset=utf-8');
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    }
  };
}
